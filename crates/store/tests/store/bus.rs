//! What a bus promises, asked of the one within a server.

use std::sync::Arc;

use async_trait::async_trait;
use tetrarch_store::{Bus, LocalBus, Topic};
use tetrarch_store_conformance::Meeting;
use tokio::sync::OnceCell;

/// All servers are the same one.
#[derive(Default)]
struct OneServer(OnceCell<LocalBus>);

#[async_trait]
impl Meeting for OneServer {
    async fn join(&self, capacity: usize) -> Arc<dyn Bus> {
        Arc::new(self.0.get_or_init(async || LocalBus::new(capacity)).await.clone())
    }
}

tetrarch_store_conformance::bus_tests!(async { OneServer::default() });

#[tokio::test]
async fn a_topic_nobody_listens_to_takes_no_memory() {
    let bus = LocalBus::new(8);
    let first = bus.subscribe(Topic::Lobby).await.expect("subscribed");
    let second = bus.subscribe(Topic::Lobby).await.expect("subscribed");
    drop(first);
    assert_eq!(bus.topics(), 1);
    drop(second);
    assert_eq!(bus.topics(), 0);
}
