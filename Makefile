# `make run` and `make test` are all a newcomer needs; both set up what is missing.

CARGO ?= cargo
# Seconds each fuzz target runs in `make test`.
FUZZ_SECONDS ?= 15
FUZZ_TARGETS := positions moves play records settings ugi

.DEFAULT_GOAL := help
.PHONY: help run test bench check rust-test vectors fuzz fuzz-setup toolchain

help:
	@echo 'make run     build Tetrarch and play in this terminal'
	@echo 'make test    everything that must hold: checks, tests, vectors, fuzzing'
	@echo 'make check   formatting, lints and documentation only'
	@echo 'make bench   moves per second of every game'
	@echo 'make fuzz    fuzz every target for FUZZ_SECONDS (now $(FUZZ_SECONDS)) each'

run: toolchain
	$(CARGO) run --release --locked --quiet --bin tetrarch -- play

test: check rust-test vectors fuzz

check: toolchain
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS='-D warnings' $(CARGO) doc --workspace --no-deps --locked

rust-test: toolchain
	$(CARGO) test --workspace --locked

# Every playthrough in vectors/, by the command a user would call.
vectors: toolchain
	$(CARGO) run --release --locked --quiet --bin tetrarch -- verify vectors/*.jsonl

bench: toolchain
	$(CARGO) run --release --locked --quiet --bin tetrarch -- bench

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
