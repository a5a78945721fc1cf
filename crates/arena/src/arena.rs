//! Playing a match, several games at once.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::mpsc::{self, Sender};
use std::thread;

use tetrarch_engine::Stop;

use crate::referee::Referee;
use crate::sprt_run::{SprtRun, score_of_group};
use crate::statistics::Anchor;
use crate::{
    Casting, FinishedGame, GameResult, MatchPlan, MatchPlanError, MatchStanding, Schedule,
};

/// A match and the games that are finished.
pub struct Arena<'a> {
    plan: &'a MatchPlan,
    casting: &'a dyn Casting,
    schedule: Schedule,
    finished: BTreeMap<u64, GameResult>,
    test: Option<SprtRun>,
}

/// Why no more games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Close {
    /// All games are played.
    Complete,
    /// The test has its answer.
    Decided,
    /// It was interrupted.
    Interrupted,
}

impl<'a> Arena<'a> {
    /// A match that goes on after these games.
    ///
    /// # Errors
    /// If the plan cannot be played.
    pub fn new(
        plan: &'a MatchPlan,
        casting: &'a dyn Casting,
        finished: Vec<GameResult>,
    ) -> Result<Self, MatchPlanError> {
        plan.check()?;
        let finished = finished.into_iter().map(|result| (result.game, result)).collect();
        let schedule = plan.schedule()?;
        let test = SprtRun::of(plan, &schedule);
        Ok(Self { plan, casting, schedule, finished, test })
    }

    /// What is played, by whom and how.
    #[must_use]
    pub fn plan(&self) -> &MatchPlan {
        self.plan
    }

    /// Who meets whom.
    #[must_use]
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// How many games are finished.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.finished.len() as u64
    }

    /// The finished games in their order.
    #[must_use]
    pub fn results(&self) -> Vec<GameResult> {
        self.finished.values().cloned().collect()
    }

    /// How the match stands.
    #[must_use]
    pub fn standing(&self, anchor: Anchor) -> MatchStanding {
        MatchStanding::of(self.plan, &self.schedule, &self.results(), anchor)
    }

    /// Plays until this number of games, rounded up to whole groups, is finished, the test is decided, or
    /// the flag is set; at most `concurrency` games at once. Every game is told as it ends; an
    /// error of the listener ends the match.
    ///
    /// # Errors
    /// The error of the listener.
    pub fn play<E>(
        &mut self,
        games: u64,
        concurrency: usize,
        stop: &Stop,
        on_game: &mut dyn FnMut(&FinishedGame, &Self) -> Result<(), E>,
    ) -> Result<Close, E> {
        let games = self.schedule.whole_groups(games);
        let played: BTreeSet<u64> = self.finished.keys().copied().collect();
        let queue = Mutex::new((0..games).filter(move |game| !played.contains(game)));
        let (plan, schedule) = (self.plan, self.schedule.clone());
        let referee = Referee::new(plan, self.casting);
        // Not the caller's flag, which says whether the match was interrupted.
        let over = Stop::new();
        if self.is_decided() {
            return Ok(Close::Decided);
        }
        thread::scope(|scope| {
            let (sender, ended) = mpsc::channel();
            for _ in 0..concurrency.max(1) {
                let worker = Worker { queue: &queue, referee: &referee, schedule: &schedule };
                let (sender, over) = (sender.clone(), over.clone());
                scope.spawn(move || worker.work(&sender, &over));
            }
            drop(sender);
            let _over = StopOnDrop(&over);
            // Until all workers have gone: a game that ended in the last moment is not lost.
            loop {
                if stop.is_set() {
                    over.stop();
                }
                match ended.recv_timeout(LOOK_AT_FLAG) {
                    Ok(game) => {
                        self.finished.insert(game.result.game, game.result.clone());
                        on_game(&game, self)?;
                        if self.is_decided() {
                            over.stop();
                        }
                    }
                    Err(mpsc::RecvTimeoutError::Timeout) => {}
                    Err(mpsc::RecvTimeoutError::Disconnected) => break,
                }
            }
            let is_complete = (0..games).all(|game| self.finished.contains_key(&game));
            Ok(match (self.is_decided(), is_complete) {
                (true, _) => Close::Decided,
                (false, true) => Close::Complete,
                (false, false) => Close::Interrupted,
            })
        })
    }

    /// Whether a game is finished.
    #[must_use]
    pub fn has_finished(&self, game: u64) -> bool {
        self.finished.contains_key(&game)
    }

    /// Takes in a game that was played elsewhere. Says whether it is new.
    pub fn take_in(&mut self, result: GameResult) -> bool {
        self.finished.insert(result.game, result).is_none()
    }

    /// Whether the test has its answer.
    pub fn is_decided(&mut self) -> bool {
        let (plan, games_of_group) = (self.plan, self.schedule.games_of_group());
        let Some(test) = &mut self.test else { return false };
        test.advance(|group| {
            let games = (group * games_of_group)..((group + 1) * games_of_group);
            let games: Option<Vec<&GameResult>> =
                games.map(|game| self.finished.get(&game)).collect();
            games.map(|games| score_of_group(plan, games.into_iter()))
        });
        test.is_decided()
    }
}

/// Plays one game of a match, which is the same wherever and whenever it is played if no time plays a part; none if the flag
/// was set before its end.
///
/// # Errors
/// If the plan cannot be played.
pub fn play_game(
    plan: &MatchPlan,
    casting: &dyn Casting,
    game: u64,
    stop: &Stop,
) -> Result<Option<FinishedGame>, MatchPlanError> {
    let schedule = plan.schedule()?;
    Ok(Referee::new(plan, casting).play(&schedule.fixture(game), stop))
}

/// How long a broken off match may go on unnoticed.
const LOOK_AT_FLAG: std::time::Duration = std::time::Duration::from_millis(50);

/// Ends all games if one of them panics: that is a bug to be seen at once.
struct StopOnPanic<'a>(&'a Stop);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop();
        }
    }
}

/// Ends the games under way, also if the listener fails.
struct StopOnDrop<'a>(&'a Stop);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// One of several that play games at once.
struct Worker<'a, Q> {
    queue: &'a Mutex<Q>,
    referee: &'a Referee<'a>,
    schedule: &'a Schedule,
}

impl<Q: Iterator<Item = u64>> Worker<'_, Q> {
    fn work(&self, ended: &Sender<FinishedGame>, over: &Stop) {
        let _all = StopOnPanic(over);
        while !over.is_set() {
            let next = self.queue.lock().expect("nobody panics with the lock").next();
            let Some(game) = next else { return };
            let Some(finished) = self.referee.play(&self.schedule.fixture(game), over) else {
                return;
            };
            if ended.send(finished).is_err() {
                return;
            }
        }
    }
}
