//! What is looked at in Pantareï.

use tetrarch_game::Game;
use tetrarch_pantarei::{Colour, Move, Pantarei, Scale};

use crate::GamePhase;
use crate::features::features;

features! {
    /// What is looked at in Pantareï, for the colour to move. How high a stack is counts from the
    /// goal down: *one short* is a stack of six when seven wins.
    PantareiFeatures {
        /// Stacks topped, own minus the other's.
        stacks,
        /// Stacks of two or more, but more than three short, topped; own minus the other's.
        low,
        /// Stacks three short, topped; own minus the other's.
        three_short,
        /// Stacks two short, topped; own minus the other's.
        two_short,
        /// Stacks one short, topped; own minus the other's.
        one_short,
        /// Moves of scales, own minus the other's.
        carries,
        /// Moves that would make a stack two short, own minus the other's.
        makes_two_short,
        /// Moves that would make a stack one short, own minus the other's.
        makes_one_short,
        /// One if the other could win next turn.
        threatened,
        /// One if the other could win next turn in more than one way.
        threatened_twice,
        /// One if swapping is forbidden now.
        swap_banned,
        /// One: the worth of having the turn.
        turn,
    }
}

/// A snake of fewer stacks than this is in its ending.
const LAST_STACKS: usize = 5;

impl PantareiFeatures {
    /// The features of a position that is not over, as seen by the colour to move.
    #[must_use]
    pub fn of(position: &Pantarei, colour: Colour) -> Self {
        let goal = position.options().goal();
        let mut seen =
            Self { swap_banned: i32::from(position.is_swap_banned()), turn: 1, ..Self::default() };
        position.each_stack(|topped_by, height| {
            let Some(topped_by) = topped_by else { return };
            let sign = if topped_by == colour { 1 } else { -1 };
            seen.stacks += sign;
            match goal - height.min(goal) {
                0 | 1 => seen.one_short += sign,
                2 => seen.two_short += sign,
                3 => seen.three_short += sign,
                _ => seen.low += if height > 1 { sign } else { 0 },
            }
        });
        for (sign, mover) in [(1, colour), (-1, colour.other())] {
            position.each_carry(mover, |_, height| {
                seen.carries += sign;
                match goal - height.min(goal) {
                    1 => seen.makes_one_short += sign,
                    2 => seen.makes_two_short += sign,
                    _ => {}
                }
            });
        }
        let threats = wins(position, colour.other());
        seen.threatened = i32::from(threats > 0);
        seen.threatened_twice = i32::from(threats > 1);
        seen
    }

    /// The game goes on until only a few stacks are left.
    #[must_use]
    pub fn phase(position: &Pantarei) -> GamePhase {
        let mut stacks = 0;
        position.each_stack(|_, _| stacks += 1);
        GamePhase::new(Scale::COUNT - stacks, Scale::COUNT - LAST_STACKS)
    }
}

/// A move with which a colour would win if it were its turn.
#[inline]
pub(super) fn winning_carry(position: &Pantarei, colour: Colour) -> Option<Move> {
    let goal = position.options().goal();
    let mut winning = None;
    position.each_carry(colour, |mv, height| {
        if height >= goal {
            winning = Some(mv);
        }
    });
    winning
}

/// In how many ways a colour would win if it were its turn; a stack that can land with one scale
/// or with two counts once.
#[inline]
pub(super) fn wins(position: &Pantarei, colour: Colour) -> u32 {
    let goal = position.options().goal();
    let mut wins = 0;
    position.each_carry(colour, |mv, height| {
        let two = matches!(mv, Move::Carry { scales: 2, .. });
        wins += u32::from(if two { height == goal } else { height >= goal });
    });
    wins
}
