//! Hus as people see it.

use tetrarch_game::{
    Message, PlainGeometry, PositionError, PositionProblem, Presentation, Said, Seat, Side,
};

use crate::messages::{Description, Misplaced};
use crate::{Diagram, Event, Gesture, Hus, Move, Options};

impl Presentation for Hus {
    type Diagram = Diagram;
    type Gesture = Gesture;
    type Geometry = PlainGeometry;

    fn diagram(&self) -> Diagram {
        Diagram { rows: self.rows(), hand: 0 }
    }

    fn from_diagram(
        options: &Options,
        diagram: &Diagram,
        turn: Seat,
    ) -> Result<Self, PositionError> {
        if turn.index() >= 2 {
            return Err(PositionProblem::TurnSeat { seat: turn, seats: 2 }.into());
        }
        if diagram.hand > 0 {
            return Err(Misplaced::Hand { seeds: diagram.hand.into() }.into());
        }
        Self::set_up(options, diagram.rows, turn)
    }

    fn side(&self, seat: Seat) -> Side {
        Side(if seat == Seat::FIRST { "south" } else { "north" })
    }

    fn describe(&self, mv: Move, events: &[Event]) -> Message {
        let mut laps = 0;
        let mut captured = 0;
        let mut last = mv.pit;
        for event in events {
            match *event {
                Event::Lap { number, .. } => laps = number,
                Event::Lift { .. } => {}
                Event::Capture { seeds, .. } => captured += u32::from(seeds),
                Event::Sow { pit } => last = pit,
            }
        }
        let side = self.side(self.turn);
        Description::Sow { side, from: mv.pit, laps, captured, last }.message()
    }

    fn gesture(&self, mv: Move) -> Gesture {
        Gesture { pit: mv.pit }
    }

    fn geometry(&self) -> PlainGeometry {
        PlainGeometry {}
    }
}
