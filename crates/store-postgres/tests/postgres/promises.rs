//! What a store promises, asked of PostgreSQL behind a wire that can be cut.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tetrarch_store::Store;
use tetrarch_store_conformance::Place;
use tetrarch_store_conformance::programs::Postgres;
use tetrarch_store_postgres::PostgresStore;

use crate::proxy::{Break, Proxy};

/// A database of its own on the shared server.
pub struct Database {
    pub server: Arc<Postgres>,
    pub name: String,
    pub proxy: Proxy,
}

impl Database {
    pub async fn new() -> Database {
        let server = tokio::task::spawn_blocking(Postgres::shared).await.expect("a server");
        Database::on(server).await
    }

    pub async fn on(server: Arc<Postgres>) -> Database {
        let proxy = Proxy::to(server.socket()).await;
        let creating = Arc::clone(&server);
        let name = tokio::task::spawn_blocking(move || creating.create_database()).await;
        Database { server, name: name.expect("a database"), proxy }
    }

    pub async fn store(&self) -> PostgresStore {
        let url = self.server.url_by_port(self.proxy.port, &self.name);
        PostgresStore::open(&url).await.expect("the database opens")
    }
}

#[async_trait]
impl Place for Database {
    async fn open(&self) -> Arc<dyn Store> {
        self.proxy.mend();
        Arc::new(self.store().await)
    }

    async fn interrupt(&self) {
        // Sometimes anywhere, sometimes where it hurts most; in between, some transactions come through.
        self.proxy.cut();
        self.some_progress().await;
        for place in [Break::BeforeCommit, Break::AfterCommit] {
            self.proxy.break_next(place);
            self.some_progress().await;
        }
    }
}

impl Database {
    /// Waits until a few transactions have ended, or until it seems that there are none.
    async fn some_progress(&self) {
        let ended = self.proxy.ended();
        for _ in 0..50 {
            if self.proxy.ended() >= ended + 4 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

tetrarch_store_conformance::store_tests!(Database::new());
