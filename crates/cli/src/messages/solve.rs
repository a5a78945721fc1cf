//! What `tetrarch solve` answers.

use tetrarch_game::{Decimal, Side, messages};

messages! {
    /// What `tetrarch solve` answers.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Solved as "cli-solved" {
        "open" = Open,
        "no-win" = NoWin,
        "no-win-within" = NoWinWithin { plies: u32 },
        "no-win-for" = NoWinFor { seat: u8 },
        "no-win-for-within" = NoWinForWithin { seat: u8, plies: u32 },
        "win" = Win { winners: Vec<Side>, count: usize },
        "win-in" = WinIn { winners: Vec<Side>, count: usize, plies: u32, exact: bool },
        "speed" = Speed { seconds: Decimal, nodes: u64, speed: Decimal },
        "searching" = Searching { nodes: u64, seconds: u64 },
        "shortening" = Shortening { nodes: u64, seconds: u64 },
        "proving" = Proving { nodes: u64, seconds: u64 },
    }
}
