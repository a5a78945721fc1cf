//! Position and move text.

use tetrarch_game::{
    AnyOf, Game, MessageSpec, MoveError, Notation, PositionError, PositionProblem, Seat,
};

use crate::messages::{self, Expected, Misplaced};
use crate::presentation::side;
use crate::{Diagram, Gou, Illegal, Move, Options, Point, PointSet, Spot, rows};

impl Notation for Gou {
    type Illegal = Illegal;

    const MESSAGES: &'static [&'static [MessageSpec]] = messages::MESSAGES;

    fn position_text(&self) -> String {
        let turn = ['r', 'y'][self.turn.index()];
        format!("{} {turn}", rows::write(self.board().points(), self.pieces))
    }

    fn parse_position(options: &Options, text: &str) -> Result<Self, PositionError> {
        let (rows, turn) = text.split_once(' ').ok_or(Misplaced::NoTurn)?;
        let turn = match turn {
            "r" => Seat::FIRST,
            "y" => Seat::SECOND,
            _ => {
                let expected = AnyOf::words(&["r", "y"]);
                return Err(PositionProblem::Turn { found: turn.to_owned(), expected }.into());
            }
        };
        Self::set_up(options, rows::read(options.board.points(), rows)?, turn)
    }

    fn move_text(&self, mv: Move) -> String {
        mv.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let unreadable = || MoveError::unreadable(text, &Expected::Move);
        let (from, to) = text.split_once('-').ok_or_else(unreadable)?;
        if !(looks_like_a_point(from) && looks_like_a_point(to)) {
            return Err(unreadable());
        }
        let (from, to) = (point(from)?, point(to)?);
        if self.outcome().is_some() {
            return Err(MoveError::GameOver);
        }
        self.judge(from, to).map_err(MoveError::Illegal)
    }
}

impl Gou {
    /// These pieces on the board, none of them twice and all on its points.
    fn set_up(options: &Options, pieces: [PointSet; 2], turn: Seat) -> Result<Self, PositionError> {
        for seat in Seat::all(2) {
            let (count, most) = (pieces[seat.index()].len(), options.board.start(seat).len());
            if count > most {
                return Err(Misplaced::Pieces { side: side(seat), found: count, most }.into());
            }
        }
        Ok(Self { pieces, turn, options: *options })
    }

    /// The position that a drawing shows. Which points are goals is the board's to say.
    pub(crate) fn drawn(
        options: &Options,
        diagram: &Diagram,
        turn: Seat,
    ) -> Result<Self, PositionError> {
        if turn.index() >= 2 {
            return Err(PositionProblem::TurnSeat { seat: turn, seats: 2 }.into());
        }
        let mut seen = PointSet::EMPTY;
        let mut pieces = [PointSet::EMPTY; 2];
        for &Spot { point, piece, .. } in &diagram.spots {
            if !options.board.points().has(point) {
                return Err(Misplaced::NotOnBoard { point }.into());
            }
            if seen.has(point) {
                return Err(Misplaced::Twice { point }.into());
            }
            let here: PointSet = [point].into_iter().collect();
            seen |= here;
            if let Some(seat) = piece {
                let side = pieces.get_mut(seat.index()).ok_or(Misplaced::Owner { point, seat })?;
                *side |= here;
            }
        }
        Self::set_up(options, pieces, turn)
    }
}

/// A letter and one or two digits: the name of a point, though perhaps of none on the board.
fn looks_like_a_point(name: &str) -> bool {
    match name.as_bytes() {
        [letter, digits @ ..] => {
            letter.is_ascii_lowercase()
                && matches!(digits.len(), 1 | 2)
                && digits.iter().all(u8::is_ascii_digit)
        }
        [] => false,
    }
}

fn point(name: &str) -> Result<Point, MoveError<Illegal>> {
    let unknown = || MoveError::Illegal(Illegal::NoSuchPoint { point: name.to_owned() });
    Point::from_name(name).ok_or_else(unknown)
}
