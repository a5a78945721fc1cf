//! The engine of the page.

use serde::Serialize;
use tetrarch_analysis::{Analysis, Analyst, Effort, ReplayedGame};
use tetrarch_catalog::{Position, Seed, Settings};
use tetrarch_engine::{
    Clock, ComputerPlayer, Engine, EngineSetup, Level, Limits, Question, Thought,
};
use tetrarch_protocol::Problem;
use ts_rs::TS;

use crate::problems::{Unanswerable, not_now};
use crate::request::ProgressMessage;

/// A page shares its device with everything else; a phone has little.
const TABLE_MIB: usize = 16;

/// The move of a computer player.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Decided {
    /// Its canonical text.
    #[serde(rename = "move")]
    pub text: String,
    /// What the player believes.
    pub thought: Thought,
}

/// A listener for the engine's thoughts.
pub(crate) type Listener<'a> = &'a mut dyn FnMut(&ProgressMessage<'_>);

/// The engine and the computer player of the last questions. They remember what they have found, as
/// long as they are asked about the same game.
#[derive(Default)]
pub(crate) struct Thinking {
    player: Option<(Settings, Seed, ComputerPlayer)>,
    engine: Option<(Settings, Engine)>,
}

impl Thinking {
    /// Chooses a move at a level.
    pub fn choose(
        &mut self,
        position: &Position,
        history: &[u64],
        level: Level,
        seed: Seed,
        clock: &dyn Clock,
        listener: Listener<'_>,
    ) -> Result<Decided, Box<Problem>> {
        let settings = position.settings();
        let is_same = |(known, known_seed, player): &(Settings, Seed, ComputerPlayer)| {
            known == settings && *known_seed == seed && player.level() == level
        };
        let kept = self.player.take().filter(is_same);
        let (_, _, player) = self.player.insert(kept.unwrap_or_else(|| {
            (settings.clone(), seed, ComputerPlayer::new(position, level, setup(1), seed))
        }));
        let question = Question::new(Limits::NONE).with_history(history).by(clock);
        player
            .choose(position, &question, &mut |thought| {
                listener(&ProgressMessage::Thought { thought })
            })
            .map(|decision| Decided { text: decision.text, thought: decision.thought })
            .ok_or_else(|| not_now("game-over", Unanswerable::GameOver))
    }

    /// Finds the best lines of a position.
    pub fn think(
        &mut self,
        position: &Position,
        history: &[u64],
        lines: u32,
        limits: Limits,
        clock: &dyn Clock,
        listener: Listener<'_>,
    ) -> Thought {
        let setup = setup(lines.max(1) as usize);
        let kept = self.engine.take().filter(|(known, _)| known == position.settings());
        let made = || (position.settings().clone(), Engine::new(position, setup));
        let (_, engine) = self.engine.insert(kept.unwrap_or_else(made));
        engine.set(setup);
        let question = Question::new(limits).with_history(history).by(clock);
        engine.think(position, &question, &mut |thought| {
            listener(&ProgressMessage::Thought { thought })
        })
    }
}

/// Goes through a whole game.
pub(crate) fn analyse(
    course: &ReplayedGame,
    lines: u32,
    effort: Effort,
    clock: &dyn Clock,
    listener: Listener<'_>,
) -> Result<Analysis, Box<Problem>> {
    let analyst = Analyst::new(effort).lines(lines.max(1) as usize).engine(setup(1)).by(clock);
    let analysis = analyst.analyse(course, &mut |progress| {
        listener(&ProgressMessage::Analysed {
            done: progress.done as u32,
            of: progress.total as u32,
            ply: progress.ply,
        });
    });
    analysis.map_err(|error| not_now("not-analysed", error))
}

fn setup(lines: usize) -> EngineSetup {
    EngineSetup { table_mib: TABLE_MIB, threads: 1, lines, ..EngineSetup::default() }
}
