//! Two neighbouring versions side by side.

use std::sync::Arc;

use serde_json::json;
use tetrarch_protocol::RETRY_MS;
use tetrarch_server::Config;

use crate::cluster::{Ground, Way, play_any, two};
use crate::wires::Newer;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_versions_play_one_game_and_the_newer_takes_over() {
    let ground = Ground::new();
    let old = ground.join().await;
    let newer = Way { bus: Box::new(|bus| Arc::new(Newer(bus))), ..Way::of(&ground) };
    // The newer version has updated the schema: the old one goes on, and could start again.
    ground.postgres.sql(
        &ground.name,
        "ALTER TABLE tables ADD COLUMN colour TEXT;
         UPDATE tetrarch_schema SET readable_from = version, version = version + 1",
    );
    let newer = ground.join_through(newer, Config::default()).await;
    let (table, mut first, mut second) = two(&old, &newer, json!({ "time": "5+3" })).await;
    for ply in (1..=4).step_by(2) {
        play_any(&newer, &table, &mut first, ply).await;
        second.hear_move(ply).await;
        play_any(&old, &table, &mut second, ply + 1).await;
        first.hear_move(ply + 1).await;
    }
    // The same with a table that the newer one keeps.
    let (own, mut here, mut there) = two(&newer, &old, json!({})).await;
    play_any(&old, &own, &mut here, 1).await;
    there.hear_move(1).await;
    play_any(&newer, &own, &mut there, 2).await;
    here.hear_move(2).await;
    // The old one stops: its player comes to the newer one, which has the table.
    let hello = first.hello.clone();
    let stopping = tokio::spawn(old.stop());
    let reason = first.close_reason().await.unwrap();
    assert!(reason.starts_with(RETRY_MS), "{reason}");
    let mut first = newer.join(&table, hello).await;
    first.welcome().await;
    play_any(&newer, &table, &mut first, 5).await;
    second.hear_move(5).await;
    stopping.await.unwrap();
    let restarted = ground.join().await;
    assert_eq!(restarted.snapshot(&table).await.history.len(), 5);
}
