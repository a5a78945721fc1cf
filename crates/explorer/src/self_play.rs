//! Games of the engine against itself, both sides alike, made from a seed.

use std::collections::HashMap;

use tetrarch_catalog::{Position, Seat, Seed, Team};
use tetrarch_engine::{Engine, EngineSetup, Limits, Question, Several, Thought};
use tetrarch_game::Rng;

/// How games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SelfPlay {
    /// How many positions are looked at for a move.
    pub nodes: u64,
    /// In how many plies the players choose among good moves; after that they play the best.
    pub varied_plies: usize,
    /// A game that is not over after this number of plies is a draw.
    pub most_plies: usize,
}

/// A game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedGame {
    /// The first position.
    pub start: Position,
    /// The canonical texts of the moves, each with its seat.
    pub moves: Vec<(Seat, String)>,
    /// The team that won.
    pub winner: Option<Team>,
    /// What ended it: the rule's id, `repetition`, `max-plies` or `adjudication`.
    pub ending: &'static str,
}

/// Among how many moves a player chooses while the game is varied.
const LINES: usize = 4;
/// A move whose chance is worse by this is chosen e times less often.
const TEMPERATURE: f64 = 0.03;
/// A game of two teams is decided when both have seen this chance of one of them
const DECIDED: f64 = 0.97;
/// for this number of plies in a row.
const DECIDED_PLIES: u32 = 6;
/// How often a position occurs before the game is drawn, as at a table.
const REPETITIONS: u32 = 3;

impl SelfPlay {
    /// Plays a game. The same start, seed and plan give the same game.
    ///
    /// # Panics
    /// Never: the engine plays legal moves.
    #[must_use]
    pub fn play(&self, start: &Position, seed: Seed) -> PlayedGame {
        let mut rng = Rng::new(seed);
        // Without the book and the prover: what is measured is a game between players who do not know the answer.
        let setup = |lines| EngineSetup {
            table_mib: 2,
            threads: 1,
            lines,
            certain: false,
            several: Several::default(),
        };
        let mut engine = Engine::new(start, setup(LINES));
        let mut position = start.clone();
        let mut seen: HashMap<u64, u32> = HashMap::from([(position.key(), 1)]);
        let mut keys = Vec::new();
        let mut moves: Vec<(Seat, String)> = Vec::new();
        let mut leader: Option<(Team, u32)> = None;
        let ended =
            |moves, winner, ending| PlayedGame { start: start.clone(), moves, winner, ending };
        loop {
            if let Some(outcome) = position.outcome() {
                return ended(moves, outcome.winner, outcome.reason.id);
            }
            if moves.len() >= self.most_plies {
                return ended(moves, None, "max-plies");
            }
            let varies = moves.len() < self.varied_plies;
            if moves.len() == self.varied_plies {
                engine.set(setup(1));
            }
            let question = Question::new(Limits::nodes(self.nodes)).with_history(&keys);
            let thought = engine.think(&position, &question, &mut |_| ());
            leader = led(&position, &thought, leader);
            if let Some((team, plies)) = leader
                && plies >= DECIDED_PLIES
            {
                return ended(moves, Some(team), "adjudication");
            }
            let chosen = if varies { drawn(&thought, &mut rng) } else { thought.best() };
            let text = chosen.expect("a game that is not over has a move").to_owned();
            moves.push((position.turn(), text.clone()));
            keys.push(position.key());
            position.play(&text).expect("the engine plays legal moves");
            let times = seen.entry(position.key()).or_default();
            *times += 1;
            if *times >= REPETITIONS {
                return ended(moves, None, "repetition");
            }
        }
    }
}

/// One of the best moves, the better the likelier.
fn drawn<'a>(thought: &'a Thought, rng: &mut Rng) -> Option<&'a str> {
    let best = thought.worth()?.chance();
    let weights: Vec<f64> = thought
        .lines
        .iter()
        .map(|line| ((line.worth.chance() - best) / TEMPERATURE).exp())
        .collect();
    let mut left = weights.iter().sum::<f64>() * f64::from(rng.below(1 << 24)) / f64::from(1 << 24);
    for (line, weight) in thought.lines.iter().zip(weights) {
        if left < weight {
            return line.moves.first().map(String::as_str);
        }
        left -= weight;
    }
    thought.best()
}

/// The team that is as good as sure to win, and for how many plies that has been seen.
fn led(position: &Position, thought: &Thought, before: Option<(Team, u32)>) -> Option<(Team, u32)> {
    let teams: Vec<Team> = Seat::all(position.seats()).map(|seat| position.team(seat)).collect();
    if teams.iter().any(|team| team.index() > 1) {
        return None;
    }
    let mover = position.team(position.turn());
    let chance = thought.worth()?.chance();
    let leader = if chance >= DECIDED {
        mover
    } else if chance <= 1.0 - DECIDED {
        *teams.iter().find(|&&team| team != mover)?
    } else {
        return None;
    };
    Some(match before {
        Some((team, plies)) if team == leader => (leader, plies + 1),
        _ => (leader, 1),
    })
}
