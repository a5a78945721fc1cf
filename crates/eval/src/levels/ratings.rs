//! How strong the levels are, measured.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// What was measured, and how.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ratings {
    /// How the figures were made.
    pub made_by: String,
    /// One for each variant that was measured.
    pub ladders: Vec<Ladder>,
}

/// The levels of one variant.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ladder {
    /// The id of the game.
    pub game: String,
    /// The id of the variant.
    pub variant: String,
    /// One for each level, the weakest first.
    pub levels: Vec<LevelRating>,
}

/// How strong a level is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelRating {
    /// The level, counted from 1.
    pub level: u8,
    /// The rating.
    pub elo: i32,
    /// Half the width of its interval of 95 %.
    pub error: i32,
    /// Games that it rests on.
    pub games: u32,
    /// What the level scored against the one below, in percent; none for the first.
    pub against_below_percent: Option<f64>,
}

static RATINGS: LazyLock<Ratings> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../levels-ratings.json"))
        .expect("a test reads the embedded file")
});

impl Ratings {
    /// What was measured with the shipped levels.
    #[must_use]
    pub fn shipped() -> &'static Self {
        &RATINGS
    }

    /// The rating of a level in a game, by the first of its variants that was measured.
    #[must_use]
    pub fn of(&self, game: &str, level: u8) -> Option<LevelRating> {
        let ladder = self.ladders.iter().find(|ladder| ladder.game == game)?;
        ladder.levels.iter().find(|rating| rating.level == level).copied()
    }
}
