#!/usr/bin/env bash
# usage: fuzz.sh SECONDS TARGET
#
# Runs one fuzz target, which `cargo fuzz build` has built, and prints how many inputs it tried, or the end of its log if it fails.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=$1
target=$2
log=fuzz/target/$target.log

mkdir -p fuzz/target "fuzz/corpus/$target"
RUSTC_BOOTSTRAP=1 "${CARGO:-cargo}" fuzz run --sanitizer none "$target" "fuzz/corpus/$target" "fuzz/seeds/$target" -- \
  "-max_total_time=$seconds" -timeout=25 -max_len=4096 -print_final_stats=1 >"$log" 2>&1 || {
  tail -n 40 "$log"
  exit 1
}
echo "fuzzed $target: $(grep number_of_executed "$log")"
