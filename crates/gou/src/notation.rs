//! Position and move text.

use tetrarch_game::{Game, MoveError, Notation, PositionError, Seat};

use crate::told::seat_name;
use crate::{Diagram, Gou, Illegal, Move, Options, Point, PointSet, Spot, rows};

impl Notation for Gou {
    type Illegal = Illegal;

    fn position_text(&self) -> String {
        let turn = ['r', 'y'][self.turn.index()];
        format!("{} {turn}", rows::write(self.board().points(), self.pieces))
    }

    fn parse_position(options: &Options, text: &str) -> Result<Self, PositionError> {
        let missing =
            || PositionError::new("the turn", "is missing; r or y expected after a space");
        let (rows, turn) = text.split_once(' ').ok_or_else(missing)?;
        let turn = match turn {
            "r" => Seat::FIRST,
            "y" => Seat::SECOND,
            _ => return Err(PositionError::new("the turn", format!("is {turn:?}, not r or y"))),
        };
        Self::set_up(options, rows::read(options.board.points(), rows)?, turn)
    }

    fn move_text(&self, mv: Move) -> String {
        mv.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let unreadable = || MoveError::unreadable(text, "two points like a7-b6 are expected");
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
                let problem = format!("has {count} pieces, {most} at most");
                return Err(PositionError::new(seat_name(seat), problem));
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
            let problem = format!("is seat {turn}'s, 1 or 2 expected");
            return Err(PositionError::new("the turn", problem));
        }
        let mut seen = PointSet::EMPTY;
        let mut pieces = [PointSet::EMPTY; 2];
        for &Spot { point, piece, .. } in &diagram.spots {
            let wrong = |problem: String| PositionError::new(format!("point {point}"), problem);
            if !options.board.points().has(point) {
                return Err(wrong("is not on this board".to_owned()));
            }
            if seen.has(point) {
                return Err(wrong("is drawn twice, once expected".to_owned()));
            }
            let here: PointSet = [point].into_iter().collect();
            seen |= here;
            if let Some(seat) = piece {
                let side = pieces.get_mut(seat.index()).ok_or_else(|| {
                    wrong(format!("holds a piece of seat {seat}, 1 or 2 expected"))
                })?;
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
