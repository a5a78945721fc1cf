//! How good a player is.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// How many levels there are; the last is the engine at full strength and has no skill of its own.
pub const LEVELS: u8 = 10;

/// The skills for a game whose levels were never tuned: plies looked ahead, positions looked at, and how much is overlooked.
const UNTUNED: [(u32, u64, u8); LEVELS as usize - 1] = [
    (1, 100, 40),
    (1, 200, 25),
    (2, 400, 20),
    (2, 800, 10),
    (3, 1_600, 8),
    (4, 3_200, 6),
    (5, 6_400, 4),
    (6, 12_800, 2),
    (8, 25_600, 0),
];
/// How far judgements are off there, in hundredths of log-odds. Nothing is known of positions, so this only chooses among equals.
const UNTUNED_BLUR: u16 = 50;
/// The first level of such a game that never misses a win in one turn.
const SEES_WINS_FROM: u8 = 4;

/// How good a player is at what people are not perfect at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// The level, counted from 1.
    pub level: u8,
    /// Plies looked ahead.
    pub depth: u32,
    /// Positions looked at for a move.
    pub nodes: u64,
    /// How much of what the engine knows is known, in percent; the rest is counting material.
    pub knowledge_percent: u8,
    /// How far judgements are off, in hundredths of log-odds: the standard deviation where the
    /// moves were easy to follow.
    pub blur_hundredths: u16,
    /// The chance to overlook a move of effort one, in percent.
    pub overlooks_percent: u8,
    /// Whether a win in one turn is always seen, one's own and the other's.
    pub sees_wins: bool,
    /// Whether captures are played out before a position is judged.
    pub plays_out: bool,
    /// Whether positions are judged as at full strength, by the network if the game has one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub network: bool,
}

static SKILLS: LazyLock<BTreeMap<String, Vec<Skill>>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../levels.json")).expect("a test reads the embedded file")
});

impl Skill {
    /// The skill of a level in a game; none for the last level, for a level that does not exist, and
    /// for a game without levels.
    #[must_use]
    pub fn of(game: &str, level: u8) -> Option<Self> {
        SKILLS.get(game)?.iter().find(|skill| skill.level == level).copied()
    }

    /// The skill of a level in a game whose levels were never tuned; none for the last level and for one that does not exist.
    #[must_use]
    pub fn untuned(level: u8) -> Option<Self> {
        let index = usize::from(level).checked_sub(1)?;
        let &(depth, nodes, overlooks_percent) = UNTUNED.get(index)?;
        Some(Self {
            level,
            depth,
            nodes,
            knowledge_percent: 0,
            blur_hundredths: UNTUNED_BLUR,
            overlooks_percent,
            sees_wins: level >= SEES_WINS_FROM,
            plays_out: false,
            network: false,
        })
    }
}
