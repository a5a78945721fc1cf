//! The game on a plain board.

use tetrarch_game::{
    Game, Message, PlainDiagram, PlainEvent, PlainGeometry, PlainGesture, PlainPiece,
    PositionError, PositionProblem, Presentation, Said, Seat, Side,
};

use crate::messages::{Description, Misplaced};
use crate::position::{CELLS, SIZE};
use crate::{Cell, Noughts, Options};

/// A seat's mark as it is drawn.
pub(crate) fn piece(seat: Seat) -> PlainPiece {
    PlainPiece { seat, mark: ["×", "○"][seat.index()].to_owned() }
}

/// How many marks a seat makes at most.
const fn marks_of(seat: Seat) -> u16 {
    (CELLS as u16).div_ceil(2) - seat.index() as u16
}

impl Presentation for Noughts {
    type Diagram = PlainDiagram;
    type Gesture = PlainGesture;
    type Geometry = PlainGeometry;

    fn diagram(&self) -> PlainDiagram {
        let piece_in = |column, row| Cell::new(column, row).and_then(|cell| self.owner(cell));
        let board = PlainDiagram::grid(SIZE, SIZE, |column, row| piece_in(column, row).map(piece));
        let left = |seat: Seat| marks_of(seat) - self.marks[seat.index()].count_ones() as u16;
        let hand = Seat::all(2).map(left).collect();
        PlainDiagram { hand, kinds: Seat::all(2).map(piece).collect(), ..board }
    }

    fn from_diagram(
        options: &Options,
        diagram: &PlainDiagram,
        turn: Seat,
    ) -> Result<Self, PositionError> {
        if turn.index() >= 2 {
            return Err(PositionProblem::TurnSeat { seat: turn, seats: 2 }.into());
        }
        let mut marks = [0; 2];
        for cell in Cell::all() {
            let drawn = diagram.cells().find(|drawn| drawn.name == cell.to_string());
            let owner = drawn.and_then(|drawn| drawn.piece.as_ref()).map(|piece| piece.seat);
            if let Some(marks) = owner.and_then(|seat| marks.get_mut(seat.index())) {
                *marks |= cell.bit();
            }
        }
        let position = Self::of_marks(options, marks)?;
        if position.turn() != turn {
            let expected = position.side(position.turn());
            return Err(Misplaced::Turn { expected }.into());
        }
        // Whatever else is drawn cannot be played.
        if position.diagram().rows != diagram.rows {
            return Err(Misplaced::Drawing.into());
        }
        Ok(position)
    }

    fn side(&self, seat: Seat) -> Side {
        Side(["seat-1", "seat-2"][seat.index()])
    }

    fn describe(&self, cell: Cell, _: &[PlainEvent]) -> Message {
        Description::Mark { side: self.side(self.turn()), cell }.message()
    }

    fn gesture(&self, cell: Cell) -> PlainGesture {
        PlainGesture { cells: vec![cell.to_string()] }
    }

    fn geometry(&self) -> PlainGeometry {
        PlainGeometry {}
    }
}
