//! Any text read as a position: an error, or a position that keeps every law.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrarch_fuzz::{Trial, run};
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

fuzz_target!(|input: &[u8]| {
    let [game, variant, text @ ..] = input else { return };
    if let Ok(text) = str::from_utf8(text) {
        run(*game, *variant, &Read(text));
    }
});
