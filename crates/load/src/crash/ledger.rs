//! What a server has promised about one game.

use std::sync::Arc;

use crate::script::Script;

/// What a server has promised about one game.
#[derive(Clone, Debug)]
pub struct CrashLedger {
    script: Arc<Script>,
    acknowledged: usize,
    is_one_on_its_way: bool,
}

/// How what a server has differs from what it promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Comparison {
    /// Moves that were acknowledged and are not there.
    pub lost: usize,
    /// Moves that are there twice, or that were never sent.
    pub strange: usize,
}

/// A move to be sent.
#[derive(Clone, Debug)]
pub(crate) struct Next {
    pub(crate) ply: u32,
    pub(crate) seat: usize,
    pub(crate) text: String,
}

impl CrashLedger {
    /// Nothing was sent yet.
    #[must_use]
    pub fn new(script: Arc<Script>) -> Self {
        Self { script, acknowledged: 0, is_one_on_its_way: false }
    }

    /// The game that is played.
    #[must_use]
    pub fn script(&self) -> &Script {
        &self.script
    }

    /// How many moves were acknowledged.
    #[must_use]
    pub fn acknowledged(&self) -> usize {
        self.acknowledged
    }

    /// Whether a move was sent that was not acknowledged.
    #[must_use]
    pub fn is_one_on_its_way(&self) -> bool {
        self.is_one_on_its_way
    }

    /// The move to be sent now: once more, if it is on its way; none behind the last.
    pub(crate) fn send(&mut self) -> Option<Next> {
        let (seat, text) = self.script.moves.get(self.acknowledged)?;
        self.is_one_on_its_way = true;
        Some(Next { ply: self.acknowledged as u32 + 1, seat: *seat, text: text.clone() })
    }

    /// The move that was on its way is stored, says the server.
    pub fn acknowledge(&mut self) {
        self.acknowledged += usize::from(self.is_one_on_its_way);
        self.is_one_on_its_way = false;
    }

    /// Compares with the moves that the server has.
    #[must_use]
    pub fn compare<'a>(&self, found: impl ExactSizeIterator<Item = &'a str>) -> Comparison {
        let count = found.len();
        let right = found.zip(&self.script.moves).take_while(|(found, (_, text))| found == text);
        let right = right.count();
        let allowed = self.acknowledged + usize::from(self.is_one_on_its_way);
        Comparison {
            lost: self.acknowledged.saturating_sub(right),
            strange: count - right.min(allowed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ledger(acknowledged: usize) -> CrashLedger {
        let moves = ["a", "b", "c", "d"].map(|text| (0, text.to_owned())).to_vec();
        let script = Script { game: "hus", start: String::new(), moves, is_whole: true };
        let mut ledger = CrashLedger::new(Arc::new(script));
        for _ in 0..acknowledged {
            ledger.send();
            ledger.acknowledge();
        }
        ledger
    }

    #[test]
    fn exactly_what_was_acknowledged_must_be_there() {
        let fine = Comparison::default();
        let compare = |ledger: &CrashLedger, found: &[&str]| ledger.compare(found.iter().copied());
        let mut ledger = ledger(2);
        assert_eq!(compare(&ledger, &["a", "b"]), fine);
        assert_eq!(compare(&ledger, &["a"]), Comparison { lost: 1, strange: 0 });
        assert_eq!(compare(&ledger, &["a", "a"]), Comparison { lost: 1, strange: 1 });
        assert_eq!(compare(&ledger, &["a", "b", "b"]), Comparison { lost: 0, strange: 1 });
        assert_eq!(compare(&ledger, &["a", "b", "c"]), Comparison { lost: 0, strange: 1 });
        // The third may be there or not while it is on its way.
        ledger.send();
        assert_eq!(compare(&ledger, &["a", "b"]), fine);
        assert_eq!(compare(&ledger, &["a", "b", "c"]), fine);
        assert_eq!(compare(&ledger, &["a", "b", "c", "c"]), Comparison { lost: 0, strange: 1 });
    }
}
