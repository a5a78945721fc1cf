#!/usr/bin/env bash
# usage: need.sh TOOL...
#
# Checks that the tools a build needs are there and says what to do if one is missing. It installs only what rustup and cargo can,
# and Debian packages when run as root, and announces each installation.
set -euo pipefail

cargo=${CARGO:-cargo}
chromium=${CHROMIUM:-/usr/bin/chromium}
node_wanted=20.19

has() { command -v "$1" >/dev/null 2>&1; }
stop() {
  echo "$*" >&2
  exit 1
}

# usage: debian PACKAGE SENTENCE. Installs a package as root, or stops with the sentence.
debian() {
  { test "$(id -u)" = 0 && has apt-get; } || stop "$2"
  echo "Installing missing package $1 with apt-get." >&2
  { apt-get update && apt-get install --yes --no-install-recommends "$1"; } >/dev/null || stop "$2"
}

need_rust() {
  has "$cargo" || stop "Rust is missing: install it from https://rustup.rs, then run make again."
  wanted=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' Cargo.toml)
  found=$("$cargo" --version | cut -d' ' -f2)
  at_least "$found" "$wanted" || stop "Rust $wanted or later is needed, but $found is installed: run \`rustup update\`, then make again."
}

need_lints() {
  for part in fmt:rustfmt clippy:clippy; do
    "$cargo" "${part%:*}" --version >/dev/null 2>&1 && continue
    rustup component add "${part#*:}" || stop "${part#*:} is missing: run \`rustup component add ${part#*:}\`, then make again."
  done
}

# SQLite is compiled from C.
need_cc() { has "${CC:-cc}" || debian gcc "A C compiler is missing: install gcc or clang (on Debian: apt-get install gcc), then run make again."; }

need_cxx() { has "${CXX:-c++}" || debian g++ "Fuzzing needs a C++ compiler: install g++ or clang (on Debian: apt-get install g++), then run make again."; }

need_fuzz() {
  "$cargo" fuzz --version >/dev/null 2>&1 && return
  echo "Installing missing tool cargo-fuzz with cargo." >&2
  "$cargo" install --locked --quiet cargo-fuzz || stop "cargo-fuzz is missing: run \`cargo install --locked cargo-fuzz\`, then make again."
}

need_node() {
  has node || stop "Node is missing: install Node $node_wanted or later from https://nodejs.org, then run make again."
  found=$(node --version)
  at_least "${found#v}" "$node_wanted" || stop "Node $node_wanted or later is needed, but ${found#v} is installed: install a newer one from https://nodejs.org, then run make again."
  has "${NPM:-npm}" || stop "npm is missing: it comes with Node from https://nodejs.org; on Debian: apt-get install npm."
}

need_chromium() {
  test -x "$chromium" || debian chromium "Chromium is missing and the page is tested in it: install it (on Debian: apt-get install chromium), or set CHROMIUM to its path; $chromium does not exist."
}

# A test runs examples/bot.py.
need_python() { has python3 || debian python3 "Python is missing and a test runs examples/bot.py: install python3 (on Debian: apt-get install python3), then run make again."; }

# Tests start a PostgreSQL server for themselves. Debian keeps its programs out of the search path.
need_postgres() {
  has initdb || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 ||
    debian postgresql "PostgreSQL is missing and the store for several servers is tested with it: install version 15 or later (on Debian: apt-get install postgresql), then run make again."
}

# Tests start NATS for themselves. Debian keeps it where only root looks.
need_nats() {
  has nats-server || test -x /usr/sbin/nats-server ||
    debian nats-server "NATS is missing and servers are connected with it in tests: install nats-server 2.9 or later (on Debian: apt-get install nats-server), then run make again."
}

# The servers of a cluster are behind it. Debian keeps it where only root looks.
need_haproxy() {
  has haproxy || test -x /usr/sbin/haproxy ||
    debian haproxy "HAProxy is missing and the servers of a cluster are behind it: install it (on Debian: apt-get install haproxy), then run make again."
}

# usage: at_least FOUND WANTED
at_least() { test "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2"; }

cd "$(dirname "$0")/.."
for tool in "$@"; do "need_$tool"; done
