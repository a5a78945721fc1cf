//! Tables that are being read from the store.

use std::collections::HashMap;

use tetrarch_protocol::TableId;

/// Tables that are being read from the store, and how many tasks of each have ended meanwhile.
///
/// Between the reading of a table and the start of its task, another task of it may start, write and
/// end. What was read is then behind the store, and whatever a task made of it would write could only
/// be refused.
#[derive(Debug, Default)]
pub(super) struct Reads(HashMap<TableId, Read>);

#[derive(Debug, Default)]
struct Read {
    readers: usize,
    ended_tasks: u64,
}

impl Reads {
    /// Begins to read a table; gives what [`is_stale`](Self::is_stale) compares with.
    pub(super) fn begin(&mut self, table: &TableId) -> u64 {
        let read = self.0.entry(table.clone()).or_default();
        read.readers += 1;
        read.ended_tasks
    }

    /// A task of a table has ended.
    pub(super) fn note_end(&mut self, table: &TableId) {
        if let Some(read) = self.0.get_mut(table) {
            read.ended_tasks += 1;
        }
    }

    /// Whether what was read since then may be behind the store.
    pub(super) fn is_stale(&self, table: &TableId, since: u64) -> bool {
        self.0.get(table).is_none_or(|read| read.ended_tasks != since)
    }

    /// A reader of a table has finished.
    pub(super) fn end(&mut self, table: &TableId) {
        if let Some(read) = self.0.get_mut(table) {
            read.readers -= 1;
            if read.readers == 0 {
                self.0.remove(table);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_before_a_task_ended_is_stale_and_nothing_is_kept_for_ever() {
        let table = TableId::from_bytes([1; TableId::LENGTH]);
        let mut reads = Reads::default();
        reads.note_end(&table);
        let first = reads.begin(&table);
        assert!(!reads.is_stale(&table, first));
        reads.note_end(&table);
        let second = reads.begin(&table);
        assert!(reads.is_stale(&table, first) && !reads.is_stale(&table, second));
        reads.end(&table);
        assert!(!reads.is_stale(&table, second));
        reads.end(&table);
        assert!(reads.0.is_empty());
    }
}
