//! Game records: a game that was played, to keep, to exchange and to play through again.
//!
//! [`read()`] and [`write()`] are the doors to every [`Format`]; `docs/records.md` describes them.
//! A [`Record`] that was read is well formed, and its moves may still be wrong: [`Record::check`]
//! says what is, and [`Record::replay`] gives every position of a record that is right.
//!
//! ```
//! use tetrarch_table::record::{self, Format};
//!
//! let text = "[Game \"Hus\"]\n[Seat1 \"Ada\"]\n[Seat2 \"Bo\"]\n\n1. c1 {a good start} *";
//! let records = record::read(text, None, None)?;
//! assert!(records[0].check().is_empty());
//! println!("{}", records[0].replay()?.last().text());
//! println!("{}", record::write(&records, Format::Json)?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod abalone;
mod check;
mod errors;
mod format;
mod json;
mod misread;
mod naming;
mod ply;
mod problem;
mod replay;
mod rounds;
mod score;
mod seated;
mod text;

pub use errors::RecordError;
pub use format::{Format, read, write};
pub use ply::Ply;
pub use problem::{RecordProblem, Trouble};
pub use replay::Replay;
pub use score::RecordScore;
pub use seated::{Seated, Site};

use jiff::Timestamp;
use serde_json::{Map, Value};
use tetrarch_catalog::{MessageKind, MessageSpec, Seed, Settings};

use self::misread::Misread;
use crate::TableOptions;

/// Everything that is kept of one game, finished or not.
///
/// The settings are checked and the rest is as it was written down: [`Record::replay`] plays the
/// moves through, [`Record::check`] says what is wrong with them.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The game, its variant and its options.
    pub settings: Settings,
    /// What the deal was made from, in games that begin with one.
    pub seed: Option<Seed>,
    /// The text of the first position. It is needed only if the settings and the seed do not say
    /// how the game began, and then it is what counts.
    pub start: Option<String>,
    /// What the table did about repetition and long games.
    pub table_options: TableOptions,
    /// The players, in the order of the seats.
    pub players: Vec<Seated>,
    /// What each seat got, in the order of the seats; none while the game is unfinished.
    pub result: Option<Vec<RecordScore>>,
    /// Stable id of what ended the game: the rule's own (`no-move`), or the table's (`resignation`).
    pub termination: Option<String>,
    /// The time control in its short text.
    pub time_control: Option<String>,
    /// The tournament or match.
    pub event: Option<String>,
    /// The round of the event.
    pub round: Option<String>,
    /// Where the game was played.
    pub site: Option<Site>,
    /// When the game began.
    pub date_start: Option<Timestamp>,
    /// When the game ended.
    pub date_end: Option<Timestamp>,
    /// When the record was made.
    pub date_generated: Option<Timestamp>,
    /// True if the game counts for no rating.
    pub unrated: bool,
    /// What was said before the first move.
    pub comment: Option<String>,
    /// The moves, in the order they were played.
    pub plies: Vec<Ply>,
    /// Header fields of other programs, carried along as they are.
    pub extra: Map<String, Value>,
}

impl Record {
    /// A record without moves.
    #[must_use]
    pub fn new(settings: Settings, players: Vec<Seated>) -> Self {
        Self {
            settings,
            seed: None,
            start: None,
            table_options: TableOptions::default(),
            players,
            result: None,
            termination: None,
            time_control: None,
            event: None,
            round: None,
            site: None,
            date_start: None,
            date_end: None,
            date_generated: None,
            unrated: false,
            comment: None,
            plies: Vec::new(),
            extra: Map::new(),
        }
    }

    /// Adds words to the comment on the last of a number of plies, or on the game before any.
    fn add_comment(&mut self, plies: usize, words: String) {
        let place = match plies.checked_sub(1) {
            Some(last) => &mut self.plies[last].comment,
            None => &mut self.comment,
        };
        match place {
            _ if words.is_empty() => {}
            Some(before) => {
                before.push(' ');
                before.push_str(&words);
            }
            None => *place = Some(words),
        }
    }

    /// What keeps the record from being written: both forms give each player a result, and each
    /// move a seat.
    fn agrees_with_itself(&self) -> Result<(), Misread> {
        let players = self.players.len();
        if let Some(scores) = self.result.as_ref().filter(|scores| scores.len() != players) {
            return Err(Misread::Results { found: scores.len(), seats: players });
        }
        let seats = self.settings.seats();
        if players != seats {
            return Err(Misread::Players { found: players, seats });
        }
        let beyond = |ply: &&Ply| ply.seat.index() >= seats;
        if let Some(ply) = self.plies.iter().find(beyond) {
            return Err(Misread::Seat { seat: ply.seat, seats });
        }
        if let Some(name) = self.extra.keys().find(|name| json::is_header_field(name)) {
            return Err(Misread::ReservedField { field: name.clone() });
        }
        Ok(())
    }
}

/// The messages of records.
pub(crate) const MESSAGES: [&[MessageSpec]; 4] =
    [Misread::MESSAGES, RecordError::MESSAGES, problem::AtPly::MESSAGES, Trouble::MESSAGES];
