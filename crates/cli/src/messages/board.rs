//! What the boards of the terminal say.

use tetrarch_game::{Seat, Side, messages};

messages! {
    /// What the boards of the terminal say.
    #[derive(Clone, PartialEq, Debug)]
    pub enum BoardText as "cli-board" {
        "pantarei-seats" = PantareiSeats { white: Seat, black: Seat },
        "pantarei-choice" = PantareiChoice,
        "hus-seeds" = HusSeeds { side: Side, seeds: u8 },
        "hus-hand" = HusHand { seeds: u8 },
    }
}
