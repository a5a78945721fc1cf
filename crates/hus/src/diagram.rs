//! The board as it is drawn.

use crate::{Event, Pit};

/// Seeds in pits, and in the hand while a move is under way.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "HusDiagram"))]
pub struct Diagram {
    /// Seeds by row (0 is South's outer) and column.
    pub rows: [[u8; Pit::COLUMNS]; Pit::ROWS],
    /// Seeds in the hand of the player who is sowing.
    pub hand: u8,
}

impl Diagram {
    /// How many seeds lie in a pit.
    #[must_use]
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.rows[pit.row()][pit.column()]
    }

    fn pit_mut(&mut self, pit: Pit) -> &mut u8 {
        &mut self.rows[pit.row()][pit.column()]
    }
}

impl tetrarch_game::Diagram for Diagram {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Lap { .. } => {}
            Event::Lift { pit, .. } | Event::Capture { pit, .. } => {
                self.hand += std::mem::take(self.pit_mut(pit));
            }
            Event::Sow { pit } => {
                self.hand -= 1;
                *self.pit_mut(pit) += 1;
            }
        }
    }

    fn material(&self) -> usize {
        self.rows.iter().flatten().chain([&self.hand]).map(|&seeds| usize::from(seeds)).sum()
    }

    fn removed_by(_: &Event) -> usize {
        0
    }

    fn captured_by(event: &Event) -> usize {
        match event {
            Event::Capture { seeds, .. } => usize::from(*seeds),
            _ => 0,
        }
    }
}
