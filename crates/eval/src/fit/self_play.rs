//! Games of the engine against itself.

use std::collections::HashMap;

use tetrarch_game::{GameOptions, Rng, Seed, Team};
use tetrarch_search::{Judge, Limits, Question, SearchSettings, Searcher};

use super::FitPlan;
use super::regression::Samples;
use crate::{Evaluation, Seen, WeightsFile};

/// Every game starts with this number of random plies, or up to twice as many.
const RANDOM_PLIES: u32 = 4;
/// After those, one move in this number is random too: games that are all alike teach nothing about
/// what they avoid.
const MOVES_A_SLIP: u32 = 10;
/// A game as long as this is a draw.
const MAX_PLIES: u32 = 300;
/// A position that comes for this time is a draw, as at every table.
const REPETITIONS: u32 = 3;

/// An engine that plays itself.
pub(super) struct SelfPlay<G: Evaluation> {
    engine: Searcher<G, G::Judge>,
    limits: Limits,
    rng: Rng,
}

impl<G: Evaluation> SelfPlay<G> {
    pub(super) fn new(weights: &WeightsFile, plan: &FitPlan, round: u32) -> Self {
        let judge = G::judge_by(weights).expect("weights of the game's own features");
        let settings = SearchSettings { table_mib: 1, ..SearchSettings::default() };
        let mut rounds = Rng::new(Seed(plan.seed));
        let seed = (0..round).map(|_| rounds.next()).last().unwrap_or_default();
        Self {
            engine: Searcher::new(judge, settings),
            limits: Limits::nodes(plan.nodes),
            rng: Rng::new(Seed(seed)),
        }
    }

    /// Plays a game, keeps its positions with the result if it was won, and says by whom.
    pub(super) fn game(&mut self, number: u32, samples: &mut Samples) -> Option<Team> {
        let mut position = self.opening(number);
        let mut seen: Vec<(Seen, Team)> = Vec::new();
        let mut history: Vec<u64> = Vec::new();
        let mut times: HashMap<u64, u32> = HashMap::new();
        self.engine.forget();
        for _ in 0..MAX_PLIES {
            let times = times.entry(position.key()).or_default();
            *times += 1;
            if *times == REPETITIONS {
                break;
            }
            let task = Question::new(self.limits).with_history(&history).about(&position);
            let Some(best) = self.engine.think(&task).best() else { break };
            // What wins at once is not judged in play, so that it would only blur the fit.
            if self.engine.judge().winning_move(&position).is_none() {
                seen.push((position.see(), position.team(position.turn())));
            }
            history.push(position.key());
            if self.rng.below(MOVES_A_SLIP) == 0 {
                position.play_random(&mut self.rng);
            } else {
                position.play(best);
            }
        }
        // Drawn games were not finished, for one reason or another, and say little.
        let winner = position.outcome().and_then(|outcome| outcome.winner)?;
        for (seen, team) in seen {
            samples.add(&seen, winner == team);
        }
        Some(winner)
    }

    /// A position after some random plies in which there is still something to play.
    fn opening(&mut self, number: u32) -> G {
        let variant = G::FITTED_ON[number as usize % G::FITTED_ON.len()];
        let options = G::Options::choose(Some(variant), &[]).expect("a variant of the game");
        loop {
            let start = G::start(&options, Seed(self.rng.next()));
            let mut position = start.expect("a variant can be played");
            for _ in 0..RANDOM_PLIES + self.rng.below(RANDOM_PLIES + 1) {
                position.play_random(&mut self.rng);
            }
            if position.outcome().is_none() {
                return position;
            }
        }
    }
}
