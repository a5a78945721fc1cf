//! A client that plays through all crashes and remembers what was acknowledged.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tetrarch_protocol::{ActId, Clocks, Created, Snapshot, TableId};
use tokio::sync::watch;
use tokio::time::sleep;

use super::ledger::{CrashLedger, Next};
use super::tally::Tally;
use crate::client::{Api, ClientError, Socket, sit};
use crate::script::Script;

/// Enough time that no clock runs out in any trial.
const TIME: &str = "60+30";
/// What rounding to milliseconds may take from a clock.
const ROUNDING: Duration = Duration::from_millis(2);

/// How long to wait before asking a server again that does not answer.
const MOMENT: Duration = Duration::from_millis(2);

/// A server while it lives.
#[derive(Clone, Copy, Debug)]
pub(super) struct Life {
    pub(super) address: SocketAddr,
    pub(super) began: Instant,
    /// How long all servers before it have lived.
    pub(super) before: Duration,
    /// Whether it will not be killed any more before everything was compared.
    pub(super) is_last: bool,
}

impl Life {
    /// How long servers have lived so far, the times between them left out.
    fn age(&self) -> Duration {
        self.before + self.began.elapsed()
    }
}

/// A client that plays both seats of a table, through all crashes.
pub(super) struct Witness {
    scripts: Arc<[Arc<Script>]>,
    next_script: usize,
    game: Option<Game>,
    tally: Arc<Tally>,
}

/// A game under way.
struct Game {
    created: Created,
    ledger: CrashLedger,
    clocks: Option<ToldClocks>,
}

/// The clocks that were told with a move.
struct ToldClocks {
    clocks: Clocks,
    /// How many moves the game then had.
    plies: usize,
    /// The age of the servers when the move was sent.
    age: Duration,
}

impl Witness {
    pub(super) fn new(scripts: Arc<[Arc<Script>]>, number: usize, tally: Arc<Tally>) -> Self {
        Self { scripts, next_script: number, game: None, tally }
    }

    /// Plays at whatever server is alive, and ends when everything was compared with the last one.
    pub(super) async fn live(mut self, mut lives: watch::Receiver<Option<Life>>) {
        loop {
            let life = match lives.wait_for(Option::is_some).await {
                Ok(life) => life.expect("it was waited for"),
                Err(_) => break,
            };
            match self.visit(&life).await {
                Ok(()) => break,
                // The server was killed, or will be in a moment.
                Err(ClientError::Gone(_)) => sleep(MOMENT).await,
                // It has too much to do at the moment.
                Err(error) if error.is_overload() => sleep(MOMENT).await,
                Err(error) => {
                    self.tally.note_error(&error);
                    self.leave();
                }
            }
        }
        self.leave();
    }

    fn leave(&mut self) {
        if let Some(game) = self.game.take() {
            self.tally.leave(game.created.table, game.ledger);
        }
    }

    /// Plays one game after the other. With the last server, plays only what was on its way.
    async fn visit(&mut self, life: &Life) -> Result<(), ClientError> {
        loop {
            if self.game.is_none() && life.is_last {
                return Ok(());
            }
            let game = match &mut self.game {
                Some(game) => game,
                None => {
                    self.game.insert(Game::begin(&self.scripts, &mut self.next_script, life).await?)
                }
            };
            game.play(life, &self.tally).await?;
            if life.is_last {
                return Ok(());
            }
            self.leave();
        }
    }
}

impl Game {
    async fn begin(
        scripts: &[Arc<Script>],
        next: &mut usize,
        life: &Life,
    ) -> Result<Self, ClientError> {
        let script = Arc::clone(&scripts[*next % scripts.len()]);
        let created = Api::new(life.address, None)?.create(&script.table(TIME)).await?;
        *next += 1;
        Ok(Self { created, ledger: CrashLedger::new(script), clocks: None })
    }

    /// Sits down, compares what the server has, and plays to the end.
    async fn play(&mut self, life: &Life, tally: &Tally) -> Result<(), ClientError> {
        let Created { table, seats, .. } = &self.created;
        let (mut players, shown) = sit(life.address, table, seats).await?;
        let found = shown.history.iter().map(|played| played.text.as_str());
        tally.note(self.ledger.compare(found), self.ledger.is_one_on_its_way());
        if let Some(is_charged) = self.is_charged(&shown, life) {
            tally.note_clock(is_charged);
        }
        // What the server has already is acknowledged again, and not told again.
        let mut is_told = shown.history.len() > self.ledger.acknowledged();
        while let Some(next) = self.next_move(life) {
            let age = life.age();
            if let Some(clocks) = self.play_one(&mut players, &next, is_told).await? {
                self.clocks = Some(ToldClocks { clocks, plies: next.ply as usize, age });
            }
            is_told = false;
        }
        Ok(())
    }

    /// Plays a move, and waits until it is acknowledged and told; the clocks that were told with it.
    async fn play_one(
        &mut self,
        players: &mut [Socket; 2],
        next: &Next,
        mut is_told: bool,
    ) -> Result<Option<Clocks>, ClientError> {
        let (id, mover) = (ActId(next.ply.into()), &mut players[next.seat]);
        mover.play(id, next.ply, &next.text).await?;
        let mut clocks = None;
        while self.ledger.is_one_on_its_way() || !is_told {
            let heard = mover.hear().await?;
            // From this moment on it is promised, whatever comes next.
            if heard.acknowledges(id) {
                self.ledger.acknowledge();
            }
            if heard.tells_move(next.ply) {
                (is_told, clocks) = (true, heard.into_clocks());
            }
        }
        Ok(clocks)
    }

    fn next_move(&mut self, life: &Life) -> Option<Next> {
        if life.is_last && !self.ledger.is_one_on_its_way() { None } else { self.ledger.send() }
    }

    /// Whether a clock ran on while no server was alive; none if nothing can be said.
    fn is_charged(&self, shown: &Snapshot, life: &Life) -> Option<bool> {
        let ToldClocks { clocks: before, plies, age } = self.clocks.as_ref()?;
        let after = shown.clocks.as_ref().filter(|_| shown.history.len() == *plies)?;
        let running = usize::from(before.running?).checked_sub(1)?;
        let used = before.left_ms.get(running)?.saturating_sub(*after.left_ms.get(running)?);
        let lived = life.age().saturating_sub(*age);
        Some(Duration::from_millis(used) > lived + ROUNDING)
    }
}

/// The id of a table in a store.
pub(super) fn stored_id(table: &TableId) -> tetrarch_store::TableId {
    table.as_str().parse().expect("a table's name is an id of the store")
}
