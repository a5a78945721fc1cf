//! Why the server refuses a request.

mod sentence;
mod wrong;

use std::fmt;
use std::sync::OnceLock;
use std::time::Duration;

use tetrarch_game::{Message, Name, Said};
use tetrarch_messages::Language;
use tetrarch_protocol::{Problem, Scope, TableId};
use tetrarch_store::{StoreError, UnixMillis};
use tetrarch_table::TableError;
use tetrarch_views::table_problem;

use crate::engine_pool::{ANALYSES_EACH, MOVES_EACH};
use crate::shares::QueueFull;
use crate::tables::LONGEST_MOVE_MS;
use crate::time::day;

pub(crate) use self::sentence::Sentence;
pub(crate) use self::wrong::Wrong;

/// About as long an analysis takes.
const ANALYSIS_SECONDS: u64 = 15;
/// Administrators do not look every minute.
const REPORTS_SECONDS: u64 = 3_600;
/// How long to wait for something that no one can foresee: a disk, a place, a connection that ends.
const CAUSE_SECONDS: u64 = 5;

/// Why something was not done. Nothing has changed. `Sentence` has the words.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// There is no such table.
    NoSuchTable(String),
    /// Only players may do this.
    NoSeat,
    /// The secret is not one of this table's.
    WrongSecret,
    /// The secret is an invitation, and no one sits down by using it.
    OnlyInvitation,
    /// Everyone whom the invitation admits has come.
    UsedInvitation,
    /// The link to another device was used, or is too old.
    WrongDeviceLink(u64),
    /// An account continues elsewhere by signing in.
    AccountSeat,
    /// Seats are free.
    NotBegun,
    /// The game is at another place.
    WrongPly {
        /// The number that was sent.
        sent: u32,
        /// The number of the next move.
        expected: u32,
    },
    /// The client used a number twice.
    ReusedId(u64),
    /// This requires an account.
    NeedsAccount,
    /// A program may not do this.
    NotForPrograms,
    /// The API token is not valid.
    WrongToken,
    /// The API token does not go so far.
    MissingScope(Scope),
    /// No one has this name and this password.
    WrongLogin,
    /// The password is wrong.
    WrongPassword,
    /// The name is taken.
    NameTaken(String),
    /// No one may be called so.
    ReservedName(String),
    /// Those who run the server do not want this account or address.
    Blocked {
        /// `account` or `address`.
        what: &'static str,
        /// Until when; for good if none.
        until: Option<UnixMillis>,
        /// Why; may be empty.
        reason: String,
    },
    /// Another token is called so.
    LabelTaken(String),
    /// There is no such account.
    NoSuchAccount(String),
    /// No one plays a rated game against oneself.
    AlreadySeated,
    /// No one has asked for an analysis, or it is not done yet.
    NoAnalysis,
    /// Too much waits for an engine.
    EnginesBusy,
    /// Too many analyses of one owner wait.
    TooManyAnalyses,
    /// Too many moves of engines wait for one owner.
    TooManyEngineMoves,
    /// Too many passwords wait to be checked.
    Busy,
    /// More is asked of the server than it can do.
    Overloaded,
    /// Too many passwords were tried.
    TooManyGuesses(Duration),
    /// Too many tables were made.
    TooManyTables(Duration),
    /// Too many accounts were made.
    TooManyAccounts(Duration),
    /// Too many games of a browser came to one account.
    TooManyLocalGames(Duration),
    /// Much was read for one address.
    TooMuchReading(Duration),
    /// The table holds as much as it may.
    TableFull(Message),
    /// No seat can be taken, or not this one.
    NoFreeSeat(Message),
    /// The game must be over for this.
    NotOver,
    /// The players went on elsewhere.
    WentOn(TableId),
    /// The player is there.
    NotAway {
        /// The seat.
        seat: u8,
    },
    /// The player may still come back.
    TooSoon {
        /// The seat.
        seat: u8,
        /// How long to wait.
        seconds: u64,
    },
    /// The computer plays for this seat now.
    HandedOver,
    /// Partners may not confer.
    NoTalking,
    /// No one counts time here.
    NoClocks,
    /// What was sent is not what the document of the API asks for.
    Malformed(Message),
    /// What was sent cannot be right at any table.
    Invalid(Message),
    /// The table refuses it.
    Table(TableError),
    /// It could not be stored.
    Store(StoreError),
    /// The table is about to be put away, or the server to stop.
    Unavailable,
    /// More was asked for than anyone may ask for.
    TooMany(Duration),
    /// One address has as many connections as it may.
    TooManyConnections,
    /// There are as many reports as are kept.
    TooManyReports,
    /// As many are connected as can be.
    NoPlace,
    /// The request did not come to an end.
    SlowRequest,
    /// A page of another site is asking.
    ForeignOrigin(String),
    /// The server that keeps the table refuses it: its problem, and after how many seconds it is worth trying again.
    Relayed(Box<Problem>, Option<u64>),
}

impl Refusal {
    /// What cannot be right at any table, and why.
    pub(crate) fn invalid(why: &impl Said) -> Self {
        Self::Invalid(why.message())
    }

    /// What is not what the document of the API asks for, and why.
    pub(crate) fn malformed(why: &impl Said) -> Self {
        Self::Malformed(why.message())
    }

    /// The same for a client, in English; `http/language.rs` says it in the client's language.
    #[must_use]
    pub fn problem(&self) -> Problem {
        // The one problem that is told thousands of times a second, just when there is no time for it.
        static OVERLOADED: OnceLock<Problem> = OnceLock::new();
        match self {
            Self::Overloaded => OVERLOADED.get_or_init(|| self.written()).clone(),
            _ => self.written(),
        }
    }

    fn written(&self) -> Problem {
        let problem = match self {
            Self::Table(error) => table_problem(error),
            Self::Relayed(problem, _) => return (**problem).clone(),
            _ => {
                let (id, status) = self.kind();
                Problem::new(id, status, self.message())
            }
        };
        let detail = Language::ENGLISH.say(&problem.message);
        problem.say(detail).with_retry_after(self.retry_after())
    }

    /// After how many seconds it is worth trying again, where that is all that it takes. What a limit has
    /// measured is told; of what waits for others, how long one of them takes.
    #[must_use]
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooMany(wait)
            | Self::TooManyGuesses(wait)
            | Self::TooManyTables(wait)
            | Self::TooManyAccounts(wait)
            | Self::TooManyLocalGames(wait)
            | Self::TooMuchReading(wait) => Some(whole_seconds(wait)),
            Self::Relayed(_, wait) => *wait,
            Self::TooManyEngineMoves => Some(LONGEST_MOVE_MS.div_ceil(1_000)),
            Self::TooManyAnalyses | Self::EnginesBusy => Some(ANALYSIS_SECONDS),
            Self::TooManyReports => Some(REPORTS_SECONDS),
            Self::Busy | Self::Overloaded | Self::Unavailable | Self::Store(StoreError::Busy) => {
                Some(1)
            }
            Self::Store(StoreError::Conflict(_) | StoreError::Damaged(_)) => None,
            Self::TooManyConnections | Self::NoPlace | Self::Store(_) => Some(CAUSE_SECONDS),
            _ => None,
        }
    }

    fn kind(&self) -> (&'static str, u16) {
        match self {
            Self::NoSuchTable(_) => ("no-such-table", 404),
            Self::NoSeat => ("no-seat", 401),
            Self::WrongSecret => ("wrong-secret", 403),
            Self::NotAway { .. } => ("not-away", 409),
            Self::TooSoon { .. } => ("too-soon", 409),
            Self::HandedOver => ("handed-over", 409),
            Self::OnlyInvitation => ("only-invitation", 403),
            Self::UsedInvitation => ("used-invitation", 409),
            Self::WrongDeviceLink(_) => ("wrong-device-link", 403),
            Self::AccountSeat => ("account-seat", 409),
            Self::NotBegun => ("not-begun", 409),
            Self::WrongPly { .. } => ("wrong-ply", 409),
            Self::ReusedId(_) => ("reused-id", 409),
            Self::NeedsAccount => ("needs-account", 401),
            Self::NotForPrograms => ("not-for-programs", 403),
            Self::WrongToken => ("wrong-token", 401),
            Self::MissingScope(_) => ("missing-scope", 403),
            Self::WrongLogin => ("wrong-login", 401),
            Self::WrongPassword => ("wrong-password", 403),
            Self::NameTaken(_) => ("name-taken", 409),
            Self::ReservedName(_) => ("reserved-name", 422),
            Self::Blocked { .. } => ("blocked", 403),
            Self::LabelTaken(_) => ("label-taken", 409),
            Self::NoSuchAccount(_) => ("no-such-account", 404),
            Self::AlreadySeated => ("already-seated", 409),
            Self::NoAnalysis => ("no-analysis", 404),
            Self::EnginesBusy => ("engines-busy", 503),
            Self::TooManyAnalyses => ("too-many-analyses", 429),
            Self::TooManyEngineMoves => ("too-many-engine-moves", 429),
            Self::TooManyGuesses(_) => ("too-many-requests", 429),
            Self::Busy => ("busy", 503),
            Self::Overloaded => ("overloaded", 503),
            Self::TooManyTables(_) => ("too-many-tables", 429),
            Self::TooManyAccounts(_) => ("too-many-accounts", 429),
            Self::TooManyLocalGames(_) => ("too-many-local-games", 429),
            Self::TooMuchReading(_) => ("too-much-reading", 429),
            Self::TableFull(_) => ("table-full", 409),
            Self::NoFreeSeat(_) => ("no-free-seat", 409),
            Self::NotOver => ("not-over", 409),
            Self::WentOn(_) => ("went-on", 409),
            Self::NoTalking => ("no-talking", 403),
            Self::NoClocks => ("no-clocks", 409),
            Self::Malformed(_) => ("invalid", 400),
            Self::Invalid(_) => ("invalid", 422),
            Self::Table(TableError::Refused(_)) => ("illegal-move", 422),
            Self::Table(error) => (error.id(), 409),
            Self::Store(StoreError::DiskFull) => ("disk-full", 507),
            Self::Store(StoreError::Conflict(_)) => ("conflict", 409),
            Self::Store(_) => ("not-stored", 503),
            Self::Unavailable => ("unavailable", 503),
            Self::TooMany(_) => ("too-many-requests", 429),
            Self::TooManyConnections => ("too-many-requests", 429),
            Self::TooManyReports => ("too-many-requests", 429),
            Self::NoPlace => ("no-place", 503),
            Self::SlowRequest => ("slow-request", 408),
            Self::ForeignOrigin(_) => ("foreign-origin", 403),
            // It has a problem of its own.
            Self::Relayed(..) => ("unavailable", 503),
        }
    }
}

impl From<TableError> for Refusal {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Refusal {}

impl Said for Refusal {
    fn message(&self) -> Message {
        let sentence = match self {
            Self::TableFull(why)
            | Self::NoFreeSeat(why)
            | Self::Malformed(why)
            | Self::Invalid(why) => return why.clone(),
            Self::Table(error) => return table_problem(error).message,
            Self::Relayed(problem, _) => return problem.message.clone(),
            Self::NoSuchTable(table) => Sentence::NoSuchTable { table: table.clone() },
            Self::NoSeat => Sentence::NoSeat,
            Self::WrongSecret => Sentence::WrongSecret,
            Self::OnlyInvitation => Sentence::OnlyInvitation,
            Self::UsedInvitation => Sentence::UsedInvitation,
            Self::WrongDeviceLink(minutes) => Sentence::WrongDeviceLink { minutes: *minutes },
            Self::AccountSeat => Sentence::AccountSeat,
            Self::NotBegun => Sentence::NotBegun,
            Self::WrongPly { sent, expected } => {
                Sentence::WrongPly { sent: *sent, expected: *expected }
            }
            Self::ReusedId(id) => Sentence::ReusedId { id: Name::of(id) },
            Self::NeedsAccount => Sentence::NeedsAccount,
            Self::NotForPrograms => Sentence::NotForPrograms,
            Self::WrongToken => Sentence::WrongToken,
            Self::MissingScope(scope) => {
                let scope = Name(scope.id().into());
                Sentence::MissingScope { scope }
            }
            Self::WrongLogin => Sentence::WrongLogin,
            Self::WrongPassword => Sentence::WrongPassword,
            Self::NameTaken(name) => Sentence::NameTaken { name: name.clone() },
            Self::ReservedName(name) => Sentence::ReservedName { name: name.clone() },
            Self::Blocked { what, until, reason } => {
                let is_for_good = until.is_none();
                let until = Name(until.map(day).unwrap_or_default().into());
                let (has_reason, reason) = (!reason.is_empty(), reason.clone());
                match *what {
                    "account" => {
                        Sentence::BlockedAccount { is_for_good, until, has_reason, reason }
                    }
                    _ => Sentence::BlockedAddress { is_for_good, until, has_reason, reason },
                }
            }
            Self::LabelTaken(label) => Sentence::LabelTaken { label: label.clone() },
            Self::NoSuchAccount(name) => Sentence::NoSuchAccount { name: name.clone() },
            Self::AlreadySeated => Sentence::AlreadySeated,
            Self::NoAnalysis => Sentence::NoAnalysis,
            Self::EnginesBusy => Sentence::EnginesBusy,
            Self::TooManyAnalyses => Sentence::TooManyAnalyses { each: ANALYSES_EACH },
            Self::TooManyEngineMoves => Sentence::TooManyEngineMoves { each: MOVES_EACH },
            Self::Busy => Sentence::Busy,
            Self::Overloaded => Sentence::Overloaded,
            Self::TooManyGuesses(wait) => Sentence::TooManyGuesses { seconds: whole_seconds(wait) },
            Self::TooManyTables(wait) => Sentence::TooManyTables { seconds: whole_seconds(wait) },
            Self::TooManyAccounts(wait) => {
                Sentence::TooManyAccounts { seconds: whole_seconds(wait) }
            }
            Self::TooManyLocalGames(wait) => {
                Sentence::TooManyLocalGames { seconds: whole_seconds(wait) }
            }
            Self::TooMuchReading(wait) => Sentence::TooMuchReading { seconds: whole_seconds(wait) },
            Self::TooMany(wait) => Sentence::TooManyRequests { seconds: whole_seconds(wait) },
            Self::TooManyConnections => Sentence::TooManyConnections,
            Self::TooManyReports => Sentence::TooManyReports,
            Self::NotOver => Sentence::NotOver,
            Self::WentOn(table) => Sentence::WentOn { table: Name::of(table) },
            Self::NotAway { seat } => Sentence::NotAway { seat: *seat },
            Self::TooSoon { seat, seconds } => Sentence::TooSoon { seat: *seat, seconds: *seconds },
            Self::HandedOver => Sentence::HandedOver,
            Self::NoTalking => Sentence::NoTalking,
            Self::NoClocks => Sentence::NoClocks,
            Self::Store(StoreError::DiskFull) => Sentence::DiskFull,
            Self::Store(StoreError::Failed(_)) => Sentence::DiskFailed,
            Self::Store(StoreError::Damaged(_)) => Sentence::Damaged,
            Self::Store(StoreError::Busy) => Sentence::DataInUse,
            Self::Store(StoreError::Unreachable(_)) => Sentence::Unreachable,
            Self::Store(StoreError::Undecided(_)) => Sentence::Undecided,
            Self::Store(StoreError::Conflict(_)) => Sentence::Conflict,
            Self::Store(_) => Sentence::NotStored,
            Self::Unavailable => Sentence::Unavailable,
            Self::NoPlace => Sentence::NoPlace,
            Self::SlowRequest => Sentence::SlowRequest,
            Self::ForeignOrigin(origin) => Sentence::ForeignOrigin { origin: origin.clone() },
        };
        sentence.message()
    }
}

impl From<QueueFull> for Refusal {
    fn from(full: QueueFull) -> Self {
        match full {
            QueueFull::OfOwner => Self::TooManyAnalyses,
            QueueFull::OfAll => Self::EnginesBusy,
        }
    }
}

/// At least one, so that no one is told to try again in 0 s.
fn whole_seconds(wait: &Duration) -> u64 {
    wait.as_secs_f64().ceil().max(1.0) as u64
}
