//! What can go wrong, and what it means for the caller.

use thiserror::Error;

use crate::{AccountId, GameKey, IdError, MoveId, TableId};

/// Why the store did not do something. Unless it says otherwise, nothing was written and the
/// store works on.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// Another writer was first. Read again and decide again.
    #[error(transparent)]
    Conflict(#[from] Conflict),
    /// There is no such table.
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    /// The table has no such event: no entry has this number, or it is a move.
    #[error("table {table} has no event number {number}")]
    NoSuchEvent {
        /// The table.
        table: TableId,
        /// What was asked for.
        number: u32,
    },
    /// The table has no such seat.
    #[error("table {table} has no seat {seat} (the first is 0)")]
    NoSuchSeat {
        /// The table.
        table: TableId,
        /// What was asked for.
        seat: u8,
    },
    /// There is no such report.
    #[error("there is no report {0}")]
    NoSuchReport(i64),
    /// There is no such account.
    #[error("there is no account {0}")]
    NoSuchAccount(AccountId),
    /// The session has ended, or there never was one.
    #[error("there is no such session")]
    NoSuchSession,
    /// The change contradicts itself, for example by naming a seat twice.
    #[error("the change cannot be stored: {0}")]
    Unacceptable(Contradiction),
    /// The disk is full. Works again when there is room.
    #[error("the disk of the store is full; nothing was stored")]
    DiskFull,
    /// The data is locked for longer than the store waits. May work again later.
    #[error("the data is in use elsewhere for too long; nothing was stored")]
    Busy,
    /// What is stored is damaged, or is not what this version writes. If a write meets this, the
    /// store writes nothing more.
    #[error("the stored data is damaged: {0}")]
    Damaged(Damage),
    /// The disk or the database failed. If a write meets this and the machine fails too, it may turn out to have happened;
    /// readers do not see it, and the next write takes its place. Works again when the disk does.
    #[error("the store failed ({0}); nothing was stored")]
    Failed(String),
    /// The database cannot be reached. Works again when it can.
    #[error("the database cannot be reached ({0}); nothing was stored")]
    Unreachable(String),
    /// The connection was lost before the answer to a write came, and the database could not be asked since. The
    /// write may have happened or not; it does not happen later. Read before deciding anything.
    #[error(
        "the connection to the database was lost ({0}); it is not known whether anything was stored"
    )]
    Undecided(String),
    /// The store is shutting down.
    #[error("the store is closed")]
    Closed,
}

/// What is wrong with stored data. [`Display`](std::fmt::Display) is for logs; a person reads a message instead.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Damage {
    /// A number that its column cannot have.
    #[error("{0} is out of range")]
    OutOfRange(i64),
    /// A word that its column cannot have.
    #[error("'{0}' is unknown")]
    UnknownWord(String),
    /// What should be an id is not.
    #[error(transparent)]
    Id(#[from] IdError),
    /// A hash of another length than 32 bytes.
    #[error("a hash is not 32 bytes long")]
    HashLength,
    /// A session without an account and without a guest.
    #[error("a session belongs to neither an account nor a guest")]
    SessionWithoutPerson,
    /// An entry of a journal that is neither a move nor an event.
    #[error("an entry is neither a move nor an event")]
    EmptyEntry,
    /// What the database says, or a library that reads what it holds.
    #[error("{0}")]
    Reported(String),
}

/// Why a change cannot be stored.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Contradiction {
    /// The table was rated, and ratings refer to it.
    #[error("table {0} was rated, and ratings refer to it")]
    Rated(TableId),
    /// There is no such team.
    #[error("there is no team {0}")]
    NoSuchTeam(u8),
    /// What the database says, or a library that writes what it is to hold.
    #[error("{0}")]
    Reported(String),
}

/// Which key was taken already.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Conflict {
    /// This very move was stored before: it was sent twice, and counts once.
    #[error("seat {seat} of table {table} has already sent move {}", move_id.0)]
    MoveId {
        /// The table.
        table: TableId,
        /// Who sent it.
        seat: u8,
        /// The client's number for it.
        move_id: MoveId,
    },
    /// Another move was made here.
    #[error("table {table} already has a move at ply {ply}")]
    Ply {
        /// The table.
        table: TableId,
        /// Where.
        ply: u32,
    },
    /// Something else happened at the table meanwhile.
    #[error("table {table} already has an entry number {number}")]
    Number {
        /// The table.
        table: TableId,
        /// Which number.
        number: u32,
    },
    /// Another server owns the table, or is about to.
    #[error("table {table} is no longer in epoch {epoch}: another server took it")]
    Epoch {
        /// The table.
        table: TableId,
        /// The epoch that was thought to be the current one, or the next.
        epoch: u64,
    },
    /// There is a table with this id.
    #[error("there already is a table {0}")]
    Table(TableId),
    /// There is an account with this id.
    #[error("there already is an account {0}")]
    Account(AccountId),
    /// This name is taken, perhaps in other letters.
    #[error("the name '{0}' is taken")]
    Name(String),
    /// This account has a token of this label.
    #[error("there already is a token called '{0}'")]
    ApiTokenLabel(String),
    /// A secret was drawn twice.
    #[error("this secret is already in use")]
    Secret,
    /// The game was rated before.
    #[error("{0} is rated already")]
    AlreadyRated(GameKey),
    /// The player finished another game of the pool meanwhile.
    #[error("account {account} already has a rating number {games} in pool '{pool}'")]
    StaleRating {
        /// Whose.
        account: AccountId,
        /// In what.
        pool: String,
        /// The count of games that was thought to be new.
        games: u32,
    },
}
