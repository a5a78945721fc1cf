//! Several servers on one PostgreSQL database, connected by NATS.

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tetrarch_bus_nats::NatsBus;
use tetrarch_protocol::{JournalEvent, Phase, RETRY_MS, TableId, ToClient};
use tetrarch_server::{Backends, Config, HandTime, OUTGOING_MESSAGES};
use tetrarch_store::{Bus, Change, Store};
use tetrarch_store_conformance::programs::{Nats, Postgres};
use tetrarch_store_postgres::PostgresStore;
use tokio::runtime::Runtime;

use crate::support::{Player, Running, hand_time, start_with};

/// What the servers share.
pub struct Ground {
    pub nats: Nats,
    pub postgres: Arc<Postgres>,
    /// What the database is called.
    pub name: String,
    /// Its address.
    database: String,
    time: Arc<HandTime>,
}

/// One of several servers, with threads of its own, so that it can be killed.
pub struct Member {
    running: Option<Running>,
    runtime: Option<Runtime>,
}

/// How a server reaches the database and the others.
pub struct Way {
    pub database: String,
    pub nats: String,
    pub bus: Detour,
}

/// Puts something between a server and its bus.
type Detour = Box<dyn FnOnce(Arc<dyn Bus>) -> Arc<dyn Bus> + Send>;

impl Way {
    /// The straight one.
    pub fn of(ground: &Ground) -> Self {
        Self {
            database: ground.database.clone(),
            nats: ground.nats.url(),
            bus: Box::new(|bus| bus),
        }
    }
}

impl Ground {
    pub fn new() -> Self {
        let postgres = Postgres::shared();
        let name = postgres.create_database();
        let database = postgres.url(&name);
        Self { nats: Nats::start(), postgres, name, database, time: hand_time() }
    }

    pub async fn store(&self) -> PostgresStore {
        PostgresStore::open(&self.database).await.unwrap()
    }

    pub async fn join(&self) -> Member {
        self.join_with(Config::default()).await
    }

    /// A server that has found the others.
    async fn join_with(&self, config: Config) -> Member {
        self.join_through(Way::of(self), config).await
    }

    /// The same by another way to the database and to the others.
    pub async fn join_through(&self, way: Way, config: Config) -> Member {
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        let runtime = builder.worker_threads(2).enable_all().build().unwrap();
        let time = Arc::clone(&self.time);
        let started = runtime.spawn(async move {
            let store = Arc::new(PostgresStore::open(&way.database).await.unwrap());
            let bus = NatsBus::connect(&way.nats, OUTGOING_MESSAGES).await.unwrap();
            while bus.trouble().is_some() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            let bus = (way.bus)(Arc::new(bus));
            start_with(Backends::new(store).among(bus), time, config).await
        });
        Member { running: Some(started.await.unwrap()), runtime: Some(runtime) }
    }
}

impl Deref for Member {
    type Target = Running;

    fn deref(&self) -> &Running {
        self.running.as_ref().unwrap()
    }
}

impl Member {
    /// Ends the server as a crash would.
    pub fn kill(mut self) {
        self.runtime.take().unwrap().shutdown_background();
    }

    /// Stops the server as `SIGTERM` does.
    pub async fn stop(mut self) {
        self.running.take().unwrap().stop().await;
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

pub async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    while !is_so().await {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A game whose table is kept by the first server; its players are connected to a server each.
pub async fn two(
    one: &Running,
    other: &Running,
    more: serde_json::Value,
) -> (TableId, Player, Player) {
    let mut table = json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "link" }] });
    table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let created = one.create(&table).await;
    let mut first = one.sit(&created.table, &created.seats[0]).await;
    first.welcome().await;
    let second = other.accept(&created.table, &created.invitations[0]).await;
    first.hear(|event| matches!(event, JournalEvent::Begun {})).await;
    (created.table, first, second)
}

/// Plays the first legal move of the position.
pub async fn play_any(server: &Running, table: &TableId, player: &mut Player, ply: u32) {
    let text = server.snapshot(table).await.moves[0].clone();
    player.play(ply, &text).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_on_different_servers_play_a_game() {
    let ground = Ground::new();
    let (one, other, third) = (ground.join().await, ground.join().await, ground.join().await);
    let abalone = json!({ "game": "abalone", "time": "5+3" });
    let (table, mut first, mut second) = two(&one, &other, abalone).await;
    for ply in (1..=8).step_by(2) {
        play_any(&other, &table, &mut first, ply).await;
        second.hear_move(ply).await;
        play_any(&one, &table, &mut second, ply + 1).await;
        first.hear_move(ply + 1).await;
    }
    // A move that the rules forbid is refused with the rule's own problem.
    let problem = second.play(9, "a1b1").await.unwrap_err();
    assert_eq!(problem.id(), "not-your-turn");
    // Everybody sees the same table, and everyone who is there.
    let mut watcher = third.watch(&table).await;
    let (here, watchers) = first
        .until(|message| match message {
            ToClient::Presence { seats, watchers, .. } if watchers > 0 => Some((seats, watchers)),
            _ => None,
        })
        .await;
    assert_eq!((here, watchers), (vec![1, 2], 1));
    let at_one = one.snapshot(&table).await;
    for server in [&other, &third] {
        assert_eq!(server.snapshot(&table).await.history, at_one.history);
    }
    play_any(&one, &table, &mut first, 9).await;
    watcher.hear_move(9).await;
    drop(watcher);
    second
        .until(|message| match message {
            ToClient::Presence { watchers: 0, .. } => Some(()),
            _ => None,
        })
        .await;
    let record = third.get(&format!("/api/tables/{table}/record")).await;
    assert!(record.status().is_success(), "{}", record.status());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_when_the_server_that_keeps_it_is_killed() {
    let ground = Ground::new();
    let (one, other) = (ground.join().await, ground.join().await);
    let (table, mut first, mut second) = two(&one, &other, json!({ "time": "5+3" })).await;
    first.play(1, "c1").await.unwrap();
    second.hear_move(1).await;
    let reply = other.snapshot(&table).await.moves[0].clone();
    let hello = first.hello.clone();
    one.kill();
    ground.time.advance(100_000);
    // Whoever is asked next takes the table at once.
    second.play(2, &reply).await.unwrap();
    let clocks = other.snapshot(&table).await.clocks.unwrap();
    assert!(clocks.left_ms[1] >= 300_000, "nobody is charged for the time between: {clocks:?}");
    let mut first = other.join(&table, hello).await;
    first.welcome().await;
    play_any(&other, &table, &mut first, 3).await;
    second.hear_move(3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_runs_out_though_its_server_is_gone_and_nobody_asks() {
    let ground = Ground::new();
    let (one, other) = (ground.join().await, ground.join().await);
    let (table, mut first, second) = two(&one, &one, json!({ "time": "1" })).await;
    first.play(1, "c1").await.unwrap();
    drop((first, second));
    let mut lobby = Vec::new();
    one.kill();
    // The other server takes it up by itself, and its clock runs again.
    until(async || {
        ground.time.advance(10_000);
        let page = other.get("/api/tables?phase=over").await;
        lobby = page.bytes().await.unwrap().to_vec();
        let store = ground.store().await;
        let head = store.table_head(&table.as_str().parse().unwrap()).await.unwrap().unwrap();
        head.summary.result.is_some()
    })
    .await;
    assert_eq!(other.snapshot(&table).await.state.phase, Phase::Over);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_was_believed_dead_writes_nothing_and_its_clients_play_on() {
    let ground = Ground::new();
    let (one, other) = (ground.join().await, ground.join().await);
    let (table, mut first, mut second) = two(&one, &other, json!({})).await;
    first.play(1, "c1").await.unwrap();
    second.hear_move(1).await;
    // Another server takes the table from one that is alive, and knows nothing of it.
    let (store, id) = (ground.store().await, table.as_str().parse().unwrap());
    let living = store.living_servers().await.unwrap();
    let owned = store.ownership(&id).await.unwrap().unwrap();
    let taker = living.into_iter().find(|server| Some(server) != owned.owner.as_ref()).unwrap();
    let taking = Change::TakeTable { table: id.clone(), epoch: owned.epoch + 1, owner: taker };
    store.write(vec![taking]).await.unwrap();
    // Through the server that has lost it, and through the one that has it now.
    play_any(&other, &table, &mut second, 2).await;
    first.hear_move(2).await;
    play_any(&one, &table, &mut first, 3).await;
    second.hear_move(3).await;
    assert_eq!(store.ownership(&id).await.unwrap().unwrap().epoch, owned.epoch + 1);
    assert_eq!(one.snapshot(&table).await.history.len(), 3);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_nats_a_server_serves_its_own_tables_and_with_it_all_again() {
    let ground = Ground::new();
    let (one, other) = (ground.join().await, ground.join().await);
    let (table, mut first, mut second) = two(&one, &other, json!({})).await;
    let (own, mut here, mut there) = two(&one, &one, json!({})).await;
    let second_hello = second.hello.clone();
    ground.nats.stop();
    let health = async |server: &Running| -> serde_json::Value {
        server.get("/healthz").await.json().await.unwrap()
    };
    until(async || health(&one).await["bus"]["status"] == "failing").await;
    assert_eq!(health(&one).await["status"], "degraded");
    here.play(1, "c1").await.unwrap();
    there.hear_move(1).await;
    play_any(&one, &own, &mut there, 2).await;
    first.play(1, "c1").await.unwrap();
    // The other server cannot ask for a table that is not its own, and says so.
    let refused = other.get(&format!("/api/tables/{table}")).await;
    assert_eq!(refused.status().as_u16(), 503);

    ground.nats.restart();
    until(async || health(&one).await["status"] == "well").await;
    until(async || health(&other).await["status"] == "well").await;
    // Either the connection has caught up, or it was closed and comes again.
    let heard = tokio::time::timeout(Duration::from_secs(5), async {
        while let Some(message) = second.next().await {
            if matches!(&message, ToClient::Event(event) if event.number == 3) {
                return true;
            }
        }
        false
    });
    if !heard.await.unwrap_or(false) {
        second = other.join(&table, second_hello).await;
        second.welcome().await;
    }
    play_any(&other, &table, &mut second, 2).await;
    first.hear_move(2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_hands_its_tables_over() {
    let ground = Ground::new();
    let (one, other) = (ground.join().await, ground.join().await);
    let (table, mut first, mut second) = two(&one, &other, json!({ "time": "5+3" })).await;
    first.play(1, "c1").await.unwrap();
    second.hear_move(1).await;
    let hello = first.hello.clone();
    let stopping = tokio::spawn(one.stop());
    let reason = first.close_reason().await.unwrap();
    let wait = reason.strip_prefix(RETRY_MS).unwrap().parse::<u32>().unwrap();
    assert!(wait <= 1_000, "{reason}");
    // While it stops and afterwards, players are served.
    let mut first = other.join(&table, hello).await;
    first.welcome().await;
    play_any(&other, &table, &mut second, 2).await;
    first.hear_move(2).await;
    stopping.await.unwrap();
    play_any(&other, &table, &mut first, 3).await;
    second.hear_move(3).await;
    let store = ground.store().await;
    let owned = store.ownership(&table.as_str().parse().unwrap()).await.unwrap().unwrap();
    assert!(owned.is_alive);
    assert_eq!(store.living_servers().await.unwrap().len(), 1);
    // The one that comes next is asked for the same table.
    let third = ground.join().await;
    let mut watcher = third.watch(&table).await;
    watcher.welcome().await;
    play_any(&third, &table, &mut second, 4).await;
    watcher.hear_move(4).await;
    drop(ground.postgres);
}
