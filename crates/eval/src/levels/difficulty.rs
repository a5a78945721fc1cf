//! What is hard to see in each game.

use tetrarch_abalone::{Abalone, Move as AbaloneMove};
use tetrarch_game::Game as _;
use tetrarch_gou::{Gou, Move as GouMove};
use tetrarch_hus::{Event as HusEvent, Hus, Move as HusMove};
use tetrarch_pantarei::{Move as PantareiMove, Pantarei};

use super::Skill;
use crate::Evaluation;

/// A game whose moves are not all as easy to see.
pub trait Difficulty: Evaluation {
    /// How hard it is to see what a move does. Zero is plain at a glance.
    fn effort(&self, mv: Self::Move) -> u16;

    /// How good a level plays this game; none for full strength and for a level that does not exist.
    #[must_use]
    fn skill(level: u8) -> Option<Skill> {
        Skill::of(Self::ID, level)
    }
}

/// Laps after the first: a long sowing has to be counted seed by seed.
impl Difficulty for Hus {
    fn effort(&self, mv: HusMove) -> u16 {
        let mut laps = 0;
        self.clone()
            .play_with(mv, &mut |event| laps += u16::from(matches!(event, HusEvent::Lap { .. })));
        laps.saturating_sub(1)
    }
}

/// A swap changes all distances between its two stacks, and the more the farther they are apart; two scales uncover
/// a third.
impl Difficulty for Pantarei {
    fn effort(&self, mv: PantareiMove) -> u16 {
        match mv {
            PantareiMove::Choose(_) | PantareiMove::Pass => 0,
            PantareiMove::Carry { scales, .. } => u16::from(scales - 1),
            PantareiMove::Swap { first, second } => 1 + u16::from(second - first) / 4,
        }
    }
}

/// The points that a slide passes.
impl Difficulty for Gou {
    fn effort(&self, mv: GouMove) -> u16 {
        let [from, to] = [mv.from(), mv.to()];
        let distance = from.x().abs_diff(to.x()).max(from.y().abs_diff(to.y()));
        u16::from(distance / 2)
    }
}

/// Marbles that go sideways: most people look along the rows.
impl Difficulty for Abalone {
    fn effort(&self, mv: AbaloneMove) -> u16 {
        match mv {
            AbaloneMove::InLine { .. } | AbaloneMove::Pass => 0,
            AbaloneMove::Sideways { length, .. } => u16::from(length - 1),
        }
    }
}
