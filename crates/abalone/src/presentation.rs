//! The board as it is drawn, and a move in one sentence.

use tetrarch_game::{
    Message, PlainGeometry, PositionError, Presentation, Said, Seat, Side, events_of,
};

use crate::messages::Description;
use crate::teams::colour;
use crate::{Abalone, Cell, Diagram, Event, Gesture, Move, Options, position_text};

impl Presentation for Abalone {
    type Diagram = Diagram;
    type Gesture = Gesture;
    type Geometry = PlainGeometry;

    fn diagram(&self) -> Diagram {
        Diagram {
            cells: Cell::all().map(|cell| self.owner(cell)).collect(),
            pushed_off: self.pushed_off[..self.seats()].to_vec(),
        }
    }

    fn from_diagram(
        options: &Options,
        diagram: &Diagram,
        turn: Seat,
    ) -> Result<Self, PositionError> {
        position_text::drawn(options, diagram, turn)
    }

    fn side(&self, seat: Seat) -> Side {
        colour(seat)
    }

    fn describe(&self, mv: Move, events: &[Event]) -> Message {
        self.description(mv, events).message()
    }

    fn gesture(&self, mv: Move) -> Gesture {
        Gesture::of(mv, &events_of(self, mv))
    }

    fn geometry(&self) -> PlainGeometry {
        PlainGeometry {}
    }
}

impl Abalone {
    fn description(&self, mv: Move, events: &[Event]) -> Description {
        let side = colour(self.turn);
        if mv == Move::Pass {
            return Description::Pass { side };
        }
        let mut shifts: Vec<(Cell, Cell)> = events.iter().filter_map(shift).collect();
        shifts.sort_unstable();
        // Cells, not left and right: a board may be drawn from any side.
        let (first, first_to, last, last_to) = match shifts[..] {
            [(from, to)] => return Description::Marble { side, from, to },
            [(first, first_to), .., (last, last_to)] => (first, first_to, last, last_to),
            [] => unreachable!("only a pass moves nothing"),
        };
        if let Some(owner) = events.iter().find_map(ejected).map(colour) {
            return Description::Eject { side, first, last, first_to, last_to, owner };
        }
        let colour_at = |cell| self.owner(cell).map(colour).expect("a pushed marble has an owner");
        let pushed: Vec<Side> = events.iter().filter_map(pushed_from).map(colour_at).collect();
        match pushed[..] {
            [] => {
                let sideways = matches!(mv, Move::Sideways { .. });
                Description::Row { side, first, last, first_to, last_to, sideways }
            }
            [far, near, ..] if far != near => {
                Description::PushTwoRivals { side, first, last, first_to, last_to, near, far }
            }
            [owner, ..] => {
                let marbles = pushed.len();
                Description::Push { side, first, last, first_to, last_to, owner, marbles }
            }
        }
    }
}

fn shift(event: &Event) -> Option<(Cell, Cell)> {
    if let Event::Shift { from, to } = *event { Some((from, to)) } else { None }
}

fn pushed_from(event: &Event) -> Option<Cell> {
    if let Event::Push { from, .. } = *event { Some(from) } else { None }
}

fn ejected(event: &Event) -> Option<Seat> {
    if let Event::Eject { marble, .. } = *event { Some(marble) } else { None }
}
