//! Matches between two judges at equal limits, in pairs from random openings with the sides swapped.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::sync::mpsc;

use serde::{Deserialize, Serialize};
use tetrarch_abalone::{Abalone, Options};
use tetrarch_arena::{CpuClock, GroupTally, Sprt, SprtVerdict};
use tetrarch_eval::AbaloneJudge;
use tetrarch_game::{Game, GameOptions, Rng, Seat, Seed, mix};
use tetrarch_search::{Limits, Question, SearchSettings, Searcher, Selectivity};

use crate::adjudication::{Adjudication, Agreement, Verdict};

/// A position that comes for this time is a draw, as at every table.
const REPETITIONS: u32 = 3;
/// Size of each engine's table, as at every table where people play.
const TABLE_MIB: usize = 16;

/// Who plays.
#[derive(Clone, Debug)]
pub struct Contender {
    /// How it judges.
    pub judge: AbaloneJudge,
    /// What its search may leave out, if not what the judge says.
    pub selectivity: Option<Selectivity>,
}

/// How a match is played.
#[derive(Clone, Debug)]
pub struct TrainingDuel {
    /// The variant, for two players.
    pub variant: String,
    /// The limits of each move. Time is processor time.
    pub limits: Limits,
    /// Random plies of each opening.
    pub opening_plies: u32,
    /// A game as long as this is drawn.
    pub max_plies: u32,
    /// Ends games that are decided; without it all games are played to their end.
    pub adjudication: Option<Adjudication>,
    /// Pairs of games at most.
    pub pairs: u32,
    /// The match ends when this test does.
    pub sprt: Sprt,
    /// Fixes the openings.
    pub seed: u64,
    /// How many games are played at once. The result does not depend on it.
    pub threads: usize,
}

/// A pair of games, for the first contender.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PairScore {
    /// Half points of the game that it began, and of the other.
    pub half_points: [u8; 2],
    /// Marbles pushed off minus those of the other contender, in both games.
    pub marbles: i32,
    /// What adjudication did in them.
    #[serde(default)]
    pub verdicts: [Verdict; 2],
}

/// A game that was played, for the player who began.
#[derive(Clone, Copy)]
struct GameScore {
    half_points: u8,
    marbles: i32,
    verdict: Verdict,
}

/// How a match stands, for the first contender.
#[derive(Clone, PartialEq, Debug)]
pub struct DuelScore {
    /// Games won, drawn and lost.
    pub games: [u32; 3],
    /// Marbles pushed off minus those of the other contender, in the mean of all games.
    pub marble_lead: f64,
    /// The pairs by their score.
    pub pairs: GroupTally,
    /// Games that were adjudicated.
    pub adjudicated: usize,
    /// Games that adjudication would have ended rightly and wrongly, but that were played on.
    pub checked: [usize; 2],
}

impl DuelScore {
    /// The sum of these pairs.
    #[must_use]
    pub fn of(pairs: &[PairScore]) -> Self {
        let mut games = [0; 3];
        let mut tally = GroupTally::new(4);
        for pair in pairs {
            pair.half_points.iter().for_each(|&half| games[2 - usize::from(half.min(2))] += 1);
            tally.add(f64::from(pair.half_points.iter().sum::<u8>()) / 4.0);
        }
        let marbles: i32 = pairs.iter().map(|pair| pair.marbles).sum();
        let marble_lead = f64::from(marbles) / (2 * pairs.len().max(1)) as f64;
        let verdicts = pairs.iter().flat_map(|pair| pair.verdicts);
        let count = |verdict| verdicts.clone().filter(|&given| given == verdict).count();
        let checked = [count(Verdict::Right), count(Verdict::Wrong)];
        Self { games, marble_lead, pairs: tally, adjudicated: count(Verdict::Taken), checked }
    }
}

impl TrainingDuel {
    /// Plays the match, or what is left of it after the pairs that are `done`, and returns all pairs.
    /// After each pair `tell` is given all pairs that count so far.
    ///
    /// # Errors
    /// What `tell` says; the match then ends.
    pub fn play<E: Send>(
        &self,
        [first, second]: [&Contender; 2],
        done: Vec<PairScore>,
        tell: &mut dyn FnMut(&[PairScore]) -> Result<(), E>,
    ) -> Result<Vec<PairScore>, E> {
        let mut pairs = done;
        if self.is_decided(&pairs) {
            return Ok(pairs);
        }
        let (next, stop) = (AtomicU32::new(pairs.len() as u32), AtomicBool::new(false));
        let (sender, receiver) = mpsc::channel();
        let work = |sender: mpsc::Sender<(u32, PairScore)>| {
            while !stop.load(Relaxed) {
                let number = next.fetch_add(1, Relaxed);
                let score = (number < self.pairs).then(|| self.pair(number, [first, second]));
                // The receiver is gone once the match is decided.
                if score.is_none_or(|score| sender.send((number, score)).is_err()) {
                    return;
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let sender = sender.clone();
                scope.spawn(|| work(sender));
            }
            drop(sender);
            // Pairs count in the order of their numbers, whenever they come in.
            let mut waiting = HashMap::new();
            for (number, score) in receiver {
                waiting.insert(number, score);
                while let Some(score) = waiting.remove(&(pairs.len() as u32)) {
                    pairs.push(score);
                    let told = tell(&pairs);
                    if told.is_err() || self.is_decided(&pairs) {
                        stop.store(true, Relaxed);
                        return told.map(|()| pairs);
                    }
                }
            }
            Ok(pairs)
        })
    }

    fn is_decided(&self, pairs: &[PairScore]) -> bool {
        let state = self.sprt.state(&DuelScore::of(pairs).pairs);
        pairs.len() >= self.pairs as usize || state.verdict != SprtVerdict::Open
    }

    fn pair(&self, number: u32, [first, second]: [&Contender; 2]) -> PairScore {
        let opening = self.opening(number);
        let plays_on =
            self.adjudication.is_some_and(|rule| number.is_multiple_of(rule.checked.max(1)));
        let begun = self.game(&opening, [first, second], plays_on);
        let other = self.game(&opening, [second, first], plays_on);
        PairScore {
            half_points: [begun.half_points, 2 - other.half_points],
            marbles: begun.marbles - other.marbles,
            verdicts: [begun.verdict, other.verdict],
        }
    }

    fn opening(&self, pair: u32) -> Abalone {
        let options = Options::choose(Some(&self.variant), &[]).expect("a variant of Abalone");
        let mut rng = Rng::new(Seed(mix(&[self.seed, u64::from(pair)])));
        loop {
            let mut position = Abalone::start(&options, Seed(0)).expect("a variant can be played");
            for _ in 0..self.opening_plies {
                position.play_random(&mut rng);
            }
            if position.outcome().is_none() {
                return position;
            }
        }
    }

    fn game(&self, opening: &Abalone, players: [&Contender; 2], plays_on: bool) -> GameScore {
        let mut engines = players.map(|player| {
            let selectivity = player.selectivity;
            let settings =
                SearchSettings { table_mib: TABLE_MIB, selectivity, ..SearchSettings::default() };
            Searcher::new(player.judge.clone(), settings)
        });
        let mut position = opening.clone();
        let first = position.turn();
        let lead = |position: &Abalone| {
            position.pushed_off(first) as i32 - position.pushed_off(first.next(2)) as i32
        };
        let mut agreement = self.adjudication.map(Agreement::new);
        let mut claim = None;
        let mut history = Vec::new();
        let mut times: HashMap<u64, u32> = HashMap::new();
        let mut winner = None;
        for _ in 0..self.max_plies {
            let times = times.entry(position.key()).or_default();
            *times += 1;
            if *times == REPETITIONS {
                break;
            }
            let player = usize::from(position.turn() != first);
            let task =
                Question::new(self.limits).with_history(&history).by(&CpuClock).about(&position);
            let report = engines[player].think(&task);
            let (Some(best), Some(score)) = (report.best(), report.score()) else { break };
            if claim.is_none()
                && let Some(agreement) = &mut agreement
            {
                let score = if player == 0 { score.value() } else { -score.value() };
                claim = agreement.hear(score, lead(&position));
                if claim.is_some() && !plays_on {
                    break;
                }
            }
            history.push(position.key());
            position.play(best);
            if let Some(outcome) = position.outcome() {
                winner = outcome.winner.map(|team| Seat::from_index(team.index()));
                break;
            }
        }
        let ended = winner.map_or(0, |winner| if winner == first { 1 } else { -1 });
        let (result, verdict) = match claim {
            None => (ended, Verdict::None),
            Some(claimed) if !plays_on => (claimed, Verdict::Taken),
            Some(claimed) => {
                (ended, if claimed == ended { Verdict::Right } else { Verdict::Wrong })
            }
        };
        GameScore { half_points: (result + 1) as u8, marbles: lead(&position), verdict }
    }
}
