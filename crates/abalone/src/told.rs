//! The board as it is drawn, and a move in one sentence.

use tetrarch_game::{PlainGeometry, PositionError, Seat, Told, events_of};

use crate::teams::colour;
use crate::{Abalone, Cell, Diagram, Event, Gesture, Move, Options, position_text};

impl Told for Abalone {
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

    fn seat_name(&self, seat: Seat) -> &'static str {
        colour(seat)
    }

    fn sentence(&self, mv: Move, events: &[Event]) -> String {
        let mover = colour(self.turn);
        let sideways = match mv {
            Move::Pass => return format!("{mover} cannot move and passes."),
            Move::InLine { .. } => "",
            Move::Sideways { .. } => " sideways",
        };
        let mut shifts: Vec<(Cell, Cell)> = events.iter().filter_map(shift).collect();
        shifts.sort_unstable();
        // Cells, not left and right: a board may be drawn from any side.
        let way = match shifts[..] {
            [(from, to)] => format!("the marble on {from}{sideways} to {to}"),
            [(first, first_to), .., (last, last_to)] => {
                format!("the row {first}-{last}{sideways} to {first_to}-{last_to}")
            }
            [] => unreachable!("only a pass moves nothing"),
        };
        format!("{mover} moves {way}{}.", self.push_clause(events))
    }

    fn gesture(&self, mv: Move) -> Gesture {
        Gesture::of(mv, &events_of(self, mv))
    }

    fn geometry(&self) -> PlainGeometry {
        PlainGeometry {}
    }
}

impl Abalone {
    fn push_clause(&self, events: &[Event]) -> String {
        let colour_at = |cell| self.owner(cell).map(colour).expect("a pushed marble has an owner");
        let ejected = events.iter().find_map(ejected).map(colour);
        let pushed: Vec<&str> = events.iter().filter_map(pushed_from).map(colour_at).collect();
        match (ejected, &pushed[..]) {
            (Some(colour), _) => format!(" and pushes {colour}'s marble off the board"),
            (None, []) => String::new(),
            (None, [colour]) => format!(" and pushes {colour}'s marble"),
            (None, [far, near, ..]) if far == near => format!(" and pushes two marbles of {near}"),
            (None, [far, near, ..]) => format!(" and pushes {near}'s and {far}'s marbles"),
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
