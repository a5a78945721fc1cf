//! All kinds of contestants.

mod baseline;
mod engine;
mod external;
mod player;
mod process;

use tetrarch_catalog::{Position, Seed};
use tetrarch_engine::{ChosenMove, Thought};
use tetrarch_game::{Message, Name, Said as _, messages};

use self::baseline::BaselineContestant;
use self::engine::EngineContestant;
use self::external::ExternalContestant;
use self::player::PlayerContestant;
use crate::{Contestant, ContestantMove, Entrant, EntrantKind, Forfeit, MatchPlan};

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
            EntrantKind::External { command, options, .. } => {
                Box::new(ExternalContestant::start(command, options, start.settings())?)
            }
        })
    }
}

messages! {
    /// A program that cannot play.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum ProgramError as "arena-program" {
        /// Why it cannot.
        "fails" = Fails {
            /// The entrant's name.
            entrant: Name,
            /// Why.
            reason: Message,
        },
    }
}

/// Starts every program of a match once and shows it the first position, so that a wrong command
/// is noticed before all its games are forfeited.
///
/// # Errors
/// The first program that cannot play.
///
/// # Panics
/// If the plan was not checked.
pub fn check_programs(plan: &MatchPlan) -> Result<(), ProgramError> {
    let start = plan.settings.entry().start(&plan.settings, plan.seed);
    let start = start.expect("the plan was checked");
    for entrant in &plan.entrants {
        if let EntrantKind::External { command, options, .. } = &entrant.kind {
            external::check(command, options, &start).map_err(|reason| ProgramError::Fails {
                entrant: Name::of(&entrant.name),
                reason: reason.message(),
            })?;
        }
    }
    Ok(())
}

/// What was decided, as a choice. A game that goes on has a move.
fn decided(decision: Option<ChosenMove>) -> Result<ContestantMove, Forfeit> {
    let decision = decision.ok_or(Forfeit::NoMove)?;
    Ok(ContestantMove { text: decision.text, ..choice_of(&decision.thought)? })
}

/// What was thought, as a choice. A game that goes on has a move.
fn choice_of(thought: &Thought) -> Result<ContestantMove, Forfeit> {
    let text = thought.best().ok_or(Forfeit::NoMove)?;
    Ok(ContestantMove {
        text: text.to_owned(),
        worth: thought.worth(),
        depth: thought.depth,
        nodes: thought.nodes,
    })
}
