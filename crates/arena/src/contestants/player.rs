//! A level of strength.

use tetrarch_catalog::{EngineSetup, Level, Player, Position, Seed};

use super::choice_of;
use crate::{Choice, Contestant, Forfeit, Turn};

/// A player of some level.
pub(super) struct PlayerContestant(Player);

impl PlayerContestant {
    pub(super) fn new(start: &Position, level: Level, seed: Seed) -> Self {
        Self(start.player(level, EngineSetup::default(), seed))
    }
}

impl Contestant for PlayerContestant {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        let decision = self
            .0
            .choose(turn.table.position(), &turn.question(), &mut |_| ())
            .ok_or_else(|| Forfeit::Protocol("no move was found".to_owned()))?;
        Ok(Choice { text: decision.text, ..choice_of(&decision.thought)? })
    }
}
