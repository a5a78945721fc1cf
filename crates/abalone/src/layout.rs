//! The starting layouts, read from `data/layouts.json`.

use std::fmt;
use std::sync::LazyLock;

use serde::Deserialize;
use tetrarch_game::Seat;

use crate::{Cell, Cells};

/// One of the starting layouts of `data/layouts.json`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Layout(u8);

struct Drawn {
    id: &'static str,
    name: &'static str,
    marbles: Vec<Cells>,
}

static LAYOUTS: LazyLock<Vec<Drawn>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct Entry {
        id: &'static str,
        name: &'static str,
        seats: Vec<Vec<&'static str>>,
    }
    let entries: Vec<Entry> = serde_json::from_str(include_str!("../data/layouts.json"))
        .expect("the embedded layouts are well-formed");
    let cell = |name| Cell::from_name(name).expect("the embedded layouts name cells");
    let draw = |entry: Entry| Drawn {
        id: entry.id,
        name: entry.name,
        marbles: entry
            .seats
            .into_iter()
            .map(|cells| cells.into_iter().map(cell).collect())
            .collect(),
    };
    entries.into_iter().map(draw).collect()
});

impl Layout {
    /// The sheet's layout for two.
    pub const STANDARD: Self = Self(0);

    /// Every layout, the standard one first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..LAYOUTS.len() as u8).map(Self)
    }

    /// The layout of this id, if there is one.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|layout| layout.id() == id)
    }

    /// Stable id, in kebab case: `belgian-daisy`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.drawn().id
    }

    /// As records write it: Belgian Daisy.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.drawn().name
    }

    /// How many seats play.
    #[must_use]
    pub fn seats(self) -> usize {
        self.drawn().marbles.len()
    }

    /// Where a seat's marbles lie at the start.
    ///
    /// # Panics
    /// If the layout has no such seat.
    #[must_use]
    pub fn marbles(self, seat: Seat) -> Cells {
        self.drawn().marbles[seat.index()]
    }

    /// How many marbles a seat has at the start: 14, 11, 9 or 6.
    #[must_use]
    pub fn marbles_each(self) -> usize {
        self.marbles(Seat::FIRST).len()
    }

    fn drawn(self) -> &'static Drawn {
        &LAYOUTS[self.0 as usize]
    }
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_of_a_layout_has_as_many_marbles_and_none_lie_on_each_other() {
        for layout in Layout::all() {
            let mut taken = Cells::NONE;
            for seat in Seat::all(layout.seats()) {
                let marbles = layout.marbles(seat);
                assert_eq!(marbles.len(), layout.marbles_each(), "{layout:?}");
                assert!((marbles & taken).is_empty(), "{layout:?}");
                taken |= marbles;
            }
            let expected = match layout.seats() {
                2 => 14,
                3 => 11,
                4 => 9,
                6 => 6,
                other => panic!("{layout:?} is for {other}"),
            };
            assert_eq!(layout.marbles_each(), expected, "{layout:?}");
        }
        assert_eq!(Layout::from_id("standard"), Some(Layout::STANDARD));
    }
}
