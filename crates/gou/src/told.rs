//! The board as it is drawn and a move as it is told.

use tetrarch_game::{PositionError, Seat, Told, events_of};

use crate::{Diagram, Event, Geometry, Gesture, Gou, Move, Options, Spot};

/// What a seat is called.
pub(crate) fn seat_name(seat: Seat) -> &'static str {
    ["Red", "Yellow"][seat.index()]
}

impl Told for Gou {
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

    fn seat_name(&self, seat: Seat) -> &'static str {
        seat_name(seat)
    }

    fn sentence(&self, mv: Move, events: &[Event]) -> String {
        let captured: Vec<String> = events
            .iter()
            .filter_map(|event| match event {
                Event::Remove { point } => Some(point.to_string()),
                _ => None,
            })
            .collect();
        let capture = match captured.split_last() {
            None => String::new(),
            Some((only, [])) => format!(" and captures {only}"),
            Some((last, rest)) => format!(" and captures {} and {last}", rest.join(", ")),
        };
        format!("{} moves from {} to {}{capture}.", seat_name(self.turn), mv.from(), mv.to())
    }

    fn gesture(&self, mv: Move) -> Gesture {
        Gesture::of(mv, &events_of(self, mv))
    }

    fn geometry(&self) -> Geometry {
        self.board().into()
    }
}
