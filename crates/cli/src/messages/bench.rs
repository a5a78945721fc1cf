//! What `tetrarch bench` says.

use tetrarch_game::{Decimal, Name, messages};

messages! {
    /// What `tetrarch bench` says.
    #[derive(Clone, PartialEq, Debug)]
    pub enum BenchText as "cli-measured" {
        "measuring" = Measuring { game: Name, variant: Name },
        "game" = Game,
        "variant" = Variant,
        "bytes" = Bytes,
        "depth" = Depth,
        "leaves" = Leaves,
        "leaves-per-second" = LeavesPerSecond,
        "random-plies" = RandomPlies,
        "plies-per-second" = PliesPerSecond,
        "millions" = Millions { millions: Decimal },
    }
}
