//! A game as people see it: the board that is drawn, the steps that are animated, the sentence.

use std::fmt::Debug;

use crate::{Game, Seat};

/// The board as it is drawn: what lies where, and nothing of the rules.
pub trait Diagram: Clone + PartialEq + Debug + serde::Serialize + Send + Sync + 'static {
    /// The events that change it.
    type Event;

    /// Redraws after one event. Applied to every event of a move in order, this leads from the
    /// drawing before the move to the drawing after it.
    fn apply(&mut self, event: &Self::Event);

    /// How many seeds, scales, pieces or marbles are in play, those in the hand included.
    fn material(&self) -> usize;

    /// How many of them this event takes out of play.
    fn removed_by(event: &Self::Event) -> usize;
}

/// A game that can be drawn and told.
pub trait Told: Game {
    /// The board as it is drawn.
    type Diagram: Diagram<Event = Self::Event>;

    /// The drawing of this position.
    fn diagram(&self) -> Self::Diagram;

    /// What a seat is called in this position: South, Red, White.
    fn seat_name(&self, seat: Seat) -> &'static str;

    /// A move of this position in one plain English sentence, from its events.
    fn sentence(&self, mv: Self::Move, events: &[Self::Event]) -> String;
}

/// The events of a move, in order; the position stays as it is.
pub fn events_of<G: Game>(position: &G, mv: G::Move) -> Vec<G::Event> {
    let mut events = Vec::new();
    position.clone().play_with(mv, &mut |event| events.push(event));
    events
}

/// A move in one plain sentence.
pub fn story_of<G: Told>(position: &G, mv: G::Move) -> String {
    position.sentence(mv, &events_of(position, mv))
}
