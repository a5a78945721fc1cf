//! A plain alpha-beta of fixed depth: an opponent that knows nothing but its judge.

use tetrarch_game::{Game, Team};

use crate::several::end_score;
use crate::{Judge, Score};

/// The first of the best moves by a plain alpha-beta search, and its score; none if the game is
/// over. With more than two teams all others are taken for one.
pub fn fixed_depth<G: Game>(
    judge: &impl Judge<G>,
    position: &G,
    depth: u32,
) -> Option<(G::Move, Score)> {
    let team = position.team(position.turn());
    let mut best: Option<(G::Move, Score)> = None;
    position.each_child(&mut |mv, child| {
        let alpha = best.map_or(-Score::INFINITE, |(_, score)| score);
        let window = (alpha, Score::INFINITE);
        let score = value(judge, team, child, window, depth.saturating_sub(1), 1);
        if score > alpha {
            best = Some((mv, score));
        }
    });
    best
}

/// Every move that a plain alpha-beta search of this depth finds at most `margin` hundredths worse
/// than the best, with its score. It is asked before each move whether to go on.
pub fn nearly_best<G: Game>(
    judge: &impl Judge<G>,
    position: &G,
    depth: u32,
    margin: i32,
    goes_on: &mut impl FnMut() -> bool,
) -> Vec<(G::Move, Score)> {
    let team = position.team(position.turn());
    let mut least = -Score::INFINITE;
    let mut found = Vec::new();
    position.each_child(&mut |mv, child| {
        if !goes_on() {
            return;
        }
        let window = (least, Score::INFINITE);
        let score = value(judge, team, child, window, depth.saturating_sub(1), 1);
        if score > least {
            found.push((mv, score));
            least = least.max(score.plus(-margin).next_down());
        }
    });
    found.retain(|&(_, score)| score > least);
    found
}

/// What a position is worth to `team`.
fn value<G: Game>(
    judge: &impl Judge<G>,
    team: Team,
    position: &G,
    (mut alpha, mut beta): (Score, Score),
    depth: u32,
    ply: u32,
) -> Score {
    if let Some(outcome) = position.outcome() {
        return end_score(&outcome, team, ply);
    }
    if depth == 0 {
        return Score::centi(judge.evaluate_for(position, team));
    }
    let maximises = position.team(position.turn()) == team;
    position.each_child(&mut |_, child| {
        if alpha >= beta {
            return;
        }
        let score = value(judge, team, child, (alpha, beta), depth - 1, ply + 1);
        if maximises {
            alpha = alpha.max(score);
        } else {
            beta = beta.min(score);
        }
    });
    if maximises { alpha } else { beta }
}
