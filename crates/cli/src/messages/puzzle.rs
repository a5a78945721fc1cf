//! What `tetrarch puzzles` says.

use tetrarch_game::{Message, Name, messages};
use tetrarch_puzzles::Theme;

messages! {
    /// What `tetrarch puzzles` says.
    #[derive(Clone, PartialEq, Debug)]
    pub enum PuzzleWords as "cli-puzzle" {
        "title" = Title { id: Name, game: Message, variant: Message, level: u8 },
        "proved" = Proved,
        "engine" = Engine,
        "target" = Target { marbles: u32 },
        "win" = Win { side: Message },
        "win-within" = WinWithin { side: Message, moves: u32 },
        "advantage" = Advantage { side: Message },
        "save" = Save { side: Message },
        "defend" = Defend { side: Message },
        "keys" = Keys,
        "right" = Right { line: Name },
        "wrong" = Wrong { tried: Name, reply: Name },
        "wrong-over" = WrongOver { tried: Name },
        "hint-themes" = HintThemes { themes: Vec<Message> },
        "hint-none" = HintNone,
        "hint-move" = HintMove { best: Name },
        "score" = Score { solved: usize, seen: usize },
        "none" = None,
        "faulty" = Faulty { file: Name, id: Name, reason: Message },
        "mined" = Mined { puzzles: usize, games: u64, file: Name },
        "mining" = Mining { proved: usize, games: u64 },
        "checked" = Checked { puzzles: usize, wrong: usize },
    }
}

messages! {
    /// What the themes are called.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum PuzzleTheme as "cli-theme" {
        "long-relay" = LongRelay,
        "starvation" = Starvation,
        "capture" = Capture,
        "big-capture" = BigCapture,
        "stack-of-seven" = StackOfSeven,
        "swap" = Swap,
        "two-scales" = TwoScales,
        "cover" = Cover,
        "high-stack" = HighStack,
        "pincers" = Pincers,
        "goal-points" = GoalPoints,
        "sumito" = Sumito,
        "edge" = Edge,
        "double-threat" = DoubleThreat,
        "parry" = Parry,
        "quiet" = Quiet,
        "defence" = Defence,
    }
}

impl From<Theme> for PuzzleTheme {
    fn from(theme: Theme) -> Self {
        match theme {
            Theme::LongRelay => Self::LongRelay,
            Theme::Starvation => Self::Starvation,
            Theme::Capture => Self::Capture,
            Theme::BigCapture => Self::BigCapture,
            Theme::StackOfSeven => Self::StackOfSeven,
            Theme::Swap => Self::Swap,
            Theme::TwoScales => Self::TwoScales,
            Theme::Cover => Self::Cover,
            Theme::HighStack => Self::HighStack,
            Theme::Pincers => Self::Pincers,
            Theme::GoalPoints => Self::GoalPoints,
            Theme::Sumito => Self::Sumito,
            Theme::Edge => Self::Edge,
            Theme::DoubleThreat => Self::DoubleThreat,
            Theme::Parry => Self::Parry,
            Theme::Quiet => Self::Quiet,
            Theme::Defence => Self::Defence,
        }
    }
}
