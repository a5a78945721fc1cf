//! What the server does not do, and why.

use std::time::Duration;

use tetrarch_protocol::{Problem, Scope, TableId};
use tetrarch_store::{StoreError, UnixMillis};
use tetrarch_table::TableError;
use thiserror::Error;

use crate::engine_pool::{ANALYSES_EACH, MOVES_EACH};
use crate::shares::QueueFull;
use crate::time::day;

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, Error)]
pub enum Refusal {
    /// There is no such table.
    #[error("there is no table {0:?}")]
    NoSuchTable(String),
    /// Only players may do this.
    #[error("only a player may do this: send the secret of a seat, or sign in")]
    NoSeat,
    /// The secret is not one of this table's.
    #[error("this secret opens no seat at this table")]
    WrongSecret,
    /// The secret is an invitation, and nobody sits down by using it.
    #[error("this secret is an invitation: take a seat with it first")]
    OnlyInvitation,
    /// Everybody whom the invitation admits has come.
    #[error("this invitation was used: every seat that it admits to is taken; you can watch")]
    UsedInvitation,
    /// The link to another device was used, or is too old.
    #[error(
        "this link was used, or is older than {0} minutes; make another one on the device that you play on"
    )]
    WrongDeviceLink(u64),
    /// An account continues elsewhere by signing in.
    #[error("this seat belongs to an account: sign in on the other device to continue there")]
    AccountSeat,
    /// Seats are free.
    #[error("the game begins when every seat is taken")]
    NotBegun,
    /// The game is at another place.
    #[error("move {sent} was sent, and move {expected} is to be played")]
    WrongPly {
        /// The number that was sent.
        sent: u32,
        /// The number of the next move.
        expected: u32,
    },
    /// The client used a number twice.
    #[error("the id {0} was used for something else; draw a new one for every move and act")]
    ReusedId(u64),
    /// Only somebody with an account may do this.
    #[error("this needs an account: log in or sign up, or send an API token")]
    NeedsAccount,
    /// A program may not do this.
    #[error("this is done in a browser, by whoever is logged in, and not with an API token")]
    NotForPrograms,
    /// The API token is none.
    #[error("this API token is not valid; it may have been revoked")]
    WrongToken,
    /// The API token does not go so far.
    #[error("the API token has no scope {0:?}")]
    MissingScope(Scope),
    /// Nobody has this name and this password.
    #[error("the name or the password is wrong")]
    WrongLogin,
    /// The password is wrong.
    #[error("the password is wrong")]
    WrongPassword,
    /// Somebody else has this name.
    #[error("the name {0:?} is taken; choose another one")]
    NameTaken(String),
    /// Nobody may be called so.
    #[error(
        "nobody may be called {0:?}: it looks like the server or an engine; choose another name"
    )]
    ReservedName(String),
    /// Those who run the server do not want this account or address.
    #[error("this {what} is blocked {}{}", until_when(*.until), because(.reason))]
    Blocked {
        /// `account` or `address`.
        what: &'static str,
        /// Until when; for good if none.
        until: Option<UnixMillis>,
        /// Why; may be empty.
        reason: String,
    },
    /// Another token is called so.
    #[error("there already is a token called {0:?}; choose another label")]
    LabelTaken(String),
    /// There is no such account.
    #[error("there is no account {0:?}")]
    NoSuchAccount(String),
    /// Nobody plays a rated game against oneself.
    #[error("this account sits at this rated table already")]
    AlreadySeated,
    /// Nobody has asked for an analysis, or it is not done yet.
    #[error("there is no analysis of this game yet; ask for one by POST")]
    NoAnalysis,
    /// Too much waits for an engine.
    #[error("too much waits for an engine already; try again later")]
    EnginesBusy,
    /// Too many analyses of one owner wait.
    #[error("{each} analyses that you asked for already wait; try again when one is done", each = ANALYSES_EACH)]
    TooManyAnalyses,
    /// Too many moves of engines wait for one owner.
    #[error("{each} moves of engines at your tables already wait; try again when some are made", each = MOVES_EACH)]
    TooManyEngineMoves,
    /// Too many passwords wait to be checked.
    #[error("too many are logging in at the moment; try again in a few seconds")]
    Busy,
    /// Too many passwords were tried.
    #[error("too many passwords were tried from your address; try again in {} s", whole_seconds(.0))]
    TooManyGuesses(Duration),
    /// Too many tables were made.
    #[error("too many tables were made from your address; try again in {} s", whole_seconds(.0))]
    TooManyTables(Duration),
    /// Too many accounts were made.
    #[error("too many accounts were made from your address; try again in {} s", whole_seconds(.0))]
    TooManyAccounts(Duration),
    /// Much was read for one address.
    #[error("long tables were read for your address for too long; try again in {} s", whole_seconds(.0))]
    TooMuchReading(Duration),
    /// The table holds as much as it may.
    #[error("{0}")]
    TableFull(String),
    /// No seat can be taken, or not this one.
    #[error("{0}")]
    NoFreeSeat(String),
    /// The game must be over for this.
    #[error("the game is not over")]
    NotOver,
    /// The players went on elsewhere.
    #[error("the players have gone on at table {0}")]
    WentOn(TableId),
    /// The player is there.
    #[error("the player of seat {seat} has not left")]
    NotAway {
        /// The seat.
        seat: u8,
    },
    /// The player may still come back.
    #[error("the player of seat {seat} may still come back; try again in {seconds} seconds")]
    TooSoon {
        /// The seat.
        seat: u8,
        /// How long to wait.
        seconds: u64,
    },
    /// The computer plays for this seat now.
    #[error("the computer plays for this seat now; you can watch")]
    HandedOver,
    /// The computer may not play here.
    #[error("in a rated game the computer takes no seat")]
    OnlyPeople,
    /// Partners may not confer.
    #[error("there is no talking in team games before the end: partners may not confer")]
    NoTalking,
    /// Nobody counts time here.
    #[error("this table has no clocks")]
    NoClocks,
    /// What was sent is not what the document of the API asks for.
    #[error("{0}")]
    Malformed(String),
    /// What was sent cannot be right at any table.
    #[error("{0}")]
    Invalid(String),
    /// The table refuses it.
    #[error(transparent)]
    Table(#[from] TableError),
    /// It could not be stored.
    #[error("{}", unstored(.0))]
    Store(#[from] StoreError),
    /// The table is about to be put away, or the server to stop.
    #[error("the table is not available at the moment; try again")]
    Unavailable,
    /// More was asked for than anybody may ask for.
    #[error("too many requests; wait a moment")]
    TooMany,
    /// As many are connected as can be.
    #[error("as many are connected to this server as can be; try again later")]
    NoPlace,
    /// The request did not come to an end.
    #[error("the request took too long")]
    SlowRequest,
    /// A page of another site is asking.
    #[error("pages of {0:?} may not use this server")]
    ForeignOrigin(String),
}

impl Refusal {
    /// The same for a client.
    #[must_use]
    pub fn problem(&self) -> Problem {
        let (id, status, title) = self.kind();
        let problem = Problem::new(id, status, title, sentence(&self.to_string()));
        match self {
            Self::Table(TableError::Refused(refused)) => {
                problem.with_rule(refused.rule, refused.facts.clone())
            }
            _ => problem,
        }
    }

    fn kind(&self) -> (&'static str, u16, &'static str) {
        match self {
            Self::NoSuchTable(_) => ("no-such-table", 404, "No such table"),
            Self::NoSeat => ("no-seat", 401, "Not a player"),
            Self::WrongSecret => ("wrong-secret", 403, "Wrong secret"),
            Self::NotAway { .. } => ("not-away", 409, "The player is here"),
            Self::TooSoon { .. } => ("too-soon", 409, "Too soon"),
            Self::HandedOver => ("handed-over", 409, "The computer plays for this seat"),
            Self::OnlyPeople => ("only-people", 409, "Only people play rated games"),
            Self::OnlyInvitation => ("only-invitation", 403, "Only an invitation"),
            Self::UsedInvitation => ("used-invitation", 409, "The invitation was used"),
            Self::WrongDeviceLink(_) => {
                ("wrong-device-link", 403, "The link does not work any more")
            }
            Self::AccountSeat => ("account-seat", 409, "The seat belongs to an account"),
            Self::NotBegun => ("not-begun", 409, "The game has not begun"),
            Self::WrongPly { .. } => ("wrong-ply", 409, "The game is at another place"),
            Self::ReusedId(_) => ("reused-id", 409, "The id was used before"),
            Self::NeedsAccount => ("needs-account", 401, "An account is needed"),
            Self::NotForPrograms => ("not-for-programs", 403, "Not for programs"),
            Self::WrongToken => ("wrong-token", 401, "Wrong token"),
            Self::MissingScope(_) => ("missing-scope", 403, "Missing scope"),
            Self::WrongLogin => ("wrong-login", 401, "Wrong name or password"),
            Self::WrongPassword => ("wrong-password", 403, "Wrong password"),
            Self::NameTaken(_) => ("name-taken", 409, "The name is taken"),
            Self::ReservedName(_) => ("reserved-name", 422, "Reserved name"),
            Self::Blocked { .. } => ("blocked", 403, "Blocked"),
            Self::LabelTaken(_) => ("label-taken", 409, "The label is taken"),
            Self::NoSuchAccount(_) => ("no-such-account", 404, "No such account"),
            Self::AlreadySeated => ("already-seated", 409, "Already seated"),
            Self::NoAnalysis => ("no-analysis", 404, "No analysis"),
            Self::EnginesBusy => ("engines-busy", 503, "Engines busy"),
            Self::TooManyAnalyses => ("too-many-analyses", 429, "Too many analyses"),
            Self::TooManyEngineMoves => ("too-many-engine-moves", 429, "Too many engine moves"),
            Self::TooManyGuesses(_) => ("too-many-requests", 429, "Too many passwords tried"),
            Self::Busy => ("busy", 503, "Busy"),
            Self::TooManyTables(_) => ("too-many-tables", 429, "Too many tables"),
            Self::TooManyAccounts(_) => ("too-many-accounts", 429, "Too many accounts"),
            Self::TooMuchReading(_) => ("too-much-reading", 429, "Too much reading"),
            Self::TableFull(_) => ("table-full", 409, "The table is full"),
            Self::NoFreeSeat(_) => ("no-free-seat", 409, "No free seat"),
            Self::NotOver => ("not-over", 409, "The game is not over"),
            Self::WentOn(_) => ("went-on", 409, "The players have gone on"),
            Self::NoTalking => ("no-talking", 403, "No talking"),
            Self::NoClocks => ("no-clocks", 409, "No clocks"),
            Self::Malformed(_) => ("invalid", 400, "Invalid request"),
            Self::Invalid(_) => ("invalid", 422, "Invalid request"),
            Self::Table(TableError::Refused(_)) => ("illegal-move", 422, "Illegal move"),
            Self::Table(error) => (error.id(), 409, "The table refuses this"),
            Self::Store(StoreError::DiskFull) => ("disk-full", 507, "The disk is full"),
            Self::Store(StoreError::Conflict(_)) => ("conflict", 409, "Somebody was faster"),
            Self::Store(_) => ("not-stored", 503, "Not stored"),
            Self::Unavailable => ("unavailable", 503, "Not available"),
            Self::TooMany => ("too-many-requests", 429, "Too many requests"),
            Self::NoPlace => ("no-place", 503, "No place"),
            Self::SlowRequest => ("slow-request", 408, "Slow request"),
            Self::ForeignOrigin(_) => ("foreign-origin", 403, "Foreign origin"),
        }
    }
}

fn until_when(until: Option<UnixMillis>) -> String {
    until.map_or_else(|| "for good".to_owned(), |until| format!("until {}", day(until)))
}

fn because(reason: &str) -> String {
    if reason.is_empty() { String::new() } else { format!(": {reason}") }
}

impl From<QueueFull> for Refusal {
    fn from(full: QueueFull) -> Self {
        match full {
            QueueFull::OfOwner => Self::TooManyAnalyses,
            QueueFull::OfAll => Self::EnginesBusy,
        }
    }
}

/// What a client should know of an error of the store.
fn unstored(error: &StoreError) -> &'static str {
    match error {
        StoreError::DiskFull => {
            "the disk of the server is full, and nothing was stored; try again when there is room"
        }
        StoreError::Failed(_) => {
            "the disk of the server fails, and nothing was stored; try again when it works"
        }
        StoreError::Damaged(_) => "what the server has stored is damaged; its operator must look",
        StoreError::Busy => {
            "the server's data are in use elsewhere, and nothing was stored; try again"
        }
        StoreError::Conflict(_) => {
            "somebody was faster, and nothing was stored; look again, and try again"
        }
        _ => "it could not be stored; try again",
    }
}

/// At least one, so that nobody is told to try again in 0 s.
fn whole_seconds(wait: &Duration) -> u64 {
    wait.as_secs_f64().ceil().max(1.0) as u64
}

/// As a sentence: with a capital and a full stop.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let capital = letters.next().into_iter().flat_map(char::to_uppercase);
    let stop = if text.ends_with('.') { "" } else { "." };
    capital.chain(letters).chain(stop.chars()).collect()
}
