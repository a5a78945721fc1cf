//! The connections: some that write, some that read, and a few that keep a server's place among others.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime,
    TimeoutType, Timeouts,
};
use tetrarch_store::StoreError;
use tokio_postgres::NoTls;

use crate::open::{Address, check_settings, whole_message};
use crate::silence::{Patience, Silence};
use crate::trouble::store_error;

/// Writes at once. PostgreSQL syncs those together that are ready together.
const WRITERS: usize = 16;
/// Reads at once.
const READERS: usize = 8;
/// What keeps a server's place among others, whatever else is written and read.
const LEASES: usize = 2;
/// How long a caller waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Clone)]
pub(crate) struct Pools {
    pub(crate) writers: Source,
    pub(crate) readers: Source,
    pub(crate) leases: Source,
}

/// Where connections come from. Says once when the database goes, and once when it is back.
#[derive(Clone)]
pub(crate) struct Source {
    pool: Pool,
    is_gone: Arc<AtomicBool>,
    silence: Silence,
}

impl Source {
    pub(crate) fn close(&self) {
        self.pool.close();
    }

    /// Waits for an answer of the database, but not for ever.
    pub(crate) async fn within<T>(
        &self,
        patience: Patience,
        answer: impl Future<Output = T>,
    ) -> Result<T, StoreError> {
        self.silence.within(patience, answer).await
    }

    fn note(&self, got: &Result<Object, StoreError>) {
        match got {
            Ok(_) if self.is_gone.swap(false, Ordering::Relaxed) => {
                tracing::info!("database reachable again");
            }
            Err(StoreError::Unreachable(why)) if !self.is_gone.swap(true, Ordering::Relaxed) => {
                tracing::error!(why, "database unreachable");
            }
            _ => {}
        }
    }
}

impl Pools {
    pub(crate) fn new(address: &Address) -> Result<Pools, deadpool_postgres::BuildError> {
        let (is_gone, silence) = (Arc::<AtomicBool>::default(), Silence::default());
        let source = |size| {
            let (is_gone, silence) = (Arc::clone(&is_gone), silence.clone());
            pool(address, size, silence.clone()).map(|pool| Source { pool, is_gone, silence })
        };
        Ok(Pools { writers: source(WRITERS)?, readers: source(READERS)?, leases: source(LEASES)? })
    }

    pub(crate) fn close(&self) {
        [&self.writers, &self.readers, &self.leases].into_iter().for_each(Source::close);
    }
}

fn pool(
    address: &Address,
    size: usize,
    silence: Silence,
) -> Result<Pool, deadpool_postgres::BuildError> {
    let config = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(address.config.clone(), NoTls, config);
    let timeouts =
        Timeouts { wait: Some(PATIENCE), create: Some(PATIENCE), recycle: Some(PATIENCE) };
    Pool::builder(manager)
        .max_size(size)
        .timeouts(timeouts)
        .runtime(Runtime::Tokio1)
        .pre_recycle(Hook::sync_fn(move |_, connection| match silence.includes(connection) {
            true => Err(HookError::message("it may lead nowhere")),
            false => Ok(()),
        }))
        // A setting may have changed since the store was opened.
        .post_create(Hook::async_fn(|client, _| {
            Box::pin(async move {
                check_settings(client).await.map_err(|error| HookError::message(error.to_string()))
            })
        }))
        .build()
}

/// A connection of a pool.
pub(crate) async fn connection(source: &Source) -> Result<Object, StoreError> {
    let got = source.pool.get().await.map_err(|error| match &error {
        PoolError::Timeout(TimeoutType::Wait) => StoreError::Busy,
        PoolError::Closed => StoreError::Closed,
        PoolError::Backend(error) => match store_error(error) {
            busy @ StoreError::Busy => busy,
            _ => StoreError::Unreachable(whole_message(error)),
        },
        error => StoreError::Unreachable(whole_message(error)),
    });
    source.note(&got);
    got
}
