//! Evaluations that are kept for when a position comes again: by another order of moves, in the next
//! iteration, or when a reduced search is repeated in full.

use tetrarch_abalone::Abalone;
use tetrarch_game::{Game, mix};

/// How many: half a mebibyte, which stays in the second cache.
const EVALUATIONS: usize = 1 << 16;

/// A hash table of evaluations. A word is an evaluation in its lowest 16 bits and the key without those, which are
/// the place of the word.
pub(super) struct Evaluations(Vec<u64>);

impl Evaluations {
    /// Memory is taken with the first evaluation.
    pub const EMPTY: Self = Self(Vec::new());

    /// The evaluation that is kept, or else that of the network.
    #[inline]
    pub fn get(&mut self, net: u64, position: &Abalone, judge: impl FnOnce() -> i32) -> i32 {
        if self.0.is_empty() {
            self.0 = vec![0; EVALUATIONS];
        }
        let (own, other) = (position.turn(), position.turn().next(2));
        let [own_off, other_off] = [own, other].map(|seat| position.pushed_off(seat) as u64);
        let target = u64::from(position.options().target());
        let rest = net << 24 | target << 16 | own_off << 8 | other_off;
        let key = mix(&[position.marbles(own).bits(), position.marbles(other).bits(), rest]);
        let word = &mut self.0[key as usize % EVALUATIONS];
        if *word >> 16 == key >> 16 && *word != 0 {
            return i32::from(*word as i16);
        }
        let value = judge();
        if let Ok(small) = i16::try_from(value) {
            *word = key >> 16 << 16 | u64::from(small as u16);
        }
        value
    }
}
