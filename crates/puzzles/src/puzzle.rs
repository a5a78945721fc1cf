//! A puzzle, and files of puzzles.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrarch_catalog::{Position, Settings};
use tetrarch_engine::Level;
use tetrarch_game::{Message, Said as _, messages};

use crate::themes::Story;

/// A position with exactly one first move that reaches the goal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Made from game, variant, options and position: the same puzzle always has the same id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The id of the variant.
    pub variant: String,
    /// The options that differ from the variant's own.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The position as a text.
    pub position: String,
    /// What the player to move is to reach.
    pub goal: Goal,
    /// Within how many plies the solution wins, where that is part of the goal: no other move wins
    /// so soon by proof, and no other wins at all by the engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<u32>,
    /// How it is known that there is exactly one solution.
    pub certainty: Certainty,
    /// The lowest level of the computer that finds the solution.
    pub level: Level,
    /// What it is about, in the order of [`Theme`].
    pub themes: Vec<Theme>,
    /// The solution, and how the game may go on.
    pub line: Vec<String>,
}

/// What the player to move is to reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// One move wins, or gets a winning advantage.
    Win,
    /// One move does not lose.
    Save,
}

/// How it is known that there is exactly one solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Certainty {
    /// By proof, of every first move.
    Proved,
    /// By the engine: every other first move is far worse.
    Engine,
}

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Hus: the solution sows many laps.
    LongRelay,
    /// Hus: the line ends with an opponent who has nothing left to sow.
    Starvation,
    /// Hus: the solution captures.
    Capture,
    /// Hus: the solution captures many seeds. Gou: it captures several pieces.
    BigCapture,
    /// Pantareï: the line ends with the stack that wins.
    StackOfSeven,
    /// Pantareï: the solution swaps two stacks.
    Swap,
    /// Pantareï: the solution moves two scales.
    TwoScales,
    /// Pantareï: the solution lands on a stack of the opponent.
    Cover,
    /// Pantareï: the solution makes a high stack.
    HighStack,
    /// Gou: the solution captures.
    Pincers,
    /// Gou: the line ends on the goal points.
    GoalPoints,
    /// Abalone: the solution pushes.
    Sumito,
    /// Abalone: one of the next moves pushes a marble off the board.
    Edge,
    /// After the solution, two moves or more would win at once if the opponent passed.
    DoubleThreat,
    /// The opponent could win with the next move, and after the solution cannot.
    Parry,
    /// The solution takes and pushes nothing, and in Pantareï it neither swaps, covers nor makes a high stack.
    Quiet,
    /// One move does not lose.
    Defence,
}

impl Theme {
    /// The id in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::LongRelay => "long-relay",
            Self::Starvation => "starvation",
            Self::Capture => "capture",
            Self::BigCapture => "big-capture",
            Self::StackOfSeven => "stack-of-seven",
            Self::Swap => "swap",
            Self::TwoScales => "two-scales",
            Self::Cover => "cover",
            Self::HighStack => "high-stack",
            Self::Pincers => "pincers",
            Self::GoalPoints => "goal-points",
            Self::Sumito => "sumito",
            Self::Edge => "edge",
            Self::DoubleThreat => "double-threat",
            Self::Parry => "parry",
            Self::Quiet => "quiet",
            Self::Defence => "defence",
        }
    }
}

impl Puzzle {
    /// The only move that reaches the goal; none if the line is empty, which a check finds.
    #[must_use]
    pub fn solution(&self) -> Option<&str> {
        self.line.first().map(String::as_str)
    }

    /// The themes that its line has; none if the line cannot be played, which a check finds.
    #[must_use]
    pub fn found_themes(&self) -> Option<Vec<Theme>> {
        Some(Story::of(&self.start()?, &self.line).ok()?.themes(self.goal))
    }

    /// The position, set up; none if game, variant or position are wrong, which a check finds.
    #[must_use]
    pub fn start(&self) -> Option<Position> {
        self.set_up().ok()
    }

    /// The position, set up, or why that cannot be done.
    pub(crate) fn set_up(&self) -> Result<Position, Message> {
        let entry = tetrarch_catalog::entry(&self.game).map_err(|error| error.message())?;
        let options: Vec<(&str, &str)> =
            self.options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
        let settings = entry.settings(Some(&self.variant), &options);
        let settings = settings.map_err(|error| error.message())?;
        entry.position(&settings, &self.position).map_err(|error| error.message())
    }

    /// The id of a puzzle that begins here.
    #[must_use]
    pub(crate) fn id_of(settings: &Settings, position: &str) -> String {
        let options = settings.changed_options().into_iter();
        let options: String = options.map(|(id, value)| format!("{id}={value} ")).collect();
        let whole = format!("{} {} {options}{position}", settings.game(), settings.variant());
        let mut hash = fnv_1a(whole.as_bytes());
        let digit = |bits: u64| char::from(DIGITS[(bits & 31) as usize]);
        let digits = (0..ID_DIGITS).map(|_| {
            let next = digit(hash);
            hash >>= 5;
            next
        });
        digits.collect()
    }
}

const ID_DIGITS: usize = 8;
/// Crockford's: no letter looks like a figure.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Fowler, Noll and Vo's hash. Written out, because an id must stay the same forever.
fn fnv_1a(bytes: &[u8]) -> u64 {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
    let hash = bytes.iter().fold(0xCBF2_9CE4_8422_2325, step);
    // The last bytes hardly reach the upper bits, and an id takes the lower ones: fold them.
    hash ^ (hash >> 40)
}

messages! {
    /// Why a file of puzzles cannot be read.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum PuzzleFileError as "puzzle-file" {
        /// A line is no puzzle.
        "line" = Line {
            /// Counted from 1.
            line: usize,
            /// What is wrong with it.
            error: String,
        },
    }
}

/// Reads puzzles, one a line.
///
/// # Errors
/// Names the first line that is no puzzle.
pub fn read(text: &str) -> Result<Vec<Puzzle>, PuzzleFileError> {
    let lines = text.lines().zip(1..).filter(|(text, _)| !text.is_empty());
    lines
        .map(|(text, line)| {
            serde_json::from_str(text)
                .map_err(|error| PuzzleFileError::Line { line, error: error.to_string() })
        })
        .collect()
}

/// Puzzles as a file: one a line, by id.
#[must_use]
pub fn write(puzzles: &[Puzzle]) -> String {
    let mut puzzles: Vec<&Puzzle> = puzzles.iter().collect();
    puzzles.sort_by(|one, other| one.id.cmp(&other.id));
    let line = |puzzle: &Puzzle| serde_json::to_string(puzzle).expect("a puzzle is plain data");
    puzzles.into_iter().map(|puzzle| line(puzzle) + "\n").collect()
}
