//! Any text read as a move, some way into a random game: an error, or a legal move.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrarch_fuzz::{Trial, run};
use tetrarch_game::laws::Lawful;
use tetrarch_game::{MoveList, Rng, Seed};

struct Read<'a> {
    seed: u8,
    plies: u8,
    text: &'a str,
}

impl Trial for Read<'_> {
    fn run<G: Lawful>(&self, options: &G::Options) {
        let seed = Seed(u64::from(self.seed));
        let mut position = G::start(options, seed).expect("a variant can be played");
        let mut rng = Rng::new(seed);
        for _ in 0..self.plies {
            position.play_random(&mut rng);
        }
        match position.parse_move(self.text) {
            Ok(mv) => {
                let mut moves = MoveList::new();
                position.moves(&mut moves);
                assert!(moves.contains(&mv), "{:?} is not legal", self.text);
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

fuzz_target!(|input: &[u8]| {
    let [game, variant, seed, plies, text @ ..] = input else { return };
    if let Ok(text) = str::from_utf8(text) {
        run(*game, *variant, &Read { seed: *seed, plies: *plies, text });
    }
});
