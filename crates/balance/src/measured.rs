//! What was measured of a game.

use serde::{Deserialize, Serialize};

use crate::Share;

/// Everything measured of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Balance {
    /// The id of the game.
    pub game: String,
    /// The command that played the games and wrote this.
    pub made_by: String,
    /// Every variant, over many deals if the game begins with one.
    pub starts: Vec<MeasuredStart>,
    /// Single deals that turned out to be even, in games that begin with one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deals: Vec<MeasuredStart>,
}

/// A start, and how games from there ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeasuredStart {
    /// The id of the variant.
    pub variant: String,
    /// What the deal is made from, if this is one deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// How many games were played.
    pub games: u32,
    /// How many each team won, in the order of the teams.
    pub wins: Vec<u32>,
    /// How many were drawn.
    pub draws: u32,
    /// How often each team wins, in the order of the teams.
    pub shares: Vec<Share>,
}

impl MeasuredStart {
    /// A start after these games.
    ///
    /// # Panics
    /// If there were no games.
    #[must_use]
    pub fn of(variant: &str, seed: Option<u64>, wins: Vec<u32>, draws: u32) -> Self {
        let games = wins.iter().sum::<u32>() + draws;
        let part = f64::from(draws) / wins.len() as f64;
        let shares = wins.iter().map(|&won| Share::of(f64::from(won) + part, games)).collect();
        Self { variant: variant.to_owned(), seed, games, wins, draws, shares }
    }

    /// By how much the luckiest team wins more often than it should.
    #[must_use]
    pub fn unevenness(&self) -> f64 {
        let even = 1.0 / self.shares.len() as f64;
        self.shares.iter().map(|share| share.score - even).fold(0.0, f64::max)
    }

    /// Whether the games do not rule out that all teams win equally often.
    #[must_use]
    pub fn may_be_even(&self) -> bool {
        let even = 1.0 / self.shares.len() as f64;
        self.shares.iter().all(|share| (share.low..=share.high).contains(&even))
    }
}

impl Balance {
    /// Reads a file.
    ///
    /// # Errors
    /// If it is not one.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The file: a start a line.
    ///
    /// # Panics
    /// Never: all of it is plain data.
    #[must_use]
    pub fn write(&self) -> String {
        let line = |start: &MeasuredStart| {
            format!("    {}", serde_json::to_string(start).expect("plain data"))
        };
        let lines =
            |starts: &[MeasuredStart]| starts.iter().map(line).collect::<Vec<_>>().join(",\n");
        let text = |text: &str| serde_json::to_string(text).expect("plain data");
        let deals = if self.deals.is_empty() {
            String::new()
        } else {
            format!(",\n  \"deals\": [\n{}\n  ]", lines(&self.deals))
        };
        format!(
            "{{\n  \"game\": {},\n  \"made_by\": {},\n  \"starts\": [\n{}\n  ]{deals}\n}}\n",
            text(&self.game),
            text(&self.made_by),
            lines(&self.starts),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_comes_back_as_it_was_written() {
        let starts = vec![
            MeasuredStart::of("standard", None, vec![30, 24], 6),
            MeasuredStart::of("three-players", None, vec![10, 20, 30], 0),
        ];
        let deals = vec![MeasuredStart::of("standard", Some(17), vec![20, 20], 0)];
        let balance =
            Balance { game: "abalone".into(), made_by: "tetrarch balance".into(), starts, deals };
        assert_eq!(Balance::read(&balance.write()).expect("a file"), balance);
        let without = Balance { deals: Vec::new(), ..balance };
        assert_eq!(Balance::read(&without.write()).expect("a file"), without);
    }

    #[test]
    fn a_draw_is_shared() {
        let start = MeasuredStart::of("standard", None, vec![3, 1], 6);
        assert_eq!((start.games, start.shares[0].score, start.shares[1].score), (10, 0.6, 0.4));
        assert!((start.unevenness() - 0.1).abs() < 1e-9);
        assert!(start.may_be_even());
        assert!(!MeasuredStart::of("standard", None, vec![30, 0], 0).may_be_even());
        let three = MeasuredStart::of("three-players", None, vec![5, 5, 5], 3);
        assert!(three.may_be_even() && three.unevenness() < 0.001);
    }
}
