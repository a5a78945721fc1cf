//! The positions between the root and the one being searched, and what repeats them.
//!
//! In a search without a bound, a move back to a position of the path is no win. So a refutation
//! can hold on one path and not on another (the graph-history interaction problem). The prover
//! therefore notes the earliest position of the path that a refutation rests on: one that rests on
//! nothing before its own position holds everywhere, any other is remembered for the positions of
//! its path only. Proofs rest on no repetition and hold everywhere. A search with a bound needs
//! none of this: it takes repetitions for ordinary positions with fewer plies left.

/// Where a position stands on the path, counted from the root; [`EVERYWHERE`] for what rests on
/// no position of the path.
pub(super) type Place = u32;

/// Of a refutation that does not depend on the path.
pub(super) const EVERYWHERE: Place = Place::MAX;

const SLOTS: usize = 1 << 12;

/// The keys of the positions from the root on.
#[derive(Debug)]
pub(super) struct Path {
    keys: Vec<u64>,
    /// How many keys fall into each slot: most keys asked for fall into an empty one.
    in_slot: Box<[u16; SLOTS]>,
    set: u64,
}

impl Path {
    /// A search does not go deeper, so that it fits on the stack of any thread.
    pub const LONGEST: usize = 1000;

    pub fn new() -> Self {
        Self { keys: Vec::new(), in_slot: Box::new([0; SLOTS]), set: 0 }
    }

    pub fn is_full(&self) -> bool {
        self.keys.len() >= Self::LONGEST
    }

    #[inline]
    pub fn push(&mut self, key: u64) -> Place {
        self.in_slot[slot(key)] += 1;
        self.set ^= key;
        self.keys.push(key);
        (self.keys.len() - 1) as Place
    }

    #[inline]
    pub fn pop(&mut self) {
        let key = self.keys.pop().expect("what was pushed is popped");
        self.in_slot[slot(key)] -= 1;
        self.set ^= key;
    }

    /// Where the path already was in this position.
    #[inline]
    pub fn find(&self, key: u64) -> Option<Place> {
        if self.in_slot[slot(key)] == 0 {
            return None;
        }
        self.keys.iter().position(|&other| other == key).map(|place| place as Place)
    }

    /// The key of a position for this path: equal for paths over the same positions.
    #[inline]
    pub const fn key_here(&self, key: u64) -> u64 {
        key ^ self.set.rotate_left(32)
    }
}

const fn slot(key: u64) -> usize {
    key as usize % SLOTS
}
