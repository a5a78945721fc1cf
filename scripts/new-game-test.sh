#!/usr/bin/env bash
# Makes a game with `cargo xtask new-game` in a copy of this repository, runs its tests, and lets the engine's crates list it.
# `new-game-test.sh check` only compiles the tests.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo=${CARGO:-cargo}
# Not the repository's own: cargo would take what is built of the copy for the repository's.
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}/new-game
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

git ls-files -z --cached --others --exclude-standard -- Cargo.toml Cargo.lock .cargo crates messages vectors README.md |
  tar --null --files-from - --create | tar --extract --directory "$copy"

cd "$copy"
"$cargo" xtask new-game draughts Draughts
if [ "${1:-test}" = check ]; then
  "$cargo" check --package tetrarch-draughts --all-targets
else
  "$cargo" test --package tetrarch-draughts
fi
"$cargo" check --package tetrarch-eval
if "$cargo" xtask new-game draughts 2>/dev/null; then
  echo 'the scaffold wrote over a game' >&2
  exit 1
fi
echo 'the scaffold makes a game that is lawful and listed'
