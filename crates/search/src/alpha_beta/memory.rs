//! What a search learns about moves while it runs: killers, counters and history.

use super::worker::PLIES;

/// How many numbers [`Judge::slot`](crate::Judge::slot) can give.
pub const HISTORY_SLOTS: usize = 4096;

const KILLER: i32 = 20_000;
const SECOND_KILLER: i32 = 18_000;
const COUNTER: i32 = 8_000;
const MAX_HISTORY: i32 = 16_384;

/// Which moves were good elsewhere in the tree.
pub(crate) struct Memory<M> {
    /// Two quiet moves of each ply that were too good there.
    killers: Vec<[Option<Quiet<M>>; 2]>,
    /// For each side and the slot of the move before, the quiet move that refuted it.
    counters: [Vec<Option<Quiet<M>>>; 2],
    /// For each side and slot, how often quiet moves were good or useless.
    history: [Box<[i16; HISTORY_SLOTS]>; 2],
}

/// A quiet move and its slot.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Quiet<M> {
    /// Compared first: moves of most games are equal if their slots are.
    pub slot: usize,
    pub mv: M,
}

/// Where a move stands: the side that plays it, the ply, and the slot of the move before.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub side: usize,
    pub ply: usize,
    pub previous_slot: Option<usize>,
}

/// What is known of the moves of one node.
pub(crate) struct Favourites<M> {
    favourites: [(Option<Quiet<M>>, i32); 3],
    side: usize,
}

impl<M: Copy + Eq> Memory<M> {
    pub(crate) fn new() -> Self {
        Self {
            killers: vec![[None; 2]; PLIES],
            counters: [(); 2].map(|()| vec![None; HISTORY_SLOTS]),
            history: [(); 2].map(|()| Box::new([0; HISTORY_SLOTS])),
        }
    }

    #[inline]
    pub(crate) fn history(&self, side: usize, slot: usize) -> i32 {
        i32::from(self.history[side][slot % HISTORY_SLOTS])
    }

    pub(crate) fn favourites(&self, place: Place) -> Favourites<M> {
        let [killer, second] = self.killers[place.ply];
        let counters = &self.counters[place.side];
        let counter = place.previous_slot.and_then(|slot| counters[slot % HISTORY_SLOTS]);
        Favourites {
            favourites: [(killer, KILLER), (second, SECOND_KILLER), (counter, COUNTER)],
            side: place.side,
        }
    }

    /// What is added to the judge's order of a move.
    #[inline]
    pub(crate) fn order(&self, known: &Favourites<M>, quiet: Quiet<M>) -> i32 {
        let favourite = known.favourites.iter().find(|(favourite, _)| *favourite == Some(quiet));
        favourite.map_or(0, |&(_, order)| order) + self.history(known.side, quiet.slot)
    }

    /// A quiet move was too good for the opponent to allow.
    #[inline]
    pub(crate) fn praise(&mut self, place: Place, quiet: Quiet<M>, depth: i32) {
        let killers = &mut self.killers[place.ply];
        if killers[0] != Some(quiet) {
            *killers = [Some(quiet), killers[0]];
        }
        if let Some(previous) = place.previous_slot {
            self.counters[place.side][previous % HISTORY_SLOTS] = Some(quiet);
        }
        self.adjust(place.side, quiet.slot, bonus(depth));
    }

    /// A quiet move was tried before the one that was too good.
    #[inline]
    pub(crate) fn blame(&mut self, place: Place, slot: usize, depth: i32) {
        self.adjust(place.side, slot, -bonus(depth));
    }

    /// The nearer to its limit, the less history changes: so it forgets, and stays inside.
    #[inline]
    fn adjust(&mut self, side: usize, slot: usize, change: i32) {
        let history = &mut self.history[side][slot % HISTORY_SLOTS];
        let old = i32::from(*history);
        *history = (old + change - old * change.abs() / MAX_HISTORY) as i16;
    }
}

#[inline]
fn bonus(depth: i32) -> i32 {
    (depth * depth * 16).min(1_600)
}
