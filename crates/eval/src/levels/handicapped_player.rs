//! A player who errs as people do.

use tetrarch_game::{Seed, mix};
use tetrarch_search::{Limits, SearchReport, SearchSettings, Searcher, Task};

use super::knowledge::judge_knowing;
use super::perception::Perception;
use super::{Difficulty, NoisyJudge, PerceivedGame, Skill};

/// A few ten thousand positions are the most that any skill looks at.
const TABLE_MIB: usize = 1;

/// A player who errs as people do.
pub struct HandicappedPlayer<G: Difficulty> {
    engine: Searcher<PerceivedGame<G>, NoisyJudge<G::Judge>>,
    skill: Skill,
    seed: Seed,
}

impl<G: Difficulty> HandicappedPlayer<G> {
    /// A player of a skill. With the same seed it plays the same game.
    #[must_use]
    pub fn new(skill: Skill, seed: Seed) -> Self {
        let judge =
            if skill.network { G::judge() } else { judge_knowing::<G>(skill.knowledge_percent) };
        let judge = NoisyJudge::new(judge, skill.plays_out);
        let settings = SearchSettings { table_mib: TABLE_MIB, ..SearchSettings::default() };
        Self { engine: Searcher::new(judge, settings), skill, seed }
    }

    /// How many of the best lines are told.
    pub fn set_lines(&mut self, lines: usize) {
        self.engine.set(SearchSettings { lines, ..*self.engine.settings() });
    }

    /// Chooses a move, and tells of every iteration. What is told is what the player believes.
    ///
    /// The choice depends on the seed, the position, its history and the limits, and on nothing
    /// that was thought before.
    pub fn choose(
        &mut self,
        task: &Task<'_, G>,
        tell: &mut dyn FnMut(&SearchReport<G::Move>),
    ) -> SearchReport<G::Move> {
        let Seed(seed) = self.seed;
        let seed = mix(&[seed, task.position.key(), task.history.len() as u64]);
        let perceived =
            PerceivedGame::real(task.position.clone(), Perception::new(&self.skill, seed));
        let limits = self.limits(&task.limits);
        let perceived_task = task.question.clone().within(limits).about(&perceived);
        self.engine.forget();
        self.engine.think_aloud(&perceived_task, tell)
    }

    /// The narrower of what is asked and what the skill allows.
    fn limits(&self, asked: &Limits) -> Limits {
        let Skill { depth, nodes, .. } = self.skill;
        Limits {
            depth: Some(asked.depth.map_or(depth, |asked| asked.min(depth))),
            nodes: Some(asked.nodes.map_or(nodes, |asked| asked.min(nodes))),
            ..*asked
        }
    }
}
