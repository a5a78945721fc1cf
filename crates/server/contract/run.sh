#!/usr/bin/env bash
# Holds the server against its own OpenAPI document with Schemathesis: `make contract`.
# TETRARCH says where the command is; EXAMPLES how many cases an operation gets; SEED which ones.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
top=$(cd "$here/../../.." && pwd)
binary=${TETRARCH:-$top/target/release/tetrarch}
tools=${CARGO_TARGET_DIR:-$top/target}/contract
work=$(mktemp -d)

server=
stop() {
  if test -n "$server"; then kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; fi
  rm -rf "$work"
}
trap stop EXIT

if ! cmp -s "$here/requirements.txt" "$tools/installed.txt"; then
  python3 -m venv "$tools"
  "$tools/bin/pip" install --quiet --requirement "$here/requirements.txt"
  cp "$here/requirements.txt" "$tools/installed.txt"
fi

"$binary" serve --data "$work/data" --listen 127.0.0.1:0 --requests-per-second 0 --connections 0 \
  >"$work/address" 2>"$work/log" &
server=$!
until test -s "$work/address"; do
  kill -0 "$server" || { cat "$work/log"; exit 1; }
  sleep 0.1
done
CONTRACT_URL=$(head -1 "$work/address")
export CONTRACT_URL

# Streams that never end are left out; the tests of the server read them. So is the WebSocket.
cd "$work"
PYTHONPATH=$here SCHEMATHESIS_HOOKS=hooks "$tools/bin/st" --config-file "$here/schemathesis.toml" run "$CONTRACT_URL/api/openapi.json" \
  --url "$CONTRACT_URL" --checks all \
  --exclude-path-regex '(/events|/socket|/api/bot/tables/\{table\})$' \
  --max-examples "${EXAMPLES:-100}" --seed "${SEED:-1}" --workers 1 --request-timeout 20 "$@"

kill -0 "$server" || { echo "the server is gone"; cat "$work/log"; exit 1; }
if grep -q "panicked" "$work/log"; then cat "$work/log"; exit 1; fi
