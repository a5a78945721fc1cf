//! The twelve ways to turn and mirror the board.

use tetrarch_abalone::{Cell, Cells};

/// How many ways there are: six turns, each as it is and mirrored.
pub const SYMMETRIES: usize = 12;

/// The cell that a cell is carried to by each symmetry; the first carries every cell to itself.
///
/// Seen from the centre, a cell is a number of steps to the north-west and a number to the east. A turn
/// by a sixth carries east to north-east and north-west to west; a mirror swaps east and north-west.
#[must_use]
pub const fn image(cell: Cell, symmetry: usize) -> Cell {
    let (mut up, mut right) = (cell.row() as isize - 4, cell.column() as isize - 5);
    if symmetry >= 6 {
        (up, right) = (right, up);
    }
    let mut turns = symmetry % 6;
    while turns > 0 {
        (up, right) = (right, right - up);
        turns -= 1;
    }
    match Cell::new((up + 4) as usize, (right + 5) as usize) {
        Some(cell) => cell,
        None => panic!("a symmetry stays on the board"),
    }
}

/// The bits of a word: a power of two, so that a remainder keeps numbers of bits in bounds for free.
pub(super) const BITS: usize = 64;

/// By symmetry and bit of [`Cells`], the bit of the image.
pub(super) static IMAGES: [[u8; BITS]; SYMMETRIES] = {
    let mut images = [[0; BITS]; SYMMETRIES];
    let mut symmetry = 0;
    while symmetry < SYMMETRIES {
        let mut place = 0;
        while place < Cell::ROWS * 10 {
            if let Some(cell) = Cell::new(place / 10, place % 10) {
                images[symmetry][bit(cell)] = bit(image(cell, symmetry)) as u8;
            }
            place += 1;
        }
        symmetry += 1;
    }
    images
};

/// The number of a cell's bit in [`Cells`].
#[must_use]
pub const fn bit(cell: Cell) -> usize {
    Cells::of(cell).bits().trailing_zeros() as usize
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use tetrarch_abalone::{Cell, Direction};

    use super::{SYMMETRIES, image};

    #[test]
    fn neighbours_stay_neighbours_and_no_two_symmetries_are_alike() {
        let mut seen = HashSet::new();
        for symmetry in 0..SYMMETRIES {
            let images: Vec<Cell> = Cell::all().map(|cell| image(cell, symmetry)).collect();
            assert_eq!(images.iter().collect::<HashSet<_>>().len(), Cell::COUNT);
            for cell in Cell::all() {
                for next in Direction::ALL.iter().filter_map(|&way| cell.neighbour(way)) {
                    let (here, there) = (images[cell.index()], images[next.index()]);
                    assert!(Direction::ALL.iter().any(|&way| here.neighbour(way) == Some(there)));
                }
            }
            assert!(seen.insert(images));
        }
        assert!(Cell::all().all(|cell| image(cell, 0) == cell));
    }
}
