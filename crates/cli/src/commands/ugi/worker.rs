//! The thread that searches.

use std::any::Any;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use tetrarch_catalog::{Seed, Settings};
use tetrarch_engine::{ChosenMove, ComputerPlayer, Engine, Level, Question, Stop, Thought};
use tetrarch_ugi::Job;

use super::Event;

/// The thread that searches. It keeps its engine, and what the engine remembers, between jobs.
pub struct Worker {
    orders: Sender<Order>,
    /// Ends the latest search.
    stop: Stop,
}

enum Order {
    Prepare(Box<Job>),
    Search(Box<Job>, Stop),
    Forget,
}

impl Worker {
    /// Starts the thread; what it finds is told as events.
    pub fn start(events: Sender<Event>) -> io::Result<Self> {
        let (sender, orders) = mpsc::channel();
        thread::Builder::new().name("search".to_owned()).spawn(move || work(&orders, &events))?;
        Ok(Self { orders: sender, stop: Stop::new() })
    }

    /// Makes what a search will need.
    pub fn prepare(&self, job: Box<Job>) {
        self.order(Order::Prepare(job));
    }

    /// Begins a search.
    pub fn search(&mut self, job: Box<Job>) {
        // A flag of its own, which no order to stop an earlier search can have set.
        self.stop = Stop::new();
        self.order(Order::Search(job, self.stop.clone()));
    }

    /// Ends the search.
    pub fn stop(&self) {
        self.stop.stop();
    }

    /// Empties the engine's memory.
    pub fn forget(&self) {
        self.order(Order::Forget);
    }

    fn order(&self, order: Order) {
        self.orders.send(order).expect("the search thread runs as long as there is a session");
    }
}

fn work(orders: &Receiver<Order>, events: &Sender<Event>) {
    let mut latest: Option<Thinker> = None;
    for order in orders {
        match order {
            Order::Forget => latest.iter_mut().for_each(Thinker::forget),
            // What fails now fails again, and is told, when it is needed.
            Order::Prepare(job) => latest = caught(|| Thinker::of(latest.take(), &job)).ok(),
            Order::Search(job, stop) => {
                let done = caught(|| {
                    let mut thinker = Thinker::of(latest.take(), &job);
                    // Once the UGI session has ended, nothing receives this.
                    let decision = thinker.choose(&job, &stop, &mut |thought| {
                        let _ = events.send(Event::Progress(thought.clone()));
                    });
                    (thinker, decision)
                });
                let event = match done {
                    Ok((thinker, decision)) => {
                        latest = Some(thinker);
                        Event::Done(decision)
                    }
                    Err(reason) => Event::Failed(reason),
                };
                let _ = events.send(event);
            }
        }
    }
}

/// Who searches: the engine, or below full strength a player.
struct Thinker {
    mover: Mover,
    made_for: (Settings, Level, Seed),
}

enum Mover {
    Engine(Engine),
    Player(ComputerPlayer),
}

impl Thinker {
    /// The latest one, if it can do the job, or else a new one.
    fn of(latest: Option<Self>, job: &Job) -> Self {
        let made_for = (job.position.settings().clone(), job.level, job.seed);
        latest.filter(|latest| latest.made_for == made_for).unwrap_or_else(|| {
            let mover = if job.level == Level::MAX {
                Mover::Engine(Engine::new(&job.position, job.setup))
            } else {
                Mover::Player(ComputerPlayer::new(&job.position, job.level, job.setup, job.seed))
            };
            Self { mover, made_for }
        })
    }

    fn choose(
        &mut self,
        job: &Job,
        stop: &Stop,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> ChosenMove {
        let question = Question::new(job.limits).with_history(&job.history).until(stop);
        let decision = match &mut self.mover {
            Mover::Engine(engine) => {
                engine.set(job.setup);
                engine.choose(&job.position, &question, on_progress)
            }
            Mover::Player(player) => player.choose(&job.position, &question, on_progress),
        };
        decision.expect("only a game that is not over is searched")
    }

    fn forget(&mut self) {
        match &mut self.mover {
            Mover::Engine(engine) => engine.forget(),
            Mover::Player(player) => player.forget(),
        }
    }
}

/// What the work gives, or why it panicked. What the work has broken must not be used again.
fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| reason(&*panic))
}

/// What a panic says, in one line.
fn reason(panic: &(dyn Any + Send)) -> String {
    let message = panic.downcast_ref::<&str>().copied();
    let message = message.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    message.unwrap_or("panic").replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::caught;

    #[test]
    fn a_panic_is_told_in_one_line() {
        assert_eq!(caught(|| 7), Ok(7));
        let failed = caught(|| -> u32 { panic!("a bad\nday of {}", "mine") });
        assert_eq!(failed, Err("a bad day of mine".to_owned()));
    }
}
