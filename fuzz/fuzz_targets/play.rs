//! A game whose every move is chosen by the input, with every law checked where it stops.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrarch_fuzz::{Trial, run};
use tetrarch_game::laws::{Lawful, check_position};
use tetrarch_game::{MoveList, Seed};

struct Play<'a> {
    seed: u8,
    choices: &'a [u8],
}

impl Trial for Play<'_> {
    fn run<G: Lawful>(&self, options: &G::Options) {
        let seed = Seed(u64::from(self.seed));
        let mut position = G::start(options, seed).expect("a variant can be played");
        for &choice in self.choices {
            let mut moves = MoveList::new();
            position.moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            position.play(moves[usize::from(choice) % moves.len()]);
        }
        check_position(&position).expect("the laws hold");
    }
}

fuzz_target!(|input: &[u8]| {
    let [game, variant, seed, choices @ ..] = input else { return };
    run(*game, *variant, &Play { seed: *seed, choices });
});
