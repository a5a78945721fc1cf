//! Both sides in registers: what can be captured, and which sowings are soon over.

use super::register::Register;
use crate::places::Places;
use crate::side::{PLACE, Side};
use crate::{CaptureIf, Options, Resow};

/// A place that `Register::fetch` reads as zero.
const NONE: u8 = 0x80;

/// For each inner place, the opponent's inner place of the column.
const INNER_FACING: Side =
    [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 15, 14, 13, 12, 11, 10, 9, 8];

/// For each inner place, the opponent's outer place of the column.
const OUTER_FACING: Side = [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0, 1, 2, 3, 4, 5, 6, 7];

/// For each of the opponent's places, the inner place from which it is captured.
const CAPTURED_FROM: Side = [8, 9, 10, 11, 12, 13, 14, 15, 15, 14, 13, 12, 11, 10, 9, 8];

/// Laps of the first round that are followed. Measured: fewer or more make perft no faster.
const LAPS_FOLLOWED: u32 = 6;

/// The player's own seeds and, for each place, the seeds that a capture from there would gain.
///
/// A gain does not change before it is taken, because only the player sows. So the opponent's
/// side is not needed while the sowing lasts.
#[derive(Clone, Copy)]
pub(super) struct Board<R> {
    pub own: R,
    pub gains: R,
}

impl<R: Register> Board<R> {
    /// Rule 3: what each place would capture.
    #[inline(always)]
    pub fn new(own: &Side, other: &Side, capture_if: CaptureIf) -> Self {
        let other = R::load(other);
        let inner = other.fetch(R::load(&INNER_FACING));
        let outer = other.fetch(R::load(&OUTER_FACING));
        let nothing = R::all(0);
        let captures = match capture_if {
            CaptureIf::Inner => inner.exceeds(nothing),
            CaptureIf::Both => inner.exceeds(nothing).and(outer.exceeds(nothing)),
        };
        Self { own: R::load(own), gains: inner.plus(outer).and(captures) }
    }

    /// The opponent's side without what was captured between an earlier board and this one.
    #[inline(always)]
    pub fn without_captured(&self, other: &Side, earlier: &Self) -> Side {
        let untaken = self.gains.equals(earlier.gains);
        R::load(other).and(untaken.fetch(R::load(&CAPTURED_FROM))).store()
    }

    /// The place that lies this number of places further on comes first.
    #[inline(always)]
    pub fn turned(self, places: R) -> Self {
        Self { own: self.own.turned(places), gains: self.gains.turned(places) }
    }

    /// What would be sown from each place if a lap ended there now.
    #[inline(always)]
    pub fn hands(&self, resow: Resow) -> R {
        match resow {
            Resow::WithOwn => self.own.plus(self.gains),
            Resow::CapturedOnly => {
                let no_gain = self.gains.equals(R::all(0));
                self.gains.or(self.own.and(no_gain))
            }
        }
    }

    /// Places from which a sowing is seen to end, at the latest on coming round to its first pit.
    /// That is about four legal sowings in five; the others have to be sown.
    ///
    /// Until then no pit is reached twice, so each lap ends in a pit as it lies now, and the
    /// sowings from all sixteen places can be followed at once.
    #[inline(always)]
    pub fn ending_in_first_round(&self, options: &Options) -> Places {
        if options.max_laps < LAPS_FOLLOWED {
            return Places::NONE;
        }
        let occupied = self.own.exceeds(R::all(0));
        let reached_by_last_seed = Self { own: self.own.plus(R::all(1)), gains: self.gains };
        // After an empty pit comes a lap of no seeds, which leads nowhere.
        let hands = reached_by_last_seed.hands(options.resow).and(occupied);
        let before_full_round = R::load(&PLACE).plus(R::all(15));
        let full_round = R::load(&PLACE).plus(R::all(16));
        let mut reached = R::load(&PLACE).plus(self.own);
        for _ in 1..LAPS_FOLLOWED {
            // Where all bits are set, the top bit among them, no seeds are fetched.
            let came_round = reached.exceeds(before_full_round);
            reached = reached.plus(hands.fetch(reached.or(came_round)));
        }
        let on_empty_pit = occupied.fetch(reached).equals(R::all(0));
        let ended = on_empty_pit.and(full_round.exceeds(reached)).or(reached.equals(full_round));
        Places::from_bits(ended.top_bits())
    }
}
