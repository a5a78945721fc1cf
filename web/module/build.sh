#!/usr/bin/env bash
# usage: [FEATURES=...] build.sh [quick|release]
#
# Builds the page's module for WebAssembly and prints where it is.
#
# With the target of rustup, where it is installed or can be fetched. Otherwise with the compiler of
# Debian's package rustc-web, which comes without a standard library for the target but with its
# source: that is older than ours, so the wrapper beside this script opens the features it still
# calls unstable.
set -euo pipefail
cd "$(dirname "$0")/../.."

cargo=${CARGO:-cargo}
target=wasm32-unknown-unknown
folder=${CARGO_TARGET_DIR:-target}
profile=page
test "${1:-release}" = release || profile=page-$1
arguments=(--profile "$profile" --target "$target" --package tetrarch-wasm --locked)
test -z "${FEATURES:-}" || arguments+=(--features "$FEATURES")

has_target() {
  test -d "$(rustc --print target-libdir --target "$target")"
}

if has_target || { rustup target add "$target" >&2 2>/dev/null && has_target; }; then
  "$cargo" build "${arguments[@]}"
else
  source=/usr/src/rustc-$(/usr/bin/rustc --version 2>/dev/null | cut -d' ' -f2)
  if ! test -d "$source/library/std"; then
    missing="The page needs Rust's target $target: run \`rustup target add $target\` (or on Debian: apt-get install rustc-web rust-web-src), then make again."
    if test "$(id -u)" = 0 && command -v apt-get >/dev/null; then
      echo "Installing rustc-web and rust-web-src with apt-get, since rustup has no target $target." >&2
      apt-get install --yes --no-install-recommends rustc-web rust-web-src >&2 || { echo "$missing" >&2; exit 1; }
    else
      echo "$missing" >&2
      exit 1
    fi
  fi
  folder=$folder/debian
  CARGO_TARGET_DIR=$folder \
    RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 RUSTC_WORKSPACE_WRAPPER=$PWD/web/module/debian-rustc.sh \
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$(rustc --print sysroot)/lib/rustlib/$(rustc --print host-tuple)/bin/rust-lld \
    "$cargo" build -Zbuild-std=std,panic_abort --ignore-rust-version "${arguments[@]}"
fi
echo "$folder/$target/$profile/tetrarch_wasm.wasm"
