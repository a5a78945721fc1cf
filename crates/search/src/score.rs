//! What a position is worth.

use std::fmt;
use std::ops::Neg;

/// What a position is worth to a team: hundredths of the judge's unit, or a win or loss and its
/// distance in plies.
///
/// A nearer win is greater than a farther one, and both are greater than any evaluation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// Neither team is better.
    pub const DRAW: Self = Self(0);
    /// Above every score: the open end of a window.
    pub const INFINITE: Self = Self(32_001);
    /// The largest evaluation; a judge's numbers are cut off there.
    pub const MAX_EVALUATION: i32 = 30_000;
    /// The farthest win that can be told.
    pub const MAX_PLIES: u32 = 1_000;

    const WIN_NOW: i32 = 32_000;

    /// An evaluation in hundredths, cut off where wins begin.
    #[inline]
    #[must_use]
    pub const fn centi(hundredths: i32) -> Self {
        if hundredths > Self::MAX_EVALUATION {
            Self(Self::MAX_EVALUATION)
        } else if hundredths < -Self::MAX_EVALUATION {
            Self(-Self::MAX_EVALUATION)
        } else {
            Self(hundredths)
        }
    }

    /// A win after this number of plies.
    #[inline]
    #[must_use]
    pub const fn win_in(plies: u32) -> Self {
        debug_assert!(plies <= Self::MAX_PLIES);
        Self(Self::WIN_NOW - plies as i32)
    }

    /// A loss after this number of plies.
    #[inline]
    #[must_use]
    pub const fn loss_in(plies: u32) -> Self {
        Self(-Self::win_in(plies).0)
    }

    /// The number itself: hundredths, unless it is a win or a loss.
    #[inline]
    #[must_use]
    pub const fn value(self) -> i32 {
        self.0
    }

    /// After how many plies the team wins, if that is what the score says.
    #[must_use]
    pub const fn win_plies(self) -> Option<u32> {
        if self.is_win() { Some((Self::WIN_NOW - self.0) as u32) } else { None }
    }

    /// After how many plies the team loses, if that is what the score says.
    #[must_use]
    pub const fn loss_plies(self) -> Option<u32> {
        Self(-self.0).win_plies()
    }

    /// Whether it says that the team wins.
    #[inline]
    #[must_use]
    pub const fn is_win(self) -> bool {
        self.0 > Self::MAX_EVALUATION
    }

    /// Whether it says that the team loses.
    #[inline]
    #[must_use]
    pub const fn is_loss(self) -> bool {
        self.0 < -Self::MAX_EVALUATION
    }

    /// Whether it is a win or a loss, and no evaluation.
    #[inline]
    #[must_use]
    pub const fn is_decided(self) -> bool {
        self.is_win() || self.is_loss()
    }

    /// The score raised by this number of hundredths; wins and losses do not change.
    #[inline]
    #[must_use]
    pub(crate) const fn plus(self, hundredths: i32) -> Self {
        if self.is_decided() { self } else { Self::centi(self.0 + hundredths) }
    }

    /// The score one step higher, for null windows.
    #[inline]
    #[must_use]
    pub(crate) const fn next_up(self) -> Self {
        Self(self.0 + 1)
    }

    /// The score one step lower, for null windows.
    #[inline]
    #[must_use]
    pub(crate) const fn next_down(self) -> Self {
        Self(self.0 - 1)
    }

    /// As the table keeps it: wins counted from the position itself and not from the root.
    #[inline]
    pub(crate) const fn counted_from_node(self, ply: u32) -> i16 {
        let shift = if self.is_win() {
            ply as i32
        } else if self.is_loss() {
            -(ply as i32)
        } else {
            0
        };
        (self.0 + shift) as i16
    }

    /// Back from the table: wins counted from the root.
    #[inline]
    pub(crate) const fn counted_from_root(kept: i16, ply: u32) -> Self {
        let kept = Self(kept as i32);
        if kept.is_win() {
            Self(kept.0 - ply as i32)
        } else if kept.is_loss() {
            Self(kept.0 + ply as i32)
        } else {
            kept
        }
    }
}

impl Neg for Score {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// `+1.25`, `#7` for a win in seven plies, `-#4` for a loss in four.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(plies) = self.win_plies() {
            write!(f, "#{plies}")
        } else if let Some(plies) = self.loss_plies() {
            write!(f, "-#{plies}")
        } else {
            let sign = if self.0 < 0 { '-' } else { '+' };
            let hundredths = self.0.unsigned_abs();
            write!(f, "{sign}{}.{:02}", hundredths / 100, hundredths % 100)
        }
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::Score;

    #[test]
    fn nearer_wins_are_greater_and_nearer_losses_less() {
        let rising = [
            Score::loss_in(0),
            Score::loss_in(9),
            Score::centi(-1_000_000),
            Score::centi(-1),
            Score::DRAW,
            Score::centi(1_000_000),
            Score::win_in(9),
            Score::win_in(1),
            Score::INFINITE,
        ];
        assert!(rising.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn scores_are_told_in_short() {
        let told = [
            (Score::centi(125), "+1.25"),
            (Score::centi(-5), "-0.05"),
            (Score::DRAW, "+0.00"),
            (Score::win_in(7), "#7"),
            (Score::loss_in(4), "-#4"),
        ];
        for (score, text) in told {
            assert_eq!(score.to_string(), text);
        }
    }

    #[test]
    fn the_transposition_table_counts_wins_from_the_position() {
        for score in [Score::win_in(12), Score::loss_in(12), Score::centi(-250)] {
            let kept = score.counted_from_node(5);
            assert_eq!(Score::counted_from_root(kept, 5), score);
        }
        let kept = Score::win_in(12).counted_from_node(10);
        assert_eq!(Score::counted_from_root(kept, 3), Score::win_in(5));
    }
}
