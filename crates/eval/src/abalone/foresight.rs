//! What moves do to the marbles they take along, known without playing them.

use tetrarch_abalone::{Cell, Cells, Direction, Move};

use super::pushes::{Pushes, Sides};
use super::rings::distance;

/// What the moves of one position would do.
pub(super) struct Foresight([Toward; 6]);

/// What a legal move does to the marbles it takes along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Advance {
    pub push: Push,
    /// How many steps nearer to the centre its side comes.
    pub nearer: i32,
    /// How many marbles of its side it takes along.
    pub marbles: i32,
}

/// Whether a move pushes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Push {
    /// It moves its own side only.
    None,
    /// It pushes, and no marble falls.
    Inside,
    /// It pushes a marble off.
    Off,
}

/// The rears of rows that would move in line in one direction.
struct Toward {
    pushes: Pushes,
    /// Those that take along one more marble, at least.
    two: Cells,
    /// Those that take along two more.
    three: Cells,
}

impl Foresight {
    /// Looks at all directions at once: a node has many more moves than there are directions.
    #[inline]
    pub(super) fn of(sides: &Sides) -> Self {
        Self([
            Toward::of(sides, Direction::East),
            Toward::of(sides, Direction::NorthEast),
            Toward::of(sides, Direction::NorthWest),
            Toward::of(sides, Direction::West),
            Toward::of(sides, Direction::SouthWest),
            Toward::of(sides, Direction::SouthEast),
        ])
    }

    #[inline]
    pub(super) fn advance(&self, mv: Move) -> Advance {
        match mv {
            Move::Pass => Advance { push: Push::None, nearer: 0, marbles: 0 },
            Move::Sideways { first, axis, length, direction } => {
                let long = usize::from(length - 2);
                let nearer =
                    SIDEWAYS[direction as usize][axis as usize][long][first.index()].into();
                Advance { push: Push::None, nearer, marbles: length.into() }
            }
            Move::InLine { rear, direction } => {
                let Toward { pushes, two, three } = &self.0[direction as usize];
                let push = match (pushes.off.contains(rear), pushes.inside.contains(rear)) {
                    (true, _) => Push::Off,
                    (false, true) => Push::Inside,
                    (false, false) => Push::None,
                };
                let more = usize::from(two.contains(rear)) + usize::from(three.contains(rear));
                let nearer = IN_LINE[direction as usize][more][rear.index()].into();
                Advance { push, nearer, marbles: 1 + more as i32 }
            }
        }
    }
}

impl Toward {
    /// Inlined, so that each direction is a constant and its steps are fixed shifts.
    #[inline(always)]
    fn of(sides: &Sides, direction: Direction) -> Self {
        let two = sides.team & sides.team.facing(direction);
        let three = sides.team & two.facing(direction);
        Self { pushes: sides.pushes(direction), two, three }
    }
}

/// Numbers by cell, for one shape of move.
type ByCell = [i8; Cell::COUNT];

/// How much nearer a row comes that moves in line, by direction, number of marbles and rear: as
/// much as if its rear went to the cell before its front.
const IN_LINE: [[ByCell; 3]; 6] = {
    let mut table = [[[0; Cell::COUNT]; 3]; 6];
    let mut place = 0;
    while place < 6 * 3 {
        let (direction, length) = (place / 3, 1 + place % 3);
        table[direction][length - 1] = nearer_by_cell(Direction::ALL[direction], length);
        place += 1;
    }
    table
};

/// The same for a row that moves sideways, by direction, axis and first cell, of two and of three.
const SIDEWAYS: [[[ByCell; 2]; 6]; 6] = {
    let mut table = [[[[0; Cell::COUNT]; 2]; 6]; 6];
    let mut place = 0;
    while place < 6 * 6 * 2 {
        let (direction, axis, length) = (place / 12, place / 2 % 6, 2 + place % 2);
        let alone = &IN_LINE[direction][0];
        let sums = &mut table[direction][axis][length - 2];
        let mut row = 0;
        while row < Cell::ROWS * 10 {
            if let Some(first) = Cell::new(row / 10, row % 10) {
                sums[first.index()] = sum_of_row(alone, first, Direction::ALL[axis], length);
            }
            row += 1;
        }
        place += 1;
    }
    table
};

/// How much nearer a marble comes by this number of steps; nothing if they lead off the board.
const fn nearer_by_cell(direction: Direction, steps: usize) -> ByCell {
    let mut nearer = [0; Cell::COUNT];
    let mut place = 0;
    while place < Cell::ROWS * 10 {
        if let Some(from) = Cell::new(place / 10, place % 10)
            && let Some(to) = after(from, direction, steps)
        {
            nearer[from.index()] = distance(from) as i8 - distance(to) as i8;
        }
        place += 1;
    }
    nearer
}

/// The sum over the cells of a row, as far as they are on the board.
const fn sum_of_row(numbers: &ByCell, first: Cell, axis: Direction, length: usize) -> i8 {
    let mut sum = 0;
    let mut steps = 0;
    while steps < length {
        if let Some(cell) = after(first, axis, steps) {
            sum += numbers[cell.index()];
        }
        steps += 1;
    }
    sum
}

const fn after(from: Cell, direction: Direction, steps: usize) -> Option<Cell> {
    let mut cell = from;
    let mut left = steps;
    while left > 0 {
        let Some(next) = cell.neighbour(direction) else { return None };
        cell = next;
        left -= 1;
    }
    Some(cell)
}

#[cfg(test)]
mod tests {
    use tetrarch_abalone::{Abalone, Cells, Options};
    use tetrarch_game::{Game, GameOptions, Rng, Seed};

    use super::{Foresight, Push};
    use crate::abalone::pushes::Sides;
    use crate::abalone::rings::RINGS;

    fn steps_from_centre(marbles: Cells) -> i32 {
        (0..5).map(|ring| ring * (marbles & RINGS[ring as usize]).len() as i32).sum()
    }

    /// Compares what is foreseen of every move with what it then does.
    #[test]
    fn a_move_does_what_was_foreseen() {
        for variant in ["belgian-daisy", "three-players", "four-players", "six-players"] {
            let options = Options::choose(Some(variant), &[]).unwrap();
            let mut position = Abalone::start(&options, Seed(0)).unwrap();
            let mut rng = Rng::new(Seed(7));
            let mut pushes = [0; 3];
            for _ in 0..500 {
                let (turn, team) = (position.turn(), position.team(position.turn()));
                let sides = Sides::of_mover(&position);
                let foresight = Foresight::of(&sides);
                position.each_child(&mut |mv, child| {
                    let after = Sides::of_team(child, team);
                    let falls = child.pushed_off(turn) > position.pushed_off(turn);
                    let push = match (falls, after.rivals == sides.rivals) {
                        (true, _) => Push::Off,
                        (false, false) => Push::Inside,
                        (false, true) => Push::None,
                    };
                    let nearer = steps_from_centre(sides.team) - steps_from_centre(after.team);
                    let foreseen = foresight.advance(mv);
                    assert_eq!((foreseen.push, foreseen.nearer), (push, nearer), "{mv:?}");
                    pushes[push as usize] += 1;
                });
                if !position.play_random(&mut rng) {
                    position = Abalone::start(&options, Seed(0)).unwrap();
                }
            }
            assert!(pushes.iter().all(|&count| count > 20), "{variant}: {pushes:?}");
        }
    }
}
