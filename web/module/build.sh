#!/usr/bin/env bash
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
arguments=(--profile page --target "$target" --package tetrarch-wasm --locked)

has_target() {
  test -d "$(rustc --print target-libdir --target "$target")"
}

if has_target || { rustup target add "$target" >&2 && has_target; }; then
  "$cargo" build "${arguments[@]}"
else
  source=/usr/src/rustc-$(/usr/bin/rustc --version 2>/dev/null | cut -d' ' -f2)
  if ! test -d "$source/library/std"; then
    if test "$(id -u)" = 0; then
      apt-get install --yes --no-install-recommends rustc-web rust-web-src >&2
    else
      echo "the page needs Rust's target $target: rustup target add $target, or on Debian apt-get install rustc-web rust-web-src" >&2
      exit 1
    fi
  fi
  folder=$folder/debian
  CARGO_TARGET_DIR=$folder \
    RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 RUSTC_WORKSPACE_WRAPPER=$PWD/web/module/debian-rustc.sh \
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$(rustc --print sysroot)/lib/rustlib/$(rustc --print host-tuple)/bin/rust-lld \
    "$cargo" build -Zbuild-std=std,panic_abort --ignore-rust-version "${arguments[@]}"
fi
echo "$folder/$target/page/tetrarch_wasm.wasm"
