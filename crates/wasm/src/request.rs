//! What the page can ask.

use serde::{Deserialize, Serialize};
use tetrarch_analysis::{Effort, PlyReport};
use tetrarch_catalog::{AnyDiagram, Seat};
use tetrarch_engine::{Level, Thought};
use ts_rs::TS;

use crate::{LocalSetup, WantedSettings};

/// One question of the page.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub enum Request {
    /// Everything that can be chosen.
    Catalogue {},
    /// The first position of a game.
    Start {
        /// What is played.
        settings: WantedSettings,
        /// What the deal is made from, in games that begin with one.
        #[serde(default)]
        seed: Option<u64>,
    },
    /// A position.
    Look {
        /// What is played.
        settings: WantedSettings,
        /// Its text.
        position: String,
    },
    /// The position that a drawing shows, put up by hand.
    SetUp {
        /// What is played.
        settings: WantedSettings,
        /// The drawing.
        diagram: AnyDiagram,
        /// Whose turn it is, counted from 1.
        turn: Seat,
    },
    /// What a move would do.
    Preview {
        /// What is played.
        settings: WantedSettings,
        /// The text of the position.
        position: String,
        /// The move.
        #[serde(rename = "move")]
        text: String,
    },
    /// What no move of a game changes.
    Geometry {
        /// What is played.
        settings: WantedSettings,
    },
    /// Opens a table on this screen; the answer is its number.
    OpenTable {
        /// What is played, by whom and how.
        setup: LocalSetup,
    },
    /// Opens a saved table again; the answer is its number.
    RestoreTable {
        /// What [`TableAct::Save`] gave.
        saved: String,
    },
    /// Opens a table on which a recorded game stands; the answer is its number.
    ReadRecord {
        /// The record, in any format.
        text: String,
    },
    /// Something at a table that is open.
    Table {
        /// Its number.
        table: u32,
        /// What is done.
        act: TableAct,
    },
    /// Which move a computer player plays.
    Choose {
        /// What is played.
        settings: WantedSettings,
        /// The text of the position.
        position: String,
        /// The texts of the positions before it, for repetitions.
        history: Vec<String>,
        /// How strong the player is, from 1 to 10.
        #[ts(type = "number")]
        level: Level,
        /// What its chance is made from; the same for a whole game.
        seed: u64,
    },
    /// The best lines of a position.
    Think {
        /// What is played.
        settings: WantedSettings,
        /// The text of the position.
        position: String,
        /// The texts of the positions before it, for repetitions.
        history: Vec<String>,
        /// How many lines are wanted.
        lines: u32,
        /// How long; until it is stopped if neither time nor nodes are given.
        #[serde(default)]
        ms: Option<u64>,
        /// How many positions are looked at.
        #[serde(default)]
        nodes: Option<u64>,
    },
    /// What is proved of a position, and of its moves.
    ProofNode {
        /// What is played.
        settings: WantedSettings,
        /// The text of the position.
        position: String,
        /// How many positions may be looked at to prove it; with none, only what is known already.
        nodes: u64,
    },
    /// What a whole game teaches.
    Analyse {
        /// What is played.
        settings: WantedSettings,
        /// The text of the first position.
        start: String,
        /// The texts of the moves.
        moves: Vec<String>,
        /// How many lines of each position are told.
        lines: u32,
        /// How long each position is thought about.
        effort: Effort,
    },
}

/// What is done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TableAct {
    /// Everything about it. Ends the game first if a player's time is up.
    Snapshot {},
    /// The player to move plays.
    Play {
        /// The move.
        #[serde(rename = "move")]
        text: String,
    },
    /// Takes the last moves back, also after the end.
    Undo {
        /// How many.
        plies: u32,
    },
    /// The team of a seat gives up.
    Resign {
        /// The seat, counted from 1.
        seat: u8,
    },
    /// All agree to a draw.
    AgreeDraw {},
    /// Lets the clock run.
    StartClock {},
    /// Stops the clock for a while.
    PauseClock {},
    /// Clears the table for the next game of the match.
    NextGame {
        /// What the deal is made from, in games that begin with one.
        seed: u64,
    },
    /// The table as a text, to be kept.
    Save {},
    /// The game as others read it.
    Record {
        /// In which form.
        format: RecordFormat,
    },
    /// A move of the history.
    StepAt {
        /// Its number, counted from 1.
        ply: u32,
    },
    /// The table is not needed any more.
    Dispose {},
}

/// How a record is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum RecordFormat {
    /// JSON.
    Json,
    /// Tags and numbered moves.
    Text,
}

/// What the engine says while it thinks.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ProgressMessage<'a> {
    /// What it thinks now.
    Thought {
        /// The thought.
        thought: &'a Thought,
    },
    /// How far an analysis has got.
    Analysed {
        /// Positions done.
        done: u32,
        /// Positions in all.
        of: u32,
        /// The ply that has just been judged; the last ply of the game comes first.
        ply: Option<&'a PlyReport>,
    },
}
