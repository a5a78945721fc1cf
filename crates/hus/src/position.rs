//! A position of Hus.

use tetrarch_game::{PositionError, Seat, assert_small_position};

use crate::messages::Misplaced;
use crate::side::{PLACES, Side, pit_at, place_of};
use crate::{Options, Pit};

/// Seeds by row (0 is South's outer) and column: a board as people write it.
pub type Rows = [[u8; Pit::COLUMNS]; Pit::ROWS];

/// A position of Hus: the seeds in the pits, whose turn it is, and the rules it is played by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hus {
    /// The side of the player to move.
    pub(crate) own: Side,
    /// The other side.
    pub(crate) other: Side,
    pub(crate) turn: Seat,
    pub(crate) options: Options,
}

assert_small_position!(Hus);

impl Hus {
    /// Seeds of a whole game.
    pub const SEEDS: u32 = 48;

    /// A board set up by hand, with the seat to move.
    ///
    /// # Errors
    /// If there are more seeds than a game has.
    ///
    /// # Panics
    /// If the seat is neither South's nor North's.
    pub fn set_up(options: &Options, rows: Rows, turn: Seat) -> Result<Self, PositionError> {
        assert!(turn.index() < 2, "Hus is played by two");
        let seeds: u32 = rows.iter().flatten().map(|&seeds| u32::from(seeds)).sum();
        if seeds > Self::SEEDS {
            return Err(Misplaced::TooManySeeds { found: seeds, most: Self::SEEDS }.into());
        }
        Ok(Self::from_rows(options, &rows, turn))
    }

    /// How many seeds lie in a pit.
    #[must_use]
    pub fn seeds(&self, pit: Pit) -> u8 {
        let side = if pit.owner() == self.turn { &self.own } else { &self.other };
        side[place_of(pit, self.options.direction)]
    }

    /// How many seeds lie on a seat's side.
    #[must_use]
    pub fn seeds_of(&self, seat: Seat) -> u16 {
        let side = if seat == self.turn { &self.own } else { &self.other };
        side.iter().map(|&seeds| u16::from(seeds)).sum()
    }

    /// The seeds of the player to move and of the other, each in the order they are sown: eight
    /// outer pits, then eight inner ones. A player's last inner pit lies beside their first outer
    /// one, and faces the opponent's first inner one.
    #[inline]
    #[must_use]
    pub const fn sides(&self) -> [&[u8; 16]; 2] {
        [&self.own, &self.other]
    }

    /// The board by rows and columns.
    #[must_use]
    pub fn rows(&self) -> Rows {
        let mut rows = Rows::default();
        for pit in Pit::all() {
            rows[pit.row()][pit.column()] = self.seeds(pit);
        }
        rows
    }

    pub(crate) fn from_rows(options: &Options, rows: &Rows, turn: Seat) -> Self {
        let side = |owner| {
            let mut side: Side = [0; PLACES];
            for (place, seeds) in side.iter_mut().enumerate() {
                let pit = pit_at(place, owner, options.direction);
                *seeds = rows[pit.row()][pit.column()];
            }
            side
        };
        Self { own: side(turn), other: side(turn.next(2)), turn, options: *options }
    }
}
