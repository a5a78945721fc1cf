//! A position whose type is forgotten. Implemented once, for every listed game.

use std::any::Any;

use tetrarch_game::{
    Diagram, Message, MoveList, Outcome, Playouts, Seat, Seed, Side, Team, divide, events_of,
    perft, playouts, story_of,
};

use crate::listed::Listed;
use crate::position::{LegalMove, Played};
use crate::{AnyDiagram, AnyGeometry, Refused};

pub(crate) trait Erased: Send + Sync {
    fn boxed(&self) -> Box<dyn Erased>;
    fn as_any(&self) -> &dyn Any;
    fn size(&self) -> usize;
    fn text(&self) -> String;
    fn key(&self) -> u64;
    fn seats(&self) -> usize;
    fn turn(&self) -> Seat;
    fn team(&self, seat: Seat) -> Team;
    fn side(&self, seat: Seat) -> Side;
    fn outcome(&self) -> Option<Outcome>;
    fn moves(&self) -> Vec<String>;
    fn count_moves(&self) -> usize;
    fn read_move(&self, text: &str) -> Result<String, Refused>;
    fn explain(&self, text: &str) -> Result<Message, Refused>;
    fn play(&mut self, text: &str) -> Result<Played, Refused>;
    fn diagram(&self) -> AnyDiagram;
    fn choices(&self) -> Vec<LegalMove>;
    fn geometry(&self) -> AnyGeometry;
    fn children(&self) -> Vec<(String, Box<dyn Erased>)>;
    fn perft(&self, depth: u32) -> u64;
    fn playouts(&self, games: u64, max_plies: u32, seed: Seed) -> Playouts;
}

impl<G: Listed> Erased for G {
    fn boxed(&self) -> Box<dyn Erased> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn size(&self) -> usize {
        size_of::<G>()
    }

    fn text(&self) -> String {
        self.position_text()
    }

    fn key(&self) -> u64 {
        self.key()
    }

    fn seats(&self) -> usize {
        self.seats()
    }

    fn turn(&self) -> Seat {
        self.turn()
    }

    fn team(&self, seat: Seat) -> Team {
        self.team(seat)
    }

    fn side(&self, seat: Seat) -> Side {
        self.side(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn moves(&self) -> Vec<String> {
        let mut moves = MoveList::new();
        self.moves(&mut moves);
        moves.into_iter().map(|mv| self.move_text(mv)).collect()
    }

    fn count_moves(&self) -> usize {
        self.count_moves()
    }

    fn read_move(&self, text: &str) -> Result<String, Refused> {
        Ok(self.move_text(self.parse_move(text)?))
    }

    fn explain(&self, text: &str) -> Result<Message, Refused> {
        Ok(story_of(self, self.parse_move(text)?))
    }

    fn play(&mut self, text: &str) -> Result<Played, Refused> {
        let mv = self.parse_move(text)?;
        let events = events_of(self, mv);
        let captured = events.iter().map(<G::Diagram as Diagram>::captured_by).sum();
        let played = Played {
            seat: self.turn(),
            text: self.move_text(mv),
            message: self.describe(mv, &events),
            captured,
            events: events.into_iter().map(G::any_event).collect(),
        };
        self.play(mv);
        Ok(played)
    }

    fn diagram(&self) -> AnyDiagram {
        G::any_diagram(self.diagram())
    }

    fn choices(&self) -> Vec<LegalMove> {
        let mut moves = MoveList::new();
        self.moves(&mut moves);
        let choice =
            |mv| LegalMove { text: self.move_text(mv), gesture: G::any_gesture(self.gesture(mv)) };
        moves.into_iter().map(choice).collect()
    }

    fn geometry(&self) -> AnyGeometry {
        G::any_geometry(self.geometry())
    }

    fn children(&self) -> Vec<(String, Box<dyn Erased>)> {
        divide(self)
            .into_iter()
            .map(|(mv, child)| (self.move_text(mv), Box::new(child) as Box<dyn Erased>))
            .collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(self, depth)
    }

    fn playouts(&self, games: u64, max_plies: u32, seed: Seed) -> Playouts {
        playouts(self, games, max_plies, seed)
    }
}
