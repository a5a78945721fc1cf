//! The contestants there are.

mod baseline;
mod engine;
mod player;

use tetrarch_catalog::{Position, Seed, Thought};

use self::baseline::BaselineContestant;
use self::engine::EngineContestant;
use self::player::PlayerContestant;
use crate::{Choice, Contestant, Entrant, EntrantKind, Forfeit};

/// Makes the contestants of a game. A match has [`Entered`]; tests have others.
pub trait Casting: Sync {
    /// A contestant for one team of one game. The seed fixes every random choice of its own.
    ///
    /// # Errors
    /// If it cannot come, and its team loses the game.
    fn contestant(
        &self,
        entrant: usize,
        start: &Position,
        seed: Seed,
    ) -> Result<Box<dyn Contestant>, Forfeit>;
}

/// The contestants that the entrants stand for.
pub struct Entered<'a>(pub &'a [Entrant]);

impl Casting for Entered<'_> {
    fn contestant(
        &self,
        entrant: usize,
        start: &Position,
        seed: Seed,
    ) -> Result<Box<dyn Contestant>, Forfeit> {
        Ok(match &self.0[entrant].kind {
            EntrantKind::Engine { setup, .. } => Box::new(EngineContestant::new(start, *setup)),
            EntrantKind::Level { level, .. } => {
                Box::new(PlayerContestant::new(start, *level, seed))
            }
            EntrantKind::Depth { depth } => Box::new(BaselineContestant::material(*depth)),
            EntrantKind::Uct { .. } => Box::new(BaselineContestant::uct(seed)),
            EntrantKind::External { .. } => {
                return Err(Forfeit::Protocol(
                    "programs of their own are not played yet".to_owned(),
                ));
            }
        })
    }
}

/// What was thought, as a choice. A game that goes on has a move.
fn choice_of(thought: &Thought) -> Result<Choice, Forfeit> {
    let text = thought.best().ok_or_else(|| Forfeit::Protocol("no move was found".to_owned()))?;
    Ok(Choice {
        text: text.to_owned(),
        worth: thought.worth(),
        depth: thought.depth,
        nodes: thought.nodes,
    })
}
