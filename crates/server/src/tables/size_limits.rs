//! How much a table may hold, so that it can be read quickly.

use tetrarch_game::Said as _;
use tetrarch_protocol::Act;

use super::live::Live;
use crate::refusal::{Refusal, Wrong};

/// Lines that can be said at one table.
pub(crate) const SAID: usize = 1_000;
/// Entries of a journal up to which everything can be done.
const ENTRIES: u32 = 3_000;
/// Entries up to which moves can be made and draws be agreed on. The longest games ever played here have a
/// few hundred moves.
pub(crate) const MOST_ENTRIES: u32 = 4_000;

impl Live {
    /// Whether another move has room.
    pub(super) fn check_room_for_move(&self) -> Result<(), Refusal> {
        if self.number < MOST_ENTRIES || self.table.is_over() {
            return Ok(());
        }
        Err(Refusal::TableFull(Wrong::FullOfMoves { most: MOST_ENTRIES }.message()))
    }

    /// Whether something else has room. The game can always be ended.
    pub(super) fn check_room_for(&self, act: &Act) -> Result<(), Refusal> {
        let most = match act {
            Act::Resign {} | Act::Abort {} => return Ok(()),
            Act::OfferDraw {} => MOST_ENTRIES,
            Act::Say { .. } if self.said >= SAID => {
                return Err(Refusal::TableFull(Wrong::FullOfChat { most: SAID }.message()));
            }
            _ => ENTRIES,
        };
        if self.number < most {
            return Ok(());
        }
        Err(Refusal::TableFull(Wrong::Full { most }.message()))
    }
}
