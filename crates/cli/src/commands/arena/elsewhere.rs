//! Plays a match on the workers of a queue: the same games as one process plays.

use std::collections::HashMap;
use std::time::Instant;

use tetrarch_arena::{Arena, Close, GameResult, MatchLedger, MatchPlan};
use tetrarch_engine::Stop;
use tetrarch_game::Name;
use tetrarch_jobs::{Outcome, PlanNote, Task, Unshared, batch_id, game_id};
use tetrarch_store::JobId;
use tetrarch_store::jobs::JobState;

use crate::failure::Failure;
use crate::messages::{Wrong, say};
use crate::queue::{ASK_AGAIN, LOOK_EVERY, Queue};
use crate::store_address::StoreAddress;

/// A match that others play.
pub struct Elsewhere<'a> {
    note: PlanNote,
    place: &'a StoreAddress,
}

impl<'a> Elsewhere<'a> {
    /// Makes sure that the match is the same wherever it is played.
    pub fn new(plan: &MatchPlan, place: &'a StoreAddress) -> Result<Self, Failure> {
        let note = PlanNote::of(plan).map_err(|unshared| {
            Failure::call(say(&match unshared {
                Unshared::Program => Wrong::QueueProgram,
                Unshared::Timed => Wrong::QueueTimed,
            }))
        })?;
        Ok(Self { note, place })
    }

    /// Plays until this number of games is finished, the test is decided, or the flag is set.
    pub fn play(
        &self,
        arena: &mut Arena<'_>,
        games: u64,
        stop: &Stop,
        ledger: Option<&mut MatchLedger>,
        on_game: &dyn Fn(&Arena<'_>),
    ) -> anyhow::Result<Close> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(runtime.block_on(self.go(arena, games, stop, ledger, on_game))?)
    }

    async fn go(
        &self,
        arena: &mut Arena<'_>,
        games: u64,
        stop: &Stop,
        mut ledger: Option<&mut MatchLedger>,
        on_game: &dyn Fn(&Arena<'_>),
    ) -> Result<Close, Failure> {
        let batch = batch_id(&self.note);
        let queue = Queue::open(self.place, batch.clone()).await?;
        let mut next = 0..arena.schedule().whole_groups(games);
        let mut asked: HashMap<JobId, Task> = HashMap::new();
        let mut asked_at = Instant::now();
        let close = loop {
            if arena.is_decided() {
                break Close::Decided;
            }
            if stop.is_set() {
                break Close::Interrupted;
            }
            let room = queue.room().await?;
            let mut new = Vec::new();
            while asked.len() < room
                && let Some(game) = next.by_ref().find(|&game| !arena.has_finished(game))
            {
                let (id, task) =
                    (game_id(&batch, game), Task::Game { plan: self.note.clone(), game });
                asked.insert(id.clone(), task.clone());
                new.push((id, task));
            }
            if asked_at.elapsed() >= ASK_AGAIN {
                asked_at = Instant::now();
                new = asked.iter().map(|(id, task)| (id.clone(), task.clone())).collect();
            }
            queue.ask(new).await?;
            if asked.is_empty() {
                break Close::Complete;
            }
            let mut read = Vec::new();
            for state in queue.finished().await? {
                let line = line_of(&state)?;
                let result = GameResult::of_line(&line).map_err(Failure::data)?;
                if arena.take_in(result) {
                    if let Some(ledger) = &mut ledger {
                        ledger.append_line(&line).map_err(super::failure)?;
                    }
                    on_game(arena);
                }
                asked.remove(&state.id);
                read.push(state.id);
            }
            let is_quiet = read.is_empty();
            queue.forget(read).await?;
            if is_quiet {
                tokio::time::sleep(LOOK_EVERY).await;
            }
        };
        queue.close().await?;
        Ok(close)
    }
}

/// The line of a game that was played.
fn line_of(state: &JobState) -> Result<String, Failure> {
    let failed = |problem: String| {
        Failure::call(say(&Wrong::QueueFailed { job: Name::of(&state.id), problem }))
    };
    match state.result.as_ref().map(|result| result.read::<Outcome>()) {
        Some(Ok(Outcome::Game { line })) => Ok(line),
        Some(Ok(_)) => Err(failed(String::new())),
        Some(Err(error)) => Err(failed(error.to_string())),
        None => Err(failed(state.failure.clone().unwrap_or_default())),
    }
}
