//! The sums of the first layer, kept from one position to the next.
//!
//! Positions that are judged one after the other mostly differ by a move or two: to add and take away
//! what has changed is cheaper than to add all marbles. Sums of whole numbers are the same either way.

use tetrarch_abalone::Cells;

use super::row::Filters;
use super::symmetry::{BITS, SYMMETRIES};
use super::{FILTERS, SIDES};

/// The sums of a board, by orientation.
#[derive(Clone, Copy)]
pub(super) struct Sums {
    /// The number of the network that they are of; none has nought.
    net: u64,
    marbles: [u64; SIDES],
    pub by_orientation: [Filters; SYMMETRIES],
}

/// The bits of marbles to add or to take away, by side.
pub(super) struct Bits {
    bits: [[u8; BITS]; SIDES],
    counts: [usize; SIDES],
}

impl Bits {
    #[inline(always)]
    fn of(marbles: [u64; SIDES]) -> Self {
        let mut listed = Self { bits: [[0; BITS]; SIDES], counts: [0; SIDES] };
        for side in 0..SIDES {
            let mut left = marbles[side];
            while left != 0 {
                listed.bits[side][listed.counts[side] % BITS] = left.trailing_zeros() as u8;
                left &= left - 1;
                listed.counts[side] += 1;
            }
        }
        listed
    }

    /// Those of a side.
    #[inline(always)]
    pub fn of_side(&self, side: usize) -> &[u8] {
        &self.bits[side][..self.counts[side].min(BITS)]
    }
}

impl Sums {
    const EMPTY: Self =
        Self { net: 0, marbles: [0; SIDES], by_orientation: [Filters([0; FILTERS]); SYMMETRIES] };

    /// How many marbles differ; the marbles themselves, if these are the sums of another network.
    #[inline(always)]
    fn distance(&self, net: u64, marbles: [u64; SIDES]) -> u32 {
        let before = if self.net == net { self.marbles } else { [0; SIDES] };
        (0..SIDES).map(|side| (before[side] ^ marbles[side]).count_ones()).sum()
    }

    /// Makes these the sums of other marbles, but for what is returned: what the caller has to add and to
    /// take away.
    #[inline(always)]
    fn change(&mut self, net: u64, marbles: [u64; SIDES]) -> [Bits; 2] {
        let all: u32 = marbles.iter().map(|marbles| marbles.count_ones()).sum();
        if self.net != net || self.distance(net, marbles) >= all {
            *self = Self { net, ..Self::EMPTY };
        }
        let before = self.marbles;
        self.marbles = marbles;
        let mut added = marbles;
        let mut removed = before;
        for side in 0..SIDES {
            added[side] &= !before[side];
            removed[side] &= !marbles[side];
        }
        [Bits::of(added), Bits::of(removed)]
    }
}

/// The sums of the last boards: one for each side to move, since the turn swaps the sides.
pub(super) struct LastSums([Sums; SIDES]);

impl LastSums {
    pub const EMPTY: Self = Self([Sums::EMPTY; SIDES]);

    /// The sums that are nearest to a board, with what has to be added and taken away. After that they
    /// must be its sums.
    #[inline(always)]
    pub fn nearest(&mut self, net: u64, marbles: [Cells; SIDES]) -> (&mut Sums, [Bits; 2]) {
        let marbles = marbles.map(Cells::bits);
        let [first, second] = &mut self.0;
        let is_first = first.distance(net, marbles) <= second.distance(net, marbles);
        let sums = if is_first { first } else { second };
        let changes = sums.change(net, marbles);
        (sums, changes)
    }
}
