//! How often each position of a game has occurred.

use std::collections::HashMap;

/// Counts positions by their text, which holds everything the rules need, so that two positions
/// are the same exactly if play can go on in the same ways from both.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Occurrences {
    counts: HashMap<String, u32>,
}

impl Occurrences {
    /// Counts a position; how often it has now occurred.
    pub(crate) fn add(&mut self, position: &str) -> u32 {
        let count = self.counts.entry(position.to_owned()).or_insert(0);
        *count += 1;
        *count
    }

    /// Forgets one occurrence of a position that was counted.
    pub(crate) fn remove(&mut self, position: &str) {
        let count = self.counts.get_mut(position).expect("only counted positions are removed");
        *count -= 1;
        if *count == 0 {
            self.counts.remove(position);
        }
    }

    /// How often a position has occurred.
    pub(crate) fn of(&self, position: &str) -> u32 {
        self.counts.get(position).copied().unwrap_or(0)
    }
}
