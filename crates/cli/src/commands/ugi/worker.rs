//! The thread that searches.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use tetrarch_catalog::{Engine, Question, Settings, Stop};

use super::Event;
use super::session::Job;

/// The thread that searches. It keeps its engine, and what the engine remembers, between jobs.
pub struct Worker {
    orders: Sender<Order>,
    /// Ends the latest search.
    stop: Stop,
}

enum Order {
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
    let mut latest: Option<(Settings, Engine)> = None;
    for order in orders {
        match order {
            Order::Forget => {
                if let Some((_, engine)) = &mut latest {
                    engine.forget();
                }
            }
            Order::Search(job, stop) => {
                let settings = job.position.settings();
                if latest.as_ref().is_some_and(|(known, _)| known != settings) {
                    latest = None;
                }
                let (_, engine) = latest
                    .get_or_insert_with(|| (settings.clone(), job.position.engine(job.setup)));
                engine.set(job.setup);
                let question = Question::new(job.limits).after(&job.history).until(&stop);
                // A session that has ended does not listen any more.
                let done = engine.think(&job.position, &question, &mut |thought| {
                    let _ = events.send(Event::Progress(thought.clone()));
                });
                let _ = events.send(Event::Done(done));
            }
        }
    }
}
