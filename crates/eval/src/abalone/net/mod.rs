//! A small network that judges two-player Abalone.
//!
//! ```text
//! marbles (122) + needs ─ 32 filters × 12 orientations ─ squared ─ mean over the orientations
//!     ─ 32 + named features (12) + needs ─ 16 units ─ 1 + named features + needs
//! ```
//!
//! Each filter is applied to the board in all twelve orientations, and only the sum over these goes
//! on. So turned and mirrored boards get the same value to the last bit, every position teaches the
//! network as much as twelve, and 9 kB of weights stay in the fastest cache. Everything is in whole
//! numbers and no sum can overflow (`parts.rs` has the limits), so every machine computes the same
//! value, in whatever order and with whatever registers (`row.rs`) it adds.

mod cache;
mod parts;
mod row;
mod sums;
mod symmetry;

use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use tetrarch_abalone::{Abalone, Cell, Cells};
use tetrarch_game::Game;

use crate::AbaloneFeatures;

use cache::Evaluations;
pub use parts::{
    FEATURE_PARTS, FEATURES, FILTERS, FIRST_ONE, HIDDEN, HIDDEN_ONE, INPUT_ONE, MAX_FIRST,
    MAX_NEED, MAX_OUTPUT_FEATURE, MAX_SECOND, NEEDS, NetError, NetParts, OUTPUT_ONE, SIDES,
    WEIGHT_ONE,
};
#[cfg(target_arch = "x86_64")]
use row::Avx2;
use row::{Filters, Row, Widest};
use sums::LastSums;
use symmetry::{BITS, IMAGES, bit};
pub use symmetry::{SYMMETRIES, image};

/// The network that full strength plays with; `docs/training.md` says how it was made.
const NET: &[u8] = include_bytes!("../../../nets/abalone.net");

/// The number of the next network.
static NUMBERS: AtomicU64 = AtomicU64::new(1);

/// What a thread keeps from one position to the next.
struct Kept {
    evaluations: Evaluations,
    last_sums: LastSums,
}

thread_local! {
    static KEPT: RefCell<Kept> = const {
        RefCell::new(Kept { evaluations: Evaluations::EMPTY, last_sums: LastSums::empty() })
    };
}

/// Features are cut off here, so that the sums of the second layer stay inside of 32 bits.
const MAX_FEATURE: i32 = 64;
/// From the second layer's sums to its output.
const HIDDEN_SHIFT: u32 = (INPUT_ONE * WEIGHT_ONE / HIDDEN_ONE).ilog2();
const _: () = assert!(HIDDEN_ONE << HIDDEN_SHIFT == INPUT_ONE * WEIGHT_ONE);

/// Inputs of the second layer, padded so that they fill vector registers.
const INPUTS: usize = (FILTERS + FEATURES).next_multiple_of(16);

/// A position of two players as the network sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetInput {
    /// The marbles of the side to move and of the other.
    pub marbles: [Cells; SIDES],
    /// How many marbles each still has to push off, less one, and at most [`NEEDS`] less one.
    pub needs: [usize; SIDES],
    /// The named features but the turn.
    pub features: [i32; FEATURES],
}

impl NetInput {
    /// What the network sees of a position of two players.
    #[inline]
    #[must_use]
    pub fn of(position: &Abalone) -> Self {
        let (own, other) = (position.turn(), position.turn().next(2));
        let target = usize::from(position.options().target());
        let needs = |seat| target.saturating_sub(position.pushed_off(seat));
        let pushed_off = [own, other].map(|seat| position.pushed_off(seat) as i32);
        Self::new(
            [own, other].map(|seat| position.marbles(seat)),
            [needs(own), needs(other)],
            pushed_off,
        )
    }

    /// The same, from the marbles of the side to move and of the other, how many each still has to
    /// push off and how many it has pushed off.
    #[inline]
    #[must_use]
    pub fn new(marbles: [Cells; SIDES], needs: [usize; SIDES], pushed_off: [i32; SIDES]) -> Self {
        let seen = AbaloneFeatures::of_two(marbles, pushed_off).values();
        Self {
            marbles,
            needs: needs.map(|needs| needs.clamp(1, NEEDS) - 1),
            features: std::array::from_fn(|n| seen[n].clamp(-MAX_FEATURE, MAX_FEATURE)),
        }
    }
}

/// A network, ready to judge.
#[derive(Clone, Debug)]
pub struct Net {
    /// No other network has it, but for clones.
    number: u64,
    /// By side and bit of [`Cells`].
    cells: [[Filters; BITS]; SIDES],
    needs: [[Filters; NEEDS]; SIDES],
    /// Filters and features in one row, padded with nought.
    second: [[i16; INPUTS]; HIDDEN],
    hidden_needs: [[[i32; HIDDEN]; NEEDS]; SIDES],
    output: [i16; HIDDEN],
    output_features: [i32; FEATURES],
    output_needs: [[i32; NEEDS]; SIDES],
}

impl Net {
    /// The network with these numbers.
    ///
    /// # Errors
    /// If a sum could overflow.
    pub fn new(parts: &NetParts) -> Result<Self, NetError> {
        parts.check()?;
        let mut cells = [[Filters([0; FILTERS]); BITS]; SIDES];
        for (by_bit, by_cell) in cells.iter_mut().zip(&parts.cells) {
            for cell in Cell::all() {
                by_bit[bit(cell)] = Filters(by_cell[cell.index()]);
            }
        }
        let second = std::array::from_fn(|unit| {
            let mut row = [0; INPUTS];
            row[..FILTERS].copy_from_slice(&parts.filters[unit]);
            row[FILTERS..FILTERS + FEATURES].copy_from_slice(&parts.features[unit]);
            row
        });
        Ok(Self {
            number: NUMBERS.fetch_add(1, Relaxed),
            cells,
            needs: parts.needs.map(|needs| needs.map(Filters)),
            second,
            hidden_needs: parts.hidden_needs,
            output: parts.output,
            output_features: parts.output_features,
            output_needs: parts.output_needs,
        })
    }

    /// Reads the file of a network.
    ///
    /// # Errors
    /// If it is not a network.
    pub fn read(bytes: &[u8]) -> Result<Self, NetError> {
        Self::new(&NetParts::from_bytes(bytes)?)
    }

    /// What a position of two players is worth to the side to move, in hundredths of log-odds.
    #[inline]
    #[must_use]
    pub fn judge(&self, position: &Abalone) -> i32 {
        KEPT.with_borrow_mut(|Kept { evaluations, last_sums }| {
            evaluations.get(self.number, position, || {
                self.evaluate_next_to(&NetInput::of(position), last_sums)
            })
        })
    }

    /// The same of what the network sees of a position.
    #[inline]
    #[must_use]
    pub fn evaluate(&self, input: &NetInput) -> i32 {
        KEPT.with_borrow_mut(|kept| self.evaluate_next_to(input, &mut kept.last_sums))
    }

    #[inline]
    fn evaluate_next_to(&self, input: &NetInput, last: &mut LastSums) -> i32 {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has just been asked.
            return unsafe { self.evaluate_avx2(input, last) };
        }
        self.evaluate_with::<Widest>(input, last)
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn evaluate_avx2(&self, input: &NetInput, last: &mut LastSums) -> i32 {
        self.evaluate_with::<Avx2>(input, last)
    }

    #[inline(always)]
    fn evaluate_with<R: Row>(&self, input: &NetInput, last: &mut LastSums) -> i32 {
        let [own, other] = input.needs;
        let mut inputs = [0; INPUTS];
        inputs[..FILTERS].copy_from_slice(&self.pooled::<R>(input, last));
        for (place, feature) in inputs[FILTERS..].iter_mut().zip(&input.features) {
            *place = (feature * (INPUT_ONE / FEATURE_PARTS)) as i16;
        }
        let mut sum = self.output_needs[0][own] + self.output_needs[1][other];
        for (feature, weight) in input.features.iter().zip(&self.output_features) {
            sum += feature * weight;
        }
        for unit in 0..HIDDEN {
            let start = self.hidden_needs[0][own][unit] + self.hidden_needs[1][other][unit];
            let active = (start + dot(&inputs, &self.second[unit])) >> HIDDEN_SHIFT;
            sum += active.clamp(0, HIDDEN_ONE) * i32::from(self.output[unit]);
        }
        (i64::from(sum) * 100 / i64::from(OUTPUT_ONE)) as i32
    }

    /// The filters' outputs, summed over all orientations: from 0 to [`INPUT_ONE`].
    #[inline(always)]
    fn pooled<R: Row>(&self, input: &NetInput, last: &mut LastSums) -> [i16; FILTERS] {
        let (sums, [added, removed]) = last.nearest(self.number, input.marbles);
        let [own, other] = input.needs;
        let start = R::load(&self.needs[0][own]).plus(R::load(&self.needs[1][other]));
        let mut pooled = R::load(&Filters([0; FILTERS]));
        for (images, sums) in IMAGES.iter().zip(&mut sums.by_orientation) {
            let mut sum = R::load(sums);
            for side in 0..SIDES {
                for &bit in added.of_side(side) {
                    sum = sum.plus(R::load(self.row(images, side, bit)));
                }
                for &bit in removed.of_side(side) {
                    sum = sum.minus(R::load(self.row(images, side, bit)));
                }
            }
            sum.store(sums);
            pooled = pooled.plus(sum.plus(start).activated());
        }
        pooled.eighths()
    }

    /// What a marble adds in an orientation.
    #[inline(always)]
    fn row(&self, images: &[u8; BITS], side: usize, bit: u8) -> &Filters {
        let image = images[usize::from(bit) % BITS];
        &self.cells[side][usize::from(image) % BITS]
    }
}

/// The sum of the products. Compilers know this loop and make vector instructions of it.
#[inline(always)]
fn dot(inputs: &[i16; INPUTS], weights: &[i16; INPUTS]) -> i32 {
    let mut sum = 0;
    for n in 0..INPUTS {
        sum += i32::from(inputs[n]) * i32::from(weights[n]);
    }
    sum
}

#[cfg(test)]
mod tests;
