//! A game as the text of a file, and back.

use std::path::Path;

use tetrarch_table::Table;
use tetrarch_table::record::{self, Format, RecordError, RecordProblem};
use thiserror::Error;

use super::session::Session;

/// Why a game cannot be written or gone on with.
#[derive(Debug, Error)]
pub enum FileError {
    /// It is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record cannot be played through.
    #[error(transparent)]
    Problem(#[from] RecordProblem),
}

/// The record of a game, as JSON or, if the file's name ends in `.txt`, as text.
///
/// # Errors
/// If a name in it cannot be written down.
pub fn encode(session: &Session, path: &Path) -> Result<String, FileError> {
    let is_text = path.extension().is_some_and(|extension| extension == "txt");
    let format = if is_text { Format::Text } else { Format::Json };
    Ok(record::write(&[session.table().record()], format)?)
}

/// Reads a game and plays it through to its last move. Of a file with several games it is the
/// first.
///
/// # Errors
/// If it is no record, or something in it is wrong.
pub fn decode(text: &str) -> Result<Session, FileError> {
    let record = record::read(text, None, None)?.into_iter().next().ok_or(RecordError::Empty)?;
    let table = Table::from_record(&record)?;
    Ok(Session::resume(table, record.replay()?.played))
}
