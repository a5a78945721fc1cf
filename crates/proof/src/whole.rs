//! Whole positions as keys.

use std::hash::{Hash, Hasher};

use tetrarch_game::Game;

/// A position as a key of a map: its own key finds it, but all of it is compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Whole<G>(pub G);

impl<G: Game> Hash for Whole<G> {
    fn hash<S: Hasher>(&self, state: &mut S) {
        state.write_u64(self.0.key());
    }
}
