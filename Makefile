# `make run` and `make test` are all a newcomer needs; both set up what is missing.

CARGO ?= cargo
NPM ?= npm
CHROMIUM ?= /usr/bin/chromium
# Where `make run` keeps its games.
DATA ?= games
# Seconds each fuzz target runs in `make test`.
FUZZ_SECONDS ?= 15
# Servers that `make crash` kills.
KILLS ?= 200
FUZZ_TARGETS := positions moves play records settings ugi

TARGET_FOLDER := $(or $(CARGO_TARGET_DIR),target)
MODULE := web/src/engine/tetrarch.wasm
DIST := $(CURDIR)/web/dist
PACKAGES := web/node_modules/.package-lock.json

.DEFAULT_GOAL := help
.PHONY: help run play test bench check rust-test vectors fuzz fuzz-setup toolchain
.PHONY: page module page-test binary node chromium python
.PHONY: load crash hostile

help:
	@echo 'make run     build Tetrarch with its page, serve it and print the address'
	@echo 'make play    play in this terminal'
	@echo 'make test    everything that must hold: checks, tests, vectors, fuzzing, the page in a browser'
	@echo 'make check   formatting, lints and documentation only'
	@echo 'make bench   moves per second of every game'
	@echo 'make load    a crowd at a server: 10,000 sockets, 5,000 games, 2,000 moves a second'
	@echo 'make crash   kill servers KILLS (now $(KILLS)) times, cut the power, look for lost moves'
	@echo 'make hostile what clients that mean harm would try'
	@echo 'make fuzz    fuzz every target for FUZZ_SECONDS (now $(FUZZ_SECONDS)) each'

run: binary
	$(TARGET_FOLDER)/release/tetrarch serve --data $(DATA)

play: toolchain
	$(CARGO) run --release --locked --quiet --bin tetrarch -- play

test: check rust-test vectors fuzz page-test

check: toolchain
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS='-D warnings' $(CARGO) doc --workspace --no-deps --locked

rust-test: toolchain python
	$(CARGO) test --workspace --locked

# Every playthrough in vectors/, by the command a user would call.
vectors: toolchain
	$(CARGO) run --release --locked --quiet --bin tetrarch -- verify vectors/*.jsonl

# The page with its module, and the command with the page in it.
page: module $(PACKAGES)
	cd web && $(NPM) run build

module: toolchain
	@built=$$(web/module/build.sh) && { cmp -s "$$built" $(MODULE) || cp "$$built" $(MODULE); }

binary: page
	TETRARCH_DIST=$(DIST) $(CARGO) build --release --locked --bin tetrarch

page-test: binary chromium
	cd web && $(NPM) run check
	cd web && $(NPM) test
	cd web && TETRARCH=$(abspath $(TARGET_FOLDER))/release/tetrarch CHROMIUM=$(CHROMIUM) $(NPM) run e2e

$(PACKAGES): web/package-lock.json | node
	cd web && $(NPM) ci

bench: toolchain
	$(CARGO) run --release --locked --quiet --bin tetrarch -- bench

# The server's promise, each with a summary in one line and an exit code; see docs/server.md.
load: toolchain
	$(CARGO) run --release --locked --quiet --bin tetrarch -- load \
		--sockets 10000 --games 5000 --rate 2000 --seconds 30 --p99-ms 50

crash: toolchain
	$(CARGO) run --release --locked --quiet --bin tetrarch -- crash --kills $(KILLS) --power-cuts 200

hostile: toolchain
	$(CARGO) run --release --locked --quiet --bin tetrarch -- hostile

# cargo-fuzz wants flags that stable Rust offers only under RUSTC_BOOTSTRAP. The laws catch what
# matters here and there is next to no unsafe code, so no sanitizer is used: many times the runs.
fuzz: fuzz-setup
	RUSTC_BOOTSTRAP=1 $(CARGO) fuzz build --sanitizer none
	@for target in $(FUZZ_TARGETS); do \
		mkdir -p fuzz/target fuzz/corpus/$$target; \
		RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run --sanitizer none $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
			-max_total_time=$(FUZZ_SECONDS) -timeout=25 -max_len=4096 -print_final_stats=1 \
			>fuzz/target/$$target.log 2>&1 || { tail -40 fuzz/target/$$target.log; exit 1; }; \
		echo "fuzzed $$target: $$(grep number_of_executed fuzz/target/$$target.log)"; \
	done

fuzz-setup: toolchain
	@command -v c++ >/dev/null || { echo 'fuzzing needs a C++ compiler; on Debian: apt-get install g++'; exit 1; }
	@$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-fuzz

toolchain:
	@command -v $(CARGO) >/dev/null || { echo 'Rust is missing: install it with rustup, then run make again'; exit 1; }
	@$(CARGO) fmt --version >/dev/null 2>&1 || rustup component add rustfmt
	@$(CARGO) clippy --version >/dev/null 2>&1 || rustup component add clippy

node:
	@node --eval 'const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)' \
		|| { echo 'the page needs Node 20.19 or later'; exit 1; }

chromium:
	@test -x $(CHROMIUM) || { test "$$(id -u)" = 0 && apt-get update && apt-get install --yes --no-install-recommends chromium; } \
		|| { echo 'the page is tested in Chromium: apt-get install chromium, or say in CHROMIUM where it is'; exit 1; }

# A test runs the example bot.
python:
	@command -v python3 >/dev/null || { echo 'python3 is missing, and a test runs examples/bot.py; on Debian: apt-get install python3'; exit 1; }
