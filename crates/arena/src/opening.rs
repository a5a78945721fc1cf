//! How the games of a match begin: random moves that leave the game open.

use std::collections::HashMap;
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::sync::{Arc, Mutex, OnceLock};

use serde::Serialize;
use tetrarch_catalog::{Position, Seed, Settings};
use tetrarch_engine::solver::{Plies, Solution, Solver, SolverSetup};
use tetrarch_engine::{Engine, EngineSetup, Limits, Question};
use tetrarch_game::Rng;

use crate::chance::seed_of;
use crate::form::{FormError, FormProblem, Put, read_form};

/// How openings are made. As text: `plies=6,even=0.15,tries=20,nodes=2000,proof=0`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Openings {
    /// How many random plies are played; 0 for the start of the game.
    pub plies: u32,
    /// How far the chance of the team to move may be from one half.
    pub even: f64,
    /// How many openings are tried; if none is even enough, the most even of them is taken.
    pub tries: u32,
    /// How many positions the engine looks at to judge an opening.
    pub nodes: u64,
    /// How many positions each team's prover expands to decide an opening that looks even. What is
    /// decided is not even. 0 to skip the prover.
    pub proof: u64,
}

/// How the games of one round begin.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening {
    /// The deal, in games that begin with one.
    pub deal: Seed,
    /// The moves that are played for all contestants.
    pub moves: Vec<String>,
    /// The chance of the team to move, as the engine sees it.
    pub chance: f64,
}

const FORM: &str = "plies=6,even=0.15,tries=20,nodes=2000,proof=0";
/// An opening has at most this number of plies.
const MOST_PLIES: u32 = 1_000;
/// Memory of the provers that try to decide an opening.
const PROVERS_MIB: usize = 256;

impl Default for Openings {
    fn default() -> Self {
        Self { plies: 6, even: 0.15, tries: 20, nodes: 2_000, proof: 0 }
    }
}

impl Openings {
    /// The opening of a round: the first of its tries that is even enough, or the most even one.
    /// It depends on the seed of the match and the number of the round only.
    ///
    /// # Panics
    /// If the settings cannot be played from the start; settings that a match was planned with can.
    #[must_use]
    pub fn opening(&self, settings: &Settings, of_match: Seed, round: u64) -> Opening {
        let mut best: Option<Opening> = None;
        for attempt in 0..u64::from(self.tries.max(1)) {
            let seed = seed_of(of_match, &[OPENING, round, attempt]);
            let Some(opening) = self.attempt(settings, seed) else { continue };
            let is_even = self.is_even(&opening);
            if best.as_ref().is_none_or(|best| opening.unevenness() < best.unevenness()) {
                best = Some(opening);
            }
            if is_even {
                break;
            }
        }
        best.unwrap_or_else(|| Opening {
            deal: seed_of(of_match, &[OPENING, round]),
            moves: Vec::new(),
            chance: 0.5,
        })
    }

    /// A random opening; none if the game ends in it.
    fn attempt(&self, settings: &Settings, seed: Seed) -> Option<Opening> {
        let mut rng = Rng::new(seed);
        let deal = Seed(rng.next());
        let mut position =
            settings.entry().start(settings, deal).expect("the plan has tried these settings");
        let mut moves = Vec::new();
        for _ in 0..self.plies {
            let legal = position.moves();
            if legal.is_empty() {
                return None;
            }
            let text = &legal[rng.below(legal.len() as u32) as usize];
            position.play(text).expect("it is one of the legal moves");
            moves.push(text.clone());
        }
        if position.outcome().is_some() {
            return None;
        }
        let opening = Opening { deal, moves, chance: self.chance(&position) };
        let decided = self.is_even(&opening).then(|| self.decided_chance(&position)).flatten();
        Some(Opening { chance: decided.unwrap_or(opening.chance), ..opening })
    }

    fn chance(&self, position: &Position) -> f64 {
        let setup = EngineSetup { table_mib: 1, ..EngineSetup::default() };
        let question = Question::new(Limits::nodes(self.nodes));
        Engine::new(position, setup)
            .think(position, &question, &mut |_| ())
            .worth()
            .map_or(0.5, |worth| worth.chance())
    }

    /// The chance of the team to move if a prover finds out who wins.
    fn decided_chance(&self, position: &Position) -> Option<f64> {
        if self.proof == 0 {
            return None;
        }
        let setup = SolverSetup { seat: None, memory_mib: PROVERS_MIB, salt: 0 };
        let solution = Solver::new(position, setup).solve(Plies::ANY, &mut |progress| {
            let has_enough = progress.nodes >= self.proof;
            if has_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match solution {
            Solution::Win { team, .. } => Some(f64::from(team == position.team(position.turn()))),
            Solution::NoWin | Solution::Open => None,
        }
    }

    fn is_even(&self, opening: &Opening) -> bool {
        opening.unevenness() <= self.even
    }
}

/// Sets the seeds of openings apart from those of contestants.
const OPENING: u64 = 1;

impl Opening {
    fn unevenness(&self) -> f64 {
        (self.chance - 0.5).abs()
    }
}

/// The openings of a match, each made when it is first asked for and once.
pub(crate) struct Book<'a> {
    openings: Openings,
    settings: &'a Settings,
    seed: Seed,
    rounds: Mutex<HashMap<u64, Arc<OnceLock<Opening>>>>,
}

impl<'a> Book<'a> {
    pub(crate) fn new(openings: Openings, settings: &'a Settings, seed: Seed) -> Self {
        Self { openings, settings, seed, rounds: Mutex::default() }
    }

    pub(crate) fn opening(&self, round: u64) -> Opening {
        let place = {
            let mut rounds = self.rounds.lock().expect("nobody panics with the lock");
            Arc::clone(rounds.entry(round).or_default())
        };
        place.get_or_init(|| self.openings.opening(self.settings, self.seed, round)).clone()
    }
}

impl FromStr for Openings {
    type Err = FormError;

    fn from_str(text: &str) -> Result<Self, FormError> {
        let mut openings = Self::default();
        read_form(text, FORM, |key, value| match key {
            "plies" => Put::into(&mut openings.plies, value),
            "even" => Put::into(&mut openings.even, value),
            "tries" => Put::into(&mut openings.tries, value),
            "nodes" => Put::into(&mut openings.nodes, value),
            "proof" => Put::into(&mut openings.proof, value),
            _ => Put::NoSuchKey,
        })?;
        let problem = if openings.plies > MOST_PLIES {
            FormProblem::LongOpening { most: MOST_PLIES }
        } else if !(0.0..=0.5).contains(&openings.even) {
            FormProblem::Even
        } else if openings.tries == 0 || openings.nodes == 0 {
            FormProblem::OpeningEffort
        } else {
            return Ok(openings);
        };
        Err(problem.of(FORM))
    }
}

impl fmt::Display for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { plies, even, tries, nodes, proof } = self;
        write!(f, "plies={plies},even={even},tries={tries},nodes={nodes},proof={proof}")
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_catalog::{Seed, entries};

    use super::Openings;

    #[test]
    fn every_variant_has_openings_that_can_be_played_and_go_on() {
        let openings: Openings = "plies=5,tries=4,nodes=200".parse().unwrap();
        for entry in entries() {
            for variant in entry.variants() {
                let settings = entry.settings(Some(variant.id), &[]).unwrap();
                for round in 0..2 {
                    let opening = openings.opening(&settings, Seed(4), round);
                    assert_eq!(opening.moves.len(), 5, "{} {}", entry.id(), variant.id);
                    assert_eq!(opening, openings.opening(&settings, Seed(4), round));
                    let mut position = entry.start(&settings, opening.deal).unwrap();
                    for text in &opening.moves {
                        position.play(text).unwrap();
                    }
                    assert!(position.outcome().is_none());
                }
            }
        }
    }

    #[test]
    fn an_even_opening_is_preferred() {
        let settings = tetrarch_catalog::entry("hus").unwrap().settings(None, &[]).unwrap();
        let unevenness = |tries: u32| -> f64 {
            let openings = Openings { plies: 8, even: 0.05, tries, nodes: 300, proof: 0 };
            let rounds = 0..12;
            rounds.map(|round| openings.opening(&settings, Seed(1), round).unevenness()).sum()
        };
        assert!(unevenness(20) < unevenness(1) / 2.0);
    }

    #[test]
    fn an_opening_that_is_decided_is_not_even() {
        let settings = tetrarch_catalog::entry("hus").unwrap().settings(None, &[]).unwrap();
        let uneven = |proof: u64| {
            let openings = Openings { plies: 8, even: 0.45, tries: 1, nodes: 100, proof };
            let opening = |round| openings.opening(&settings, Seed(3), round);
            (0..6).filter(|&round| !openings.is_even(&opening(round))).count()
        };
        assert!(uneven(200_000) > uneven(0));
    }

    #[test]
    fn wrong_texts_are_told_what_would_be_right() {
        tetrarch_messages::speak_english();
        for (text, problem) in [
            ("plies", "“plies” has no value"),
            ("plies=-1", "plies cannot be “-1”"),
            ("moves=3", "There is no key “moves”"),
            ("even=0.7", "even must be between 0 and 0.5"),
            ("even=NaN", "even must be between 0 and 0.5"),
            ("tries=0", "tries and nodes must be at least 1"),
            ("plies=2000", "An opening has at most 1,000 plies"),
        ] {
            let error = text.parse::<Openings>().unwrap_err().to_string();
            assert!(error.starts_with(problem), "{text}: {error}");
        }
        let openings: Openings = "plies=2,even=0.3,proof=9".parse().unwrap();
        assert_eq!(openings.to_string().parse(), Ok(openings));
    }
}
