//! The rules.

use std::fmt;

use tetrarch_game::{
    Game, MoveList, OptionsError, Outcome, PlainDiagram, PlainEvent, Reason, Seat, Seed, Team,
    assert_small_position, mix_with, named_argument, reason,
};

use crate::Options;

/// Columns and rows of the board.
pub(crate) const SIZE: u8 = 3;
/// How many cells that is.
pub(crate) const CELLS: usize = 9;

/// Every three cells in a line, each cell as its bit.
const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

const LINE: Reason = reason!("noughts", "line");
const MISERE_LINE: Reason = reason!("noughts", "misere-line");
const FULL: Reason = reason!("noughts", "full");
/// Every reason for an end.
pub(crate) const REASONS: [Reason; 3] = [LINE, MISERE_LINE, FULL];

/// A cell: `a1` at the lower left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell(u8);

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noughts {
    /// The cells of each seat, as bits.
    pub(crate) marks: [u16; 2],
    pub(crate) options: Options,
}

assert_small_position!(Noughts);
named_argument!(Cell);

impl Cell {
    /// Every cell, row by row from the lower left.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS as u8).map(Self)
    }

    /// The cell in a column and a row, both counted from 0.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIZE && row < SIZE { Some(Self(row * SIZE + column)) } else { None }
    }

    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&PlainDiagram::grid_cell(self.0 % SIZE, self.0 / SIZE))
    }
}

impl Noughts {
    /// The owner of the mark in a cell.
    pub(crate) fn owner(&self, cell: Cell) -> Option<Seat> {
        Seat::all(2).find(|seat| self.marks[seat.index()] & cell.bit() != 0)
    }

    /// The seat with three marks in a line. If a position that was set up by hand has two, it is that of the last move.
    fn in_line(&self) -> Option<Seat> {
        let has_line = |seat: &Seat| {
            let marks = self.marks[seat.index()];
            LINES.iter().any(|line| marks & line == *line)
        };
        [self.turn().next(2), self.turn()].into_iter().find(has_line)
    }

    fn is_full(&self) -> bool {
        (self.marks[0] | self.marks[1]).count_ones() as usize == CELLS
    }
}

impl Game for Noughts {
    const ID: &'static str = "noughts";
    const NAME: &'static str = "Noughts and crosses";

    type Options = Options;
    type Move = Cell;
    type Event = PlainEvent;

    fn start(options: &Options, _: Seed) -> Result<Self, OptionsError> {
        Ok(Self { marks: [0, 0], options: *options })
    }

    fn options(&self) -> Options {
        self.options
    }

    fn turn(&self) -> Seat {
        let [first, second] = self.marks.map(u16::count_ones);
        if first > second { Seat::SECOND } else { Seat::FIRST }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.in_line() {
            Some(seat) if self.options.misere => {
                Some(Outcome::win(Team::from_index(seat.next(2).index()), MISERE_LINE))
            }
            Some(seat) => Some(Outcome::win(Team::from_index(seat.index()), LINE)),
            None => self.is_full().then(|| Outcome::draw(FULL)),
        }
    }

    fn moves(&self, out: &mut MoveList<Cell>) {
        if self.in_line().is_none() {
            out.extend(Cell::all().filter(|cell| self.owner(*cell).is_none()));
        }
    }

    fn play_with(&mut self, cell: Cell, on: &mut impl FnMut(PlainEvent)) {
        let seat = self.turn();
        on(PlainEvent::Place { cell: cell.to_string(), piece: crate::presentation::piece(seat) });
        self.marks[seat.index()] |= cell.bit();
    }

    fn play(&mut self, cell: Cell) {
        self.marks[self.turn().index()] |= cell.bit();
    }

    fn key_with(&self, salt: u64) -> u64 {
        mix_with(salt, &self.marks.map(u64::from))
    }
}
