//! Positions and moves of Hus as text.

use tetrarch_game::{
    AnyOf, Game, MessageSpec, MoveError, Notation, PositionError, PositionProblem, Seat,
};

use crate::messages::{self, Expected, Misplaced};
use crate::position::Rows;
use crate::{Hus, Illegal, Move, Options, Pit};

impl Notation for Hus {
    type Illegal = Illegal;

    const MESSAGES: &'static [&'static [MessageSpec]] = messages::MESSAGES;

    fn position_text(&self) -> String {
        let rows = self.rows().map(|row| row.map(|seeds| seeds.to_string()).join(","));
        let [south_outer, south_inner, north_inner, north_outer] = rows;
        let turn = if self.turn == Seat::FIRST { 's' } else { 'n' };
        format!("{north_outer}/{north_inner}/{south_inner}/{south_outer} {turn}")
    }

    fn parse_position(options: &Options, text: &str) -> Result<Self, PositionError> {
        let (board, turn) = text.split_once(' ').ok_or(Misplaced::NoTurn)?;
        let turn = match turn {
            "s" => Seat::FIRST,
            "n" => Seat::SECOND,
            _ => {
                let expected = AnyOf::words(&["s", "n"]);
                return Err(PositionProblem::Turn { found: turn.to_owned(), expected }.into());
            }
        };
        Self::set_up(options, parse_rows(board)?, turn)
    }

    fn move_text(&self, mv: Move) -> String {
        mv.pit.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let pit =
            Pit::from_name(text).ok_or_else(|| MoveError::unreadable(text, &Expected::Move))?;
        if self.outcome().is_some() {
            return Err(MoveError::GameOver);
        }
        self.check(pit).map_err(MoveError::Illegal)
    }
}

/// Rows from North's outer down to South's outer, between slashes.
fn parse_rows(text: &str) -> Result<Rows, PositionError> {
    let count = text.split('/').count();
    if count != Pit::ROWS {
        return Err(PositionProblem::Rows { found: count, expected: Pit::ROWS }.into());
    }
    let mut rows = Rows::default();
    for (row, text) in (0..Pit::ROWS).rev().zip(text.split('/')) {
        rows[row] = parse_row(row, text)?;
    }
    Ok(rows)
}

fn parse_row(row: usize, text: &str) -> Result<[u8; Pit::COLUMNS], PositionError> {
    let count = text.split(',').count();
    if count != Pit::COLUMNS {
        let (row, expected) = (row + 1, Pit::COLUMNS);
        return Err(Misplaced::Pits { row, found: count, expected }.into());
    }
    let mut seeds = [0; Pit::COLUMNS];
    for (column, text) in text.split(',').enumerate() {
        seeds[column] = parse_seeds(text).ok_or_else(|| Misplaced::Seeds {
            pit: Pit::new(column, row),
            found: text.to_owned(),
            most: Hus::SEEDS,
        })?;
    }
    Ok(seeds)
}

/// A number as it is written: no sign, no leading zero, no more than a game has.
fn parse_seeds(text: &str) -> Option<u8> {
    let seeds: u8 = text.parse().ok()?;
    (u32::from(seeds) <= Hus::SEEDS && seeds.to_string() == text).then_some(seeds)
}
