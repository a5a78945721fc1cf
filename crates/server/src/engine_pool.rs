//! The threads on which engines think: a few for everybody, moves before analysis.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use tetrarch_catalog::Stop;
use thiserror::Error;
use tokio::sync::oneshot;

/// How many moves may wait, and how many analyses, each of which takes a while.
const MOST_MOVES: usize = 10_000;
const MOST_ANALYSES: usize = 100;

/// What is thought about. Who asks waits for the answer before asking again, so first come, first
/// served is fair between tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    /// A player waits for the move of an engine.
    Move,
    /// Somebody wants to know what a finished game was worth.
    Analysis,
}

/// Too much waits already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("too much waits for an engine already")]
pub(crate) struct PoolIsFull;

/// A bounded number of threads.
#[derive(Clone)]
pub(crate) struct EnginePool(Arc<Shared>);

struct Shared {
    queues: Mutex<Queues>,
    has_work: Condvar,
}

#[derive(Default)]
struct Queues {
    moves: VecDeque<Job>,
    analyses: VecDeque<Job>,
    /// How many threads analyse, and how many may: one is always kept free for moves.
    analysing: usize,
    may_analyse: usize,
    is_closed: bool,
}

struct Job {
    stop: Stop,
    work: Box<dyn FnOnce(&Stop) + Send>,
}

impl Job {
    /// Does it, unless nobody waits for it any more.
    fn run(self) {
        let Self { stop, work } = self;
        if !stop.is_set() && catch_unwind(AssertUnwindSafe(|| work(&stop))).is_err() {
            tracing::error!("an engine failed on a question; it stays unanswered");
        }
    }
}

/// A question under way. To drop it is to stop it.
pub(crate) struct Thinking<T> {
    stop: Stop,
    answer: oneshot::Receiver<T>,
}

impl EnginePool {
    /// Starts so many threads, at least one.
    pub(crate) fn new(threads: usize) -> Self {
        let threads = threads.max(1);
        let queues = Queues { may_analyse: (threads - 1).max(1), ..Queues::default() };
        let shared = Arc::new(Shared { queues: Mutex::new(queues), has_work: Condvar::new() });
        for number in 0..threads {
            let shared = Arc::clone(&shared);
            thread::Builder::new()
                .name(format!("engine-{number}"))
                .spawn(move || shared.work())
                .expect("the system gives a few threads");
        }
        Self(shared)
    }

    /// Asks something. The work should look at the flag it is given, and end when it is set.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<Thinking<T>, PoolIsFull> {
        let (answered, answer) = oneshot::channel();
        let stop = Stop::new();
        let work = Box::new(move |stop: &Stop| {
            // Nobody may be waiting any more.
            let _ = answered.send(work(stop));
        });
        let mut queues = self.0.lock();
        let (queue, most) = match lane {
            Lane::Move => (&mut queues.moves, MOST_MOVES),
            Lane::Analysis => (&mut queues.analyses, MOST_ANALYSES),
        };
        if queue.len() >= most {
            return Err(PoolIsFull);
        }
        queue.push_back(Job { stop: stop.clone(), work });
        drop(queues);
        self.0.has_work.notify_one();
        Ok(Thinking { stop, answer })
    }

    /// Works off the moves that wait, on the thread of an analysis: it should call this now and then.
    pub(crate) fn let_moves_pass(&self) {
        loop {
            let job = self.0.lock().moves.pop_front();
            match job {
                Some(job) => job.run(),
                None => return,
            }
        }
    }

    /// How many questions wait.
    pub(crate) fn waiting(&self) -> usize {
        let queues = self.0.lock();
        queues.moves.len() + queues.analyses.len()
    }

    /// Lets the threads end, once they have finished what they are at.
    pub(crate) fn close(&self) {
        let mut queues = self.0.lock();
        queues.is_closed = true;
        queues.moves.clear();
        queues.analyses.clear();
        drop(queues);
        self.0.has_work.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queues> {
        // The queues are whole after every step, so a panic elsewhere does not spoil them.
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some((lane, job)) = self.next() {
            job.run();
            if lane == Lane::Analysis {
                self.lock().analysing -= 1;
            }
        }
    }

    /// The next job: moves first. None if the pool is closed.
    fn next(&self) -> Option<(Lane, Job)> {
        let mut queues = self.lock();
        loop {
            if queues.is_closed {
                return None;
            }
            if let Some(job) = queues.moves.pop_front() {
                return Some((Lane::Move, job));
            }
            if queues.analysing < queues.may_analyse
                && let Some(job) = queues.analyses.pop_front()
            {
                queues.analysing += 1;
                return Some((Lane::Analysis, job));
            }
            queues = self.has_work.wait(queues).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl<T> Thinking<T> {
    /// Waits for the answer; none if the engine failed or the pool was closed.
    pub(crate) async fn answer(&mut self) -> Option<T> {
        (&mut self.answer).await.ok()
    }
}

impl<T> Drop for Thinking<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn moves_come_before_analysis() {
        let pool = EnginePool::new(1);
        let (go, gate) = std::sync::mpsc::channel::<()>();
        let mut busy = pool.ask(Lane::Move, move |_| gate.recv()).expect("it is empty");
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |name: &'static str| {
            let order = Arc::clone(&order);
            move |_: &Stop| order.lock().expect("nobody panics").push(name)
        };
        let mut analysis = pool.ask(Lane::Analysis, note("analysis")).expect("there is room");
        let mut first = pool.ask(Lane::Move, note("first move")).expect("there is room");
        let mut second = pool.ask(Lane::Move, note("second move")).expect("there is room");
        go.send(()).expect("the engine waits");
        busy.answer().await;
        for thinking in [&mut first, &mut second, &mut analysis] {
            thinking.answer().await.expect("nobody fails");
        }
        assert_eq!(
            *order.lock().expect("nobody panics"),
            ["first move", "second move", "analysis"]
        );
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_stopped() {
        let pool = EnginePool::new(1);
        let (began, begun) = oneshot::channel();
        let (ended, end) = oneshot::channel();
        let thinking = pool.ask(Lane::Move, move |stop| {
            began.send(()).expect("the test waits");
            while !stop.is_set() {
                thread::yield_now();
            }
            ended.send(()).expect("the test waits");
        });
        begun.await.expect("it begins");
        drop(thinking);
        end.await.expect("it ends");
    }

    #[tokio::test]
    async fn an_engine_that_fails_takes_nobody_with_it() {
        let pool = EnginePool::new(1);
        let mut failing =
            pool.ask(Lane::Move, |_| -> u32 { panic!("on purpose") }).expect("there is room");
        assert_eq!(failing.answer().await, None);
        let mut well = pool.ask(Lane::Move, |_| 7).expect("there is room");
        assert_eq!(well.answer().await, Some(7));
    }
}
