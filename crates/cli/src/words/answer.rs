//! What commands answer.

use tetrarch_game::{Name, messages};

messages! {
    /// What commands answer.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Answer as "cli-answer" {
        "exported" = Exported { games: u64 },
        "imported" = Imported { new: u64, known: u64 },
        "data-folder" = DataFolder { folder: Name },
        "database" = Database,
        "copied" = Copied { rows: u64 },
        "whole" = Whole { rows: u64 },
        "running" = Running,
        "healthy" = Healthy { address: Name },
        "manual-pages" = ManualPages { pages: usize, folder: Name },
        "speed" = Speed { seconds: Name, speed: Name },
        "proof-checked" = ProofChecked { game: Name, variant: Name, team: u8, plies: u32 },
        "proof-parts" = ProofParts { choices: usize, replies: usize, ends: usize },
        "reports" = Reports { count: usize },
        "blocks" = Blocks { count: usize },
        "entries" = Entries { count: usize },
        "not-judged" = NotJudged,
        "accuracy" = Accuracy { percent: Name },
        "no-errors" = NoErrors,
        "won-in" = WonIn { plies: u32 },
        "lost-in" = LostIn { plies: u32 },
    }
}
