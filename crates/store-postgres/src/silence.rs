//! A database that says nothing: how long it is waited for, and which connections are not used again.
//!
//! A host that is cut off ends no connection: whoever waits for its answer waits until the system gives up, which takes minutes.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use deadpool_postgres::Metrics;
use tetrarch_store::StoreError;
use tokio::time::timeout;

/// How long the database may take for an answer.
const ANSWER: Duration = Duration::from_secs(2);
/// How long it may take to look through many rows.
const LONG_ANSWER: Duration = Duration::from_secs(10);

/// How long a question is waited for.
#[derive(Clone, Copy)]
pub(crate) enum Patience {
    /// It concerns a few rows.
    Short,
    /// It may concern many.
    Long,
}

/// When a question was asked that found no answer, if one was.
#[derive(Clone, Debug, Default)]
pub(crate) struct Silence(Arc<Mutex<Option<Instant>>>);

impl Silence {
    /// Waits for an answer as long as the database may take. Without one, no connection is used again that has not been used
    /// since the question was asked: they lead to the same host.
    pub(crate) async fn within<T>(
        &self,
        patience: Patience,
        answer: impl Future<Output = T>,
    ) -> Result<T, StoreError> {
        let limit = match patience {
            Patience::Short => ANSWER,
            Patience::Long => LONG_ANSWER,
        };
        let asked = Instant::now();
        timeout(limit, answer).await.map_err(|_| {
            let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            *last = (*last).max(Some(asked));
            StoreError::Unreachable(format!("no answer within {} s", limit.as_secs()))
        })
    }

    /// Whether a connection may be one of those that lead nowhere.
    pub(crate) fn includes(&self, connection: &Metrics) -> bool {
        let last_used = connection.recycled.unwrap_or(connection.created);
        let silent = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        silent.is_some_and(|asked| last_used <= asked)
    }
}
