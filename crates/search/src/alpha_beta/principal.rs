//! The principal variation of every ply.

use super::worker::PLIES;

/// For each ply the best line found from there on.
pub(crate) struct Principal<M> {
    lines: Vec<Vec<M>>,
}

impl<M: Copy> Principal<M> {
    pub(crate) fn new() -> Self {
        Self { lines: vec![Vec::new(); PLIES + 1] }
    }

    /// Nothing is known of this ply yet.
    #[inline]
    pub(crate) fn clear(&mut self, ply: usize) {
        self.lines[ply].clear();
    }

    /// A move is best at this ply, and the next ply's line goes on from it.
    pub(crate) fn set(&mut self, ply: usize, mv: M) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0]);
    }

    pub(crate) fn line(&self, ply: usize) -> &[M] {
        &self.lines[ply]
    }
}
