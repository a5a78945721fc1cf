//! Every trick once, on a server with less patience than usual.

use std::time::Duration;

use tetrarch_load::hostile::Measured;
use tetrarch_load::{LocalServer, hostile};
use tetrarch_server::{Config, ServerLimits};
use tetrarch_store::SqliteStore;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_trick_comes_to_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = SqliteStore::open(folder.path()).expect("a new store");
    let limits = ServerLimits {
        head: Duration::from_millis(500),
        request: Duration::from_secs(2),
        write: Duration::from_millis(500),
        ..ServerLimits::default()
    };
    let lobby_absence = Duration::from_secs(1);
    let config = Config { limits, lobby_absence, engine_threads: 2, ..Config::default() };
    let server = LocalServer::configured(store, config).await.expect("a free port");
    let measured = Measured { process: std::process::id(), is_full: false };
    let report =
        hostile::run(server.address(), measured, "").await.expect("the first game can be played");
    assert!(report.has_held(), "{report}");
    server.stop().await.expect("it stops well");
}
