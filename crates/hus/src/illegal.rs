//! The rules that forbid a move.

use tetrarch_game::messages;

use crate::Pit;

messages! {
    /// Why a pit may not be chosen.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Illegal as "hus-illegal" {
        /// Rule 1: a turn begins in one of the player's own pits.
        "opponents-pit" = OpponentsPit {
            /// The chosen pit.
            pit: Pit,
        },
        /// Rule 1: a turn begins in a pit that holds two or more.
        "empty-pit" = EmptyPit {
            /// The chosen pit.
            pit: Pit,
        },
        /// Rule 1: a turn begins in a pit that holds two or more.
        "single-seed" = SingleSeed {
            /// The chosen pit.
            pit: Pit,
        },
        /// Endless sowing: a sowing must end within the lap limit.
        "endless-sowing" = EndlessSowing {
            /// The chosen pit.
            pit: Pit,
            /// The limit it runs past.
            laps: u32,
        },
    }
}
