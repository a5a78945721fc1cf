//! The engine threads: shared fairly by all clients, moves before analyses.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;

use prometheus_client::metrics::counter::Counter;
use tetrarch_engine::Stop;
use tokio::sync::{Notify, oneshot};

use crate::errand::{Errand, Outbound};
use crate::shares::{FairQueue, Owner, QueueFull};

/// How many moves may wait for one owner, and in all. A person seldom waits for more than one.
pub(crate) const MOVES_EACH: usize = 32;
const MOVES: usize = 10_000;
/// How many analyses may wait for one owner, and in all: each takes a while.
pub(crate) const ANALYSES_EACH: usize = 4;
const ANALYSES: usize = 100;

/// What is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    /// A player waits for the move of an engine.
    Move,
    /// The analysis of a finished game.
    Analysis,
}

/// A bounded number of threads.
#[derive(Clone)]
pub(crate) struct EnginePool(Arc<Shared>);

struct Shared {
    queues: Mutex<Queues>,
    has_work: Condvar,
    /// Told when something waits that a worker elsewhere could do.
    outbound: Notify,
    /// Counts what was done here.
    done: OnceLock<Counter>,
}

struct Queues {
    moves: FairQueue<Job>,
    analyses: FairQueue<Job>,
    /// How many threads analyse, and how many may: one is always kept free for moves.
    analysing: usize,
    may_analyse: usize,
    /// How many threads work for an address, and how many may: one is always kept free for others.
    working: HashMap<u64, usize>,
    may_work: usize,
    /// How many threads have nothing to do.
    idle: usize,
    /// What comes back from elsewhere undone, and is done here.
    returned: VecDeque<(Lane, Owner, Job)>,
    elsewhere: Elsewhere,
    is_closed: bool,
}

/// What workers on other machines do for this server.
#[derive(Default)]
struct Elsewhere {
    /// How much they do at once, and how much of it for one address: one place is always kept free for others.
    may_work: usize,
    may_work_each: usize,
    working: HashMap<u64, usize>,
}

impl Elsewhere {
    fn has_room(&self) -> bool {
        self.working.values().sum::<usize>() < self.may_work
    }

    fn has_room_for(&self, address: u64) -> bool {
        self.has_room() && is_below(&self.working, self.may_work_each, address)
    }
}

/// Whether something is left to be done elsewhere.
pub(crate) struct SentOut {
    lane: Lane,
    owner: Owner,
    job: Job,
}

impl SentOut {
    /// What is asked of a worker.
    pub(crate) fn outbound(&mut self) -> Option<&mut Outbound> {
        self.job.outbound.as_mut()
    }

    /// Whether nobody waits for it any more.
    pub(crate) fn is_stopped(&self) -> bool {
        self.job.stop.is_set()
    }
}

struct Job {
    stop: Stop,
    work: Box<dyn FnOnce(&Stop) + Send>,
    /// How a worker elsewhere would do it, if one could.
    outbound: Option<Outbound>,
}

impl Job {
    /// Runs it, unless it was cancelled.
    fn run(self) {
        let Self { stop, work, .. } = self;
        if !stop.is_set() && catch_unwind(AssertUnwindSafe(|| work(&stop))).is_err() {
            tracing::error!("engine task panicked");
        }
    }
}

/// A question under way. To drop it is to stop it.
pub(crate) struct Thinking<T> {
    stop: Stop,
    answer: oneshot::Receiver<T>,
}

impl EnginePool {
    /// Starts this number of threads, at least one.
    pub(crate) fn new(threads: usize) -> Self {
        let threads = threads.max(1);
        let all_but_one = (threads - 1).max(1);
        let queues = Queues {
            moves: FairQueue::new(MOVES_EACH, MOVES),
            analyses: FairQueue::new(ANALYSES_EACH, ANALYSES),
            analysing: 0,
            may_analyse: all_but_one,
            working: HashMap::new(),
            may_work: all_but_one,
            idle: 0,
            returned: VecDeque::new(),
            elsewhere: Elsewhere::default(),
            is_closed: false,
        };
        let shared = Arc::new(Shared {
            queues: Mutex::new(queues),
            has_work: Condvar::new(),
            outbound: Notify::new(),
            done: OnceLock::new(),
        });
        for number in 0..threads {
            let shared = Arc::clone(&shared);
            thread::Builder::new()
                .name(format!("engine-{number}"))
                .spawn(move || shared.work())
                .expect("the system gives a few threads");
        }
        Self(shared)
    }

    /// Asks something that counts towards the share of an owner. The work should look at the flag it is
    /// given, and end when it is set.
    #[cfg(test)]
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        lane: Lane,
        owner: Owner,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<Thinking<T>, QueueFull> {
        self.ask_anyone(lane, owner, work, None)
    }

    /// The same of something that a worker elsewhere can do, too.
    pub(crate) fn ask_anyone<T: Send + 'static>(
        &self,
        lane: Lane,
        owner: Owner,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
        errand: Option<Errand<T>>,
    ) -> Result<Thinking<T>, QueueFull> {
        let (answered, answer) = oneshot::channel();
        let stop = Stop::new();
        let answered = Arc::new(Mutex::new(Some(answered)));
        let outbound = errand.map(|errand| errand.answering(Arc::clone(&answered)));
        let work = Box::new(move |stop: &Stop| {
            let found = work(stop);
            if let Some(answered) = answered.lock().unwrap_or_else(PoisonError::into_inner).take() {
                // The requester may have stopped waiting.
                let _ = answered.send(found);
            }
        });
        let job = Job { stop: stop.clone(), work, outbound };
        let mut queues = self.0.lock();
        let queue = match lane {
            Lane::Move => &mut queues.moves,
            Lane::Analysis => &mut queues.analyses,
        };
        if !queue.has_room_for(owner) {
            // What was stopped while it waited takes no place.
            queue.retain(|job| !job.stop.is_set());
        }
        queue.push(owner, job)?;
        let wakes_elsewhere = queues.elsewhere.has_room();
        drop(queues);
        self.0.has_work.notify_one();
        if wakes_elsewhere {
            self.0.outbound.notify_one();
        }
        Ok(Thinking { stop, answer })
    }

    /// Works off the moves that wait, on the thread of an analysis: it should call this now and then.
    pub(crate) fn let_moves_pass(&self, analysis_of: Owner) {
        let mut queues = self.0.lock();
        // The analysis rests meanwhile: its owner's own moves may have its thread.
        queues.rest(analysis_of);
        while let Some((owner, job)) = queues.next_move() {
            drop(queues);
            job.run();
            queues = self.0.lock();
            queues.rest(owner);
            self.0.has_work.notify_one();
        }
        queues.set_to_work(analysis_of);
    }

    /// Counts what is done here from now on.
    pub(crate) fn count_with(&self, done: Counter) {
        // It is counted once.
        let _ = self.0.done.set(done);
    }

    /// Waits until something might be done elsewhere.
    pub(crate) async fn outbound(&self) {
        self.0.outbound.notified().await;
    }

    /// Says how much is done elsewhere at once.
    pub(crate) fn set_room_elsewhere(&self, room: usize) {
        let mut queues = self.0.lock();
        queues.elsewhere.may_work = room;
        queues.elsewhere.may_work_each = room.saturating_sub(1).max(1);
        drop(queues);
        // What was left for others may have to be done here.
        self.0.has_work.notify_all();
    }

    /// The next thing to be done elsewhere: a move if no thread is free for it, or an analysis.
    pub(crate) fn send_out(&self) -> Option<SentOut> {
        let mut queues = self.0.lock();
        loop {
            let (lane, owner, job) = queues.next_elsewhere()?;
            if job.outbound.is_some() {
                *queues.elsewhere.working.entry(owner.address()).or_default() += 1;
                return Some(SentOut { lane, owner, job });
            }
            queues.returned.push_back((lane, owner, job));
            self.0.has_work.notify_one();
        }
    }

    /// Something is no longer done elsewhere: because it is done, or because it must be done here.
    pub(crate) fn take_back(&self, sent: SentOut, is_done: bool) {
        let SentOut { lane, owner, job } = sent;
        let mut queues = self.0.lock();
        rest(&mut queues.elsewhere.working, owner);
        if !is_done && !queues.is_closed {
            queues.returned.push_back((lane, owner, Job { outbound: None, ..job }));
        }
        drop(queues);
        self.0.has_work.notify_all();
    }

    /// How many questions wait.
    pub(crate) fn waiting(&self) -> usize {
        let queues = self.0.lock();
        queues.moves.len() + queues.analyses.len() + queues.returned.len()
    }

    /// Whether another move of an engine may wait for this owner.
    pub(crate) fn has_room_for_move(&self, owner: Owner) -> bool {
        let mut queues = self.0.lock();
        queues.moves.has_room_for(owner) || {
            queues.moves.retain(|job| !job.stop.is_set());
            queues.moves.has_room_for(owner)
        }
    }

    /// Lets the threads end, once they have finished what they are at.
    pub(crate) fn close(&self) {
        let mut queues = self.0.lock();
        queues.is_closed = true;
        queues.moves.clear();
        queues.analyses.clear();
        queues.returned.clear();
        drop(queues);
        self.0.has_work.notify_all();
    }
}

impl Queues {
    /// The next job: moves first, and nothing of an address that has all threads it may have.
    fn next(&mut self) -> Option<(Lane, Owner, Job)> {
        if let Some((owner, job)) = self.next_move() {
            return Some((Lane::Move, owner, job));
        }
        if self.analysing >= self.may_analyse {
            return None;
        }
        let (owner, job) = self.take_returned(Lane::Analysis).or_else(|| {
            let (working, may_work, elsewhere) = (&self.working, self.may_work, &self.elsewhere);
            self.analyses.pop_if(|address| {
                // Whoever can analyse elsewhere leaves the threads here to moves.
                is_below(working, may_work, address) && !elsewhere.has_room_for(address)
            })
        })?;
        self.analysing += 1;
        self.set_to_work(owner);
        Some((Lane::Analysis, owner, job))
    }

    fn next_move(&mut self) -> Option<(Owner, Job)> {
        let (owner, job) = self.take_returned(Lane::Move).or_else(|| {
            let (working, may_work) = (&self.working, self.may_work);
            self.moves.pop_if(|address| is_below(working, may_work, address))
        })?;
        self.set_to_work(owner);
        Some((owner, job))
    }

    /// The next thing that came back undone.
    fn take_returned(&mut self, lane: Lane) -> Option<(Owner, Job)> {
        let place = self.returned.iter().position(|(of, ..)| *of == lane)?;
        self.returned.remove(place).map(|(_, owner, job)| (owner, job))
    }

    /// The next thing that can be done elsewhere.
    fn next_elsewhere(&mut self) -> Option<(Lane, Owner, Job)> {
        let elsewhere = &self.elsewhere;
        if self.idle == 0
            && let Some((owner, job)) = self.moves.pop_if(|address| elsewhere.has_room_for(address))
        {
            return Some((Lane::Move, owner, job));
        }
        let next = self.analyses.pop_if(|address| elsewhere.has_room_for(address));
        next.map(|(owner, job)| (Lane::Analysis, owner, job))
    }

    /// A thread works for an owner.
    fn set_to_work(&mut self, owner: Owner) {
        *self.working.entry(owner.address()).or_default() += 1;
    }

    /// A thread works for an owner no longer.
    fn rest(&mut self, owner: Owner) {
        rest(&mut self.working, owner);
    }
}

fn rest(working: &mut HashMap<u64, usize>, owner: Owner) {
    if let Some(count) = working.get_mut(&owner.address()) {
        *count -= 1;
        if *count == 0 {
            working.remove(&owner.address());
        }
    }
}

fn is_below(working: &HashMap<u64, usize>, may_work: usize, address: u64) -> bool {
    working.get(&address).is_none_or(|count| *count < may_work)
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queues> {
        // The queues are whole after every step, so a panic elsewhere does not spoil them.
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some((lane, owner, job)) = self.next() {
            job.run();
            if let Some(done) = self.done.get() {
                done.inc();
            }
            let mut queues = self.lock();
            queues.rest(owner);
            if lane == Lane::Analysis {
                queues.analysing -= 1;
            }
            drop(queues);
            // Another thread may have passed over what this owner has waiting.
            self.has_work.notify_one();
        }
    }

    /// The next job. None if the pool is closed.
    fn next(&self) -> Option<(Lane, Owner, Job)> {
        let mut queues = self.lock();
        loop {
            if queues.is_closed {
                return None;
            }
            if let Some(next) = queues.next() {
                return Some(next);
            }
            queues.idle += 1;
            queues = self.has_work.wait(queues).unwrap_or_else(PoisonError::into_inner);
            queues.idle -= 1;
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
        let mut busy =
            pool.ask(Lane::Move, Owner::default(), move |_| gate.recv()).expect("it is empty");
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |name: &'static str| {
            let order = Arc::clone(&order);
            move |_: &Stop| order.lock().expect("nobody panics").push(name)
        };
        let mut analysis =
            pool.ask(Lane::Analysis, Owner::default(), note("analysis")).expect("there is room");
        let mut first =
            pool.ask(Lane::Move, Owner::default(), note("first move")).expect("there is room");
        let mut second =
            pool.ask(Lane::Move, Owner::default(), note("second move")).expect("there is room");
        go.send(()).expect("the engine waits");
        busy.answer().await;
        for thinking in [&mut first, &mut second, &mut analysis] {
            thinking.answer().await.expect("nobody fails");
        }
        assert_eq!(
            *order.lock().expect("no one panics"),
            ["first move", "second move", "analysis"]
        );
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_stopped() {
        let pool = EnginePool::new(1);
        let (began, begun) = oneshot::channel();
        let (ended, end) = oneshot::channel();
        let thinking = pool.ask(Lane::Move, Owner::default(), move |stop| {
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
        let mut failing = pool
            .ask(Lane::Move, Owner::default(), |_| -> u32 { panic!("on purpose") })
            .expect("there is room");
        assert_eq!(failing.answer().await, None);
        let mut well = pool.ask(Lane::Move, Owner::default(), |_| 7).expect("there is room");
        assert_eq!(well.answer().await, Some(7));
    }

    fn somebody(number: u8) -> Owner {
        Owner::new([192, 0, 2, number].into(), None)
    }

    #[tokio::test]
    async fn a_flood_of_one_address_delays_others_by_nothing() {
        let pool = EnginePool::new(2);
        let never_ends = |stop: &Stop| {
            while !stop.is_set() {
                thread::yield_now();
            }
        };
        let mut flood = Vec::new();
        for (lane, each) in [(Lane::Move, MOVES_EACH), (Lane::Analysis, ANALYSES_EACH)] {
            flood.extend((0..each).map(|_| pool.ask(lane, somebody(1), never_ends)));
        }
        for lane in [Lane::Move, Lane::Move, Lane::Analysis] {
            let mut other = pool.ask(lane, somebody(2), |_| 7).expect("there is room");
            assert_eq!(other.answer().await, Some(7), "{lane:?}");
        }
        drop(flood);
    }

    #[tokio::test]
    async fn an_owner_has_so_many_waiting_and_others_are_not_refused_for_it() {
        let pool = EnginePool::new(1);
        let (_go, gate) = std::sync::mpsc::channel::<()>();
        let _busy = pool.ask(Lane::Analysis, somebody(1), move |_| gate.recv().is_ok());
        let mut asked = Vec::new();
        let refused = loop {
            match pool.ask(Lane::Analysis, somebody(1), |_| ()) {
                Ok(thinking) => asked.push(thinking),
                Err(refused) => break refused,
            }
        };
        assert_eq!(refused, QueueFull::OfOwner);
        assert!(asked.len() <= ANALYSES_EACH + 1);
        assert!(pool.ask(Lane::Analysis, somebody(2), |_| ()).is_ok());
        // Cancelled jobs take no place.
        asked.truncate(1);
        assert!(pool.ask(Lane::Analysis, somebody(1), |_| ()).is_ok());
    }
}
