#!/usr/bin/env bash
# Builds the page with the game of the tests, in a copy, and plays that game in Chromium. `make module` or `make page` must have fetched
# what the page needs (web/node_modules).
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
cargo=${CARGO:-cargo}
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

git ls-files -z --cached --others --exclude-standard -- web messages crates/protocol/protocol.ts |
  tar --null --files-from - --create | tar --extract --directory "$copy"
ln -s "$root/web/node_modules" "$copy/web/node_modules"
# What a game that is shipped has in these places.
cp crates/noughts/messages/en/rules.ftl "$copy/messages/en/rules/noughts.ftl"
cp crates/noughts/messages/en/page.ftl "$copy/messages/en/page/game-noughts.ftl"
"$cargo" run --quiet --package tetrarch-wasm --features test-game --example typescript >"$copy/web/src/engine/types.ts"
cp "$(FEATURES=test-game web/module/build.sh quick)" "$copy/web/src/engine/tetrarch.wasm"

cd "$copy/web"
npx vite build --logLevel warn
npx playwright test --config e2e/fifth/fifth.config.ts
