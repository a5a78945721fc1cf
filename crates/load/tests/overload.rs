//! A server on a slow disk refuses what it cannot do, keeps what it has accepted, and recovers.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tetrarch_load::LocalServer;
use tetrarch_server::{Config, ServerLimits};
use tetrarch_store::faults::{Condition, Disk};
use tetrarch_store::{EntryBody, SqliteStore, Store as _};
use tokio::task::JoinSet;

const TABLES: usize = 12;
/// Fewer than there are tables.
const UNDER_WAY: usize = 4;
const PLIES: u32 = 3;
const SYNC: Duration = Duration::from_millis(100);
const MOMENT: Duration = Duration::from_millis(20);

/// A table at which one client plays for both seats.
struct Played {
    table: String,
    secrets: Vec<String>,
    /// What was acknowledged.
    moves: Vec<String>,
    /// How often the server had too much to do.
    shed: u32,
}

#[derive(Clone)]
struct Client {
    http: reqwest::Client,
    server: SocketAddr,
}

impl Client {
    fn url(&self, path: &str) -> String {
        format!("http://{}/api/tables{path}", self.server)
    }

    /// Asks until the server has time for it.
    async fn ask(&self, request: reqwest::RequestBuilder, shed: &mut u32) -> Value {
        loop {
            let request = request.try_clone().expect("a plain request");
            let answer = request.send().await.expect("an answer");
            let retry_after = answer.headers().get("retry-after").cloned();
            if answer.status().is_success() {
                return answer.json().await.expect("JSON");
            }
            let problem: Value = answer.json().await.expect("a problem");
            assert_eq!(problem["type"], "/problems/overloaded", "{problem}");
            assert_eq!((&problem["status"], &problem["retry_after"]), (&json!(503), &json!(1)));
            assert_eq!(retry_after.expect("a header"), "1");
            *shed += 1;
            tokio::time::sleep(MOMENT).await;
        }
    }

    async fn create(&self) -> Played {
        let seats = json!([{ "type": "me" }, { "type": "me" }]);
        let new = json!({ "game": "hus", "seats": seats });
        let mut shed = 0;
        let created = self.ask(self.http.post(self.url("")).json(&new), &mut shed).await;
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let seats = created["seats"].as_array().expect("seats");
        let secrets = seats.iter().map(|seat| text(&seat["secret"])).collect();
        Played { table: text(&created["table"]), secrets, moves: Vec::new(), shed }
    }

    /// Plays a few moves, each until it is acknowledged.
    async fn play(self, mut at: Played) -> Played {
        for _ in 0..PLIES {
            let path = format!("/{}", at.table);
            let shown = self.ask(self.http.get(self.url(&path)), &mut at.shed).await;
            let text = shown["moves"][0].as_str().expect("a legal move").to_owned();
            let seat = shown["turn"].as_u64().expect("a seat") as usize - 1;
            let ply = shown["history"].as_array().expect("moves").len() + 1;
            let new = json!({ "id": ply, "ply": ply, "move": text });
            let request = self.http.post(self.url(&format!("{path}/moves")));
            let request = request.bearer_auth(&at.secrets[seat]).json(&new);
            self.ask(request, &mut at.shed).await;
            at.moves.push(text);
        }
        at
    }
}

async fn play_everywhere(client: &Client, tables: Vec<Played>) -> Vec<Played> {
    let mut playing = JoinSet::new();
    for table in tables {
        playing.spawn(client.clone().play(table));
    }
    playing.join_all().await
}

fn shed(tables: &[Played]) -> u32 {
    tables.iter().map(|at| at.shed).sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_slow_disk_the_server_sheds_and_recovers_and_keeps_what_it_accepted() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let disk = Disk::install("overload");
    let store = SqliteStore::open_on(&disk, folder.path(), 1_000).expect("a new store");
    let limits =
        ServerLimits { requests_per_second: None, connections: None, ..ServerLimits::default() };
    let config = Config { limits, under_way: UNDER_WAY, engine_threads: 1, ..Config::default() };
    let server = LocalServer::configured(store, config).await.expect("a free port");
    let client = Client { http: reqwest::Client::new(), server: server.address() };

    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(client.create().await);
    }
    disk.set_condition(Condition::Slow(SYNC));
    let tables = play_everywhere(&client, tables).await;
    let shed_when_slow = shed(&tables);
    assert!(shed_when_slow > 0, "more was asked than could be under way");
    disk.set_condition(Condition::Well);
    let alone = client.create().await;
    let alone = client.clone().play(alone).await;
    assert_eq!(alone.shed, 0, "the disk is well again, and there is time for everything");

    server.stop().await.expect("it stops well");
    let store = SqliteStore::open(folder.path()).expect("what the server left behind");
    for at in tables.iter().chain([&alone]) {
        let table = at.table.parse().expect("a name");
        let entries = store.entries_after(&table, 0).await.expect("a journal");
        let stored = entries.into_iter().filter_map(|entry| match entry.body {
            EntryBody::Move(made) => Some(made.text),
            EntryBody::Event(_) => None,
        });
        assert_eq!(stored.collect::<Vec<_>>(), at.moves, "once, and in order");
    }
}
