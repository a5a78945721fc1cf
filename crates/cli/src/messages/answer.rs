//! What commands answer, where a command has no file of its own here.

use tetrarch_game::{Decimal, Message, Name, Side, messages};

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
        "speed" = Speed { seconds: Decimal, speed: Decimal },
        "proof-checked" = ProofChecked { game: Name, variant: Name, team: u8, plies: u32 },
        "proof-parts" = ProofParts { choices: usize, replies: usize, ends: usize },
        "turn" = Turn { side: Side, moves: u64 },
        "won" = Won { winners: Vec<Side>, count: usize, reason: Message },
        "won-points" = WonPoints {
            winners: Vec<Side>,
            count: usize,
            more: u16,
            fewer: u16,
            reason: Message,
        },
        "drawn" = Drawn { reason: Message },
        "drawn-points" = DrawnPoints { more: u16, fewer: u16, reason: Message },
        "wrong-move" = WrongMove { number: usize, text: Name, problem: Message },
        "records" = Records { records: usize, problems: usize },
        "fault" = Fault { file: Name, problem: String },
        "fault-record" = FaultRecord { file: Name, record: usize, problem: String },
        "fault-ply" = FaultPly { file: Name, record: usize, ply: usize, problem: String },
        "explored" = Explored { games: u64, positions: usize, file: Name },
    }
}
