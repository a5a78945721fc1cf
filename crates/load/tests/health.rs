//! What a server says of itself when its disk is full or fails.

use serde_json::Value;
use tetrarch_load::LocalServer;
use tetrarch_server::ServerLimits;
use tetrarch_store::SqliteStore;
use tetrarch_store::faults::{Condition, Disk};

/// Asks until the answer has this status.
async fn until_health_is(address: std::net::SocketAddr, status: u16) -> Value {
    loop {
        let answer = reqwest::get(format!("http://{address}/healthz")).await.expect("an answer");
        let found = answer.status().as_u16();
        let report: Value = answer.json().await.expect("a report");
        if found == status {
            return report;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

async fn create(address: std::net::SocketAddr) -> reqwest::Response {
    let seats = serde_json::json!([{ "type": "me" }, { "type": "me" }]);
    let table = serde_json::json!({ "game": "hus", "seats": seats });
    let url = format!("http://{address}/api/tables");
    reqwest::Client::new().post(url).json(&table).send().await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_is_told_as_it_is_and_recovers() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let disk = Disk::install("health");
    let store = SqliteStore::open_on(&disk, folder.path(), 1_000).expect("a new store");
    let server = LocalServer::start(store, ServerLimits::default()).await.expect("a free port");
    let address = server.address();
    assert_eq!(until_health_is(address, 200).await["status"], "well");
    for (condition, reason, status) in
        [(Condition::Full, "disk-full", 507), (Condition::Failing, "disk-failed", 503)]
    {
        disk.set_condition(condition);
        let report = until_health_is(address, 503).await;
        assert_eq!((&report["status"], &report["reason"]), (&"failing".into(), &reason.into()));
        assert!(report["detail"].as_str().is_some_and(|detail| !detail.is_empty()));
        let refused = create(address).await;
        assert_eq!(refused.status().as_u16(), status);
        let problem: Value = refused.json().await.expect("a problem");
        let detail = problem["detail"].as_str().expect("a sentence");
        assert!(detail.contains("disk"), "{detail}");
        disk.set_condition(Condition::Well);
        until_health_is(address, 200).await;
        assert_eq!(create(address).await.status().as_u16(), 201, "without a restart");
    }
    server.stop().await.expect("it stops well");
}
