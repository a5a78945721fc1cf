//! A game being played, and the record of a game that was.
//!
//! A [`Table`] seats the players, checks every move, keeps the history, counts repetitions, runs
//! the clocks and knows the end. It knows no game: it plays what the catalogue offers. It reads
//! no time and writes no file: time is passed in, and what happened comes out as plain data.
//!
//! ```
//! use tetrarch_catalog::{Seat, Seed, entry};
//! use tetrarch_table::{Moment, Setup, Start, Table};
//!
//! let settings = entry("hus")?.settings(None, &[])?;
//! let setup = Setup::new(settings, Start::Seed(Seed(1))).players(["Ada", "Bo"]);
//! let mut table = Table::open(setup.control("5+3".parse()?))?;
//! table.play(Seat::FIRST, "c1", Moment(0))?;
//! table.resign(Seat::SECOND, Moment(4_000))?;
//! let ending = table.ending().expect("the game is over");
//! assert_eq!(ending.message.id, "game-ended-resignation");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod ballot;
mod clock;
mod ending;
mod error;
mod event;
mod history;
mod occurrences;
mod options;
mod player;
mod points;
mod score_numbers;
mod seating;
mod series;
mod setup;
mod table;

pub mod record;

pub use ballot::{Ballot, BallotVerdict};
pub use clock::{
    GameClock, LAG_LIMIT, LAG_QUOTA, LAG_REFILL, Millis, Moment, TimeControl, TimeControlError,
};
pub use ending::{Cause, Decision, Ending};
pub use error::TableError;
pub use event::{Closing, TableEvent};
pub use history::{History, PlayedMove};
pub use options::{Repetition, TableOptions};
pub use player::{Player, PlayerKind};
pub use record::RecordScore;
pub use seating::Seating;
pub use series::{CountedGame, Counting, Finish, Series, SeriesError, SeriesStanding, Tally};
pub use setup::{Setup, Start};
pub use table::{Action, Part, RestoreError, SavedTable, Table, TakebackRequest};

use tetrarch_catalog::{MessageKind, MessageSpec};

/// The messages of this crate.
#[must_use]
pub fn messages() -> Vec<&'static [MessageSpec]> {
    let mut all = vec![
        TableError::MESSAGES,
        RestoreError::MESSAGES,
        SeriesError::MESSAGES,
        TimeControlError::MESSAGES,
        ending::Ended::MESSAGES,
    ];
    all.extend(record::MESSAGES);
    all
}

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
