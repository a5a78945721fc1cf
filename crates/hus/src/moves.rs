//! The moves of Hus.

use crate::Pit;

/// A move: the pit whose seeds are lifted and sown. All else follows from the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// The pit that is emptied.
    pub pit: Pit,
}
