# `make run` and `make test` are all a newcomer needs; both say what is missing.

CARGO ?= cargo
NPM ?= npm
CHROMIUM ?= /usr/bin/chromium
# Build profile of the binary and the WebAssembly module: quick, or release (fully optimised, three times as slow to build).
PROFILE ?= quick
# Where `make run` keeps its games.
DATA ?= games
# Seconds each fuzz target runs.
FUZZ_SECONDS ?= 15
# Number of servers that `make crash` kills.
KILLS ?= 200
FUZZ_TARGETS := $(patsubst fuzz/fuzz_targets/%.rs,%,$(wildcard fuzz/fuzz_targets/*.rs))

# Absolute, and quoted wherever it is used: a path may have spaces.
TARGET_FOLDER := $(if $(filter /%,$(CARGO_TARGET_DIR)),$(CARGO_TARGET_DIR),$(CURDIR)/$(or $(CARGO_TARGET_DIR),target))
TETRARCH = $(TARGET_FOLDER)/$(PROFILE)/tetrarch
MODULE := web/src/engine/tetrarch.wasm
DIST := $(CURDIR)/web/dist
PACKAGES := web/node_modules/.package-lock.json

# Build the command by its package: a build of the whole workspace would enable features that only tests need.
COMMAND := --package tetrarch-cli --locked
# Developer tools, run against the command as it is shipped.
STRESS = $(CARGO) run --profile $(PROFILE) --locked --quiet --package tetrarch-load -- --server-program "$(TETRARCH)"

export CARGO NPM CHROMIUM

.DEFAULT_GOAL := help
.PHONY: help run play test test-all bench check rust-test fifth-game fifth-game-check fifth-game-page vectors fuzz
.PHONY: page module page-check page-test binary command fonts
.PHONY: load crash hostile contract rows cluster cluster-crash cluster-load dist pack dist-test

help:
	@echo 'make run      build Tetrarch, start the server and print the address to open'
	@echo 'make play     play in this terminal'
	@echo 'make test     run everything CI runs: checks, tests, vectors, fuzzing, the page in a browser'
	@echo 'make test-all the same plus the long tests of the nightly run'
	@echo 'make check    check formatting, lints and documentation'
	@echo 'make dist     build a fully optimised release archive in dist/'
	@echo 'make bench    measure moves per second in every game'
	@echo 'make load     load test: 10,000 sockets, 5,000 games, 5,000 moves per second, then three times what the server can do'
	@echo 'make crash    crash test: kill the server KILLS (now $(KILLS)) times, cut the power, look for lost moves'
	@echo 'make rows     how long requests take with 100,000 and 1,000,000 stored games'
	@echo 'make cluster  three servers with PostgreSQL, NATS and HAProxy on this machine, until Ctrl-C'
	@echo 'make cluster-crash  kill and cut off parts of such a cluster KILLS (now $(KILLS)) times, look for lost moves'
	@echo 'make cluster-load   processor time of a move with one, two and three servers'
	@echo 'make hostile  run abuse tests against a server'
	@echo 'make contract check the server against its OpenAPI document with Schemathesis'
	@echo 'make fuzz     fuzz each target for FUZZ_SECONDS (now $(FUZZ_SECONDS)) seconds'
	@echo 'Add PROFILE=release for a fully optimised build.'

run: binary
	@exec "$(TETRARCH)" serve --data $(DATA)

play: command
	@exec "$(TETRARCH)" play

test: check rust-test fifth-game-check vectors fuzz page-test dist-test

# Only for the nightly run: a fifth game (a second build of everything), long fuzzing, many crashes, and the archive as it is published.
test-all: export AXE_EVERY_SIZE = 1
test-all: test fifth-game fifth-game-page
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

# Examples are compiled by `make check` only.
rust-test:
	@scripts/need.sh rust cc python postgres nats haproxy
	$(CARGO) test --workspace --locked --lib --bins --tests
	$(CARGO) test --workspace --locked --doc

# A game with only rules and notation goes through everything, and so does one that the scaffold has just made. The game is a
# feature of its own build: the other tests see what is shipped.
fifth-game:
	@scripts/need.sh rust cc
	$(CARGO) test --workspace --locked --features tetrarch-fifth-game/test-game,tetrarch-cli/test-game --test fifth_game
	scripts/new-game-test.sh

# The part of it that needs no second build: the crates that list games, and the tests of the fifth game, compile with it, and so does a game
# that the scaffold has just made. That the game keeps the laws is a test of `crates/noughts`, which `rust-test` runs.
fifth-game-check:
	@scripts/need.sh rust cc
	$(CARGO) check --workspace --locked --features tetrarch-fifth-game/test-game,tetrarch-cli/test-game --test fifth_game
	scripts/new-game-test.sh check

# The same game on the page.
fifth-game-page: $(PACKAGES)
	@scripts/need.sh rust cc chromium
	scripts/fifth-game-page.sh

# Every playthrough in vectors/ and every puzzle, checked with the command a user would run.
vectors: binary
	"$(TETRARCH)" verify vectors/*.jsonl
	"$(TETRARCH)" puzzles check --sample 50

# The page with its WebAssembly module.
page: module $(PACKAGES)
	cd web && $(NPM) run build

module:
	@scripts/need.sh rust cc
	@built=$$(web/module/build.sh $(PROFILE)) && { cmp -s "$$built" $(MODULE) || cp "$$built" $(MODULE); }

# The command with the page embedded. The first time, everything that does not need the page is compiled while the page is built:
# without a page, only its crate and those above it fail.
binary:
	@scripts/need.sh rust cc node
	@test -e "$(TETRARCH)" || TETRARCH_DIST=later $(CARGO) build --profile $(PROFILE) --keep-going --quiet $(COMMAND) 2>/dev/null & \
		$(MAKE) --no-print-directory page; built=$$?; wait; exit $$built
	TETRARCH_DIST="$(DIST)" $(CARGO) build --profile $(PROFILE) $(COMMAND)

# The command, with the page if it has been built.
command:
	@scripts/need.sh rust cc
	@if test -e web/dist/index.html; then export TETRARCH_DIST="$(DIST)"; fi; $(CARGO) build --profile $(PROFILE) --quiet $(COMMAND)

page-check: $(PACKAGES)
	cd web && $(NPM) run check
	cd web && $(NPM) test

page-test: binary page-check
	@scripts/need.sh chromium
	cd web && TETRARCH="$(TETRARCH)" $(NPM) run e2e

# An archive for this machine, with a checksum. `make dist` is fully optimised; tests use the profile they were given.
dist: PROFILE = release
dist: pack

pack: binary
	@scripts/dist.sh "$(TETRARCH)" >/dev/null
	@ls -t dist/*.tar.gz dist/*.zip 2>/dev/null | head -n 1

dist-test: pack
	node scripts/dist-test.mjs $$(ls -t dist/*.tar.gz dist/*.zip 2>/dev/null | head -n 1)

$(PACKAGES): web/package-lock.json
	@scripts/need.sh node
	cd web && $(NPM) ci --no-audit --no-fund

bench:
	@scripts/need.sh rust cc
	$(CARGO) run --release --quiet $(COMMAND) -- bench

# Tests of the server's guarantees. Each prints a one-line summary and sets the exit code; see docs/server.md.
load: PROFILE = release
load: command
	$(STRESS) load --sockets 10000 --games 5000 --rate 5000 --seconds 30 --p99-ms 25
	$(STRESS) load --sockets 10000 --games 5000 --rate 15000 --seconds 20 --overload --p99-ms 100

crash: command
	$(STRESS) crash --kills $(KILLS) --power-cuts 200

# Where the rows are: 10,000,000 games need about 31 GB in SQLite and 50 GB in PostgreSQL.
ROWS ?= 100000,1000000
ROWS_FOLDER ?= /var/tmp
rows: PROFILE = release
rows: command
	@scripts/need.sh postgres
	$(STRESS) rows --games $(ROWS) --folder $(ROWS_FOLDER)
	$(STRESS) rows --games $(ROWS) --folder $(ROWS_FOLDER) --postgres

cluster: binary
	@scripts/need.sh postgres nats haproxy
	$(STRESS) cluster

cluster-crash: command
	@scripts/need.sh postgres nats haproxy
	$(STRESS) cluster-crash --kills $(KILLS)

cluster-load: PROFILE = release
cluster-load: command
	@scripts/need.sh postgres nats haproxy
	$(STRESS) cluster-load

hostile: command
	$(STRESS) hostile

contract: command
	TETRARCH="$(TETRARCH)" crates/server/contract/run.sh

# cargo-fuzz needs flags that stable Rust accepts only with RUSTC_BOOTSTRAP. The laws catch what
# matters here and there is hardly any unsafe code, so we use no sanitizer: it would run many times slower.
fuzz:
	@scripts/need.sh rust cxx fuzz
	RUSTC_BOOTSTRAP=1 $(CARGO) fuzz build --sanitizer none
	@printf '%s\n' $(FUZZ_TARGETS) | xargs -n 1 -P 2 scripts/fuzz.sh $(FUZZ_SECONDS)
