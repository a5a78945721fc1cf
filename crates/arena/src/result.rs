//! What is kept of a finished game.

use serde::{Deserialize, Serialize};
use tetrarch_game::Message;
use tetrarch_table::record::Record;

use crate::ForfeitKind;

/// What a game was worth, without its moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// The number of the game in the match, from 0.
    pub game: u64,
    /// Its round: the games of a round begin with the same opening.
    pub round: u64,
    /// Its group: a pair of games with the teams swapped.
    pub group: u64,
    /// The names of the entrants, team by team.
    pub teams: Vec<String>,
    /// What each team got: 1, ½ or 0.
    pub points: Vec<f64>,
    /// What ended the game: a rule's id, the table's, `forfeit` or `adjudication`.
    pub ending: String,
    /// Who forfeited the game and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<ForfeitNote>,
    /// How many plies were played, the opening among them.
    pub plies: u64,
    /// The position after the opening.
    pub opening: String,
    /// What each team did for it.
    pub work: Vec<Work>,
}

/// Who forfeited a game and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ForfeitNote {
    /// The entrant's name.
    pub entrant: String,
    /// In one word.
    pub kind: ForfeitKind,
    /// In one sentence, which can be said in any language.
    #[serde(default)]
    pub message: Message,
}

/// What a contestant did in one game, all its moves together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Work {
    /// Moves it chose.
    pub moves: u64,
    /// Plies it looked ahead.
    pub depth: u64,
    /// Positions it looked at.
    pub nodes: u64,
    /// The time it took; zero if time is not measured.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub ms: u64,
}

/// A finished game with its moves.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// What it was worth.
    pub result: GameResult,
    /// How it went.
    pub record: Record,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_nought(ms: &u64) -> bool {
    *ms == 0
}

impl Work {
    pub(crate) const fn add(&mut self, other: Self) {
        self.moves += other.moves;
        self.depth += other.depth;
        self.nodes += other.nodes;
        self.ms += other.ms;
    }
}

impl GameResult {
    /// How an entrant did against another in this game, from 0 to 1, and how often they were
    /// compared: every team of the one with every team of the other. None if they did not meet.
    ///
    /// Among three teams a lone loser shares half a point with another loser, so that equal
    /// entrants expect one half in every game.
    #[must_use]
    pub fn compare(&self, entrant: &str, other: &str) -> Option<(f64, f64)> {
        let points_of = |name: &str| {
            let teams = self.teams.iter().zip(&self.points);
            teams.filter(|(team, _)| *team == name).map(|(_, points)| *points).collect::<Vec<f64>>()
        };
        let (own, others) = (points_of(entrant), points_of(other));
        let comparisons = (own.len() * others.len()) as f64;
        let sum: f64 = own
            .iter()
            .flat_map(|own| others.iter().map(move |other| f64::midpoint(1.0, own - other)))
            .sum();
        (comparisons > 0.0).then_some((sum / comparisons, comparisons))
    }
}

#[cfg(test)]
mod tests {
    use super::GameResult;

    fn result(teams: &[&str], points: &[f64]) -> GameResult {
        GameResult {
            game: 0,
            round: 0,
            group: 0,
            teams: teams.iter().map(|&name| name.to_owned()).collect(),
            points: points.to_vec(),
            ending: "no-move".to_owned(),
            forfeit: None,
            plies: 9,
            opening: String::new(),
            work: Vec::new(),
        }
    }

    #[test]
    fn two_teams_are_compared_by_their_points() {
        let game = result(&["a", "b"], &[1.0, 0.0]);
        assert_eq!(game.compare("a", "b"), Some((1.0, 1.0)));
        assert_eq!(game.compare("b", "a"), Some((0.0, 1.0)));
        assert_eq!(game.compare("a", "c"), None);
        assert_eq!(result(&["a", "b"], &[0.5, 0.5]).compare("a", "b"), Some((0.5, 1.0)));
    }

    #[test]
    fn equal_entrants_expect_one_half_among_three_teams() {
        let teams = ["a", "b", "b"];
        let wins = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
        let scores = wins.map(|points| result(&teams, &points).compare("a", "b").unwrap().0);
        assert_eq!(scores, [1.0, 0.25, 0.25]);
        assert_eq!(scores.iter().sum::<f64>() / 3.0, 0.5);
    }
}
