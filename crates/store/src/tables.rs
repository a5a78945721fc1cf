//! Tables as they are stored: the setup, the seats, and a summary for lists.

use serde::{Deserialize, Serialize};

use crate::{AccountId, JournalEntry, JsonText, Person, Rating, SecretHash, TableId, UnixMillis};

/// A table without its journal: what it is created from and what lists show. Only `seats` and
/// `summary` change later.
#[derive(Clone, PartialEq, Debug)]
pub struct TableHead {
    /// Its id; no other table may have it.
    pub id: TableId,
    /// The game's id, for lists.
    pub game: String,
    /// The variant's id, for lists.
    pub variant: String,
    /// Who finds it in lists.
    pub visibility: Visibility,
    /// Whether ratings change.
    pub rated: bool,
    /// Everything else that never changes: options, time control, match, seed.
    pub setup: JsonText,
    /// The hash of the invitation that admits to any seat that is free, if there is one.
    pub invitation: Option<SecretHash>,
    /// The seats, all of them.
    pub seats: Vec<StoredSeat>,
    /// When it was created.
    pub created: UnixMillis,
    /// How it stands.
    pub summary: TableSummary,
}

/// Who finds a table in lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everyone.
    Public,
    /// Those who have the link.
    Link,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredSeat {
    /// Which one, counted from 0.
    pub number: u8,
    /// The player there, if there is one.
    pub occupant: Option<Occupant>,
    /// The name shown there. It is forgotten with the person.
    pub name: Option<String>,
    /// The hashes of the secrets with which the guest on this seat plays, one for each device.
    pub secrets: Vec<SecretHash>,
    /// The hash of the invitation to this seat, if there is one. It stays when the seat is taken, so
    /// that a used invitation is known as one.
    pub invitation: Option<SecretHash>,
    /// The only account that may take the seat while it is free, if it is reserved.
    pub invited: Option<AccountId>,
    /// The account that played here before the computer took over: it is forgotten here as well.
    pub former: Option<AccountId>,
    /// How strong its player seemed to be on sitting down, if there was a rating.
    pub rating: Option<Rating>,
}

impl StoredSeat {
    /// A free seat.
    pub fn empty(number: u8) -> StoredSeat {
        StoredSeat {
            number,
            occupant: None,
            name: None,
            secrets: Vec::new(),
            invitation: None,
            invited: None,
            former: None,
            rating: None,
        }
    }
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// A guest or an account.
    Person(Person),
    /// An engine, described in the server's words (its level).
    Computer(String),
}

/// How a table stands, for lists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSummary {
    /// Where it is in its life.
    pub status: Status,
    /// The seat to move, counted from 0, if a game is under way.
    pub turn: Option<u8>,
    /// When something last happened.
    pub last_activity: UnixMillis,
    /// How it ended, in the server's words.
    pub result: Option<JsonText>,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Waiting for players.
    Open,
    /// Being played.
    Ongoing,
    /// Played to an end.
    Finished,
    /// Given up before it counted.
    Aborted,
}

/// A table with everything that happened at it, in order.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredTable {
    /// The table as it is now.
    pub head: TableHead,
    /// The journal, by number.
    pub entries: Vec<JournalEntry>,
}
