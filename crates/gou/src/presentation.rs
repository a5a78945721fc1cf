//! The board as it is drawn and a move as it is told.

use tetrarch_game::{Message, PositionError, Presentation, Said, Seat, Side, events_of};

use crate::messages::Description;
use crate::{Diagram, Event, Geometry, Gesture, Gou, Move, Options, Point, Spot};

/// What a seat is called.
pub(crate) fn side(seat: Seat) -> Side {
    Side(["red", "yellow"][seat.index()])
}

impl Presentation for Gou {
    type Diagram = Diagram;
    type Gesture = Gesture;
    type Geometry = Geometry;

    fn diagram(&self) -> Diagram {
        let spot =
            |point| Spot { point, piece: self.owner(point), goal: self.board().goals().has(point) };
        Diagram { spots: self.board().points().iter().map(spot).collect() }
    }

    fn from_diagram(
        options: &Options,
        diagram: &Diagram,
        turn: Seat,
    ) -> Result<Self, PositionError> {
        Self::drawn(options, diagram, turn)
    }

    fn side(&self, seat: Seat) -> Side {
        side(seat)
    }

    fn describe(&self, mv: Move, events: &[Event]) -> Message {
        let captured: Vec<Point> = events
            .iter()
            .filter_map(|event| match event {
                Event::Remove { point } => Some(*point),
                _ => None,
            })
            .collect();
        let (side, from, to) = (side(self.turn), mv.from(), mv.to());
        if captured.is_empty() {
            return Description::Plain { side, from, to }.message();
        }
        Description::Capture { side, from, to, captured }.message()
    }

    fn gesture(&self, mv: Move) -> Gesture {
        Gesture::of(mv, &events_of(self, mv))
    }

    fn geometry(&self) -> Geometry {
        self.board().into()
    }
}
