//! Where the players of a match stand.

use std::fmt;

use serde::Serialize;

/// A sum of points of which some are halves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tally {
    halves: u32,
}

impl Tally {
    /// A number of whole points.
    #[must_use]
    pub const fn whole(points: u32) -> Self {
        Self { halves: 2 * points }
    }

    /// A number of half points.
    #[must_use]
    pub const fn halves(halves: u32) -> Self {
        Self { halves }
    }

    /// As a number.
    #[must_use]
    pub fn value(self) -> f64 {
        f64::from(self.halves) / 2.0
    }

    pub(super) const fn plus(self, other: Self) -> Self {
        Self { halves: self.halves.saturating_add(other.halves) }
    }

    pub(super) const fn times(self, count: u32) -> Self {
        Self { halves: self.halves.saturating_mul(count) }
    }
}

/// As people write it: `0`, `½`, `2½`.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.halves / 2, self.halves % 2) {
            (whole, 0) => write!(f, "{whole}"),
            (0, _) => f.write_str("½"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

impl Serialize for Tally {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

/// Where one player of a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SeriesStanding {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// What counts: 1, ½ and 0 a game, or in Hus the points of the games.
    pub total: Tally,
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn halves_are_written_as_people_write_them() {
        let texts = [0, 1, 2, 5].map(|halves| Tally::halves(halves).to_string());
        assert_eq!(texts, ["0", "½", "1", "2½"]);
    }
}
