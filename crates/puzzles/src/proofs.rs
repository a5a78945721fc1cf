//! What the prover says of a position's first moves.

use std::cell::Cell;
use std::ops::ControlFlow;

use tetrarch_catalog::{Position, Seat};
use tetrarch_engine::solver::{Plies, Solution, Solver, SolverSetup};

use crate::Goal;

/// How many positions provers may expand.
pub(crate) struct Allowance {
    /// For one question about one move.
    each: u64,
    /// For all questions about a puzzle.
    left: Cell<u64>,
}

impl Allowance {
    /// When puzzles are found.
    pub const fn of_mining() -> Self {
        Self { each: 20_000, left: Cell::new(150_000) }
    }

    /// When they are checked: more, so that a prover that changes a little still answers.
    pub const fn of_check() -> Self {
        Self { each: 80_000, left: Cell::new(1_000_000) }
    }

    /// When a move that is said to save is doubted.
    const fn of_doubt() -> Self {
        Self { each: 100_000, left: Cell::new(100_000) }
    }

    fn spend(&self, nodes: u64) {
        self.left.set(self.left.get().saturating_sub(nodes));
    }
}

const MEMORY_MIB: usize = 2;

/// What is proved of a move that is said to be the only one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Proved {
    /// It alone reaches this.
    Only(Goal),
    /// Another move does as well.
    Another(String),
    /// It does not reach anything.
    Useless,
    /// The prover does not know.
    Open,
}

/// Whether a move alone wins, or alone does not lose.
pub(crate) fn prove_only(position: &Position, solution: &str, allowance: &Allowance) -> Proved {
    let (mover, opponent) = (position.turn(), position.turn().next(position.seats()));
    let (solutions, others): (Vec<_>, Vec<_>) =
        position.children().into_iter().partition(|(text, _)| text == solution);
    let Some((_, after)) = solutions.first() else { return Proved::Useless };
    if is_won_by(after, mover, Plies::ANY, allowance) == Some(true) {
        return others_are(others, |child| {
            match is_won_by(child, opponent, Plies::ANY, allowance) {
                Some(true) => Some(false),
                _ => is_won_by(child, mover, Plies::ANY, allowance),
            }
        })
        .unwrap_or(Proved::Only(Goal::Win));
    }
    match is_won_by(after, opponent, Plies::ANY, allowance) {
        Some(true) => Proved::Useless,
        // Saved, if all others lose. If the solution might win too, that is the better half of it.
        Some(false) => others_are(others, |child| {
            is_won_by(child, opponent, Plies::ANY, allowance).map(|is_lost| !is_lost)
        })
        .unwrap_or(Proved::Only(Goal::Save)),
        None => Proved::Open,
    }
}

/// Whether a move alone wins within this many plies, itself among them.
pub(crate) fn prove_only_within(
    position: &Position,
    solution: &str,
    plies: u32,
    allowance: &Allowance,
) -> Proved {
    let mover = position.turn();
    let left = Plies::from_plies(plies.saturating_sub(1));
    let (solutions, others): (Vec<_>, Vec<_>) =
        position.children().into_iter().partition(|(text, _)| text == solution);
    match solutions.first().map(|(_, after)| is_won_by(after, mover, left, allowance)) {
        None | Some(Some(false)) => Proved::Useless,
        Some(None) => Proved::Open,
        Some(Some(true)) => others_are(others, |child| is_won_by(child, mover, left, allowance))
            .unwrap_or(Proved::Only(Goal::Win)),
    }
}

/// Whether the opponent is known to win after a move.
pub(crate) fn is_lost_after(position: &Position, text: &str) -> bool {
    let opponent = position.turn().next(position.seats());
    let mut after = position.clone();
    after.play(text).is_ok()
        && is_won_by(&after, opponent, Plies::ANY, &Allowance::of_doubt()) == Some(true)
}

/// What spoils the solution, if not every other move is known to fail.
fn others_are(
    others: Vec<(String, Position)>,
    does_as_well: impl Fn(&Position) -> Option<bool>,
) -> Option<Proved> {
    others.into_iter().find_map(|(text, child)| match does_as_well(&child) {
        Some(false) => None,
        Some(true) => Some(Proved::Another(text)),
        None => Some(Proved::Open),
    })
}

/// Whether a seat can force a win within some plies; none if the prover does not find out.
fn is_won_by(
    position: &Position,
    seat: Seat,
    within: Plies,
    allowance: &Allowance,
) -> Option<bool> {
    if let Some(outcome) = position.outcome() {
        return Some(outcome.winner == Some(position.team(seat)));
    }
    let most = allowance.each.min(allowance.left.get());
    if most == 0 {
        return None;
    }
    let setup = SolverSetup { seat: Some(seat), memory_mib: MEMORY_MIB, salt: 0 };
    let mut solver = Solver::new(position, setup);
    let solution = solver.solve(within, &mut |progress| {
        if progress.nodes >= most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    allowance.spend(solver.nodes());
    match solution {
        Solution::Win { .. } => Some(true),
        Solution::NoWin => Some(false),
        Solution::Open => None,
    }
}
