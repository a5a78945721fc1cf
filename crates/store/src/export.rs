//! All tables of a kind with their journals, one after another.

use std::collections::VecDeque;
use std::sync::Arc;

use futures_util::stream::{self, BoxStream, StreamExt};

use crate::{Store, StoreError, StoredTable, TableId, TableQuery};

/// Every table that a query finds, with its journal, from where the query begins to the last page.
/// Reads as it goes, a page at a time, so that it does not matter how many there are.
pub fn whole_tables(
    store: Arc<dyn Store>,
    query: TableQuery,
) -> BoxStream<'static, Result<StoredTable, StoreError>> {
    let begin = Reading { store, waiting: VecDeque::new(), query: Some(query) };
    stream::unfold(begin, |mut reading| async move {
        match reading.next().await {
            Ok(None) => None,
            Ok(Some(table)) => Some((Ok(table), reading)),
            Err(error) => {
                reading.stop();
                Some((Err(error), reading))
            }
        }
    })
    .boxed()
}

struct Reading {
    store: Arc<dyn Store>,
    waiting: VecDeque<TableId>,
    /// What the next page is, if there is one.
    query: Option<TableQuery>,
}

impl Reading {
    async fn next(&mut self) -> Result<Option<StoredTable>, StoreError> {
        loop {
            while let Some(id) = self.waiting.pop_front() {
                if let Some(table) = self.store.table(&id).await? {
                    return Ok(Some(table));
                }
            }
            let Some(mut query) = self.query.take() else { return Ok(None) };
            let page = self.store.tables(query.clone()).await?;
            self.waiting.extend(page.tables.into_iter().map(|head| head.id));
            if page.next.is_some() {
                query.after = page.next;
                self.query = Some(query);
            }
        }
    }

    /// Nothing more comes after an error.
    fn stop(&mut self) {
        self.waiting.clear();
        self.query = None;
    }
}
