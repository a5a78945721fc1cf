//! Two players at a table, one game after the other.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tetrarch_protocol::{Act, ActId, Created, TableId};
use tokio::time::sleep_until;
use tokio_util::sync::CancellationToken;

use super::figures::Figures;
use super::plan::Pace;
use crate::addresses::source;
use crate::client::{Api, ClientError, Socket};
use crate::script::Script;

/// Enough time that no clock runs out at any rate.
const TIME: &str = "60+30";

/// What all pairs work with.
#[derive(Clone)]
pub(super) struct Pairs {
    pub(super) server: SocketAddr,
    /// Requests from each of the addresses that the crowd comes from.
    pub(super) apis: Arc<[Api]>,
    pub(super) scripts: Arc<[Script]>,
    pub(super) figures: Arc<Figures>,
}

/// Two players at a table. One task plays for both, and so knows when each of them hears what.
pub(super) struct Pair {
    number: usize,
    table: TableId,
    players: [Socket; 2],
    /// The script, and how much of it was played.
    script: usize,
    played: usize,
    /// Whether nothing more can be played here.
    is_over: bool,
    last_id: u64,
}

impl Pair {
    /// Makes a table, sits down on both sides of it, and waits until both have seen it.
    pub(super) async fn open(crowd: &Pairs, number: usize) -> Result<Self, ClientError> {
        Self::open_with(crowd, number, number % crowd.scripts.len()).await
    }

    async fn open_with(crowd: &Pairs, number: usize, script: usize) -> Result<Self, ClientError> {
        let server = crowd.server;
        let new = crowd.scripts[script].table(TIME);
        let api = &crowd.apis[number % crowd.apis.len()];
        let Created { table, seats, .. } = api.create(&new).await?;
        let sit = |seat: usize| {
            let secret = seats[seat].secret.clone();
            Socket::open(server, source(server, 2 * number + seat), &table, secret)
        };
        let players = [sit(0).await?, sit(1).await?];
        let mut pair =
            Self { number, table, players, script, played: 0, is_over: false, last_id: 0 };
        for player in &mut pair.players {
            player.until(|heard| heard.shows_table()).await?;
        }
        Ok(pair)
    }

    /// Where they sit.
    pub(super) fn table(&self) -> &TableId {
        &self.table
    }

    /// Plays until it is over, one game after the other.
    pub(super) async fn play(mut self, pace: Pace, crowd: Pairs, over: CancellationToken) {
        let mut due = pace.first;
        loop {
            let moved = tokio::select! {
                moved = self.go_on(due, &crowd) => moved,
                () = over.cancelled() => return,
            };
            due += pace.every;
            if let Err(error) = moved {
                if error.is_overload() {
                    crowd.figures.note_shed();
                    continue;
                }
                crowd.figures.note_error(&error);
                let script = (self.script + 1) % crowd.scripts.len();
                match Self::open_with(&crowd, self.number, script).await {
                    Ok(next) => self = next,
                    Err(error) => return crowd.figures.note_error(&error),
                }
            }
        }
    }

    /// Plays the next move when it is due; behind the last of a game, goes on at another table.
    async fn go_on(&mut self, due: Instant, crowd: &Pairs) -> Result<(), ClientError> {
        self.idle_until(due).await?;
        let script = &crowd.scripts[self.script];
        if self.played == script.moves.len() {
            if !script.is_whole && !self.is_over {
                let id = self.draw_id();
                self.players[0].act(id, Act::Resign {}).await?;
            }
            self.is_over = true;
            let next = (self.script + 1) % crowd.scripts.len();
            *self = Self::open_with(crowd, self.number, next).await?;
        }
        let script = &crowd.scripts[self.script];
        let (seat, text) = &script.moves[self.played];
        let (id, ply) = (self.draw_id(), self.played as u32 + 1);
        let [first, second] = &mut self.players;
        let (mover, other) = if *seat == 0 { (first, second) } else { (second, first) };
        let sent = Instant::now();
        mover.play(id, ply, text).await?;
        let (acknowledged, opponent) = tokio::try_join!(
            taking(mover.until(|heard| heard.acknowledges(id)), sent),
            taking(other.until(|heard| heard.tells_move(ply)), sent),
        )?;
        crowd.figures.note_move(sent.saturating_duration_since(due), acknowledged, opponent);
        self.played += 1;
        Ok(())
    }

    /// Listens, so that pings are answered, until it is time.
    async fn idle_until(&mut self, due: Instant) -> Result<(), ClientError> {
        let due = sleep_until(due.into());
        tokio::pin!(due);
        let [first, second] = &mut self.players;
        loop {
            tokio::select! {
                () = &mut due => return Ok(()),
                heard = first.hear() => drop(heard?),
                heard = second.hear() => drop(heard?),
            }
        }
    }

    fn draw_id(&mut self) -> ActId {
        self.last_id += 1;
        ActId(self.last_id)
    }
}

/// How long something takes from a moment on.
async fn taking<T>(
    something: impl Future<Output = Result<T, ClientError>>,
    from: Instant,
) -> Result<Duration, ClientError> {
    something.await?;
    Ok(from.elapsed())
}
