//! The connections: some that write, some that read.

use std::time::Duration;

use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime,
    TimeoutType, Timeouts,
};
use tetrarch_store::StoreError;
use tokio_postgres::NoTls;

use crate::open::{Address, check_settings, whole_message};
use crate::trouble::store_error;

/// Writes at once. PostgreSQL syncs those together that are ready together.
const WRITERS: usize = 16;
/// Reads at once.
const READERS: usize = 8;
/// How long a caller waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Clone)]
pub(crate) struct Pools {
    pub(crate) writers: Pool,
    pub(crate) readers: Pool,
}

impl Pools {
    pub(crate) fn new(address: &Address) -> Result<Pools, deadpool_postgres::BuildError> {
        Ok(Pools { writers: pool(address, WRITERS)?, readers: pool(address, READERS)? })
    }
}

fn pool(address: &Address, size: usize) -> Result<Pool, deadpool_postgres::BuildError> {
    let config = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(address.config.clone(), NoTls, config);
    let timeouts =
        Timeouts { wait: Some(PATIENCE), create: Some(PATIENCE), recycle: Some(PATIENCE) };
    Pool::builder(manager)
        .max_size(size)
        .timeouts(timeouts)
        .runtime(Runtime::Tokio1)
        // A setting may have changed since the store was opened.
        .post_create(Hook::async_fn(|client, _| {
            Box::pin(async move {
                check_settings(client).await.map_err(|error| HookError::message(error.to_string()))
            })
        }))
        .build()
}

/// A connection of a pool.
pub(crate) async fn connection(pool: &Pool) -> Result<Object, StoreError> {
    pool.get().await.map_err(|error| match &error {
        PoolError::Timeout(TimeoutType::Wait) => StoreError::Busy,
        PoolError::Closed => StoreError::Closed,
        PoolError::Backend(error) => match store_error(error) {
            busy @ StoreError::Busy => busy,
            _ => StoreError::Unreachable(whole_message(error)),
        },
        error => StoreError::Unreachable(whole_message(error)),
    })
}
