//! The transposition table: what was found out about positions, shared by all threads.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use crate::Score;

const ENTRIES_A_BUCKET: usize = 4;
const AGES: u8 = 64;
/// A result this number of plies deeper is better than a new bound.
const MUCH_DEEPER: u8 = 3;

/// A hash table of search results. Threads write and read it without locks: an entry is two words,
/// and the key is stored xor the data, so that words of two different writers do not match.
pub struct TranspositionTable {
    buckets: Box<[Bucket]>,
    age: AtomicU8,
}

/// One cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; ENTRIES_A_BUCKET]);

#[derive(Default)]
struct Slot {
    key_xor_data: AtomicU64,
    data: AtomicU64,
}

/// Which side of the true value a score is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The true value is at most the score.
    Upper,
    /// The true value is at least the score.
    Lower,
    /// The score is the value.
    Exact,
}

impl Bound {
    /// What the score of a search with this window says about the true value.
    pub(crate) fn of(score: Score, (alpha, beta): (Score, Score)) -> Self {
        if score >= beta {
            Self::Lower
        } else if score > alpha {
            Self::Exact
        } else {
            Self::Upper
        }
    }
}

/// What the table knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TranspositionEntry {
    /// Where the best move is in the position's list of moves: so that it takes two bytes in
    /// every game.
    pub move_index: Option<u16>,
    /// Wins are counted from the position; see [`Score::counted_from_root`].
    pub score: i16,
    pub evaluation: Option<i16>,
    pub depth: u8,
    pub bound: Bound,
}

const NO_MOVE: u16 = u16::MAX;
const NO_EVALUATION: i16 = i16::MIN;

impl TranspositionEntry {
    /// The score, wins counted from the root.
    #[inline]
    pub(crate) const fn score_at(&self, ply: u32) -> Score {
        Score::counted_from_root(self.score, ply)
    }

    #[inline]
    fn pack(self, age: u8) -> u64 {
        let bound = match self.bound {
            Bound::Upper => 1_u64,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        u64::from(self.move_index.unwrap_or(NO_MOVE))
            | u64::from(self.score as u16) << 16
            | u64::from(self.evaluation.unwrap_or(NO_EVALUATION) as u16) << 32
            | u64::from(self.depth) << 48
            | bound << 56
            | u64::from(age) << 58
    }

    /// None for the zeros of a slot never written.
    #[inline]
    fn unpack(data: u64) -> Option<Self> {
        let bound = match data >> 56 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        let (move_index, evaluation) = (data as u16, (data >> 32) as i16);
        Some(Self {
            move_index: (move_index != NO_MOVE).then_some(move_index),
            score: (data >> 16) as i16,
            evaluation: (evaluation != NO_EVALUATION).then_some(evaluation),
            depth: depth_of(data),
            bound,
        })
    }
}

#[inline]
const fn depth_of(data: u64) -> u8 {
    (data >> 48) as u8
}

#[inline]
const fn age_of(data: u64) -> u8 {
    (data >> 58) as u8
}

impl TranspositionTable {
    /// An empty table of about this number of mebibytes, and at least one bucket.
    #[must_use]
    pub fn new(mib: usize) -> Self {
        let buckets = (mib.saturating_mul(1 << 20) / size_of::<Bucket>()).max(1);
        Self { buckets: (0..buckets).map(|_| Bucket::default()).collect(), age: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for bucket in &mut self.buckets {
            *bucket = Bucket::default();
        }
        *self.age.get_mut() = 0;
    }

    /// How many of a thousand entries were written in the current search, by a sample.
    #[must_use]
    pub fn fill_permille(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let sample = self.buckets.iter().take(250);
        let slots = sample.len() * ENTRIES_A_BUCKET;
        let used = sample
            .flat_map(|bucket| &bucket.0)
            .map(|slot| slot.data.load(Relaxed))
            .filter(|&data| data != 0 && age_of(data) == age)
            .count();
        (used * 1000 / slots) as u32
    }

    /// Begins a new search: what older ones left is given up first.
    pub(crate) fn grow_older(&self) {
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<TranspositionEntry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (slot.key_xor_data.load(Relaxed) ^ data == key)
                .then(|| TranspositionEntry::unpack(data))?
        })
    }

    /// Keeps an entry in place of the position's old one, or of the one worth least. If it `keeps_deep`
    /// ones, a bound does not replace what a much deeper search of this time found.
    #[inline]
    pub(crate) fn put(&self, key: u64, entry: TranspositionEntry, keeps_deep: bool) {
        let age = self.age.load(Relaxed);
        let worth = |data: u64| {
            let years = (age + AGES - age_of(data)) % AGES;
            if data == 0 { i32::MIN } else { i32::from(depth_of(data)) - 8 * i32::from(years) }
        };
        let slots = &self.bucket(key).0;
        let mut chosen = &slots[0];
        let mut least = i32::MAX;
        let mut entry = entry;
        for slot in slots {
            let data = slot.data.load(Relaxed);
            if slot.key_xor_data.load(Relaxed) ^ data == key {
                if keeps_deep
                    && entry.bound != Bound::Exact
                    && age_of(data) == age
                    && depth_of(data) > entry.depth + MUCH_DEEPER
                {
                    return;
                }
                entry.move_index = entry
                    .move_index
                    .or_else(|| TranspositionEntry::unpack(data).and_then(|old| old.move_index));
                chosen = slot;
                break;
            }
            if worth(data) < least {
                (chosen, least) = (slot, worth(data));
            }
        }
        let data = entry.pack(age);
        chosen.key_xor_data.store(key ^ data, Relaxed);
        chosen.data.store(data, Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use tetrarch_game::{Rng, Seed};

    use super::{Bound, Slot, TranspositionEntry, TranspositionTable};

    fn entry(depth: u8, score: i16) -> TranspositionEntry {
        TranspositionEntry {
            move_index: Some(u16::from(depth)),
            score,
            evaluation: None,
            depth,
            bound: Bound::Exact,
        }
    }

    #[test]
    fn an_entry_takes_sixteen_bytes() {
        assert_eq!(size_of::<Slot>(), 16);
    }

    #[test]
    fn what_is_put_is_got_back() {
        let table = TranspositionTable::new(1);
        for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
            for (move_index, evaluation) in [(None, Some(-7)), (Some(511), None)] {
                let entry = TranspositionEntry {
                    move_index,
                    score: -31_999,
                    evaluation,
                    depth: 200,
                    bound,
                };
                let key = 0xDEAD_BEEF ^ u64::from(move_index.unwrap_or(9)) << 50;
                table.put(key, entry, false);
                assert_eq!(table.get(key), Some(entry));
            }
        }
        assert_eq!(table.get(3), None);
    }

    #[test]
    fn a_full_bucket_gives_up_old_and_shallow_entries() {
        let table = TranspositionTable::new(0);
        for (key, depth) in [(1, 12), (2, 3), (3, 8), (4, 7)] {
            table.put(key, entry(depth, 0), false);
        }
        table.put(5, entry(5, 0), false);
        assert_eq!(table.get(2), None, "the shallowest goes first");
        table.grow_older();
        for key in [3, 4, 5] {
            table.put(key, entry(1, 0), false);
        }
        table.put(6, entry(1, 0), false);
        assert_eq!(table.get(1), Some(entry(12, 0)), "an old entry that is deep enough stays");
        table.grow_older();
        table.grow_older();
        table.put(7, entry(1, 0), false);
        table.put(8, entry(1, 0), false);
        assert!(table.get(7).is_some() && table.get(8).is_some(), "old ones make room");
    }

    /// Every entry read must have been written for exactly this key, even with concurrent writers.
    #[test]
    fn threads_never_see_a_mixed_entry() {
        let table = TranspositionTable::new(0);
        let got = AtomicU64::new(0);
        std::thread::scope(|scope| {
            for seed in 0..4 {
                let (table, got) = (&table, &got);
                scope.spawn(move || {
                    let mut rng = Rng::new(Seed(seed));
                    for _ in 0..200_000 {
                        let key = u64::from(rng.below(8));
                        let depth = rng.below(200) as u8;
                        let score = i16::from(depth) * 8 + key as i16;
                        table.put(key, entry(depth, score), false);
                        let asked = u64::from(rng.below(8));
                        if let Some(entry) = table.get(asked) {
                            assert_eq!(entry.score, i16::from(entry.depth) * 8 + asked as i16);
                            got.fetch_add(1, Relaxed);
                        }
                    }
                });
            }
        });
        assert!(got.load(Relaxed) > 0);
    }
}
