//! Servers that are cut off from the database, from NATS or from each other, and answers that are lost.

use std::sync::{Arc, Mutex};

use serde_json::json;
use tetrarch_protocol::{ActId, FromClient, Hello, NewMove, TableId, ToClient};
use tetrarch_server::Config;
use tetrarch_store::Store as _;

use crate::cluster::{Ground, Way, play_any, two, until};
use crate::support::{Player, Running, a_moment};
use crate::wires::{Lossy, Mishap, Relay, Target};

/// A way to the database that can be cut.
async fn to_database(ground: &Ground) -> (Relay, Way) {
    let relay = Relay::to(Target::Socket(ground.postgres.socket())).await;
    let database = ground.postgres.url_by_port(relay.port, &ground.name);
    (relay, Way { database, ..Way::of(ground) })
}

/// Listens until exactly these seats are there.
async fn see(player: &mut Player, wanted: &[u8]) {
    player
        .until(|message| match message {
            ToClient::Presence { seats, .. } if seats == wanted => Some(()),
            _ => None,
        })
        .await;
}

/// Listens until this number of people watch.
async fn see_watchers(player: &mut Player, wanted: u32) {
    player
        .until(|message| match message {
            ToClient::Presence { watchers, .. } if watchers == wanted => Some(()),
            _ => None,
        })
        .await;
}

/// Sends a move until it is acknowledged, through new connections if the last one has ended.
async fn play_at_last(
    server: &Running,
    table: &TableId,
    hello: &Hello,
    ply: u32,
    text: &str,
) -> Player {
    let new = NewMove { id: ActId(7), ply, text: text.to_owned() };
    let said = serde_json::to_string(&FromClient::Move(new)).unwrap();
    loop {
        let mut player = server.join(table, hello.clone()).await;
        player.try_say(&said).await;
        loop {
            match player.next().await {
                Some(ToClient::Acknowledged(done)) if done.id == ActId(7) => return player,
                Some(ToClient::Refused { .. }) | None => break,
                Some(_) => {}
            }
        }
        a_moment().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_tables_of_a_server_that_loses_only_the_database_are_taken() {
    let ground = Ground::new();
    let (relay, way) = to_database(&ground).await;
    let one = ground.join_through(way, Config::default()).await;
    let other = ground.join().await;
    let (table, mut first, mut second) = two(&one, &other, json!({})).await;
    first.play(1, "c1").await.unwrap();
    second.hear_move(1).await;
    let reply = other.snapshot(&table).await.moves[0].clone();
    relay.cut();
    // The server is alive and says so; but the cut does not end before another one has the table.
    let mut second = play_at_last(&other, &table, &second.hello, 2, &reply).await;
    relay.mend();
    let hello = first.hello.clone();
    drop(first);
    let mut first = other.join(&table, hello).await;
    first.welcome().await;
    play_any(&other, &table, &mut first, 3).await;
    second.hear_move(3).await;
    let store = ground.store().await;
    let owned = store.ownership(&table.as_str().parse().unwrap()).await.unwrap().unwrap();
    assert!(owned.epoch >= 2, "{owned:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_are_there_again_when_the_lease_of_their_server_comes_back() {
    let ground = Ground::new();
    let (relay, way) = to_database(&ground).await;
    let (one, other) = (ground.join().await, ground.join_through(way, Config::default()).await);
    let (_table, mut first, _second) = two(&one, &other, json!({})).await;
    see(&mut first, &[1, 2]).await;
    relay.cut();
    see(&mut first, &[1]).await;
    relay.mend();
    see(&mut first, &[1, 2]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_server_said_while_it_was_cut_from_nats_is_heard_when_it_is_back() {
    let ground = Ground::new();
    let relay = Relay::to(Target::Nats(ground.nats.url())).await;
    let way = Way { nats: format!("nats://127.0.0.1:{}", relay.port), ..Way::of(&ground) };
    let one = ground.join_through(way, Config::default()).await;
    let other = ground.join().await;
    let (_table, mut first, mut second) = two(&one, &other, json!({})).await;
    relay.cut();
    until(async || {
        let health: serde_json::Value = one.get("/healthz").await.json().await.unwrap();
        health["bus"]["status"] == "failing"
    })
    .await;
    first.play(1, "c1").await.unwrap();
    relay.mend();
    // Nothing else happens at the table.
    second.hear_move(1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_seems_to_be_there_because_a_message_was_lost() {
    let ground = Ground::new();
    let next = Arc::<Mutex<Option<Mishap>>>::default();
    let lossy = Arc::clone(&next);
    let way = Way { bus: Box::new(|bus| Lossy::over(bus, lossy)), ..Way::of(&ground) };
    let (one, other) = (ground.join().await, ground.join_through(way, Config::default()).await);
    let (table, mut first, _second) = two(&one, &one, json!({})).await;
    // It leaves, and the message is lost.
    let mut watcher = other.watch(&table).await;
    watcher.welcome().await;
    see_watchers(&mut first, 1).await;
    *next.lock().unwrap() = Some(Mishap::Question("leave"));
    drop(watcher);
    see_watchers(&mut first, 0).await;
    // It is let in, and the answer is lost: it does not stay.
    *next.lock().unwrap() = Some(Mishap::Answer("join"));
    let refused = other.watch(&table).await;
    see_watchers(&mut first, 0).await;
    assert_eq!(*next.lock().unwrap(), None);
    drop(refused);
}
