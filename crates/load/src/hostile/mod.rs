//! Hostile clients. After each attack the server must still serve well-behaved clients.

#[cfg(unix)]
mod environment;
mod field;
mod floods;
mod frames;
mod greed;
mod lag;
mod people;
mod reading;
mod report;
mod requests;
mod seats;
mod sign_ins;
mod sizes;
mod slowness;
mod theft;

pub use report::{HostileReport, TrickOutcome};

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::future::{BoxFuture, FutureExt as _};
use thiserror::Error;
use tokio::time::timeout;

use self::field::Field;
use crate::StartError;
use crate::client::ClientError;

/// A server that has not shown a client the door by then never will.
const PATIENCE: Duration = Duration::from_secs(600);

/// What a server let happen that it should not have.
#[derive(Debug, Error)]
pub enum Harm {
    /// It should have refused, and did not.
    #[error("{0}")]
    Allowed(String),
    /// It did not do what it should.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// It does not start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A file or a folder.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// How much is tried, and on which process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// The server's process, whose memory is watched.
    pub process: u32,
    /// Whether floods are as large as the figures in `docs/server.md` say, and not only large enough to see
    /// what the server does.
    pub is_full: bool,
}

/// What a trick is called, and how it goes. It says what the server did about it.
type Trick = (&'static str, for<'a> fn(&'a Field) -> BoxFuture<'a, Result<String, Harm>>);

/// Everything that is tried.
const TRICKS: &[Trick] = &[
    ("malformed frames", |field| frames::malformed(field).boxed()),
    ("messages that are none", |field| frames::nonsense(field).boxed()),
    ("binary messages", |field| frames::binary(field).boxed()),
    ("pings first, then goodbye", |field| frames::manners(field).boxed()),
    ("a flood of messages", |field| floods::messages(field).boxed()),
    ("a flood of requests", |field| floods::requests(field).boxed()),
    ("too many WebSockets", |field| floods::sockets(field).boxed()),
    ("too many connections", |field| floods::connections(field).boxed()),
    ("other people's secrets", |field| theft::secrets(field).boxed()),
    ("invitations as seats", |field| seats::unused(field).boxed()),
    ("playing for the guest", |field| seats::guests(field).boxed()),
    ("seats of accounts", |field| seats::accounts(field).boxed()),
    ("claims of others' seats", |field| seats::claims(field).boxed()),
    ("others' device links", |field| seats::device_links(field).boxed()),
    ("a session that has ended", |field| sign_ins::sessions(field).boxed()),
    ("a password that was changed", |field| sign_ins::passwords(field).boxed()),
    ("a token that was revoked", |field| sign_ins::tokens(field).boxed()),
    ("moves out of turn", |field| theft::moves(field).boxed()),
    ("a move sent twice", |field| theft::twice(field).boxed()),
    ("huge bodies", |field| sizes::bodies(field).boxed()),
    ("huge messages", |field| sizes::messages(field).boxed()),
    ("huge heads", |field| sizes::heads(field).boxed()),
    ("deep nesting", |field| sizes::nesting(field).boxed()),
    ("odd requests", |field| requests::odd(field).boxed()),
    ("pages of other sites", |field| requests::foreign(field).boxed()),
    ("pages that ask to read", |field| people::preflights(field).boxed()),
    ("deceiving names", |field| people::names(field).boxed()),
    ("deceiving words", |field| people::words(field).boxed()),
    ("a deleted account's seat", |field| people::kept_seat(field).boxed()),
    ("a flood of reports", |field| people::reports(field).boxed()),
    ("slow heads", |field| slowness::heads(field).boxed()),
    ("slow bodies", |field| slowness::bodies(field).boxed()),
    ("slow readers", |field| slowness::readers(field).boxed()),
    ("failed log-ins", |field| greed::log_ins(field).boxed()),
    ("many names guessed", |field| greed::names(field).boxed()),
    ("every engine for one", |field| greed::engines(field).boxed()),
    ("every analysis for one", |field| greed::analyses(field).boxed()),
    ("every place in the lobby", |field| greed::lobby(field).boxed()),
    ("talk without end", |field| greed::talk(field).boxed()),
    ("long tables read", |field| reading::long_tables(field).boxed()),
    ("pongs nobody asked for", |field| lag::pongs(field).boxed()),
    ("too many event streams", |field| floods::streams(field).boxed()),
];

/// What is tried on servers that are started for it.
#[cfg(unix)]
type HouseTrick = (&'static str, for<'a> fn(&'a Path) -> BoxFuture<'a, Result<String, Harm>>);

#[cfg(unix)]
const HOUSE_TRICKS: &[HouseTrick] = &[
    ("files others may read", |program| environment::neighbours(program).boxed()),
    ("a limit of file size", |program| environment::small_files(program).boxed()),
    ("more guests than files", |program| environment::few_files(program).boxed()),
    ("secrets in the log", |program| environment::logs(program).boxed()),
    ("moves between kills", |program| environment::kills(program).boxed()),
    ("a full disk", |program| environment::full_disk(program).boxed()),
];

/// Starts servers of this program where little is as it should be, and tries them: everything whose name contains a
/// text. Nothing where there is no shell to do so.
#[cfg(unix)]
pub async fn run_environments(program: &Path, only: &str) -> HostileReport {
    let mut outcomes = Vec::new();
    for (name, trick) in HOUSE_TRICKS.iter().filter(|(name, _)| name.contains(only)) {
        let began = Instant::now();
        let done = timeout(PATIENCE, trick(program)).await;
        let done = done.unwrap_or_else(|_| Err(Harm::Allowed("it goes on for ever".to_owned())));
        let done = done.map_err(|harm| harm.to_string());
        outcomes.push(TrickOutcome { name, took: began.elapsed(), done, after: Ok(()) });
    }
    HostileReport { outcomes }
}

#[cfg(not(unix))]
pub async fn run_environments(_: &Path, _: &str) -> HostileReport {
    HostileReport { outcomes: Vec::new() }
}

/// Tries everything whose name contains a text on a server with its usual limits, and sees after each trick whether two
/// well-behaved players still can play.
///
/// # Errors
/// If even the first game, before any trick, cannot be played.
pub async fn run(
    server: SocketAddr,
    measured: Measured,
    only: &str,
) -> Result<HostileReport, ClientError> {
    Field::new(server, 0, measured)?.play_well().await?;
    let mut outcomes = Vec::new();
    let wanted = (1..).zip(TRICKS).filter(|(_, (name, _))| name.contains(only));
    for (number, (name, trick)) in wanted {
        let field = Field::new(server, number, measured)?;
        let began = Instant::now();
        let done = timeout(PATIENCE, trick(&field)).await;
        let done = done.unwrap_or_else(|_| Err(Harm::Allowed("it goes on for ever".to_owned())));
        let after = match timeout(PATIENCE, field.play_well()).await {
            Ok(played) => played.map_err(|error| error.to_string()),
            Err(_) => Err("the well-behaved wait for ever".to_owned()),
        };
        outcomes.push(TrickOutcome {
            name,
            took: began.elapsed(),
            done: done.map_err(|harm| harm.to_string()),
            after,
        });
    }
    Ok(HostileReport { outcomes })
}
