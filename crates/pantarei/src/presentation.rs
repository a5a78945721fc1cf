//! Pantareï as people see it.

use tetrarch_game::{Message, PlainGeometry, PositionError, Presentation, Said, Seat, Side};

use crate::messages::Description;
use crate::{Diagram, Event, Gesture, Move, Options, Pantarei, Scale, position_text};

impl Presentation for Pantarei {
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

    fn side(&self, seat: Seat) -> Side {
        match (self.colour_of(seat), seat) {
            (Some(colour), _) => colour.side(),
            (None, Seat::FIRST) => Side("seat-1"),
            (None, _) => Side("seat-2"),
        }
    }

    fn describe(&self, _: Move, events: &[Event]) -> Message {
        self.description(events).message()
    }

    fn gesture(&self, mv: Move) -> Gesture {
        Gesture::of(self, mv)
    }

    fn geometry(&self) -> PlainGeometry {
        PlainGeometry {}
    }
}

impl Pantarei {
    fn description(&self, events: &[Event]) -> Description {
        let side = self.side(self.seat);
        match *events {
            [Event::Choose { seat, colour }, ..] => Description::Choose {
                side,
                colour: colour.side(),
                other: self.side(seat.next(2)),
                other_colour: colour.other().side(),
            },
            [Event::Move { from, to, scales }, Event::Stack { height, .. }, ..] => {
                let wins = height >= self.goal;
                let closes = events.iter().any(|event| matches!(event, Event::Close { .. }));
                let place =
                    self.snake.stack(from.into()).expect("an event names a stack of its position");
                let Scale::Coloured { colour, value } = self.snake.scale(place) else {
                    unreachable!("the neutral scale never moves by itself")
                };
                let top = colour.side();
                let under = (scales == 2).then(|| self.snake.scale(place - 1));
                match under {
                    None => Description::One { side, top, value, from, to, height, wins, closes },
                    Some(Scale::Neutral) => Description::WithNeutral {
                        side,
                        top,
                        value,
                        from,
                        to,
                        height,
                        wins,
                        closes,
                    },
                    Some(Scale::Coloured { colour, value: under_value }) => Description::Two {
                        side,
                        top,
                        value,
                        under: colour.side(),
                        under_value,
                        from,
                        to,
                        height,
                        wins,
                        closes,
                    },
                }
            }
            [Event::Swap { first, second }, ..] => Description::Swap { side, first, second },
            _ => Description::Pass { side },
        }
    }
}
