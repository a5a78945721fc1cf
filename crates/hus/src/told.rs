//! Hus as people see it.

use tetrarch_game::{PlainGeometry, PositionError, Seat, Told};

use crate::{Diagram, Event, Gesture, Hus, Move, Options};

impl Told for Hus {
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
            let problem = format!("is seat {turn}, seat 1 or 2 expected");
            return Err(PositionError::new("the side to move", problem));
        }
        if diagram.hand > 0 {
            let problem = format!("holds {} seeds, none expected between moves", diagram.hand);
            return Err(PositionError::new("the hand", problem));
        }
        Self::set_up(options, diagram.rows, turn)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        if seat == Seat::FIRST { "South" } else { "North" }
    }

    fn sentence(&self, mv: Move, events: &[Event]) -> String {
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
        let player = self.seat_name(self.turn);
        let laps = if laps == 1 { "one lap".to_owned() } else { format!("{laps} laps") };
        let captures = match captured {
            0 => String::new(),
            1 => ", captures one seed".to_owned(),
            _ => format!(", captures {captured} seeds"),
        };
        format!("{player} sows from {} in {laps}{captures} and ends in {last}.", mv.pit)
    }

    fn gesture(&self, mv: Move) -> Gesture {
        Gesture { pit: mv.pit }
    }

    fn geometry(&self) -> PlainGeometry {
        PlainGeometry {}
    }
}
