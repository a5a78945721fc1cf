//! Unloaded tables whose clocks run: they are woken when time runs out.

use std::collections::{BTreeSet, HashMap};

use tetrarch_protocol::TableId;
use tetrarch_table::Moment;

/// Tables that were put away while a clock runs, and when each must be looked at again.
///
/// In the store a clock stands still, because downtime is not charged. That a
/// table is in here says that its clock has run since its last entry.
#[derive(Debug, Default)]
pub(super) struct Sleepers {
    wakes: HashMap<TableId, Sleeper>,
    in_order: BTreeSet<(Moment, TableId)>,
}

/// A table that was put away while a clock runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sleeper {
    until: Moment,
    /// The epoch in which this server took it, if there are several servers. In another one its clock stood still.
    pub(super) epoch: Option<u64>,
}

impl Sleepers {
    /// Puts a table to sleep until a moment.
    pub(super) fn put(&mut self, table: TableId, until: Moment, epoch: Option<u64>) {
        self.take(&table);
        self.in_order.insert((until, table.clone()));
        self.wakes.insert(table, Sleeper { until, epoch });
    }

    /// Whether a table is asleep.
    pub(super) fn has(&self, table: &TableId) -> bool {
        self.wakes.contains_key(table)
    }

    /// Wakes a table, if it was asleep.
    pub(super) fn take(&mut self, table: &TableId) -> Option<Sleeper> {
        let sleeper = self.wakes.remove(table)?;
        self.in_order.remove(&(sleeper.until, table.clone()));
        Some(sleeper)
    }

    /// The one that must be woken first, and when.
    pub(super) fn first(&self) -> Option<&(Moment, TableId)> {
        self.in_order.first()
    }

    /// Everyone.
    pub(super) fn all(&self) -> Vec<TableId> {
        self.wakes.keys().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: u8) -> TableId {
        TableId::from_bytes([number; TableId::LENGTH])
    }

    #[test]
    fn sleepers_wake_in_the_order_of_their_moments() {
        let mut sleepers = Sleepers::default();
        sleepers.put(table(1), Moment(30), None);
        sleepers.put(table(2), Moment(10), None);
        sleepers.put(table(1), Moment(5), Some(3));
        assert_eq!(sleepers.first(), Some(&(Moment(5), table(1))));
        assert_eq!(sleepers.take(&table(1)).and_then(|sleeper| sleeper.epoch), Some(3));
        assert_eq!(sleepers.take(&table(1)), None);
        assert_eq!(sleepers.all(), [table(2)]);
        assert!(sleepers.take(&table(2)).is_some());
        assert_eq!(sleepers.first(), None);
    }
}
