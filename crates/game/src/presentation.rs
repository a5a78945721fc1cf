//! A game as people see it: the board that is drawn, the steps that are animated, the sentence, and
//! what a hand does to play.

use std::fmt::Debug;

use crate::{Data, Game, Message, PositionError, ReadableData, Seat, Side};

/// The board as it is drawn: what lies where, and nothing of the rules.
pub trait Diagram: Clone + PartialEq + Debug + ReadableData + Send + Sync + 'static {
    /// The events that change it.
    type Event;

    /// Redraws after one event. Applied to every event of a move in order, this leads from the
    /// drawing before the move to the drawing after it.
    fn apply(&mut self, event: &Self::Event);

    /// How many seeds, scales, pieces or marbles are in play, those in the hand included.
    fn material(&self) -> usize;

    /// How many of them this event takes out of play.
    fn removed_by(event: &Self::Event) -> usize;

    /// How many of the opponents' this event captures: those that leave the game, unless captured ones stay in it, as in Hus.
    fn captured_by(event: &Self::Event) -> usize {
        Self::removed_by(event)
    }
}

/// A game that can be drawn, told and played by hand.
pub trait Presentation: Game {
    /// The board as it is drawn.
    type Diagram: Diagram<Event = Self::Event>;

    /// What a hand does on the drawing to play a move, so that players need not read move texts to
    /// know what can be lifted and where it may go.
    type Gesture: Clone + PartialEq + Debug + Data + Send + Sync + 'static;

    /// What no move changes and no drawing shows, as Gou's lines.
    type Geometry: Clone + PartialEq + Debug + Data + Send + Sync + 'static;

    /// The drawing of this position.
    fn diagram(&self) -> Self::Diagram;

    /// The position that a drawing shows, with the seat to move: the way back from
    /// [`Presentation::diagram`]. A drawing comes from a hand that puts up whatever it likes; what cannot be
    /// played is refused for the same reasons as a position text.
    ///
    /// # Errors
    /// Names the part of the drawing that is wrong and what would be right.
    fn from_diagram(
        options: &Self::Options,
        diagram: &Self::Diagram,
        turn: Seat,
    ) -> Result<Self, PositionError>;

    /// What a seat is called in this position: `south`, `red`, `white`.
    fn side(&self, seat: Seat) -> Side;

    /// What a move of this position does, from its events.
    fn describe(&self, mv: Self::Move, events: &[Self::Event]) -> Message;

    /// How a hand plays a move of this position. Every move has a gesture of its own.
    fn gesture(&self, mv: Self::Move) -> Self::Gesture;

    /// What no move changes.
    fn geometry(&self) -> Self::Geometry;
}

/// The geometry of a board that its drawing shows whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlainGeometry {}

/// The events of a move, in order; the position stays as it is.
pub fn events_of<G: Game>(position: &G, mv: G::Move) -> Vec<G::Event> {
    let mut events = Vec::new();
    position.clone().play_with(mv, &mut |event| events.push(event));
    events
}

/// What a move does.
pub fn story_of<G: Presentation>(position: &G, mv: G::Move) -> Message {
    position.describe(mv, &events_of(position, mv))
}
