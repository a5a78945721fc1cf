//! What a move can take, and how it is said.

use tetrarch_catalog::{Message, Position, Team};

use super::step::Step;

/// Something that a move takes or reaches, counted in whole numbers.
pub(super) trait Taking: Sync {
    /// From which number on it is worth saying.
    fn least(&self, position: &Position) -> usize;

    /// How much a move takes; from one team only, if one is given.
    fn taken(&self, step: &Step, from: Option<Team>) -> usize;

    /// What the opponent can reply to the move that was played.
    fn reply(&self, played: &Step, reply: &Step) -> Message;

    /// That no reply to the better move takes more than this from the team that plays it.
    fn safe(&self, better: &Step, most: usize) -> Message;

    /// What the better move takes itself.
    fn takes(&self, better: &Step) -> Message;

    /// What the last move of a line takes, where the line follows a first move.
    fn line(&self, first: &Step, line: &[Step], last: &Step, taken: usize) -> Message;
}
