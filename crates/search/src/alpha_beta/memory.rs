//! What a search learns about moves while it runs: killers, counters and history.

/// How many numbers [`Judge::slot`](crate::Judge::slot) can give.
pub const HISTORY_SLOTS: usize = 4096;

const KILLER: i32 = 20_000;
const SECOND_KILLER: i32 = 18_000;
const COUNTER: i32 = 8_000;
const MAX_HISTORY: i32 = 16_384;

/// Which moves were good elsewhere in the tree.
pub(crate) struct Memory<M> {
    /// Two quiet moves of each ply that were too good there.
    killers: Vec<[Option<M>; 2]>,
    /// For each side and the slot of the move before, the quiet move that refuted it.
    counters: [Vec<Option<M>>; 2],
    /// For each side and slot, how often quiet moves were good or useless.
    history: [Vec<i32>; 2],
}

/// Where a move stands: the side that plays it, the ply, and the slot of the move before.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub side: usize,
    pub ply: usize,
    pub previous_slot: Option<usize>,
}

impl<M: Copy + Eq> Memory<M> {
    pub(crate) fn new(plies: usize) -> Self {
        Self {
            killers: vec![[None; 2]; plies],
            counters: [(); 2].map(|()| vec![None; HISTORY_SLOTS]),
            history: [(); 2].map(|()| vec![0; HISTORY_SLOTS]),
        }
    }

    #[inline]
    pub(crate) fn history(&self, side: usize, slot: usize) -> i32 {
        self.history[side][slot % HISTORY_SLOTS]
    }

    /// What is added to the judge's order of a move.
    #[inline]
    pub(crate) fn order(&self, place: Place, mv: M, slot: usize) -> i32 {
        let [killer, second] = self.killers[place.ply];
        let learned = if killer == Some(mv) {
            KILLER
        } else if second == Some(mv) {
            SECOND_KILLER
        } else if self.counter(place) == Some(mv) {
            COUNTER
        } else {
            0
        };
        learned + self.history(place.side, slot)
    }

    #[inline]
    fn counter(&self, place: Place) -> Option<M> {
        self.counters[place.side][place.previous_slot? % HISTORY_SLOTS]
    }

    /// A quiet move was too good for the opponent to allow.
    #[inline]
    pub(crate) fn praise(&mut self, place: Place, mv: M, slot: usize, depth: i32) {
        let killers = &mut self.killers[place.ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        if let Some(previous) = place.previous_slot {
            self.counters[place.side][previous % HISTORY_SLOTS] = Some(mv);
        }
        self.adjust(place.side, slot, bonus(depth));
    }

    /// A quiet move was tried before the one that was too good.
    #[inline]
    pub(crate) fn blame(&mut self, place: Place, slot: usize, depth: i32) {
        self.adjust(place.side, slot, -bonus(depth));
    }

    /// The nearer to its limit, the less history changes: so it forgets.
    #[inline]
    fn adjust(&mut self, side: usize, slot: usize, change: i32) {
        let history = &mut self.history[side][slot % HISTORY_SLOTS];
        *history += change - *history * change.abs() / MAX_HISTORY;
    }
}

#[inline]
fn bonus(depth: i32) -> i32 {
    (depth * depth * 16).min(1_600)
}
