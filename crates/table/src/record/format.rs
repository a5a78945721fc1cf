//! The formats of records, and one interface to all of them.

use std::fmt;
use std::str::FromStr;

use tetrarch_catalog::Said;
use tetrarch_game::{AnyOf, Name, named_argument};

use super::{Record, RecordError, abalone, json, text};

/// How records are written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// The JSON record, with the fields of Abstract Play's game records.
    Json,
    /// The text form: tags and numbered rounds, like chess PGN.
    Text,
    /// Moves of Abalone as the program Aba-Pro writes them: `a1b2`, `c3c5d4`. Import only.
    AbaPro,
    /// Moves of Abalone from the first marble's cell to the last one's: `a1d4`, `c3d6`. Import only.
    FirstLast,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 4] = [Self::Json, Self::Text, Self::AbaPro, Self::FirstLast];

    /// Stable id, for commands.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Text => "text",
            Self::AbaPro => "aba-pro",
            Self::FirstLast => "first-last",
        }
    }

    /// The format a text seems to be in: JSON begins with a bracket or a brace that JSON can
    /// begin with, the text form has a `Game` tag, and Abalone's moves are known by their shape.
    #[must_use]
    pub fn sniff(contents: &str) -> Option<Self> {
        let contents = contents.trim_start_matches('\u{feff}').trim_start();
        if json::looks_like(contents) {
            Some(Self::Json)
        } else if text::looks_like(contents) {
            Some(Self::Text)
        } else {
            abalone::looks_like(contents)
        }
    }

    fn known() -> AnyOf<Name> {
        AnyOf::words(&Self::ALL.map(Self::id))
    }
}

named_argument!(Format);

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Format {
    type Err = RecordError;

    fn from_str(id: &str) -> Result<Self, RecordError> {
        let mut all = Self::ALL.into_iter();
        all.find(|format| format.id() == id)
            .ok_or_else(|| RecordError::NoSuchFormat { id: id.to_owned(), known: Self::known() })
    }
}

/// Reads every record of a file, in a given format or in the one it seems to be in.
///
/// The layout is the Abalone variant that a game in [`Format::AbaPro`] or [`Format::FirstLast`]
/// began with, `standard` if none is given; the other formats say themselves what is played.
///
/// # Errors
/// Names the place or the field that is wrong and what would be right. The moves of JSON and text
/// records are not played here: [`Record::check`] does that.
pub fn read(
    bytes: impl AsRef<[u8]>,
    format: Option<Format>,
    layout: Option<&str>,
) -> Result<Vec<Record>, RecordError> {
    let contents = std::str::from_utf8(bytes.as_ref())
        .map_err(|error| RecordError::NotText { byte: error.valid_up_to() + 1 })?;
    let format = format
        .or_else(|| Format::sniff(contents))
        .ok_or_else(|| RecordError::UnknownFormat { known: Format::known() })?;
    let contents = contents.trim_start_matches('\u{feff}');
    let records = match format {
        Format::Json => json::read(contents),
        Format::Text => text::read(contents),
        Format::AbaPro => abalone::read(contents, abalone::Spelling::AbaPro, layout),
        Format::FirstLast => abalone::read(contents, abalone::Spelling::FirstLast, layout),
    }?;
    if records.is_empty() { Err(RecordError::Empty) } else { Ok(records) }
}

/// Writes records: one as a JSON object and several as an array, or as text with a blank line
/// between games.
///
/// # Errors
/// If a record does not agree with itself, or the format is for import only.
pub fn write(records: &[Record], format: Format) -> Result<String, RecordError> {
    for (index, record) in records.iter().enumerate() {
        record.agrees_with_itself().map_err(|problem| RecordError::Unwritable {
            record: index + 1,
            problem: problem.message(),
        })?;
    }
    match format {
        Format::Json => Ok(json::write(records)),
        Format::Text => Ok(text::write(records)),
        Format::AbaPro | Format::FirstLast => Err(RecordError::ImportOnly { format }),
    }
}
