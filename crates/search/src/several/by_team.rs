//! The value of a line for every team.

use tetrarch_game::{Game, Outcome, Seat, Team};

use crate::{Judge, Score};

/// What each team has at the end of a line, in the order of the teams. With more than two teams
/// one score does not tell it all.
pub fn scores_by_team<G: Game>(
    judge: &impl Judge<G>,
    position: &G,
    line: &[G::Move],
) -> Vec<Score> {
    let mut end = position.clone();
    line.iter().for_each(|&mv| end.play(mv));
    let plies = line.len() as u32;
    let outcome = end.outcome();
    let teams = Seat::all(end.seats()).map(|seat| end.team(seat).index() + 1).max();
    (0..teams.expect("every game has seats"))
        .map(Team::from_index)
        .map(|team| match &outcome {
            Some(outcome) => end_score(outcome, team, plies),
            None => Score::centi(judge.evaluate_for(&end, team)),
        })
        .collect()
}

/// The value for a team of a game that ends after this number of plies.
pub(crate) fn end_score(outcome: &Outcome, team: Team, plies: u32) -> Score {
    match outcome.winner {
        None => Score::DRAW,
        Some(winner) if winner == team => Score::win_in(plies),
        Some(_) => Score::loss_in(plies),
    }
}
