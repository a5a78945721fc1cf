//! Playing a record through.

use tetrarch_catalog::{Played, Position, Said};

use super::{Record, RecordProblem, Trouble};

/// A record played through: one position more than moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay {
    /// The first position, and the position after each move.
    pub positions: Vec<Position>,
    /// The moves, each with its canonical text, its events and its sentence.
    pub played: Vec<Played>,
}

impl Replay {
    /// The position at the end.
    ///
    /// # Panics
    /// Never: a replay has its first position at least.
    #[must_use]
    pub fn last(&self) -> &Position {
        self.positions.last().expect("a replay has a first position")
    }
}

impl Record {
    /// The first position: the written one, or the one that the settings and the seed give.
    ///
    /// # Errors
    /// If the written one cannot be read, or the game begins with a deal that is not recorded.
    pub fn start_position(&self) -> Result<Position, RecordProblem> {
        let entry = self.settings.entry();
        if let Some(text) = &self.start {
            let position = entry.position(&self.settings, text);
            return position.map_err(|error| {
                RecordProblem::whole(Trouble::Start { problem: error.message() })
            });
        }
        if self.seed.is_none() && self.settings.is_dealt() {
            return Err(RecordProblem::whole(Trouble::NoDeal));
        }
        let start = entry.start(&self.settings, self.seed.unwrap_or_default());
        start.map_err(|error| RecordProblem::whole(Trouble::Start { problem: error.message() }))
    }

    /// Plays every move through.
    ///
    /// # Errors
    /// The first move that cannot be played, and why.
    pub fn replay(&self) -> Result<Replay, RecordProblem> {
        match self.replay_as_far_as_possible() {
            (replay, None) => Ok(replay.expect("a replay without a problem has begun")),
            (_, Some(problem)) => Err(problem),
        }
    }

    /// What can be played through, and the problem that stopped it.
    pub(super) fn replay_as_far_as_possible(&self) -> (Option<Replay>, Option<RecordProblem>) {
        let start = match self.start_position() {
            Ok(start) => start,
            Err(problem) => return (None, Some(problem)),
        };
        let mut position = start.clone();
        let mut replay = Replay { positions: vec![start], played: Vec::new() };
        for (index, ply) in self.plies.iter().enumerate() {
            let problem = |trouble| RecordProblem::at(index, ply.seat, trouble);
            let refusal = match position.play(&ply.text) {
                Ok(played) if played.seat == ply.seat => {
                    replay.played.push(played);
                    replay.positions.push(position.clone());
                    continue;
                }
                Ok(played) => Trouble::Turn { expected: played.seat },
                Err(refused) => {
                    Trouble::Move { text: ply.text.clone(), refused: Box::new(refused) }
                }
            };
            return (Some(replay), Some(problem(refusal)));
        }
        (Some(replay), None)
    }
}
