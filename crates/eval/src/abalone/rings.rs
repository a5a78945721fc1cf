//! How far cells lie from the centre.

use tetrarch_abalone::{Cell, Cells};

/// The cells at each distance from the centre: one, six, twelve, eighteen and twenty-four.
pub(super) const RINGS: [Cells; 5] = {
    let mut rings = [Cells::NONE; 5];
    let mut row = 0;
    while row < Cell::ROWS {
        let mut column = 1;
        while column <= 9 {
            if let Some(cell) = Cell::new(row, column) {
                let ring = distance(cell);
                rings[ring] = rings[ring].union(Cells::of(cell));
            }
            column += 1;
        }
        row += 1;
    }
    rings
};

/// Steps from the centre, `e5`. One step changes the row, the column, or both alike.
pub(super) const fn distance(cell: Cell) -> usize {
    let (up, right) = (cell.row() as isize - 4, cell.column() as isize - 5);
    let across = (up - right).unsigned_abs();
    let (up, right) = (up.unsigned_abs(), right.unsigned_abs());
    let longest = if up > right { up } else { right };
    if longest > across { longest } else { across }
}

#[cfg(test)]
mod tests {
    use tetrarch_abalone::{Cell, Cells, Direction};

    use super::{RINGS, distance};

    #[test]
    fn each_ring_lies_round_the_one_before() {
        assert_eq!(RINGS.map(Cells::len), [1, 6, 12, 18, 24]);
        let mut inside = Cells::of(Cell::from_name("e5").unwrap());
        for ring in RINGS {
            assert_eq!(ring & inside, ring);
            inside = Direction::ALL.into_iter().fold(inside, |all, way| all | inside.step(way));
        }
    }

    #[test]
    fn distances_count_from_the_centre() {
        let far = |name| distance(Cell::from_name(name).unwrap());
        assert_eq!(["e5", "e6", "g6", "h5", "a1"].map(far), [0, 1, 2, 3, 4]);
    }
}
