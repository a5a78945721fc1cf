//! Why a move was bad and another better.
//!
//! Nothing is said that was not computed: each reason is a fact about two lines that are played
//! through by the rules, the move with the engine's answer and the better line, or about all
//! replies to a move. What can be taken in a game is in a file per game.

mod abalone;
mod contrast;
mod features;
mod general;
mod gou;
mod hus;
mod pantarei;
mod step;
mod taking;

use tetrarch_catalog::{Message, Position};
use tetrarch_engine::Proved;
use tetrarch_game::MessageSpec;

use crate::Judged;
use contrast::Contrast;
use taking::Taking;

/// A certain loss that is nearer than this is said before anything else.
const NEAR_PLIES: u32 = 8;

/// A move that gave something away, and what the engine found instead of it and after it.
pub(crate) struct Lesson<'a> {
    /// Before the move.
    pub(crate) position: &'a Position,
    /// The move.
    pub(crate) played: &'a str,
    /// How the engine goes on after it.
    pub(crate) refutation: &'a [String],
    /// The best line instead, from the better move on.
    pub(crate) better: &'a [String],
    /// What the move was worth.
    pub(crate) played_worth: Judged,
    /// What the better move was worth.
    pub(crate) best_worth: Judged,
    /// Who wins for certain before the move.
    pub(crate) proved: Option<Proved>,
    /// Who wins for certain after it.
    pub(crate) proved_after: Option<Proved>,
}

impl Lesson<'_> {
    /// Why the move was bad, then why the other was better; each if there is something to say.
    pub(crate) fn reasons(&self) -> Vec<Message> {
        let Some(contrast) = Contrast::of(self) else { return Vec::new() };
        let takings = takings(self.position);
        let instead = general::win(self, &contrast)
            .or_else(|| takings.iter().find_map(|taking| contrast.instead(*taking)))
            .or_else(|| general::moves_left(&contrast));
        let against = general::end(&contrast)
            .or_else(|| general::loss(self, &contrast, NEAR_PLIES))
            .or_else(|| takings.iter().find_map(|taking| contrast.against(*taking)))
            .or_else(|| general::loss(self, &contrast, u32::MAX))
            .or_else(|| general::few_moves(&contrast))
            .or_else(|| features::compare(&contrast))
            .or_else(|| general::chances(self, &contrast, instead.is_some()));
        against.into_iter().chain(instead).collect()
    }
}

/// What moves of a game take, the weightiest first.
fn takings(position: &Position) -> &'static [&'static dyn Taking] {
    match position.settings().game() {
        "hus" => &[&hus::Seeds],
        "pantarei" => &[&pantarei::Threats, &pantarei::Stacks],
        "gou" => &[&gou::Pieces, &gou::Goals],
        "abalone" => &[&abalone::PushedOff, &abalone::Pushed],
        _ => &[],
    }
}

/// Everything that the coach can say.
pub(crate) fn messages() -> impl Iterator<Item = &'static [MessageSpec]> {
    let games = [hus::MESSAGES, pantarei::MESSAGES, gou::MESSAGES, abalone::MESSAGES];
    [general::MESSAGES, features::MESSAGES].into_iter().chain(games).flatten().copied()
}
