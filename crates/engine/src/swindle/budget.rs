//! What may be spent on a way out of a lost position.

use tetrarch_game::Game;
use tetrarch_search::{Clock, Limits, Stop, Task};

/// The nodes and the time of one move that are left.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    stop: &'a Stop,
    clock: &'a dyn Clock,
    begun_ms: u64,
    most_ms: Option<u64>,
    most_nodes: Option<u64>,
    nodes: u64,
}

impl<'a> Budget<'a> {
    /// All that these limits allow for a task, from now on.
    pub fn new<G: Game>(task: &'a Task<'_, G>, limits: Limits) -> Self {
        let Limits { nodes: most_nodes, move_time_ms: most_ms, .. } = limits;
        let begun_ms = task.clock.now_ms();
        Self { stop: &task.stop, clock: task.clock, begun_ms, most_ms, most_nodes, nodes: 0 }
    }

    /// What is left of it after this many nodes.
    pub fn after(self, nodes: u64) -> Self {
        Self { nodes: self.nodes + nodes, ..self }
    }

    pub fn spend(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// Nodes spent so far, within the limits.
    pub fn nodes(&self) -> u64 {
        self.most_nodes.map_or(self.nodes, |most| most.min(self.nodes))
    }

    pub fn is_over(&self) -> bool {
        self.stop.is_set()
            || self.most_nodes.is_some_and(|most| self.nodes >= most)
            || self.most_ms.is_some_and(|most_ms| self.elapsed_ms() >= most_ms)
    }

    /// The limits of one search of this many nodes.
    pub fn limits(&self, nodes: u64) -> Limits {
        let left = self.most_nodes.map_or(nodes, |most| most.saturating_sub(self.nodes).min(nodes));
        Limits {
            nodes: Some(left),
            move_time_ms: self.most_ms.map(|ms| ms.saturating_sub(self.elapsed_ms())),
            ..Limits::NONE
        }
    }

    fn elapsed_ms(&self) -> u64 {
        self.clock.now_ms().saturating_sub(self.begun_ms)
    }
}
