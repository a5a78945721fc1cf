//! Pantareï as people see it.

use tetrarch_game::{PlainGeometry, PositionError, Seat, Told};

use crate::{Colour, Diagram, Event, Gesture, Move, Options, Pantarei, Scale, position_text};

impl Told for Pantarei {
    type Diagram = Diagram;
    type Gesture = Gesture;
    type Geometry = PlainGeometry;

    fn diagram(&self) -> Diagram {
        Diagram { stacks: self.snake.to_stacks(), white: self.white(), after_swap: self.lock }
    }

    fn from_diagram(
        options: &Options,
        diagram: &Diagram,
        turn: Seat,
    ) -> Result<Self, PositionError> {
        position_text::drawn(options, diagram, turn)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        match (self.colour_of(seat), seat) {
            (Some(colour), _) => colour.name(),
            (None, Seat::FIRST) => "Seat 1",
            (None, _) => "Seat 2",
        }
    }

    fn sentence(&self, _: Move, events: &[Event]) -> String {
        let player = self.seat_name(self.seat);
        let steps: String = events.iter().map(|&event| self.step(event)).collect();
        format!("{player} {steps}.")
    }

    fn gesture(&self, mv: Move) -> Gesture {
        Gesture::of(self, mv)
    }

    fn geometry(&self) -> PlainGeometry {
        PlainGeometry {}
    }
}

impl Pantarei {
    /// One step of a move, as a piece of its sentence.
    fn step(&self, event: Event) -> String {
        match event {
            Event::Choose { seat, colour } => format!(
                "takes {}; {} plays {} and moves first",
                colour.name(),
                self.seat_name(seat.next(2)),
                colour.other().name()
            ),
            Event::Move { from, to, scales } => {
                let travelling = self.travelling(from, scales);
                format!("moves {travelling} from stack {from} onto stack {to}")
            }
            Event::Stack { height, .. } if height >= self.goal => {
                format!(", which is now {height} high and wins")
            }
            Event::Stack { height, .. } => format!(", which is now {height} high"),
            Event::Close { .. } => "; the gap closes".to_owned(),
            Event::Swap { first, second } => format!("swaps stacks {first} and {second}"),
            Event::Pass => "can neither move nor swap and passes".to_owned(),
        }
    }

    /// The scales that leave a stack, in words.
    fn travelling(&self, stack: u8, scales: u8) -> String {
        let top = self.snake.stack(stack.into()).expect("an event names a stack of its position");
        let name = |place| match self.snake.scale(place) {
            Scale::Coloured { colour: Colour::White, value } => format!("white {value}"),
            Scale::Coloured { colour: Colour::Black, value } => format!("black {value}"),
            Scale::Neutral => "neutral scale".to_owned(),
        };
        match scales {
            2 => format!("a {} with the {} under it", name(top), name(top - 1)),
            _ => format!("a {}", name(top)),
        }
    }
}
