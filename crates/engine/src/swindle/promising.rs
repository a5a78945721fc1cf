//! Lines to go on with, the most promising first.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// Lines by what they promise.
pub struct Promising<L> {
    lines: BinaryHeap<Ranked<L>>,
}

struct Ranked<L> {
    promise: f64,
    line: L,
}

impl<L> Promising<L> {
    pub const fn new() -> Self {
        Self { lines: BinaryHeap::new() }
    }

    pub fn push(&mut self, promise: f64, line: L) {
        self.lines.push(Ranked { promise, line });
    }

    /// The line that promises most.
    pub fn pop(&mut self) -> Option<L> {
        self.lines.pop().map(|ranked| ranked.line)
    }

    pub fn len(&self) -> usize {
        self.lines.len()
    }
}

impl<L> Ord for Ranked<L> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.promise.total_cmp(&other.promise)
    }
}

impl<L> PartialOrd for Ranked<L> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<L> PartialEq for Ranked<L> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<L> Eq for Ranked<L> {}
