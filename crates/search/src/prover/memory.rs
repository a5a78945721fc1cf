//! What the prover remembers of positions, within a limit of memory.

use std::hint::black_box;

use super::{Numbers, Plies};

/// What is known of one position. One entry serves searches of every bound: what is proved within
/// some plies is proved within more, what is refuted is refuted within fewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TranspositionEntry {
    pub key: u64,
    /// The numbers of the last search that left it open, if any did.
    pub numbers: Option<Numbers>,
    /// The bound of that search.
    pub within: Plies,
    /// The win takes at most this number of plies; [`Plies::NEVER`] if none is proved.
    pub proved: Plies,
    /// There is no win within this number of plies.
    pub refuted: Plies,
    /// Whether it was also refuted for a certain path; see [`super::path`].
    pub refuted_on_a_path: bool,
    /// How much work it stands for: the binary digits of its nodes.
    work: u8,
}

/// An entry in three words: the key, the numbers, and the rest. All zeros are an empty slot.
pub(super) type Packed = [u64; 3];

impl TranspositionEntry {
    const fn new(key: u64) -> Self {
        Self {
            key,
            numbers: None,
            within: Plies::ZERO,
            proved: Plies::NEVER,
            refuted: Plies::ZERO,
            refuted_on_a_path: false,
            work: 1,
        }
    }

    pub fn pack(&self) -> Packed {
        let numbers = self.numbers.unwrap_or(Numbers { proof: 0, disproof: 0 });
        let [within, proved, refuted] =
            [self.within, self.proved, self.refuted].map(|plies| u64::from(plies.to_bits()));
        [
            self.key,
            u64::from(numbers.proof) | u64::from(numbers.disproof) << 32,
            within
                | proved << 16
                | refuted << 32
                | u64::from(self.refuted_on_a_path) << 48
                | u64::from(self.work) << 56,
        ]
    }

    #[inline]
    pub fn unpack([key, numbers, rest]: Packed) -> Self {
        let numbers = Numbers { proof: numbers as u32, disproof: (numbers >> 32) as u32 };
        let [within, proved, refuted] =
            [rest, rest >> 16, rest >> 32].map(|bits| Plies::from_bits(bits as u16));
        Self {
            key,
            numbers: (numbers.proof != 0).then_some(numbers),
            within,
            proved,
            refuted,
            refuted_on_a_path: rest >> 48 & 1 == 1,
            work: work_of([key, 0, rest]),
        }
    }
}

#[inline]
const fn work_of([_, _, rest]: Packed) -> u8 {
    (rest >> 56) as u8
}

/// A row of slots in plain numbers, as long as two lines of the processor's cache.
type Bucket = [u64; 16];

const ENTRIES_A_BUCKET: usize = size_of::<Bucket>() / size_of::<Packed>();

/// A hash table of fixed size. In a full bucket the entry that stands for the least work makes
/// room.
#[derive(Debug)]
pub(super) struct Memory {
    /// Plain numbers, so that the system gives the pages only when they are used.
    buckets: Vec<Bucket>,
}

impl Memory {
    /// An empty memory of this number of mebibytes, and of at least one bucket.
    pub fn new(mib: usize) -> Self {
        let buckets = (mib.saturating_mul(1 << 20) / size_of::<Bucket>()).max(1);
        Self { buckets: vec![Bucket::default(); buckets] }
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<TranspositionEntry> {
        let slots = slots(&self.buckets[self.bucket_of(key)]);
        slots.iter().find(|slot| holds(slot, key)).map(|&slot| TranspositionEntry::unpack(slot))
    }

    /// Brings what will be asked for next into the processor's cache: many at once take hardly
    /// longer than one (measured on Pantareï: 2.5 times the nodes a second).
    #[inline]
    pub fn touch(&self, keys: impl Iterator<Item = u64>) {
        let a_word_of_each_line = |key| {
            let slots = slots(&self.buckets[self.bucket_of(key)]);
            slots[0][0] ^ slots[ENTRIES_A_BUCKET - 1][0]
        };
        black_box(keys.map(a_word_of_each_line).fold(0, u64::wrapping_add));
    }

    /// Changes the entry of a key, which is new if there was none, after a search of some nodes.
    #[inline]
    pub fn update(&mut self, key: u64, nodes: u64, change: impl FnOnce(&mut TranspositionEntry)) {
        let index = self.bucket_of(key);
        let (slots, _) = self.buckets[index].as_chunks_mut();
        let (place, mut entry) = match slots.iter().position(|slot| holds(slot, key)) {
            Some(place) => (place, TranspositionEntry::unpack(slots[place])),
            None => (place_of_least_work(slots), TranspositionEntry::new(key)),
        };
        change(&mut entry);
        entry.work = entry.work.max(digits(nodes));
        slots[place] = entry.pack();
    }

    /// Every entry, for a checkpoint.
    pub fn entries(&self) -> impl Iterator<Item = &Packed> {
        self.buckets.iter().flat_map(slots).filter(|&&slot| work_of(slot) != 0)
    }

    /// Puts an entry of a checkpoint back.
    pub fn restore(&mut self, packed: Packed) {
        let restored = TranspositionEntry::unpack(packed);
        self.update(restored.key, 1, |entry| *entry = restored);
    }

    #[inline]
    fn bucket_of(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }
}

#[inline]
const fn slots(bucket: &Bucket) -> &[Packed] {
    bucket.as_chunks().0
}

#[inline]
const fn holds(slot: &Packed, key: u64) -> bool {
    slot[0] == key && work_of(*slot) != 0
}

fn place_of_least_work(slots: &[Packed]) -> usize {
    let least = slots.iter().enumerate().min_by_key(|(_, slot)| work_of(**slot));
    least.expect("a bucket has entries").0
}

/// How many binary digits a number of nodes has, and at least one.
const fn digits(nodes: u64) -> u8 {
    (u64::BITS - (nodes | 1).leading_zeros()) as u8
}

#[cfg(test)]
mod tests {
    use super::{Bucket, ENTRIES_A_BUCKET, Memory, TranspositionEntry};
    use crate::prover::{Numbers, Plies};

    #[test]
    fn the_limit_is_kept() {
        for mib in [1, 3, 64] {
            let memory = Memory::new(mib);
            assert!(memory.buckets.capacity() * size_of::<Bucket>() <= mib << 20);
        }
    }

    #[test]
    fn what_is_put_is_got_back() {
        let mut memory = Memory::new(1);
        let entry = TranspositionEntry {
            key: u64::MAX - 5,
            numbers: Some(Numbers { proof: 7, disproof: 1 << 30 }),
            within: Plies::ANY,
            proved: Plies::from_plies(300),
            refuted: Plies::from_plies(12),
            refuted_on_a_path: true,
            work: 40,
        };
        memory.restore(entry.pack());
        assert_eq!(memory.get(entry.key), Some(entry));
        assert_eq!(memory.get(0), None, "an empty slot is nobody's");
        assert_eq!(memory.entries().count(), 1);
    }

    #[test]
    fn the_least_work_makes_room() {
        let mut memory = Memory::new(0);
        for key in 0..ENTRIES_A_BUCKET as u64 {
            let nodes = if key == 3 { 10 } else { 1000 };
            memory.update(key, nodes, |entry| entry.proved = Plies::from_plies(7));
        }
        memory.update(99, 1, |_| ());
        assert!(memory.get(3).is_none() && memory.get(99).is_some());
        for key in [0, 1, 2, 4] {
            assert_eq!(memory.get(key).map(|entry| entry.proved), Some(Plies::from_plies(7)));
        }
    }
}
