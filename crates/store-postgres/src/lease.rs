//! Saying that a server is alive: on connections of its own, and without a mark. Saying it twice does no harm, and it must not wait
//! for anything else.

use deadpool_postgres::Object;
use tetrarch_store::{Change, ServerId, StoreError};
use tokio_postgres::types::ToSql;

use crate::plan::{Step, plan};
use crate::pools::{Source, connection};
use crate::silence::Patience;
use crate::trouble::store_error;

/// The server and its new lease, if nothing else is to be written.
pub(crate) fn only_lease(changes: &[Change]) -> Option<(&ServerId, u32)> {
    match changes {
        [Change::RenewLease { server, millis }] => Some((server, *millis)),
        _ => None,
    }
}

/// Gives a server a lease from now on.
pub(crate) async fn renew(
    source: &Source,
    server: &ServerId,
    millis: u32,
) -> Result<(), StoreError> {
    let mut steps = Vec::new();
    plan(&Change::RenewLease { server: server.clone(), millis }, &mut steps)?;
    let client = connection(source).await?;
    let renewed = source.within(Patience::Short, execute(&client, &steps)).await;
    if renewed.is_err() {
        drop(Object::take(client));
    }
    renewed?.map_err(|error| store_error(&error))
}

async fn execute(client: &Object, steps: &[Step]) -> Result<(), tokio_postgres::Error> {
    for step in steps {
        let statement = client.prepare_cached(step.sql).await?;
        let values: Vec<&(dyn ToSql + Sync)> =
            step.values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
        client.execute(&statement, &values).await?;
    }
    Ok(())
}
