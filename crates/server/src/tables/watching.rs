//! Connections to a table, from joining to leaving.

use tetrarch_protocol::TableId;

use super::registry::Registry;

/// A connection that has joined a table, and leaves it when this is dropped, however that comes.
pub(crate) struct Watching {
    tables: Registry,
    table: TableId,
    connection: u64,
}

impl Watching {
    /// A connection that the table knows by this number.
    pub(crate) fn new(tables: Registry, table: TableId, connection: u64) -> Self {
        Self { tables, table, connection }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let (tables, table, connection) =
            (self.tables.clone(), self.table.clone(), self.connection);
        tokio::spawn(async move { tables.leave(&table, connection).await });
    }
}
