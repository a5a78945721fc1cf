//! A client that plays through all troubles of a cluster, and remembers what was acknowledged.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tetrarch_protocol::{ActId, Created};
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

use super::troubles::Troubles;
use crate::client::{Api, ClientError, Socket, sit};
use crate::crash::ledger::{CrashLedger, Next};
use crate::crash::tally::Tally;
use crate::script::Script;

/// Enough time that no clock runs out in any trial.
const TIME: &str = "60+30";
/// A little longer than people need for a move that they know already.
const PAUSE: Duration = Duration::from_millis(40);
/// How long to wait before trying again.
const MOMENT: Duration = Duration::from_millis(20);
/// How long an answer is waited for before the line is given up: a server that was cut off says nothing.
const PATIENCE: Duration = Duration::from_millis(1_000);

/// What all players work with.
#[derive(Clone)]
pub(super) struct Company {
    pub(super) proxy: SocketAddr,
    pub(super) scripts: Arc<[Arc<Script>]>,
    pub(super) tally: Arc<Tally>,
    pub(super) troubles: Arc<Troubles>,
}

/// A client on both seats of a table.
pub(super) struct Player {
    company: Company,
    next_script: usize,
    game: Option<Game>,
    /// How many moves were acknowledged.
    progress: Arc<AtomicU64>,
    /// Since when the next move waits for the server, and what was wrong when its line broke.
    waiting: Option<(Instant, Option<usize>)>,
}

struct Game {
    created: Created,
    ledger: CrashLedger,
}

impl Player {
    pub(super) fn new(company: Company, number: usize, progress: Arc<AtomicU64>) -> Self {
        Self { company, next_script: number, game: None, progress, waiting: None }
    }

    /// Plays until it is over, and then until nothing is on its way.
    pub(super) async fn live(mut self, over: CancellationToken) {
        loop {
            match self.play(&over).await {
                Ok(()) => break,
                Err(error) if is_trouble(&error) => {
                    let began = self.waiting.map_or_else(Instant::now, |(began, _)| began);
                    let known = self.waiting.and_then(|(_, trouble)| trouble);
                    self.waiting = Some((began, known.or_else(|| self.company.troubles.now())));
                    sleep(MOMENT).await;
                }
                Err(error) => {
                    self.company.tally.note_error(&error);
                    self.leave();
                    sleep(PAUSE).await;
                }
            }
        }
        self.leave();
    }

    fn leave(&mut self) {
        if let Some(Game { created, ledger }) = self.game.take() {
            self.company.tally.leave(created.table, ledger);
        }
    }

    async fn play(&mut self, over: &CancellationToken) -> Result<(), ClientError> {
        loop {
            let is_pending = self.game.as_ref().is_some_and(|game| game.ledger.is_one_on_its_way());
            if over.is_cancelled() && !is_pending {
                return Ok(());
            }
            if self.game.is_none() {
                let script = Arc::clone(
                    &self.company.scripts[self.next_script % self.company.scripts.len()],
                );
                let api = Api::new(self.company.proxy, None)?;
                let created = in_time(api.create(&script.table(TIME))).await?;
                self.next_script += 1;
                self.game = Some(Game { created, ledger: CrashLedger::new(script) });
            }
            self.play_game(over).await?;
            if !over.is_cancelled() {
                self.leave();
            }
        }
    }

    /// Sits down, compares what the server has, and plays to the end.
    async fn play_game(&mut self, over: &CancellationToken) -> Result<(), ClientError> {
        let game = self.game.as_mut().expect("there is a game");
        let Created { table, seats, .. } = &game.created;
        let (mut players, shown) = in_time(sit(self.company.proxy, table, seats)).await?;
        let found = shown.history.iter().map(|played| played.text.as_str());
        self.company.tally.note(game.ledger.compare(found), game.ledger.is_one_on_its_way());
        // What the server has already is acknowledged again, and not told again.
        let mut is_told = shown.history.len() > game.ledger.acknowledged();
        while !over.is_cancelled() || game.ledger.is_one_on_its_way() {
            let Some(next) = game.ledger.send() else { return Ok(()) };
            self.waiting.get_or_insert_with(|| (Instant::now(), None));
            in_time(play_one(&mut game.ledger, &mut players, &next, is_told)).await?;
            is_told = false;
            self.progress.fetch_add(1, Ordering::Relaxed);
            if let Some((began, trouble)) = self.waiting.take() {
                self.company.troubles.note_wait(trouble, began.elapsed());
            }
            listen(&mut players, PAUSE).await?;
        }
        Ok(())
    }
}

/// Plays a move, and waits until it is acknowledged and told.
async fn play_one(
    ledger: &mut CrashLedger,
    players: &mut [Socket; 2],
    next: &Next,
    mut is_told: bool,
) -> Result<(), ClientError> {
    let (id, mover) = (ActId(next.ply.into()), &mut players[next.seat]);
    mover.play(id, next.ply, &next.text).await?;
    while ledger.is_one_on_its_way() || !is_told {
        let heard = mover.hear().await?;
        // From this moment on it is promised, whatever comes next.
        if heard.acknowledges(id) {
            ledger.acknowledge();
        }
        is_told = is_told || heard.tells_move(next.ply);
    }
    Ok(())
}

/// Hears what is said for a while, so that pings are answered and a broken line is noticed.
async fn listen(players: &mut [Socket; 2], pause: Duration) -> Result<(), ClientError> {
    let [first, second] = players;
    let until = sleep(pause);
    tokio::pin!(until);
    loop {
        tokio::select! {
            () = &mut until => return Ok(()),
            heard = first.hear() => drop(heard?),
            heard = second.hear() => drop(heard?),
        }
    }
}

async fn in_time<T>(asked: impl Future<Output = Result<T, ClientError>>) -> Result<T, ClientError> {
    let silence = || ClientError::Gone("no answer".to_owned());
    timeout(PATIENCE, asked).await.unwrap_or_else(|_| Err(silence()))
}

/// Whether a trouble of the cluster explains it: somebody is gone, or says that it is not possible now.
fn is_trouble(error: &ClientError) -> bool {
    match error {
        ClientError::Gone(_) | ClientError::Dismissed(_) => true,
        ClientError::Refused(problem) => problem.status >= 500 || problem.id() == "conflict",
        // What the proxy says when it knows of no server is no problem of ours.
        ClientError::NotUnderstood(_) => true,
    }
}
