//! Ending games that are decided before they are over.

use serde::{Deserialize, Serialize};

/// A game is adjudicated when both players have agreed for some plies who wins, and the board shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Adjudication {
    /// Every score of these plies is at least this, in hundredths of log-odds, for the same side.
    pub score: i32,
    /// How many plies in a row.
    pub plies: u32,
    /// Marbles that the winner has pushed off more than the other.
    pub marbles: i32,
    /// One pair in this number, the first included, is played to its end, to see whether adjudication
    /// would have been right.
    pub checked: u32,
}

impl Default for Adjudication {
    /// 98 % for both players for three moves each, three marbles ahead.
    fn default() -> Self {
        Self { score: 400, plies: 6, marbles: 3, checked: 8 }
    }
}

/// What adjudication did in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The game ended by the rules before it was decided, or nobody adjudicated.
    #[default]
    None,
    /// It was adjudicated.
    Taken,
    /// It was played to its end, which was the one foreseen.
    Right,
    /// It was played to its end, which was another one.
    Wrong,
}

/// How long the players of a game have agreed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Agreement {
    rule: Adjudication,
    /// Whom the last scores favour: 1 the first player, −1 the second.
    favours: i32,
    plies: u32,
}

impl Agreement {
    pub const fn new(rule: Adjudication) -> Self {
        Self { rule, favours: 0, plies: 0 }
    }

    /// Hears a ply's score and the marble lead, both for the first player. Says for whom the game is
    /// decided: 1 for the first player, −1 for the second.
    pub fn hear(&mut self, score: i32, marble_lead: i32) -> Option<i32> {
        let favours = if score.abs() >= self.rule.score { score.signum() } else { 0 };
        self.plies = if favours != 0 && favours == self.favours { self.plies + 1 } else { 1 };
        self.favours = favours;
        let is_decided = favours != 0
            && self.plies >= self.rule.plies
            && marble_lead * favours >= self.rule.marbles;
        is_decided.then_some(favours)
    }
}

#[cfg(test)]
mod tests {
    use super::{Adjudication, Agreement};

    fn heard(plies: &[(i32, i32)]) -> Option<i32> {
        let rule = Adjudication { score: 400, plies: 3, marbles: 2, checked: 8 };
        let mut agreement = Agreement::new(rule);
        plies.iter().map(|&(score, lead)| agreement.hear(score, lead)).last().flatten()
    }

    #[test]
    fn both_players_must_agree_for_long_enough() {
        assert_eq!(heard(&[(500, 2), (600, 2)]), None);
        assert_eq!(heard(&[(500, 2), (600, 2), (400, 2)]), Some(1));
        assert_eq!(heard(&[(-500, -2), (-600, -2), (-400, -2)]), Some(-1));
        assert_eq!(heard(&[(500, 2), (399, 2), (600, 2), (700, 2)]), None);
        assert_eq!(heard(&[(500, 2), (-500, 2), (500, 2)]), None);
    }

    #[test]
    fn the_board_must_show_it() {
        assert_eq!(heard(&[(500, 2), (600, 2), (400, 1)]), None);
        assert_eq!(heard(&[(500, -2), (600, -2), (400, -2)]), None);
    }
}
