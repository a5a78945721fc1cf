//! The formulas: how a game changes the ratings of its players.

use std::collections::BTreeMap;

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use tetrarch_catalog::Team;
use tetrarch_store::Rating;
use tetrarch_table::RecordScore;

/// The initial rating.
pub(crate) const UNKNOWN: Rating =
    Rating { value: 1500.0, deviation: 350.0, volatility: None, games: 0 };
/// The volatility (Glicko-2) of a new player.
const VOLATILITY: f64 = 0.06;
/// Weng and Lin begin with 25 ± 25/3 and β = 25/6. Their formulas only know quotients of these, so
/// that the same with 1500 ± 350 and half of that is the same system on the scale of Glicko.
const BETA: f64 = UNKNOWN.deviation / 2.0;

/// A player of a finished game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Place {
    pub(crate) team: Team,
    pub(crate) score: RecordScore,
}

/// The ratings after a game: Glicko-2 for two players, Weng-Lin for more, who may play in teams.
pub(super) fn after(players: &[(Rating, Place)]) -> Vec<Rating> {
    match players {
        [first, second] => duel(first, second).to_vec(),
        more => melee(more),
    }
}

fn duel(first: &(Rating, Place), second: &(Rating, Place)) -> [Rating; 2] {
    let outcome = match first.1.score {
        RecordScore::Win => Outcomes::WIN,
        RecordScore::Draw => Outcomes::DRAW,
        RecordScore::Loss => Outcomes::LOSS,
    };
    let before = |rating: &Rating| Glicko2Rating {
        rating: rating.value,
        deviation: rating.deviation,
        volatility: rating.volatility.unwrap_or(VOLATILITY),
    };
    let config = Glicko2Config::new();
    let (first_after, second_after) =
        glicko2(&before(&first.0), &before(&second.0), &outcome, &config);
    let after = |before: &Rating, after: Glicko2Rating| Rating {
        value: after.rating,
        deviation: after.deviation,
        volatility: Some(after.volatility),
        games: before.games + 1,
    };
    [after(&first.0, first_after), after(&second.0, second_after)]
}

fn melee(players: &[(Rating, Place)]) -> Vec<Rating> {
    let mut teams: BTreeMap<Team, Vec<usize>> = BTreeMap::new();
    for (index, (_, place)) in players.iter().enumerate() {
        teams.entry(place.team).or_default().push(index);
    }
    let before = |&index: &usize| {
        let Rating { value, deviation, .. } = players[index].0;
        WengLinRating { rating: value, uncertainty: deviation }
    };
    let before: Vec<Vec<_>> =
        teams.values().map(|members| members.iter().map(before).collect()).collect();
    // Partners have the same score.
    let ranks = teams.values().map(|members| rank(players[members[0]].1.score));
    let ranked: Vec<_> =
        before.iter().map(Vec::as_slice).zip(ranks.map(MultiTeamOutcome::new)).collect();
    let config = WengLinConfig { beta: BETA, ..WengLinConfig::new() };
    let after = weng_lin_multi_team(&ranked, &config);
    let mut ratings: Vec<Rating> = players.iter().map(|(rating, _)| *rating).collect();
    for (&index, after) in teams.values().flatten().zip(after.iter().flatten()) {
        ratings[index] = Rating {
            value: after.rating,
            deviation: after.uncertainty,
            volatility: None,
            games: ratings[index].games + 1,
        };
    }
    ratings
}

/// First is best.
fn rank(score: RecordScore) -> usize {
    match score {
        RecordScore::Win => 1,
        RecordScore::Draw => 2,
        RecordScore::Loss => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(results: &[(Team, RecordScore)]) -> Vec<Rating> {
        let places = results.iter().map(|&(team, score)| (UNKNOWN, Place { team, score }));
        after(&places.collect::<Vec<_>>())
    }

    fn third() -> Team {
        Team::from_index(2)
    }

    #[test]
    fn two_players_are_rated_by_glicko_2() {
        // The example of Glickman's paper: 1500 ± 200 beats 1400 ± 30.
        let rating = |value, deviation| Rating { value, deviation, ..UNKNOWN };
        let place = |team, score| Place { team, score };
        let [first, second] = duel(
            &(rating(1500.0, 200.0), place(Team::FIRST, RecordScore::Win)),
            &(rating(1400.0, 30.0), place(Team::SECOND, RecordScore::Loss)),
        );
        assert_eq!((first.value.round(), first.deviation.round()), (1564.0, 175.0));
        assert!(second.value > 1397.0, "who is known well loses little: {second:?}");
        assert_eq!((first.games, second.games), (1, 1));
    }

    #[test]
    fn three_players_are_ranked() {
        let after = game(&[
            (Team::FIRST, RecordScore::Loss),
            (Team::SECOND, RecordScore::Win),
            (third(), RecordScore::Loss),
        ]);
        assert!(after[1].value > UNKNOWN.value);
        assert!(after[0].value < UNKNOWN.value);
        assert_eq!(after[0].value, after[2].value, "both lost alike");
        assert!(after.iter().all(|rating| rating.deviation < UNKNOWN.deviation));
    }

    #[test]
    fn partners_win_and_lose_together() {
        let after = game(&[
            (Team::FIRST, RecordScore::Win),
            (Team::SECOND, RecordScore::Loss),
            (Team::FIRST, RecordScore::Win),
            (Team::SECOND, RecordScore::Loss),
        ]);
        assert_eq!(after[0], after[2]);
        assert_eq!(after[1], after[3]);
        assert!(after[0].value > UNKNOWN.value && after[1].value < UNKNOWN.value);
    }

    #[test]
    fn a_draw_of_equals_says_nothing_but_that_they_are_equal() {
        let after = game(&[
            (Team::FIRST, RecordScore::Draw),
            (Team::SECOND, RecordScore::Draw),
            (third(), RecordScore::Draw),
        ]);
        assert!(after.iter().all(|rating| (rating.value - UNKNOWN.value).abs() < 1e-6));
    }

    #[test]
    fn the_scale_is_the_only_difference_to_weng_and_lins_own_numbers() {
        let after = game(&[
            (Team::FIRST, RecordScore::Win),
            (Team::SECOND, RecordScore::Loss),
            (third(), RecordScore::Loss),
        ]);
        let own = WengLinRating::new();
        let teams = [([own], 1), ([own], 3), ([own], 3)];
        let ranked: Vec<_> =
            teams.iter().map(|(team, rank)| (&team[..], MultiTeamOutcome::new(*rank))).collect();
        let plain = weng_lin_multi_team(&ranked, &WengLinConfig::new());
        let scale = UNKNOWN.deviation / own.uncertainty;
        for (scaled, plain) in after.iter().zip(plain.iter().flatten()) {
            let expected = UNKNOWN.value + (plain.rating - own.rating) * scale;
            assert!((scaled.value - expected).abs() < 1e-6, "{scaled:?} {plain:?}");
        }
    }
}
