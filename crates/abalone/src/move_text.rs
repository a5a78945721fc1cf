//! Moves as text: `a1b2` in line, `c3c5d4` sideways, `pass`.

use tetrarch_game::{Game, MoveError, MoveList, Name};

use crate::messages::Expected;
use crate::{Abalone, Cell, Direction, Illegal, Move};

type Refused = MoveError<Illegal>;

const PASS: &str = "pass";

pub(crate) fn write(mv: Move) -> String {
    match mv {
        Move::InLine { rear, direction } => format!("{rear}{}", next(rear, direction)),
        Move::Sideways { first, axis, length, direction } => {
            format!("{first}{}{}", last_of(first, axis, length), next(first, direction))
        }
        Move::Pass => PASS.to_owned(),
    }
}

impl Abalone {
    /// A legal move as some records write it: the first marble's cell and the cell where the
    /// last one arrives, `c3d6`. Of a sideways move the smaller end is first. Such a text can have
    /// several meanings; it is read only where it has one.
    #[must_use]
    pub fn first_last_text(&self, mv: Move) -> String {
        match self.first_last(mv) {
            Some([(from, to), _]) => format!("{from}{to}"),
            None => PASS.to_owned(),
        }
    }

    /// The first marble's cell and where the last one arrives, from both ends. An in-line move
    /// has only one beginning, its rear.
    fn first_last(&self, mv: Move) -> Option<[(Cell, Cell); 2]> {
        match mv {
            Move::InLine { rear, direction } => {
                let team = self.view().team;
                let front = rear.line(direction).take_while(|&cell| team.contains(cell)).last();
                let text = (rear, next(front.unwrap_or(rear), direction));
                Some([text, text])
            }
            Move::Sideways { first, axis, length, direction } => {
                let last = last_of(first, axis, length);
                Some([(first, next(last, direction)), (last, next(first, direction))])
            }
            Move::Pass => None,
        }
    }

    pub(crate) fn read_move(&self, text: &str) -> Result<Move, Refused> {
        if self.winner().is_some() {
            return Err(MoveError::GameOver);
        }
        let mv = match read_cells(text)?[..] {
            [] => Move::Pass,
            [from, to] => match from.line_to(to) {
                Some((direction, 1)) => Move::InLine { rear: from, direction },
                _ => return self.read_first_last(text, from, to),
            },
            [first, last, to] => read_sideways(text, first, last, to)?,
            _ => return Err(MoveError::unreadable(text, &Expected::Move)),
        };
        self.judge(mv).map_err(MoveError::Illegal)?;
        Ok(mv)
    }

    fn read_first_last(&self, text: &str, from: Cell, to: Cell) -> Result<Move, Refused> {
        let mut moves = MoveList::new();
        self.moves(&mut moves);
        let is_meant = |mv| self.first_last(mv).is_some_and(|texts| texts.contains(&(from, to)));
        moves.retain(|mv| is_meant(*mv));
        match moves[..] {
            [mv] => Ok(mv),
            [] => Err(MoveError::Illegal(self.why_not_first_last(from, to))),
            _ => {
                let moves = moves.into_iter().map(|mv| Name(write(mv).into())).collect();
                Err(MoveError::unreadable(text, &Expected::OneOf { moves }))
            }
        }
    }

    /// A text along a line may mean an in-line move that a rule forbids.
    fn why_not_first_last(&self, from: Cell, to: Cell) -> Illegal {
        let in_line = from
            .line_to(to)
            .and_then(|(direction, _)| self.judge(Move::InLine { rear: from, direction }).err());
        in_line.unwrap_or(Illegal::NotAdjacent { from, to })
    }
}

/// The cells a text names, none for a pass.
fn read_cells(text: &str) -> Result<Vec<Cell>, Refused> {
    let text_read = text.to_ascii_lowercase();
    if text_read == PASS {
        return Ok(Vec::new());
    }
    if !matches!(text_read.len(), 4 | 6) {
        return Err(MoveError::unreadable(text, &Expected::Move));
    }
    let names = text_read.as_bytes().chunks(2).map(|name| match name {
        [b'a'..=b'z', b'0'..=b'9'] => Ok(std::str::from_utf8(name).expect("two ASCII signs")),
        _ => Err(MoveError::unreadable(text, &Expected::Move)),
    });
    // All names are read first, so that an unreadable text is not called a wrong cell.
    let names: Vec<&str> = names.collect::<Result<_, _>>()?;
    let cell = |name: &str| {
        let unknown = || MoveError::Illegal(Illegal::NoSuchCell { cell: name.to_owned() });
        Cell::from_name(name).ok_or_else(unknown)
    };
    names.into_iter().map(cell).collect()
}

/// The row's two ends, in any order, and where the one written first goes.
fn read_sideways(text: &str, from: Cell, other: Cell, to: Cell) -> Result<Move, Refused> {
    let not_a_row = Illegal::NotARow { first: from, last: other };
    let (along, steps) = from.line_to(other).ok_or(MoveError::Illegal(not_a_row))?;
    let length = steps + 1;
    if length > 3 {
        return Err(MoveError::Illegal(Illegal::RowTooLong { cell: from, marbles: length }));
    }
    let direction = match from.line_to(to) {
        Some((direction, 1)) => direction,
        _ => return Err(MoveError::Illegal(Illegal::NotAdjacent { from, to })),
    };
    if direction == along || direction == along.opposite() {
        let rear = if direction == along { from } else { other };
        let written = Name(format!("{rear}{}", next(rear, direction)).into());
        return Err(MoveError::unreadable(text, &Expected::InLine { text: written }));
    }
    let (first, axis) = if from < other { (from, along) } else { (other, along.opposite()) };
    Ok(Move::Sideways { first, axis, length: length as u8, direction })
}

fn next(cell: Cell, direction: Direction) -> Cell {
    cell.neighbour(direction).expect("a legal move stays on the board")
}

fn last_of(first: Cell, axis: Direction, length: u8) -> Cell {
    first.line(axis).nth(usize::from(length) - 1).expect("a row lies on the board")
}
