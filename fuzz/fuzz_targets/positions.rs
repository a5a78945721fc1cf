//! Any text read as a position: an error, or a position that keeps every law.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrarch_fuzz::{Pick, Trial};
use tetrarch_game::laws::{Lawful, check_position};

struct Read<'a>(&'a str);

impl Trial for Read<'_> {
    fn run<G: Lawful>(&self, options: &G::Options) {
        match G::parse_position(options, self.0) {
            Ok(position) => check_position(&position).expect("the laws hold"),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

fuzz_target!(|input: (Pick, &str)| input.0.run(&Read(input.1)));
