//! The board as it is drawn, and a move in one sentence.

use tetrarch_game::{PlainGeometry, PositionError, Seat, Told, events_of};

use crate::teams::colour;
use crate::{Abalone, Cell, Diagram, Direction, Event, Gesture, Move, Options, position_text};

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
        let (direction, sideways) = match mv {
            Move::Pass => return format!("{mover} cannot move and passes."),
            Move::InLine { direction, .. } => (direction, ""),
            Move::Sideways { direction, .. } => (direction, " sideways,"),
        };
        let mut shifted: Vec<Cell> = events.iter().filter_map(shifted_from).collect();
        shifted.sort_unstable();
        let marbles = match shifted[..] {
            [marble] => format!("the marble on {marble}"),
            [first, .., last] => format!("the row {first}-{last}"),
            [] => unreachable!("only a pass moves nothing"),
        };
        let way = words(direction);
        format!("{mover} moves {marbles}{sideways} {way}{}.", self.push_clause(events))
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

fn shifted_from(event: &Event) -> Option<Cell> {
    if let Event::Shift { from, .. } = *event { Some(from) } else { None }
}

fn pushed_from(event: &Event) -> Option<Cell> {
    if let Event::Push { from, .. } = *event { Some(from) } else { None }
}

fn ejected(event: &Event) -> Option<Seat> {
    if let Event::Eject { marble, .. } = *event { Some(marble) } else { None }
}

/// A direction as the board is drawn, with row `a` at the bottom.
const fn words(direction: Direction) -> &'static str {
    match direction {
        Direction::East => "to the right",
        Direction::NorthEast => "up to the right",
        Direction::NorthWest => "up to the left",
        Direction::West => "to the left",
        Direction::SouthWest => "down to the left",
        Direction::SouthEast => "down to the right",
    }
}
