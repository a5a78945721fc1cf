//! Negamax with nothing added: what every faster search must agree with.

use tetrarch_game::Game;

use crate::several::end_score;
use crate::{Judge, Score};

/// The value of a position to the team to move after exactly `depth` plies, for two teams. To come
/// back to a position of `history`, or of the line itself, is a draw.
pub fn negamax<G: Game>(judge: &impl Judge<G>, position: &G, depth: u32, history: &[u64]) -> Score {
    value(judge, position, depth, 0, &mut history.to_vec())
}

fn value<G: Game>(
    judge: &impl Judge<G>,
    position: &G,
    depth: u32,
    ply: u32,
    path: &mut Vec<u64>,
) -> Score {
    let team = position.team(position.turn());
    if let Some(outcome) = position.outcome() {
        return end_score(&outcome, team, ply);
    }
    if ply > 0 && path.contains(&position.key()) {
        return Score::DRAW;
    }
    if depth == 0 {
        return Score::centi(judge.evaluate(position));
    }
    path.push(position.key());
    let mut best = -Score::INFINITE;
    position.each_child(&mut |_, child| {
        let score = value(judge, child, depth - 1, ply + 1, path);
        let same_team = child.team(child.turn()) == team;
        best = best.max(if same_team { score } else { -score });
    });
    path.pop();
    best
}
