//! A position of a game that may be a puzzle.

use std::collections::BTreeMap;

use tetrarch_catalog::Position;
use tetrarch_engine::{Engine, EngineSetup, Limits, Question, Worth};

use crate::check::{LONGEST_LINE, check};
use crate::difficulty::level_of;
use crate::opinion::{self, MARGIN, Opinion, setup};
use crate::proofs::{Allowance, Proved, prove_only, prove_only_within};
use crate::themes::Story;
use crate::{Certainty, Goal, Puzzle};

/// With fewer moves there is hardly a choice.
const FEWEST_MOVES: usize = 4;
/// Only with such a chance, the prover is asked for a win.
const NEARLY_WON: f64 = 0.9;
/// A second opinion of a new puzzle looks at this many times more positions.
const SECOND_LOOK: u64 = 3;
/// A longer win is not asked for by its length.
const LONGEST_WIN: u32 = 9;

/// A position with a first opinion of it.
pub(super) struct Candidate<'a> {
    pub position: &'a Position,
    pub opinion: Opinion,
    /// The margin that a new puzzle must have: larger than that of a check, so that the next engine
    /// will hardly quarrel with it.
    pub margin: f64,
}

/// What is known of a candidate.
struct Settled {
    goal: Goal,
    certainty: Certainty,
    within: Option<u32>,
    /// The solution and what should follow.
    line: Vec<String>,
}

/// The puzzle that a position is, if it is one.
pub(super) fn examine(candidate: &Candidate<'_>) -> Option<Puzzle> {
    let Candidate { position, opinion, .. } = candidate;
    let is_at_once = opinion.best == Worth::WinIn(1);
    if opinion.margin() < MARGIN || is_at_once || position.count_moves() < FEWEST_MOVES {
        return None;
    }
    let solution = opinion.solution()?;
    let Settled { goal, certainty, within, line } = settle(candidate, solution)?;
    let themes = Story::of(position, &line).ok()?.themes(goal);
    let puzzle = Puzzle {
        id: Puzzle::id_of(position.settings(), &position.text()),
        game: position.settings().game().to_owned(),
        variant: position.settings().variant().to_owned(),
        options: changed_options(position),
        position: position.text(),
        goal,
        within,
        certainty,
        level: level_of(position, solution),
        themes,
        line,
    };
    check(&puzzle, false).is_ok().then_some(puzzle)
}

fn changed_options(position: &Position) -> BTreeMap<String, String> {
    let options = position.settings().changed_options().into_iter();
    options.map(|(id, value)| (id.to_owned(), value)).collect()
}

/// What the solution alone reaches, and how that is known.
fn settle(candidate: &Candidate<'_>, solution: &str) -> Option<Settled> {
    let Candidate { position, opinion: first, margin } = candidate;
    let look = |times: u64| {
        let opinion = Opinion::of(position, times * opinion::NODES)?;
        let goal = opinion.goal(*margin).filter(|_| opinion.solution() == Some(solution))?;
        Some((goal, opinion))
    };
    let (goal, _) = look(1)?;
    let is_lost_else = matches!(first.second, Worth::LossIn(_));
    if first.best.chance() >= NEARLY_WON || is_lost_else {
        match prove_only(position, solution, &Allowance::of_mining()) {
            Proved::Only(goal) => {
                let line = proved_line(position, solution)?;
                return Some(Settled { goal, certainty: Certainty::Proved, within: None, line });
            }
            Proved::Another(_) | Proved::Useless => return None,
            Proved::Open => (),
        }
    }
    let (again, opinion) = look(SECOND_LOOK)?;
    if goal != again {
        return None;
    }
    let within = win_within(position, &opinion, solution);
    let certainty = if within.is_some() { Certainty::Proved } else { Certainty::Engine };
    let mut line = opinion.line;
    if within.is_some() {
        line = proved_line(position, solution)?;
    }
    line.truncate(LONGEST_LINE);
    Some(Settled { goal, certainty, within, line })
}

/// Within how many plies the solution alone wins, if the engine has found such a win and the prover
/// agrees.
fn win_within(position: &Position, opinion: &Opinion, solution: &str) -> Option<u32> {
    let Worth::WinIn(plies) = opinion.best else { return None };
    let is_short = plies <= LONGEST_WIN;
    let proved =
        is_short.then(|| prove_only_within(position, solution, plies, &Allowance::of_mining()))?;
    (proved == Proved::Only(Goal::Win)).then_some(plies)
}

/// The solution, and the best play of both sides after it.
fn proved_line(position: &Position, solution: &str) -> Option<Vec<String>> {
    let mut after = position.clone();
    after.play(solution).ok()?;
    let mut engine = Engine::new(&after, EngineSetup { certain: true, ..setup(1) });
    let question = Question::new(Limits::nodes(SECOND_LOOK * opinion::NODES));
    let thought = engine.think(&after, &question, &mut |_| ());
    let reply = thought.lines.into_iter().next().map(|line| line.moves).unwrap_or_default();
    let whole = [solution.to_owned()].into_iter().chain(reply);
    Some(whole.take(LONGEST_LINE).collect())
}
