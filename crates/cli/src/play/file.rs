//! A game as the text of a file, and back.

use std::path::Path;

use tetrarch_catalog::Seat;
use tetrarch_table::record::{self, Format, Ply, Record, RecordError, Score, Seated};
use tetrarch_table::{Setup, Start, Table, TableError};
use thiserror::Error;

use super::session::Session;

/// Why a file cannot be played on with.
#[derive(Debug, Error)]
pub enum FileError {
    /// It is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The table cannot be opened as the record says.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A move cannot be played.
    #[error("move {number}, {text}: {reason}")]
    Move {
        /// Counted from 1.
        number: usize,
        /// As it is written.
        text: String,
        /// Which rule forbids it.
        reason: TableError,
    },
}

/// The record of a game, as JSON or, if the file's name ends in `.txt`, as text.
#[must_use]
pub fn encode(session: &Session, path: &Path) -> String {
    let is_text = path.extension().is_some_and(|extension| extension == "txt");
    let format = if is_text { Format::Text } else { Format::Json };
    let record = record_of(session.table());
    record::write(&[record], format).expect("a table's own record can be written")
}

fn record_of(table: &Table) -> Record {
    let ending = table.ending();
    let points = ending.and_then(|ending| ending.points);
    let players = table.seating().players().iter().zip(0..).map(|(player, seat): (_, usize)| {
        let points = points.map(|points| u32::from(points[seat]));
        Seated { kind: player.kind, points, ..Seated::named(&player.name) }
    });
    let mut record = Record::new(table.settings().clone(), players.collect());
    match &table.setup().start {
        Start::Seed(seed) => record.seed = Some(*seed),
        Start::Position(text) => record.start = Some(text.clone()),
    }
    record.table_options = *table.options();
    record.result = ending.and_then(|ending| ending.scores.clone());
    record.termination = ending.map(|ending| ending.id.to_owned());
    let moves = table.history().moves().iter();
    record.plies = moves.map(|played| Ply::new(played.seat, &played.text)).collect();
    record
}

/// Reads a game and plays it through to its last move. Of a file with several games it is the
/// first.
///
/// # Errors
/// If it is no record, or a move in it cannot be played.
pub fn decode(text: &str) -> Result<Session, FileError> {
    let record = record::read(text, None, None)?.into_iter().next().ok_or(RecordError::Empty)?;
    let start = match &record.start {
        Some(text) => Start::Position(text.clone()),
        None => Start::Seed(record.seed.unwrap_or_default()),
    };
    let names = record.players.iter().map(|player| player.name.as_str());
    let setup =
        Setup::new(record.settings.clone(), start).players(names).options(record.table_options);
    let mut session = Session::open(setup)?;
    for (ply, number) in record.plies.iter().zip(1..) {
        session.play(&ply.text).map_err(|reason| FileError::Move {
            number,
            text: ply.text.clone(),
            reason,
        })?;
    }
    decide(&mut session, &record);
    session.mark_saved();
    Ok(session)
}

/// Ends the game as the players did.
fn decide(session: &mut Session, record: &Record) {
    match record.termination.as_deref() {
        Some("agreement") => session.agree_draw(),
        Some("resignation") => {
            let scores = record.result.iter().flatten();
            let lost = scores.zip(0..).find(|(score, _)| **score == Score::Loss);
            if let Some((_, seat)) = lost {
                session.resign(Seat::from_index(seat));
            }
        }
        _ => {}
    }
}
