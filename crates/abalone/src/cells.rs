//! A set of cells in one machine word.

use std::fmt;
use std::ops::Not;

use crate::{Cell, Direction};

/// A set of cells: one bit a cell.
///
/// The bits are not in the order of [`Cell::all`]. A hexagon of sixty-one cells tiles the plane,
/// and numbering row after row, thirteen apart, modulo sixty-one gives every cell its own number
/// *and* makes a step in any direction the same rotation of sixty-one bits from every cell. So a
/// whole set moves at once with two shifts, in one word; rows of fixed width would need two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells(u64);

const ROW_STRIDE: usize = 13;

const BIT_OF_CELL: [u8; Cell::COUNT] = {
    let mut bits = [0; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let cell = Cell::from_index(index);
        bits[index] = ((cell.row() * ROW_STRIDE + cell.column() - 1) % Cell::COUNT) as u8;
        index += 1;
    }
    bits
};

const CELL_OF_BIT: [Cell; Cell::COUNT] = {
    let mut cells = [Cell::from_index(0); Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        cells[BIT_OF_CELL[index] as usize] = Cell::from_index(index);
        index += 1;
    }
    cells
};

const EDGES: [u64; 6] = {
    let mut edges = [0; 6];
    let mut index = 0;
    while index < Cell::COUNT {
        let mut direction = 0;
        while direction < 6 {
            if Cell::from_index(index).neighbour(Direction::ALL[direction]).is_none() {
                edges[direction] |= 1 << BIT_OF_CELL[index];
            }
            direction += 1;
        }
        index += 1;
    }
    edges
};

/// How far one step in a direction rotates the bits upwards.
const ROTATIONS: [u32; 6] = {
    let mut rotations = [0; 6];
    let mut direction = 0;
    while direction < 6 {
        let (up, right) = Direction::ALL[direction].step();
        let bits = up * ROW_STRIDE as isize + right;
        rotations[direction] = bits.rem_euclid(Cell::COUNT as isize) as u32;
        direction += 1;
    }
    rotations
};

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);
    /// Every cell of the board.
    pub const BOARD: Self = Self((1 << Cell::COUNT) - 1);

    /// The set of one cell.
    #[inline]
    #[must_use]
    pub const fn of(cell: Cell) -> Self {
        Self(1 << BIT_OF_CELL[cell.index()])
    }

    /// A row of two or three cells, as a sideways move takes it.
    #[inline]
    pub(crate) const fn row(first: Cell, axis: Direction, length: u8) -> Self {
        let one = Self::of(first);
        let two = one.union(one.step(axis));
        if length == 2 { two } else { two.union(two.step(axis)) }
    }

    /// The cells from which a step in a direction leaves the board.
    #[inline]
    #[must_use]
    pub const fn edge(direction: Direction) -> Self {
        Self(EDGES[direction as usize])
    }

    /// Where these cells lead by one step; steps off the board are lost.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        self.without(Self::edge(direction)).rotate(ROTATIONS[direction as usize])
    }

    /// The cells from which one step leads to one of these.
    #[inline]
    #[must_use]
    pub const fn facing(self, direction: Direction) -> Self {
        let back = Cell::COUNT as u32 - ROTATIONS[direction as usize];
        self.rotate(back).without(Self::edge(direction))
    }

    #[inline]
    const fn rotate(self, up: u32) -> Self {
        Self((self.0 << up | self.0 >> (Cell::COUNT as u32 - up)) & Self::BOARD.0)
    }

    /// These cells and those.
    #[inline]
    #[must_use]
    pub const fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// These cells except those.
    #[inline]
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Whether a cell is one of them.
    #[inline]
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & Self::of(cell).0 != 0
    }

    /// The set with these [bits](Self::bits); bits that stand for no cell are left out.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::BOARD.0)
    }

    /// The bits, for hashing and for files of positions.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.is_empty() {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(CELL_OF_BIT[bit as usize])
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Cell> {
        for _ in 0..n {
            self.0 &= self.0.saturating_sub(1);
        }
        self.next()
    }
}

tetrarch_game::bit_set!(Cells);

impl Not for Cells {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self::BOARD.without(self)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, |set, cell| set | Self::of(cell))
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_has_a_bit_of_its_own() {
        assert_eq!(Cell::all().collect::<Cells>(), Cells::BOARD);
        for cell in Cell::all() {
            assert_eq!(Cells::of(cell).collect::<Vec<_>>(), [cell]);
        }
    }

    #[test]
    fn a_step_of_a_set_is_the_step_of_each_of_its_cells() {
        for direction in Direction::ALL {
            for cell in Cell::all() {
                let expected: Cells = cell.neighbour(direction).into_iter().collect();
                assert_eq!(Cells::of(cell).step(direction), expected, "{cell} {direction:?}");
                assert_eq!(Cells::of(cell).facing(direction.opposite()), expected);
                assert_eq!(Cells::edge(direction).contains(cell), expected.is_empty());
            }
            let inside = !Cells::edge(direction);
            assert_eq!(inside.step(direction).facing(direction), inside);
        }
    }
}
