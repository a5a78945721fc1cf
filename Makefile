# `make run` and `make test` are all a newcomer needs; both say in one line what is missing.

CARGO ?= cargo
NPM ?= npm
CHROMIUM ?= /usr/bin/chromium
# How the command and the page's module are built: quick, or release (fully optimised, which takes three times as long).
PROFILE ?= quick
# Where `make run` keeps its games.
DATA ?= games
# Seconds each fuzz target runs.
FUZZ_SECONDS ?= 15
# Servers that `make crash` kills.
KILLS ?= 200
FUZZ_TARGETS := $(patsubst fuzz/fuzz_targets/%.rs,%,$(wildcard fuzz/fuzz_targets/*.rs))

TARGET_FOLDER := $(or $(CARGO_TARGET_DIR),target)
TETRARCH = $(abspath $(TARGET_FOLDER))/$(PROFILE)/tetrarch
MODULE := web/src/engine/tetrarch.wasm
DIST := $(CURDIR)/web/dist
PACKAGES := web/node_modules/.package-lock.json

# The command, by its package: a build of the whole workspace would give it the features that only tests want.
COMMAND := --package tetrarch-cli --locked
# Developers' tools, on the command as it is shipped.
STRESS = $(CARGO) run --profile $(PROFILE) --locked --quiet --package tetrarch-load -- --server-program $(TETRARCH)

export CARGO NPM CHROMIUM

.DEFAULT_GOAL := help
.PHONY: help run play test test-all bench check rust-test vectors fuzz
.PHONY: page module page-check page-test binary command fonts
.PHONY: load crash hostile contract dist pack dist-test

help:
	@echo 'make run      build Tetrarch with its page, serve it and print the address'
	@echo 'make play     play in this terminal'
	@echo 'make test     everything that must hold: checks, tests, vectors, fuzzing, the page in a browser'
	@echo 'make test-all the same and what takes longer, for the night'
	@echo 'make check    formatting, lints and documentation only'
	@echo 'make dist     an archive with everything, fully optimised, in dist/'
	@echo 'make bench    moves per second of every game'
	@echo 'make load     a crowd at a server: 10,000 sockets, 5,000 games, 2,000 moves a second'
	@echo 'make crash    kill servers KILLS (now $(KILLS)) times, cut the power, look for lost moves'
	@echo 'make hostile  what clients that mean harm would try'
	@echo 'make contract hold the server against its OpenAPI document, with Schemathesis'
	@echo 'make fuzz     fuzz every target for FUZZ_SECONDS (now $(FUZZ_SECONDS)) each'
	@echo 'PROFILE=release builds fully optimised'

run: binary
	@exec $(TETRARCH) serve --data $(DATA)

play: command
	@exec $(TETRARCH) play

test: check rust-test vectors fuzz page-test dist-test

# What only a nightly run needs: long fuzzing, many crashes, and the archive as it is published.
test-all: test
	$(MAKE) fuzz FUZZ_SECONDS=600
	$(MAKE) crash
	$(MAKE) hostile
	$(MAKE) contract
	$(MAKE) dist-test PROFILE=release

check: $(PACKAGES)
	@scripts/need.sh rust lints cc
	cd web && $(NPM) run lint
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS='-D warnings' $(CARGO) doc --workspace --no-deps --locked

rust-test:
	@scripts/need.sh rust cc python
	$(CARGO) test --workspace --locked

# Every playthrough in vectors/, by the command a user would call.
vectors: binary
	$(TETRARCH) verify vectors/*.jsonl

# The page with its module.
page: module $(PACKAGES)
	cd web && $(NPM) run build

module:
	@scripts/need.sh rust cc
	@built=$$(web/module/build.sh $(PROFILE)) && { cmp -s "$$built" $(MODULE) || cp "$$built" $(MODULE); }

# The command with the page in it.
binary: page
	TETRARCH_DIST=$(DIST) $(CARGO) build --profile $(PROFILE) $(COMMAND)

# The command with the page if there is one.
command:
	@scripts/need.sh rust cc
	@$(if $(wildcard $(DIST)/index.html),TETRARCH_DIST=$(DIST)) $(CARGO) build --profile $(PROFILE) --quiet $(COMMAND)

page-check: $(PACKAGES)
	cd web && $(NPM) run check
	cd web && $(NPM) test

page-test: binary page-check
	@scripts/need.sh chromium
	cd web && TETRARCH=$(TETRARCH) $(NPM) run e2e

# An archive for this machine, with a checksum. `make dist` is fully optimised; tests pack what they have.
dist: PROFILE = release
dist: pack

pack: binary
	@scripts/dist.sh $(TETRARCH) >/dev/null
	@ls -t dist/*.tar.gz dist/*.zip 2>/dev/null | head -n 1

dist-test: pack
	node scripts/dist-test.mjs $$(ls -t dist/*.tar.gz dist/*.zip 2>/dev/null | head -n 1)

$(PACKAGES): web/package-lock.json
	@scripts/need.sh node
	cd web && $(NPM) ci --no-audit --no-fund

bench:
	@scripts/need.sh rust cc
	$(CARGO) run --release --quiet $(COMMAND) -- bench

# The server's promise, each with a summary in one line and an exit code; see docs/server.md.
load: PROFILE = release
load: command
	$(STRESS) load --sockets 10000 --games 5000 --rate 2000 --seconds 30 --p99-ms 50

crash: command
	$(STRESS) crash --kills $(KILLS) --power-cuts 200

hostile: command
	$(STRESS) hostile

contract: command
	TETRARCH=$(TETRARCH) crates/server/contract/run.sh

# cargo-fuzz wants flags that stable Rust offers only under RUSTC_BOOTSTRAP. The laws catch what
# matters here and there is next to no unsafe code, so no sanitizer is used: many times the runs.
fuzz:
	@scripts/need.sh rust cxx fuzz
	RUSTC_BOOTSTRAP=1 $(CARGO) fuzz build --sanitizer none
	@for target in $(FUZZ_TARGETS); do \
		mkdir -p fuzz/target fuzz/corpus/$$target; \
		RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run --sanitizer none $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
			-max_total_time=$(FUZZ_SECONDS) -timeout=25 -max_len=4096 -print_final_stats=1 \
			>fuzz/target/$$target.log 2>&1 || { tail -40 fuzz/target/$$target.log; exit 1; }; \
		echo "fuzzed $$target: $$(grep number_of_executed fuzz/target/$$target.log)"; \
	done
