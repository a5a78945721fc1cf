//! Checks puzzles.

use std::collections::HashSet;

use tetrarch_catalog::{Message, Position, Seed};
use tetrarch_game::{Rng, messages};

use crate::opinion::{MARGIN, NODES, Opinion};
use crate::proofs::{Allowance, Proved, is_lost_after, prove_only, prove_only_within};
use crate::themes::Story;
use crate::{Certainty, Goal, Puzzle};

/// A longer line is cut off.
pub(crate) const LONGEST_LINE: usize = 12;

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// Everything, with that there is exactly one solution.
    Whole,
    /// Checks this many puzzles completely, chosen by a seed; the others only by the rules.
    Sample {
        /// How many.
        puzzles: usize,
        /// Chooses them.
        seed: u64,
    },
}

/// A puzzle with what is wrong with it.
#[derive(Clone, PartialEq, Debug)]
pub struct Faulty {
    /// The id that it claims.
    pub id: String,
    /// What is wrong.
    pub flaw: Flaw,
}

messages! {
    /// What can be wrong with a puzzle.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Flaw as "cli-flaw" {
        /// The game, the variant or the position.
        "position" = Position {
            /// What is wrong with it.
            reason: Message,
        },
        /// The position is not written as the rules write it.
        "spelling" = Spelling {
            /// As they write it.
            canonical: String,
        },
        /// The id is not that of the position.
        "id" = Id {
            /// The right one.
            expected: String,
        },
        /// Two puzzles are the same.
        "twice" = Twice,
        /// There is nothing to choose.
        "no-choice" = NoChoice,
        /// A move of the line.
        "move" = Move {
            /// Counted from 1.
            number: usize,
            /// Why it cannot be played.
            reason: Message,
        },
        /// A move of the line has another text.
        "move-spelling" = MoveSpelling {
            /// Counted from 1.
            number: usize,
            /// Its text.
            canonical: String,
        },
        /// The line is empty or too long.
        "line" = Line {
            /// The most plies.
            longest: usize,
        },
        /// The line does not lead to a proved win.
        "not-won" = NotWon,
        /// The line leads to a loss.
        "lost" = Lost,
        /// The themes are others.
        "themes" = Themes {
            /// The right ones.
            expected: String,
        },
        /// Another move is as good.
        "another" = Another {
            /// The move.
            other: String,
        },
        /// The solution does not reach the goal.
        "useless" = Useless,
        /// The goal is another.
        "goal" = Goal,
        /// The prover does not find the proof.
        "unproved" = Unproved,
        /// The engine prefers another move, or does not find the solution much better.
        "doubtful" = Doubtful {
            /// The move it prefers.
            best: String,
            /// By how many hundredths its chance is larger than that of the second best.
            margin: i64,
        },
    }
}

/// Checks puzzles of one file, and tells of every puzzle done.
pub fn check_all(
    puzzles: &[Puzzle],
    effort: Effort,
    on_progress: &mut dyn FnMut(usize),
) -> Vec<Faulty> {
    let sample = sample(puzzles.len(), effort);
    let mut ids = HashSet::new();
    let mut faulty = Vec::new();
    for (index, puzzle) in puzzles.iter().enumerate() {
        let flaw = if ids.insert(&puzzle.id) {
            check(puzzle, sample.contains(&index)).err()
        } else {
            Some(Flaw::Twice)
        };
        faulty.extend(flaw.map(|flaw| Faulty { id: puzzle.id.clone(), flaw }));
        on_progress(index + 1);
    }
    faulty
}

/// Which puzzles are checked as a whole.
fn sample(all: usize, effort: Effort) -> HashSet<usize> {
    let mut indices: Vec<usize> = (0..all).collect();
    if let Effort::Sample { puzzles, seed } = effort {
        Rng::new(Seed(seed)).shuffle(&mut indices);
        indices.truncate(puzzles);
    }
    indices.into_iter().collect()
}

/// Checks a puzzle; that there is exactly one solution only if it is checked as a whole.
///
/// # Errors
/// The first flaw.
pub fn check(puzzle: &Puzzle, whole: bool) -> Result<(), Flaw> {
    let position = puzzle.set_up().map_err(|reason| Flaw::Position { reason })?;
    check_texts(puzzle, &position)?;
    let story = Story::of(&position, &puzzle.line)
        .map_err(|(number, refused)| Flaw::Move { number, reason: refused.message })?;
    check_line(puzzle, &position, &story)?;
    let expected = story.themes(puzzle.goal);
    if expected != puzzle.themes {
        let ids: Vec<&str> = expected.iter().map(|theme| theme.id()).collect();
        return Err(Flaw::Themes { expected: ids.join(", ") });
    }
    check_other_ends(puzzle, &position)?;
    if whole { check_standard(puzzle, &position) } else { Ok(()) }
}

fn check_texts(puzzle: &Puzzle, position: &Position) -> Result<(), Flaw> {
    let canonical = position.text();
    if canonical != puzzle.position {
        return Err(Flaw::Spelling { canonical });
    }
    let expected = Puzzle::id_of(position.settings(), &canonical);
    if expected != puzzle.id {
        return Err(Flaw::Id { expected });
    }
    if position.outcome().is_some() || position.count_moves() < 2 {
        return Err(Flaw::NoChoice);
    }
    if !(1..=LONGEST_LINE).contains(&puzzle.line.len()) {
        return Err(Flaw::Line { longest: LONGEST_LINE });
    }
    Ok(())
}

fn check_line(puzzle: &Puzzle, position: &Position, story: &Story) -> Result<(), Flaw> {
    for ((text, played), number) in puzzle.line.iter().zip(&story.moves).zip(1..) {
        if *text != played.text {
            return Err(Flaw::MoveSpelling { number, canonical: played.text.clone() });
        }
    }
    let team = position.team(position.turn());
    let is_proved_win = puzzle.goal == Goal::Win && puzzle.certainty == Certainty::Proved;
    if puzzle.within.is_some_and(|_| !is_proved_win) {
        return Err(Flaw::Goal);
    }
    if puzzle.within.is_some_and(|plies| puzzle.line.len() > plies as usize) {
        return Err(Flaw::NotWon);
    }
    match story.outcome.map(|outcome| outcome.winner) {
        Some(Some(winner)) if winner != team => Err(Flaw::Lost),
        // A line that is not cut off shows the whole win.
        None if is_proved_win && puzzle.line.len() < LONGEST_LINE => Err(Flaw::NotWon),
        Some(None) if puzzle.goal == Goal::Win => Err(Flaw::NotWon),
        _ => Ok(()),
    }
}

/// No other move wins at once: the rules alone can tell.
fn check_other_ends(puzzle: &Puzzle, position: &Position) -> Result<(), Flaw> {
    let team = position.team(position.turn());
    let wins =
        |child: &Position| child.outcome().is_some_and(|outcome| outcome.winner == Some(team));
    let mut others = position.children().into_iter();
    let another =
        others.find(|(text, child)| Some(text.as_str()) != puzzle.solution() && wins(child));
    another.map_or(Ok(()), |(other, _)| Err(Flaw::Another { other }))
}

/// That there is exactly one solution, by the standard of what the puzzle claims.
fn check_standard(puzzle: &Puzzle, position: &Position) -> Result<(), Flaw> {
    let solution = puzzle.solution().unwrap_or_default();
    match (puzzle.certainty, puzzle.within) {
        (Certainty::Proved, None) => {
            let proved = prove_only(position, solution, &Allowance::of_check());
            check_proved(puzzle, proved)
        }
        (Certainty::Proved, Some(plies)) => {
            let proved = prove_only_within(position, solution, plies, &Allowance::of_check());
            check_proved(puzzle, proved)?;
            check_opinion(puzzle, position)
        }
        (Certainty::Engine, _) => check_opinion(puzzle, position),
    }
}

fn check_proved(puzzle: &Puzzle, proved: Proved) -> Result<(), Flaw> {
    match proved {
        Proved::Only(goal) if goal == puzzle.goal => Ok(()),
        Proved::Only(_) => Err(Flaw::Goal),
        Proved::Another(other) => Err(Flaw::Another { other }),
        Proved::Useless => Err(Flaw::Useless),
        Proved::Open => Err(Flaw::Unproved),
    }
}

fn check_opinion(puzzle: &Puzzle, position: &Position) -> Result<(), Flaw> {
    let Some(opinion) = Opinion::of(position, NODES) else { return Err(Flaw::NoChoice) };
    let best = opinion.solution().unwrap_or_default().to_owned();
    let is_best = puzzle.solution() == Some(&best);
    match opinion.goal(MARGIN) {
        // The engine may hold what the prover knows to be lost.
        Some(Goal::Save) if is_best && is_lost_after(position, &best) => Err(Flaw::Useless),
        Some(goal) if is_best && goal == puzzle.goal => Ok(()),
        Some(_) if is_best => Err(Flaw::Goal),
        _ => {
            let margin = (opinion.margin() * 100.0).round() as i64;
            Err(Flaw::Doubtful { best, margin })
        }
    }
}
