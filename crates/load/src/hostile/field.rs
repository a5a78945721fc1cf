//! The server under attack, and its well-behaved clients.

use std::net::{IpAddr, SocketAddr};

use tetrarch_catalog::Seed;
use tetrarch_protocol::{ActId, Created, NewTable};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::{Harm, Measured};
use crate::addresses::numbered;
use crate::client::{Api, ClientError, Socket, connect, sit};
use crate::script::Script;
use crate::usage::usage_of;

/// The last byte of the first address that harm comes from.
const HOSTILE: u32 = 65;
/// Moves of a well-behaved game.
const MOVES: usize = 4;

/// A server, and clients of both kinds.
pub(super) struct Field {
    /// Requests of those who behave.
    pub(super) good: Api,
    /// Requests of those who do not.
    pub(super) bad: Api,
    /// Where they come from: limits are an address's own, so every trick has another one.
    pub(super) hostile: IpAddr,
    pub(super) script: Script,
    number: u32,
    measured: Measured,
}

impl Field {
    /// The field of the trick with this number.
    pub(super) fn new(
        server: SocketAddr,
        number: u32,
        measured: Measured,
    ) -> Result<Self, ClientError> {
        let hostile = numbered(HOSTILE + number);
        Ok(Self {
            good: Api::new(server, None)?,
            bad: Api::new(server, Some(hostile))?,
            hostile,
            script: Script::draw(1, Seed(1)).swap_remove(0),
            number,
            measured,
        })
    }

    /// A table of two, for tricks that have a server of their own.
    pub(super) fn any_table() -> NewTable {
        Script::draw(1, Seed(1)).swap_remove(0).table("60+30")
    }

    /// The moves of a game there.
    pub(super) fn any_moves() -> Vec<(usize, String)> {
        Script::draw(1, Seed(1)).swap_remove(0).moves
    }

    /// A name that no other trick uses.
    pub(super) fn name(&self, name: &str) -> String {
        format!("{name}{}", self.number)
    }

    /// How much of something is tried: little, or what was measured.
    pub(super) fn scaled(&self, little: usize, full: usize) -> usize {
        if self.measured.is_full { full } else { little }
    }

    /// Whether figures count, and not only what is let happen.
    pub(super) fn is_full(&self) -> bool {
        self.measured.is_full
    }

    /// The memory of the server, in bytes.
    pub(super) fn memory(&self) -> u64 {
        usage_of(self.measured.process).memory
    }

    /// A WebSocket that means harm, and plays on the first seat of a table.
    pub(super) async fn sit(&self, at: &Created) -> Result<Socket, ClientError> {
        let secret = at.seats[0].secret.clone();
        let mut socket =
            Socket::open(self.good.server(), Some(self.hostile), &at.table, secret).await?;
        socket.until(|heard| heard.shows_table()).await?;
        Ok(socket)
    }

    /// A table of two well-behaved players.
    pub(super) async fn table(&self) -> Result<Created, ClientError> {
        self.good.create(&self.script.table("60+30")).await
    }

    /// A plain connection that means harm.
    pub(super) async fn connect(&self) -> Result<TcpStream, ClientError> {
        connect(self.good.server(), Some(self.hostile)).await
    }

    /// A WebSocket that means harm, and watches.
    pub(super) async fn watch(&self, at: &Created) -> Result<Socket, ClientError> {
        Socket::open(self.good.server(), Some(self.hostile), &at.table, None).await
    }

    /// Sends bytes, and reads what comes until the server hangs up.
    pub(super) async fn shout(&self, bytes: &[u8]) -> Result<String, ClientError> {
        let mut stream = self.connect().await?;
        // The server may hang up before it has read everything.
        let _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }

    /// Two people who behave play a few moves, as if nothing had happened.
    pub(super) async fn play_well(&self) -> Result<(), ClientError> {
        let Created { table, seats, .. } = self.table().await?;
        let (mut players, _) = sit(self.good.server(), &table, &seats).await?;
        for (ply, (seat, text)) in (1..).zip(self.script.moves.iter().take(MOVES)) {
            let id = ActId(u64::from(ply));
            players[*seat].play(id, ply, text).await?;
            players[*seat].until(|heard| heard.acknowledges(id)).await?;
        }
        let shown = self.good.snapshot(&table).await?;
        if shown.history.len() == MOVES && self.good.is_well().await {
            Ok(())
        } else {
            Err(ClientError::NotUnderstood("the game is not as it was played".to_owned()))
        }
    }
}

/// What a server should have done and has not.
pub(super) fn allowed<T>(what: impl Into<String>) -> Result<T, Harm> {
    Err(Harm::Allowed(what.into()))
}

/// What was refused must be refused, and for the right reason.
pub(super) fn refused<T>(answer: Result<T, ClientError>, ids: &[&str]) -> Result<(), Harm> {
    match answer {
        Err(ClientError::Refused(problem)) if ids.contains(&problem.id()) => Ok(()),
        Err(error) => Err(error.into()),
        Ok(_) => allowed(format!("it was accepted, not refused as {}", ids.join(" or "))),
    }
}
