//! What is looked at in Hus. A sowing is too tangled to be guessed, so the sowings of the player to
//! move are played out.

use tetrarch_game::Game;
use tetrarch_hus::{CaptureIf, Hus};

use crate::GamePhase;
use crate::features::features;

features! {
    /// What is looked at in Hus, for the player to move.
    HusFeatures {
        /// Seeds, own minus the other's.
        seeds,
        /// Pits of two seeds or more, own minus the other's: a player without any has lost.
        choices,
        /// Seeds in columns that a capture would take, own minus the other's.
        exposed,
        /// Seeds in the inner row, own minus the other's.
        inner,
        /// Pits with a single seed, own minus the other's.
        singles,
        /// The largest number of seeds that a sowing gains.
        best_gain,
        /// The smallest number of choices that a sowing leaves the other.
        fewest_replies,
        /// How many sowings can be chosen and come to an end.
        sowings,
        /// One: the worth of having the turn.
        turn,
    }
}

/// Half of all seeds: what a side has before anything is captured.
const HALF: i32 = Hus::SEEDS as i32 / 2;

impl HusFeatures {
    /// The features of a position that is not over.
    #[must_use]
    pub fn of(position: &Hus) -> Self {
        let capture_if = position.options().capture_if;
        let [own, other] = position.sides().map(|side| Side::of(side, capture_if));
        let mut best_gain = -HALF;
        let mut fewest_replies = 16;
        let mut sowings = 0;
        position.each_child(&mut |_, child| {
            let [replier, sower] = child.sides();
            best_gain = best_gain.max(seeds(sower) - own.seeds);
            fewest_replies = fewest_replies.min(choices(replier));
            sowings += 1;
        });
        Self {
            seeds: own.seeds - other.seeds,
            choices: own.choices - other.choices,
            exposed: own.exposed - other.exposed,
            inner: own.inner - other.inner,
            singles: own.singles - other.singles,
            best_gain,
            fewest_replies,
            sowings,
            turn: 1,
        }
    }

    /// The game goes on from even sides until one of them has nothing.
    #[must_use]
    pub fn phase(position: &Hus) -> GamePhase {
        let [own, other] = position.sides().map(seeds);
        GamePhase::new((HALF - own.min(other)).max(0) as usize, HALF as usize)
    }
}

struct Side {
    seeds: i32,
    choices: i32,
    exposed: i32,
    inner: i32,
    singles: i32,
}

impl Side {
    fn of(side: &[u8; 16], capture_if: CaptureIf) -> Self {
        let mut exposed = 0;
        let mut inner_seeds = 0;
        for column in 0..8 {
            let [outer, inner] = [side[column], side[15 - column]].map(i32::from);
            let is_exposed = inner > 0 && (capture_if == CaptureIf::Inner || outer > 0);
            exposed += if is_exposed { outer + inner } else { 0 };
            inner_seeds += inner;
        }
        Self {
            seeds: seeds(side),
            choices: choices(side),
            exposed,
            inner: inner_seeds,
            singles: side.iter().map(|&seeds| i32::from(seeds == 1)).sum(),
        }
    }
}

/// The seeds of a side.
#[inline]
pub(super) fn seeds(side: &[u8; 16]) -> i32 {
    side.iter().map(|&seeds| i32::from(seeds)).sum()
}

/// The pits of a side that can be chosen, unless their sowing is endless.
#[inline]
pub(super) fn choices(side: &[u8; 16]) -> i32 {
    side.iter().map(|&seeds| i32::from(seeds >= 2)).sum()
}
