//! Workers elsewhere think for a server, which never depends on them.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tetrarch_jobs::{JobProblem, Worker};
use tetrarch_protocol::{Act, Created, JournalEvent, TableId};
use tetrarch_server::{Backends, Config};
use tetrarch_store::{Bus, LocalBus, SqliteStore, Store};
use tokio::task::JoinHandle;

use crate::support::{Player, Running, hand_time, start_with};

/// A server with workers, and what they meet at.
struct Place {
    server: Running,
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
}

impl Place {
    async fn start(folder: &Path, analysis_nodes: u64) -> Self {
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(folder).unwrap());
        let bus: Arc<dyn Bus> = Arc::new(LocalBus::new(64));
        let mut backends = Backends::new(Arc::clone(&store)).with_workers();
        backends.bus = Arc::clone(&bus);
        let config = Config { engine_threads: 1, analysis_nodes, ..Config::default() };
        Self { server: start_with(backends, hand_time(), config).await, store, bus }
    }

    fn worker(&self) -> Worker {
        Worker::new(Arc::clone(&self.store), 1).unwrap().hearing(Arc::clone(&self.bus))
    }

    fn work(worker: Worker) -> JoinHandle<()> {
        tokio::spawn(worker.work(std::future::pending()))
    }

    /// A worker that takes jobs and never finishes any.
    fn stuck_worker(&self) -> JoinHandle<()> {
        let stuck = self.worker().running(Arc::new(|_, desk| {
            while !desk.stop.is_set() {
                std::thread::sleep(Duration::from_millis(5));
            }
            Err(JobProblem::Stopped)
        }));
        Self::work(stuck)
    }

    async fn figures(&self) -> String {
        self.server.get("/metrics").await.text().await.unwrap()
    }

    /// Waits until a line is among the figures.
    async fn until(&self, line: &str) {
        while !self.figures().await.lines().any(|found| found == line) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until somebody works at a job.
    async fn until_taken(&self, table: &TableId, nodes: u64) {
        let table = table.to_string().parse().unwrap();
        let id = tetrarch_jobs::analysis_id(&table, nodes).unwrap();
        while !self.store.jobs(vec![id.clone()]).await.unwrap().iter().any(|job| job.attempts == 1)
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// A game that is over, whose analysis was asked for.
    async fn analysed(&self) -> (TableId, Player) {
        let (table, mut first, _second) = self.server.two(json!({ "game": "abalone" })).await;
        first.act(Act::Resign {}).await.unwrap();
        self.server.post(&format!("/api/tables/{table}/analysis"), None, &json!({})).await;
        (table, first)
    }
}

async fn hear_analysis(player: &mut Player) {
    player.hear(|event| matches!(event, JournalEvent::Analysed { done: 1, of: 1 })).await;
}

const BY_WORKERS: &str = "tetrarch_jobs_done_total{place=\"worker\"} 1";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_threads_here_are_busy_a_worker_finds_the_move() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::start(folder.path(), 10_000_000_000).await;
    // No worker is alive yet: the only thread is busy with this for ever.
    let _analysed = place.analysed().await;
    let working = Place::work(place.worker());
    place.until("tetrarch_workers 1").await;
    let Created { table, seats, .. } = place
        .server
        .create(&json!({ "game": "gou", "seats": [{ "type": "computer", "level": 2 }, { "type": "me" }] }))
        .await;
    let mut player = place.server.sit(&table, &seats[0]).await;
    while place.server.snapshot(&table).await.history.is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let moves = place.server.snapshot(&table).await.moves;
    player.play(2, &moves[0]).await.unwrap();
    player.hear_move(3).await;
    place.until("tetrarch_jobs_done_total{place=\"worker\"} 2").await;
    let text = place.figures().await;
    assert!(text.contains("tetrarch_jobs_done_total{place=\"local\"} 0"), "{text}");
    working.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_killed_worker_was_at_is_done_by_another() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::start(folder.path(), 300).await;
    let stuck = place.stuck_worker();
    place.until("tetrarch_workers 1").await;
    let (table, mut player) = place.analysed().await;
    place.until_taken(&table, 300).await;
    let working = Place::work(place.worker());
    place.until("tetrarch_workers 2").await;
    stuck.abort();
    hear_analysis(&mut player).await;
    place.until(BY_WORKERS).await;
    place.until("tetrarch_jobs_repeated_total 1").await;
    working.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_any_worker_left_it_is_done_here() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::start(folder.path(), 300).await;
    let stuck = place.stuck_worker();
    place.until("tetrarch_workers 1").await;
    let (table, mut player) = place.analysed().await;
    place.until_taken(&table, 300).await;
    stuck.abort();
    hear_analysis(&mut player).await;
    place.until("tetrarch_jobs_done_total{place=\"local\"} 1").await;
    place.until("tetrarch_workers 0").await;
    assert!(!place.figures().await.contains(BY_WORKERS));
}
