//! Tests only: noughts and crosses (`crates/noughts`), which has rules and notation and nothing more, goes through everything that a
//! game goes through. `make fifth-game` runs them; a test of `crates/cli` shows and plays the same game in a terminal.
