//! What a seat may do now.

use tetrarch_catalog::Seat;

use super::giving_up::ABORT_BEFORE;
use crate::Table;

/// Something that a seat can do at a table besides moving.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Give up, or ask the partners to.
    Resign,
    /// Take back the own vote to resign.
    PlayOn,
    /// Offer a draw, or agree to one.
    OfferDraw,
    /// Refuse a draw, or withdraw the own offer.
    DeclineDraw,
    /// Ask the opponents to let the seat take back its last move.
    AskTakeback,
    /// Answer such a request, or withdraw the own one.
    AnswerTakeback,
    /// Call the game off.
    Abort,
}

impl Table {
    /// What a seat may do now besides moving; in the order of [`Action`]. What is not listed is refused,
    /// or would change nothing.
    #[must_use]
    pub fn may(&self, seat: Seat) -> Vec<Action> {
        if self.check_vote(seat).is_err() {
            return Vec::new();
        }
        let draw = self.draw.as_ref();
        let wants_draw = draw.is_some_and(|ballot| ballot.yes().contains(&seat));
        let is_against_draw = draw.is_some_and(|ballot| ballot.no().contains(&seat));
        let resigns = self.resignations.yes().contains(&seat);
        let has_moved = self.history.moves().iter().any(|played| played.seat == seat);
        let is_asked = self.takeback.as_ref().is_some_and(|request| {
            request.seat == seat || self.seating.team(request.seat) != self.seating.team(seat)
        });
        let all = [
            (Action::Resign, !resigns),
            (Action::PlayOn, resigns),
            (Action::OfferDraw, !wants_draw),
            (Action::DeclineDraw, draw.is_some() && !is_against_draw),
            (Action::AskTakeback, self.takeback.is_none() && has_moved),
            (Action::AnswerTakeback, is_asked),
            (Action::Abort, self.history.plies() < ABORT_BEFORE),
        ];
        all.into_iter().filter(|(_, may)| *may).map(|(action, _)| action).collect()
    }
}
