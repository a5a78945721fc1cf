//! Games of the engine against itself.

use std::collections::HashMap;

use tetrarch_abalone::{Abalone, Options};
use tetrarch_eval::AbaloneJudge;
use tetrarch_game::{Game, GameOptions, Rng, Seat, Seed, mix};
use tetrarch_search::{Judge, Limits, Question, SearchSettings, Searcher};

use crate::Sample;

/// The starts that games are played from. Those that people and engines play most come most often.
const STARTS: [(&str, u32); 8] = [
    ("belgian-daisy", 50),
    ("standard", 20),
    ("german-daisy", 8),
    ("swiss-daisy", 6),
    ("dutch-daisy", 6),
    ("snakes", 3),
    ("face-to-face", 4),
    ("alliances", 3),
];
/// A game as long as this is drawn.
const MAX_PLIES: u16 = 240;
/// A position that comes for this time is a draw, as at every table.
const REPETITIONS: u32 = 3;
/// Until this ply, one move in this number is random: games that are all alike teach nothing about
/// what they avoid.
const SLIPS_UNTIL: u16 = 60;
const MOVES_A_SLIP: u32 = 30;
/// A game is adjudicated when the search has been this sure for some plies. One game in eight is
/// played on, so that the ends of games are learned too.
const SURE: i32 = 700;
const SURE_PLIES: u32 = 6;
const PLAYED_ON: u32 = 8;

/// How games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SelfPlay {
    /// Nodes of each move.
    pub nodes: u64,
    /// Games of a shard.
    pub games: u32,
    /// Fixes the openings.
    pub seed: u64,
}

impl SelfPlay {
    /// Plays the games of one shard. The same number always gives the same samples, and no other
    /// shard is needed for it.
    #[must_use]
    pub fn shard(&self, judge: &AbaloneJudge, number: u32) -> Vec<Sample> {
        let mut rng = Rng::new(Seed(mix(&[self.seed, u64::from(number)])));
        let settings = SearchSettings { table_mib: 1, ..SearchSettings::default() };
        let mut engine = Searcher::new(judge.clone(), settings);
        let mut samples = Vec::new();
        for _ in 0..self.games {
            engine.forget();
            self.game(&mut engine, &mut rng, &mut samples);
        }
        samples
    }

    fn game(
        &self,
        engine: &mut Searcher<Abalone, AbaloneJudge>,
        rng: &mut Rng,
        samples: &mut Vec<Sample>,
    ) {
        let first = samples.len();
        let (mut position, opening) = opening(rng);
        let mut turns = Vec::new();
        let mut history: Vec<u64> = Vec::new();
        let mut times: HashMap<u64, u32> = HashMap::new();
        let mut sure_plies = 0;
        let is_played_on = rng.below(PLAYED_ON) == 0;
        let mut winner = None;
        for ply in opening..MAX_PLIES {
            let times = times.entry(position.key()).or_default();
            *times += 1;
            if *times == REPETITIONS {
                break;
            }
            let turn = position.turn();
            if engine.judge().winning_move(&position).is_some() {
                winner = Some(turn);
                break;
            }
            let task =
                Question::new(Limits::nodes(self.nodes)).with_history(&history).about(&position);
            let report = engine.think(&task);
            let (Some(best), Some(score)) = (report.best(), report.score()) else { break };
            let mut child = position.clone();
            child.play(best);
            let ejects = child.pushed_off(turn) > position.pushed_off(turn);
            samples.push(Sample::of(&position, score.value() as i16, ejects, ply));
            turns.push(turn);
            sure_plies = if score.value().abs() >= SURE { sure_plies + 1 } else { 0 };
            if sure_plies >= SURE_PLIES && !is_played_on {
                winner = Some(if score.value() > 0 { turn } else { turn.next(2) });
                break;
            }
            history.push(position.key());
            if ply < SLIPS_UNTIL && rng.below(MOVES_A_SLIP) == 0 {
                position.play_random(rng);
            } else {
                position = child;
            }
            if let Some(outcome) = position.outcome() {
                winner = outcome.winner.map(|team| Seat::from_index(team.index()));
                break;
            }
        }
        let result = |turn: Seat| winner.map_or(0, |winner| if winner == turn { 1 } else { -1 });
        for (sample, turn) in samples[first..].iter_mut().zip(turns) {
            sample.result = result(turn);
        }
    }
}

/// A position after some random plies, mostly few.
fn opening(rng: &mut Rng) -> (Abalone, u16) {
    let all: u32 = STARTS.iter().map(|(_, share)| share).sum();
    loop {
        let mut place = rng.below(all);
        let (variant, _) = STARTS
            .into_iter()
            .find(|&(_, share)| {
                let is_here = place < share;
                place = place.saturating_sub(share);
                is_here
            })
            .expect("the place is below the sum of the shares");
        let options = Options::choose(Some(variant), &[]).expect("a variant of Abalone");
        let mut position = Abalone::start(&options, Seed(0)).expect("a variant can be played");
        let plies = if rng.below(5) == 0 { 10 + rng.below(31) } else { 2 + rng.below(8) };
        for _ in 0..plies {
            position.play_random(rng);
        }
        if position.outcome().is_none() {
            return (position, plies as u16);
        }
    }
}
