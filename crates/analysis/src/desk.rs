//! The engine that an analysis asks, with its memory of one game.

use tetrarch_catalog::Position;
use tetrarch_engine::{Engine, EngineSetup, Limits, Question, Thought};

use crate::looked::Looked;
use crate::teams::team_count;
use crate::{AnalyseError, Analyst, ReplayedGame};

/// One game in front of an analyst, with the engine that remembers its other positions.
pub(crate) struct Desk<'a> {
    analyst: &'a Analyst<'a>,
    game: &'a ReplayedGame,
    /// The keys of all positions, for repetitions.
    keys: Vec<u64>,
    engine: Engine,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(analyst: &'a Analyst<'a>, game: &'a ReplayedGame) -> Self {
        let engine = Engine::new(game.last(), analyst.engine);
        let keys = game.positions().iter().map(Position::key).collect();
        Self { analyst, game, keys, engine }
    }

    /// Analyses the position after this number of plies.
    pub(crate) fn look(&mut self, index: usize) -> Result<Looked<'a>, AnalyseError> {
        let position = &self.game.positions()[index];
        let setup = EngineSetup { lines: self.lines_needed(position), ..self.analyst.engine };
        self.engine.set(setup);
        let thought = self.think(index, self.analyst.effort.limits());
        let is_empty = thought.depth == 0 && !thought.lines.is_empty();
        // Numbers mean nothing before the first iteration has come to its end.
        let thought = if is_empty { self.think(index, Limits::depth(1)) } else { thought };
        if self.analyst.stop.is_set() {
            return Err(AnalyseError::Cancelled);
        }
        Ok(Looked { index, position, thought })
    }

    fn think(&mut self, index: usize, limits: Limits) -> Thought {
        let question = Question::new(limits)
            .with_history(&self.keys[..index])
            .until(&self.analyst.stop)
            .by(self.analyst.clock);
        self.engine.think(&self.game.positions()[index], &question, &mut |_| ())
    }

    /// A second line tells whether the best move was the only one. With three teams the position
    /// after a move is judged for another team, whose gain need not be the mover's loss; so all
    /// moves are compared side by side.
    fn lines_needed(&self, position: &Position) -> usize {
        match team_count(position) {
            2 => self.analyst.lines.max(2),
            _ => position.count_moves().max(1),
        }
    }
}
