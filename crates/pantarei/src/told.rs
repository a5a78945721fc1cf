//! Pantareï as people see it.

use tetrarch_game::{Seat, Told};

use crate::{Diagram, Event, Move, Pantarei, Scale};

impl Told for Pantarei {
    type Diagram = Diagram;

    fn diagram(&self) -> Diagram {
        Diagram { stacks: self.snake.to_stacks(), white: self.white() }
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        match (self.colour_of(seat), seat) {
            (Some(colour), _) => colour.name(),
            (None, Seat::FIRST) => "Seat 1",
            (None, _) => "Seat 2",
        }
    }

    fn sentence(&self, mv: Move, events: &[Event]) -> String {
        let player = self.seat_name(self.seat);
        let mut told = match mv {
            Move::Choose(colour) => format!(
                "{player} takes {}; Seat 2 plays {} and moves first",
                colour.name(),
                colour.other().name()
            ),
            Move::Carry { from, scales, .. } => {
                format!("{player} moves {}", self.load(from, scales))
            }
            Move::Swap { .. } | Move::Pass => player.to_owned(),
        };
        for event in events {
            told += &match *event {
                Event::Choose { .. } => String::new(),
                Event::Move { from, to, .. } => {
                    let side = if to < from { "left" } else { "right" };
                    format!(" from stack {from} to the {side}, onto stack {to}")
                }
                Event::Stack { height, .. } if height >= self.goal => {
                    format!(", makes a stack of {height} and wins")
                }
                Event::Stack { height, .. } => format!(", which is now {height} high"),
                Event::Close { .. } => "; the gap closes".to_owned(),
                Event::Swap { first, second } => format!(" swaps stacks {first} and {second}"),
                Event::Pass => " can neither move nor swap and passes".to_owned(),
            };
        }
        told + "."
    }
}

impl Pantarei {
    /// The scales that travel: `its 2`, `its 2 with a black 1 under it`.
    fn load(&self, from: u8, scales: u8) -> String {
        let name = |scale| match scale {
            Scale::Coloured { colour, value } => {
                format!("{} {value}", colour.name().to_lowercase())
            }
            Scale::Neutral => "neutral scale".to_owned(),
        };
        let top = name(self.snake.scale(from));
        match scales {
            2 => format!("a {top} with the {} under it", name(self.snake.scale(from - 1))),
            _ => format!("a {top}"),
        }
    }
}
