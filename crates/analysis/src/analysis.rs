//! What an analysis found.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use tetrarch_catalog::{Message, Outcome, Seat, Settings, Team};
use tetrarch_engine::Proved;
use ts_rs::TS;

use crate::{Effort, Judged, JudgedLine, SeatSummary, Standing, Verdict};

/// What an analysis found.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Analysis {
    /// The game, its variant and its options.
    #[serde(flatten, serialize_with = "named")]
    #[ts(skip)] // the caller knows them
    pub settings: Settings,
    /// How long each position was thought about.
    pub effort: Effort,
    /// The plies that were asked for, the first one first.
    pub plies: Vec<PlyReport>,
    /// The position after the last ply, if it was asked for.
    pub end: Option<Outlook>,
    /// How well each seat played, in the order of the seats.
    pub seats: Vec<SeatSummary>,
    /// How the game stood in every position that was looked at, the first one first.
    pub standings: Vec<Standing>,
}

/// What there is to say about one ply.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlyReport {
    /// Its number, counted from 1.
    pub ply: usize,
    /// Who played it.
    pub seat: Seat,
    /// For which team.
    pub team: Team,
    /// The text of the position before it.
    pub position: String,
    /// The canonical text of the move.
    #[serde(rename = "move")]
    pub text: String,
    /// What is to be said of it.
    pub verdict: Verdict,
    /// How much of the chance it gave away, from 0 to 1.
    pub loss: f64,
    /// What it was worth to its team.
    pub played: Judged,
    /// How many moves there were to choose from.
    pub legal_moves: usize,
    /// The best lines instead of it, as many as were asked for, the best first.
    pub lines: Vec<JudgedLine>,
    /// Whether the best move stands alone: every other would have been a mistake or worse.
    pub single_best: bool,
    /// If the ply gave something away, how the engine goes on after it.
    pub refutation: Vec<String>,
    /// If the ply gave something away, why it was bad and why the best move is better: at most two
    /// messages, each of them a fact of the lines.
    pub reasons: Vec<Message>,
    /// Who wins for certain before the ply, if that is known.
    pub proved: Option<Proved>,
    /// Plies of the search that found them.
    pub depth: u32,
    /// Positions it looked at.
    pub nodes: u64,
}

/// How things stand after the last ply.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Outlook {
    /// The text of the position.
    pub position: String,
    /// How the game ended by its rules, if it did.
    pub outcome: Option<Outcome>,
    /// Whose turn it is.
    pub seat: Seat,
    /// For which team.
    pub team: Team,
    /// The best lines from here, the best first; none if the game is over.
    pub lines: Vec<JudgedLine>,
    /// Who wins for certain from here, if that is known.
    pub proved: Option<Proved>,
    /// Plies of the search that found them.
    pub depth: u32,
    /// Positions it looked at.
    pub nodes: u64,
}

impl PlyReport {
    /// What the best move was worth.
    ///
    /// # Panics
    /// Never: there was a move, so there is a best one.
    #[must_use]
    pub fn best(&self) -> &JudgedLine {
        self.lines.first().expect("where a move was played, there is a best one")
    }

    /// Whether the engine would have played the same.
    #[must_use]
    pub fn is_first_choice(&self) -> bool {
        self.best().moves.first() == Some(&self.text)
    }
}

/// Settings as other programs ask for them: the game, the variant and all options by their ids.
fn named<S: Serializer>(settings: &Settings, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Named<'a> {
        game: &'a str,
        variant: &'a str,
        options: BTreeMap<&'a str, &'a str>,
    }
    let options = settings.options().collect();
    Named { game: settings.game(), variant: settings.variant(), options }.serialize(serializer)
}
