//! Lists of tables, a page at a time.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{AccountId, Person, Status, TableHead, UnixMillis, Visibility};

/// Which tables are asked for, newest first. A field that is `None` does not matter.
#[derive(Clone, PartialEq, Debug)]
pub struct TableQuery {
    /// Where the tables are in their lives.
    pub status: Option<Status>,
    /// Who may find them.
    pub visibility: Option<Visibility>,
    /// The game's id.
    pub game: Option<String>,
    /// The variant's id.
    pub variant: Option<String>,
    /// A player in the seat.
    pub player: Option<Person>,
    /// An account for which a free seat is reserved.
    pub invited: Option<AccountId>,
    /// Whether they are shown in the lobby.
    pub listed: Option<bool>,
    /// Nothing has happened there since this moment.
    pub idle_since: Option<UnixMillis>,
    /// Where the last page ended.
    pub after: Option<Cursor>,
    /// How many at most; at least 1 is given if there is one.
    pub limit: u32,
}

impl TableQuery {
    /// All tables, with this number per page.
    pub fn all(limit: u32) -> TableQuery {
        TableQuery {
            status: None,
            visibility: None,
            game: None,
            variant: None,
            player: None,
            invited: None,
            listed: None,
            idle_since: None,
            after: None,
            limit,
        }
    }
}

/// A page of a list. Tables that are created meanwhile do not move the following pages, since
/// the order is that of creation.
#[derive(Clone, PartialEq, Debug)]
pub struct ListingPage {
    /// The tables.
    pub tables: Vec<TableHead>,
    /// Where the next page begins, if there is one.
    pub next: Option<Cursor>,
}

/// A place in a list. Opaque to callers; only good for the query and the store it came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cursor(i64);

impl Cursor {
    /// The place behind the table with this number in the order of creation. A store counts its tables as it
    /// likes, as long as the numbers are positive and grow.
    pub fn behind(number: i64) -> Cursor {
        Cursor(number)
    }

    /// The number of the table that it is behind.
    pub fn number(self) -> i64 {
        self.0
    }
}

/// A text that is not a cursor.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("'{0}' is not a place in a list: give back the `next` of the page before, unchanged")]
pub struct CursorError(pub String);

impl fmt::Display for Cursor {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0)
    }
}

impl FromStr for Cursor {
    type Err = CursorError;

    fn from_str(text: &str) -> Result<Cursor, CursorError> {
        match text.parse() {
            Ok(place) if place > 0 => Ok(Cursor(place)),
            _ => Err(CursorError(text.to_owned())),
        }
    }
}

impl TryFrom<String> for Cursor {
    type Error = CursorError;

    fn try_from(text: String) -> Result<Cursor, CursorError> {
        text.parse()
    }
}

impl From<Cursor> for String {
    fn from(cursor: Cursor) -> String {
        cursor.to_string()
    }
}
