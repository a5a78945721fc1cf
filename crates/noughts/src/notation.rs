//! Position and move text. A position is its rows from the top, `x.o/.x./...`; a move is the cell that is marked, `b2`.

use tetrarch_game::{
    Game, MessageSpec, MoveError, Notation, PositionError, PositionProblem, Presentation,
};

use crate::messages::{Expected, MESSAGES, Misplaced};
use crate::position::SIZE;
use crate::{Cell, Illegal, Noughts, Options};

/// How each seat's marks are written.
const SIGNS: [char; 2] = ['x', 'o'];

impl Noughts {
    /// The position with these marks.
    ///
    /// # Errors
    /// If they cannot have been made in turn.
    pub(crate) fn of_marks(options: &Options, marks: [u16; 2]) -> Result<Self, PositionError> {
        let [first, second] = marks.map(u16::count_ones);
        if first != second && first != second + 1 {
            return Err(Misplaced::Balance { first, second }.into());
        }
        Ok(Self { marks, options: *options })
    }
}

impl Notation for Noughts {
    type Illegal = Illegal;

    const MESSAGES: &'static [&'static [MessageSpec]] = MESSAGES;

    fn position_text(&self) -> String {
        let sign = |cell: Cell| self.owner(cell).map_or('.', |seat| SIGNS[seat.index()]);
        let cells: Vec<char> = Cell::all().map(sign).collect();
        let rows = cells.chunks(SIZE.into()).rev();
        rows.map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/")
    }

    fn parse_position(options: &Options, text: &str) -> Result<Self, PositionError> {
        let rows: Vec<&str> = text.split('/').collect();
        let expected = usize::from(SIZE);
        if rows.len() != expected {
            return Err(PositionProblem::Rows { found: rows.len(), expected }.into());
        }
        let mut marks = [0; 2];
        for (index, row) in rows.iter().enumerate() {
            let found = row.chars().count();
            if found != expected {
                return Err(Misplaced::Cells { row: index + 1, found, expected }.into());
            }
            for (column, sign) in row.chars().enumerate() {
                let cell = Cell::new(column as u8, SIZE - 1 - index as u8);
                match SIGNS.iter().position(|&known| known == sign) {
                    Some(seat) => marks[seat] |= cell.map_or(0, Cell::bit),
                    None if sign == '.' => {}
                    None => return Err(Misplaced::Sign { sign }.into()),
                }
            }
        }
        Self::of_marks(options, marks)
    }

    fn move_text(&self, cell: Cell) -> String {
        cell.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Cell, MoveError<Illegal>> {
        let cell = Cell::all().find(|cell| cell.to_string() == text);
        let cell = cell.ok_or_else(|| MoveError::unreadable(text, &Expected::Move))?;
        if self.outcome().is_some() {
            return Err(MoveError::GameOver);
        }
        match self.owner(cell) {
            Some(seat) => {
                Err(MoveError::Illegal(Illegal::Occupied { cell, owner: self.side(seat) }))
            }
            None => Ok(cell),
        }
    }
}
