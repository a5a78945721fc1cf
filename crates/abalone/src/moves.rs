//! A move.

use crate::{Cell, Direction};

/// A move, as it is written: how many marbles an in-line move takes along follows from the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Along the row: the rear marble goes one cell in a direction and takes along everything
    /// before it, its own side's marbles and those it pushes.
    InLine {
        /// The rear marble's cell.
        rear: Cell,
        /// Which way.
        direction: Direction,
    },
    /// A row of two or three goes sideways into free cells.
    Sideways {
        /// The row's smaller end.
        first: Cell,
        /// From the smaller end to the larger one.
        axis: Direction,
        /// Two or three.
        length: u8,
        /// Which way.
        direction: Direction,
    },
    /// Nothing can be moved.
    Pass,
}

/// What the moves that differ only in their first cell have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    InLine { direction: Direction },
    Sideways { axis: Direction, length: u8, direction: Direction },
}

impl Shape {
    /// How many there are: in each direction one in line, and two axes by two lengths sideways.
    pub(crate) const COUNT: usize = 6 * (1 + 2 * 2);

    /// All of them, by direction.
    pub(crate) const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::InLine { direction: Direction::East }; Self::COUNT];
        let mut filled = 0;
        while filled < Self::COUNT {
            let direction = Direction::ALL[filled / 5];
            let [axis, other_axis] = direction.crossing_axes();
            all[filled] = Self::InLine { direction };
            all[filled + 1] = Self::Sideways { axis, length: 2, direction };
            all[filled + 2] = Self::Sideways { axis, length: 3, direction };
            all[filled + 3] = Self::Sideways { axis: other_axis, length: 2, direction };
            all[filled + 4] = Self::Sideways { axis: other_axis, length: 3, direction };
            filled += 5;
        }
        all
    };

    /// The move of this shape from a cell.
    #[inline]
    pub(crate) const fn at(self, cell: Cell) -> Move {
        match self {
            Self::InLine { direction } => Move::InLine { rear: cell, direction },
            Self::Sideways { axis, length, direction } => {
                Move::Sideways { first: cell, axis, length, direction }
            }
        }
    }
}
