//! When a running search has to stop.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use crate::time::Budget;
use crate::{Clock, Limits, Stop};

/// The clock is read once per this number of nodes. A node of Hus can take 0.3 ms when all its sowings
/// are endless, so that a few more would be felt.
const NODES_A_LOOK: u64 = 32;

/// What all threads of one search share about its end.
pub(crate) struct Control<'a> {
    clock: &'a dyn Clock,
    stop: &'a Stop,
    begun_ms: u64,
    pub(crate) budget: Budget,
    nodes_of_each: Option<u64>,
    over: AtomicBool,
    nodes: Box<[AtomicU64]>,
}

impl<'a> Control<'a> {
    pub(crate) fn new(
        limits: &Limits,
        clock: &'a dyn Clock,
        stop: &'a Stop,
        threads: usize,
    ) -> Self {
        Self {
            clock,
            stop,
            begun_ms: clock.now_ms(),
            budget: Budget::of(limits),
            nodes_of_each: limits.nodes.map(|nodes| (nodes / threads as u64).max(1)),
            over: AtomicBool::new(false),
            nodes: (0..threads).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    pub(crate) fn elapsed_ms(&self) -> u64 {
        self.clock.now_ms().saturating_sub(self.begun_ms)
    }

    /// The nodes of all threads, as far as they have said.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.iter().map(|nodes| nodes.load(Relaxed)).sum()
    }

    /// One thread's share of it.
    pub(crate) fn counter(&self, thread: usize) -> Counter<'_> {
        Counter { control: self, thread, nodes: 0, is_over: false }
    }
}

/// Ends a search on all threads when it goes out of scope.
pub(crate) struct EndOnDrop<'a>(pub &'a Control<'a>);

impl Drop for EndOnDrop<'_> {
    fn drop(&mut self) {
        self.0.over.store(true, Relaxed);
    }
}

/// Counts the nodes of one thread and knows when it has to stop.
pub(crate) struct Counter<'a> {
    control: &'a Control<'a>,
    thread: usize,
    nodes: u64,
    is_over: bool,
}

impl Counter<'_> {
    /// Whether the search is over; once it is, it stays so.
    #[inline]
    pub(crate) const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Counts a node, and says whether the search is over.
    #[inline]
    pub(crate) fn count(&mut self) -> bool {
        if self.control.nodes_of_each.is_some_and(|limit| self.nodes >= limit) {
            self.is_over = true;
            return true;
        }
        self.nodes += 1;
        if self.control.over.load(Relaxed) || self.control.stop.is_set() {
            self.is_over = true;
        } else if self.nodes.is_multiple_of(NODES_A_LOOK) {
            self.publish();
            let hard_ms = self.control.budget.hard_ms;
            self.is_over |= hard_ms.is_some_and(|hard| self.control.elapsed_ms() >= hard);
        }
        self.is_over
    }

    /// Tells the others how many nodes were counted.
    pub(crate) fn publish(&self) {
        self.control.nodes[self.thread].store(self.nodes, Relaxed);
    }
}
