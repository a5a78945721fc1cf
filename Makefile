# `make run` and `make test` are all a newcomer needs; both set up what is missing.

CARGO ?= cargo
# Seconds each fuzz target runs in `make test`.
FUZZ_SECONDS ?= 15
FUZZ_TARGETS := positions moves play records

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
# matters here and there is next to no unsafe code, so no sanitizer is used: ten times the runs.
fuzz: fuzz-setup
	@for target in $(FUZZ_TARGETS); do \
		echo "fuzzing $$target for $(FUZZ_SECONDS) s"; \
		RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run --sanitizer none $$target -- \
			-max_total_time=$(FUZZ_SECONDS) -timeout=25 -max_len=4096 -verbosity=0 -print_final_stats=1 || exit 1; \
	done

fuzz-setup: toolchain
	@$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-fuzz

toolchain:
	@command -v $(CARGO) >/dev/null || { echo 'Rust is missing: install it with rustup, then run make again'; exit 1; }
	@command -v c++ >/dev/null || command -v apt-get >/dev/null && { command -v c++ >/dev/null || apt-get install -y g++; } || { echo 'a C++ compiler is missing: install g++ or clang'; exit 1; }
	@$(CARGO) fmt --version >/dev/null 2>&1 && $(CARGO) clippy --version >/dev/null 2>&1 || rustup component add rustfmt clippy
