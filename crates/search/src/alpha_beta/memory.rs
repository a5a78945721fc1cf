//! What a search learns about moves while it runs: killers, counters and history.

use tetrarch_game::mix;

use super::worker::PLIES;
use crate::Selectivity;

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
    /// By how many plies back a move was played, its slot and the slot of another move: the same for
    /// the other move after it. Empty if it is not used.
    follow_ups: [Vec<i16>; 2],
    /// For each side, by the structures of its own and of the other side and by the last two moves,
    /// how far evaluations were off, in 256ths. Empty if it is not used.
    corrections: [Vec<i32>; 2],
}

/// What is learned about moves that follow others: this number of earlier slots by this number of later ones.
const EARLIER_SLOTS: usize = 512;
const LATER_SLOTS: usize = 2048;
/// Entries for each kind of correction.
const CORRECTIONS: usize = 4096;
const CORRECTION_KINDS: usize = 3;

/// A quiet move and its slot.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Quiet<M> {
    /// Compared first: moves of most games are equal if their slots are.
    pub slot: usize,
    pub mv: M,
}

/// Where a move stands: the side that plays it, the ply, and the slots of the last moves, the very
/// last first.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub side: usize,
    pub ply: usize,
    pub previous_slots: [Option<usize>; 2],
}

/// What is known of the moves of one node.
pub(crate) struct Favourites<M> {
    favourites: [(Option<Quiet<M>>, i32); 3],
    place: Place,
}

impl<M: Copy + Eq> Memory<M> {
    pub(crate) fn new() -> Self {
        Self {
            killers: vec![[None; 2]; PLIES],
            counters: [(); 2].map(|()| vec![None; HISTORY_SLOTS]),
            history: [(); 2].map(|()| Box::new([0; HISTORY_SLOTS])),
            follow_ups: [Vec::new(), Vec::new()],
            corrections: [Vec::new(), Vec::new()],
        }
    }

    /// Begins a new search. What is kept counts for less than what will be learned.
    pub(crate) fn grow_older(&mut self, selectivity: &Selectivity) {
        self.killers.fill([None; 2]);
        let age = |value: &mut i16| *value = (i32::from(*value) * 7 / 8) as i16;
        if selectivity.kept_history {
            self.history.iter_mut().for_each(|history| history.iter_mut().for_each(age));
            self.follow_ups.iter_mut().flatten().for_each(age);
        } else {
            self.counters.iter_mut().for_each(|counters| counters.fill(None));
            self.history.iter_mut().for_each(|history| history.fill(0));
            self.follow_ups.iter_mut().for_each(|slots| slots.fill(0));
            self.corrections.iter_mut().for_each(|entries| entries.fill(0));
        }
        let follow_ups = if selectivity.follow_ups { EARLIER_SLOTS * LATER_SLOTS } else { 0 };
        self.follow_ups.iter_mut().for_each(|slots| slots.resize(follow_ups, 0));
        let corrections = if selectivity.corrections { CORRECTIONS * CORRECTION_KINDS } else { 0 };
        self.corrections.iter_mut().for_each(|entries| entries.resize(corrections, 0));
    }

    /// How far evaluations were off in similar positions, in hundredths.
    #[inline]
    pub(crate) fn correction(&self, similar: Similar) -> i32 {
        let entries = &self.corrections[similar.side];
        similar.entries.iter().map(|&entry| entries.get(entry).copied().unwrap_or(0)).sum::<i32>()
            / 512
    }

    /// An evaluation was off by this number of hundredths, as a search of this depth found.
    #[inline]
    pub(crate) fn correct(&mut self, similar: Similar, off: i32, depth: i32) {
        let weight = (depth + 1).clamp(1, 16);
        for entry in similar.entries {
            if let Some(kept) = self.corrections[similar.side].get_mut(entry) {
                let off = 256 * off.clamp(-256, 256);
                *kept = ((256 - weight) * *kept + weight * off) / 256;
            }
        }
    }

    #[inline]
    pub(crate) fn history(&self, place: Place, slot: usize) -> i32 {
        let history = i32::from(self.history[place.side][slot % HISTORY_SLOTS]);
        if self.follow_ups[0].is_empty() {
            return history;
        }
        let follow_ups = self.follow_ups.iter().zip(place.previous_slots);
        let after = follow_ups.map(|(follow_ups, previous)| {
            previous.map_or(0, |previous| i32::from(follow_ups[follow_up(previous, slot)]))
        });
        ((history + after.sum::<i32>()) / 2).clamp(-MAX_HISTORY, MAX_HISTORY)
    }

    pub(crate) fn favourites(&self, place: Place) -> Favourites<M> {
        let [killer, second] = self.killers[place.ply];
        let counters = &self.counters[place.side];
        let [previous_slot, _] = place.previous_slots;
        let counter = previous_slot.and_then(|slot| counters[slot % HISTORY_SLOTS]);
        Favourites {
            favourites: [(killer, KILLER), (second, SECOND_KILLER), (counter, COUNTER)],
            place,
        }
    }

    /// What is added to the judge's order of a move.
    #[inline]
    pub(crate) fn order(&self, known: &Favourites<M>, quiet: Quiet<M>) -> i32 {
        let favourite = known.favourites.iter().find(|(favourite, _)| *favourite == Some(quiet));
        favourite.map_or(0, |&(_, order)| order) + self.history(known.place, quiet.slot)
    }

    /// A quiet move was too good for the opponent to allow.
    #[inline]
    pub(crate) fn praise(&mut self, place: Place, quiet: Quiet<M>, depth: i32) {
        let killers = &mut self.killers[place.ply];
        if killers[0] != Some(quiet) {
            *killers = [Some(quiet), killers[0]];
        }
        if let [Some(previous), _] = place.previous_slots {
            self.counters[place.side][previous % HISTORY_SLOTS] = Some(quiet);
        }
        self.adjust(place, quiet.slot, bonus(depth));
    }

    /// A quiet move was tried before the one that was too good.
    #[inline]
    pub(crate) fn blame(&mut self, place: Place, slot: usize, depth: i32) {
        self.adjust(place, slot, -bonus(depth));
    }

    /// The nearer to its limit, the less history changes: so it forgets, and stays inside.
    #[inline]
    fn adjust(&mut self, place: Place, slot: usize, change: i32) {
        let adjust = |history: &mut i16| {
            let old = i32::from(*history);
            *history = (old + change - old * change.abs() / MAX_HISTORY) as i16;
        };
        adjust(&mut self.history[place.side][slot % HISTORY_SLOTS]);
        if !self.follow_ups[0].is_empty() {
            for (follow_ups, previous) in self.follow_ups.iter_mut().zip(place.previous_slots) {
                if let Some(previous) = previous {
                    adjust(&mut follow_ups[follow_up(previous, slot)]);
                }
            }
        }
    }
}

/// Positions that are misjudged alike.
#[derive(Clone, Copy)]
pub(crate) struct Similar {
    side: usize,
    entries: [usize; CORRECTION_KINDS],
}

impl Similar {
    #[inline]
    pub(crate) fn new(place: Place, structures: [u64; 2]) -> Self {
        let [own, other] = structures.map(|structure| mix(&[structure]) as usize);
        let [last, before] = place.previous_slots.map(|slot| slot.map_or(0, |slot| slot + 1));
        let moves = last.wrapping_mul(2_531).wrapping_add(before);
        let entries = [own, other, moves];
        let mut kind = 0;
        let entries = entries.map(|number| {
            kind += 1;
            (kind - 1) * CORRECTIONS + number % CORRECTIONS
        });
        Self { side: place.side, entries }
    }
}

#[inline]
const fn follow_up(previous: usize, slot: usize) -> usize {
    previous % EARLIER_SLOTS * LATER_SLOTS + slot % LATER_SLOTS
}

#[inline]
fn bonus(depth: i32) -> i32 {
    (depth * depth * 16).min(1_600)
}
