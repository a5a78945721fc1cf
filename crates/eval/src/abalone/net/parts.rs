//! The numbers of a network, and the file they are kept in.

use tetrarch_abalone::Cell;
use thiserror::Error;

use crate::AbaloneFeatures;

/// Filters of the first layer. Each looks at the board in all twelve orientations.
pub const FILTERS: usize = 32;
/// Units of the second layer.
pub const HIDDEN: usize = 16;
/// The named features that the second layer sees: all but the turn, which is always the same.
pub const FEATURES: usize = AbaloneFeatures::COUNT - 1;
/// How many marbles a side may still need, from 1 to this number; more counts as this number.
pub const NEEDS: usize = 6;

/// What one is in the first layer.
pub const FIRST_ONE: i32 = 255;
/// What one is in the inputs of the second layer.
pub const INPUT_ONE: i32 = 6_096;
/// A named feature is an input in sixteenths.
pub const FEATURE_PARTS: i32 = 16;
/// What one is in the weights of the second and third layer.
pub const WEIGHT_ONE: i32 = 1_024;
/// What one is in the second layer's output.
pub const HIDDEN_ONE: i32 = 762;
/// What one (a log-odds of 1) is in the output.
pub const OUTPUT_ONE: i32 = HIDDEN_ONE * WEIGHT_ONE;

/// The largest weight of the first layer: so the sum over all cells, and twice that for the needs,
/// stays inside of sixteen bits in every position.
pub const MAX_FIRST: i32 = 500;
/// The largest weight of the second layer: so its sums stay inside of 32 bits.
pub const MAX_SECOND: i32 = 4_000;
/// The largest number that a need adds to a unit or to the output, and the largest weight of a
/// feature in the output: so that these sums stay inside of 32 bits too.
pub const MAX_NEED: i32 = 1 << 26;
/// See [`MAX_NEED`].
pub const MAX_OUTPUT_FEATURE: i32 = 2_000_000;

/// Where the numbers of the two sides stand: the side to move, then the other.
pub const SIDES: usize = 2;

/// The numbers of a network. Cells are in the order of [`Cell::all`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetParts {
    /// First layer: for each side and cell, what a marble there adds to each filter.
    pub cells: [[[i16; FILTERS]; Cell::COUNT]; SIDES],
    /// First layer: for each side, the weight of the number of marbles it still needs.
    pub needs: [[[i16; FILTERS]; NEEDS]; SIDES],
    /// Second layer: for each unit, the weights of the filters.
    pub filters: [[i16; FILTERS]; HIDDEN],
    /// Second layer: for each unit, the weights of the named features.
    pub features: [[i16; FEATURES]; HIDDEN],
    /// Second layer: for each side and need, what it adds to each unit.
    pub hidden_needs: [[[i32; HIDDEN]; NEEDS]; SIDES],
    /// Output: the weights of the units.
    pub output: [i16; HIDDEN],
    /// Output: the weights of the named features.
    pub output_features: [i32; FEATURES],
    /// Output: for each side and need, what it adds.
    pub output_needs: [[i32; NEEDS]; SIDES],
}

/// Why a network cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NetError {
    /// The file is not of this form.
    #[error("this is no network for Abalone of this version (its header differs)")]
    Header,
    /// The file has another length.
    #[error("the file of the network has {found} bytes, not {expected}")]
    Length {
        /// Bytes it has.
        found: usize,
        /// Bytes it should have.
        expected: usize,
    },
    /// A weight is so large that sums could overflow.
    #[error("a weight of the {layer} layer is {weight}; the largest allowed is {limit}")]
    TooLarge {
        /// First, second or output.
        layer: &'static str,
        /// The weight.
        weight: i32,
        /// The limit.
        limit: i32,
    },
}

const MAGIC: &[u8; 8] = b"TTRABNN1";

impl NetParts {
    /// A network that says nought of every position.
    pub const ZERO: Self = Self {
        cells: [[[0; FILTERS]; Cell::COUNT]; SIDES],
        needs: [[[0; FILTERS]; NEEDS]; SIDES],
        filters: [[0; FILTERS]; HIDDEN],
        features: [[0; FEATURES]; HIDDEN],
        hidden_needs: [[[0; HIDDEN]; NEEDS]; SIDES],
        output: [0; HIDDEN],
        output_features: [0; FEATURES],
        output_needs: [[0; NEEDS]; SIDES],
    };

    /// The length of a file: all numbers, and a header of eight bytes.
    pub const BYTES: usize = MAGIC.len() + size_of::<Self>();

    /// The network that full strength plays with.
    ///
    /// # Panics
    /// Never: a test reads the embedded file.
    #[must_use]
    pub fn shipped() -> Self {
        Self::from_bytes(super::NET).expect("a test reads the embedded network")
    }

    /// Refuses weights with which a sum could overflow.
    ///
    /// # Errors
    /// If there is one.
    pub fn check(&self) -> Result<(), NetError> {
        let small = |weight: &i16| i32::from(*weight);
        let first = self
            .cells
            .as_flattened()
            .as_flattened()
            .iter()
            .chain(self.needs.as_flattened().as_flattened());
        check("first", MAX_FIRST, first.map(small))?;
        let second = self.filters.as_flattened().iter().chain(self.features.as_flattened());
        check("second", MAX_SECOND, second.map(small))?;
        let needs = self
            .hidden_needs
            .as_flattened()
            .as_flattened()
            .iter()
            .chain(self.output_needs.as_flattened());
        check("output", MAX_NEED, needs.copied())?;
        check("output", MAX_OUTPUT_FEATURE, self.output_features.iter().copied())
    }

    /// The file, little-endian.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let mut parts = self.clone();
        parts.each(&mut |number| match number {
            Number::Small(small) => bytes.extend_from_slice(&small.to_le_bytes()),
            Number::Large(large) => bytes.extend_from_slice(&large.to_le_bytes()),
        });
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it is not of this form, or its sums could overflow.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        if !bytes.starts_with(MAGIC) {
            return Err(NetError::Header);
        }
        if bytes.len() != Self::BYTES {
            return Err(NetError::Length { found: bytes.len(), expected: Self::BYTES });
        }
        let mut rest = bytes[MAGIC.len()..].iter().copied();
        let mut byte = || rest.next().unwrap_or_default();
        let mut parts = Self::ZERO;
        parts.each(&mut |number| match number {
            Number::Small(small) => *small = i16::from_le_bytes([byte(), byte()]),
            Number::Large(large) => *large = i32::from_le_bytes([byte(), byte(), byte(), byte()]),
        });
        parts.check()?;
        Ok(parts)
    }

    /// Visits all numbers in the order of the file.
    fn each(&mut self, visit: &mut dyn FnMut(Number<'_>)) {
        let mut small = |numbers: &mut [i16]| {
            numbers.iter_mut().for_each(|number| visit(Number::Small(number)));
        };
        small(self.cells.as_flattened_mut().as_flattened_mut());
        small(self.needs.as_flattened_mut().as_flattened_mut());
        small(self.filters.as_flattened_mut());
        small(self.features.as_flattened_mut());
        small(&mut self.output);
        let mut large = |numbers: &mut [i32]| {
            numbers.iter_mut().for_each(|number| visit(Number::Large(number)));
        };
        large(self.hidden_needs.as_flattened_mut().as_flattened_mut());
        large(&mut self.output_features);
        large(self.output_needs.as_flattened_mut());
    }
}

fn check(
    layer: &'static str,
    limit: i32,
    mut weights: impl Iterator<Item = i32>,
) -> Result<(), NetError> {
    match weights.find(|weight| weight.unsigned_abs() > limit as u32) {
        Some(weight) => Err(NetError::TooLarge { layer, weight, limit }),
        None => Ok(()),
    }
}

enum Number<'a> {
    Small(&'a mut i16),
    Large(&'a mut i32),
}
