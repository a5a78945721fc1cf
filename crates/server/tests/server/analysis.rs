//! Finished games are analysed on request.

use reqwest::StatusCode;
use serde_json::{Value, json};
use tetrarch_protocol::{Act, AnalysisProgress, JournalEvent, Phase, TableId};
use tetrarch_server::Config;

use crate::support::{Player, Running, problem, start_in};

/// One thread for everyone, and little to think about.
fn config() -> Config {
    Config { engine_threads: 1, analysis_nodes: 200, ..Config::default() }
}

async fn finished(server: &Running, plies: u32) -> (TableId, Player) {
    let (table, mut first, mut second) = server.two(json!({ "game": "abalone" })).await;
    for ply in 1..=plies {
        let moves = server.snapshot(&table).await.moves;
        let text = moves[7 * ply as usize % moves.len()].clone();
        let player = if ply % 2 == 1 { &mut first } else { &mut second };
        player.play(ply, &text).await.unwrap();
    }
    first.act(Act::Resign {}).await.unwrap();
    (table, first)
}

#[tokio::test]
async fn an_analysis_tells_how_far_it_is_and_is_stored() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_in(folder.path(), config()).await;
    let (table, mut player) = finished(&server, 6).await;
    let path = format!("/api/tables/{table}/analysis");
    let none = server.get(&path).await;
    assert_eq!(none.status(), StatusCode::NOT_FOUND);
    assert_eq!(problem(none).await.id(), "no-analysis");

    let asked = server.post(&path, None, &json!({})).await;
    assert_eq!(asked.status(), StatusCode::ACCEPTED);
    assert_eq!(
        asked.json::<AnalysisProgress>().await.unwrap(),
        AnalysisProgress { done: 0, of: 7 }
    );
    let mut told = Vec::new();
    while told.last() != Some(&(7, 7)) {
        let event = player.hear(|event| matches!(event, JournalEvent::Analysed { .. })).await;
        let JournalEvent::Analysed { done, of } = event.event else {
            unreachable!("it was just heard")
        };
        told.push((done, of));
    }
    assert!(told.is_sorted(), "{told:?}");

    let text = server.get(&path).await.text().await.unwrap();
    let analysis: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(analysis["plies"].as_array().unwrap().len(), 6);
    assert_eq!(analysis["effort"]["nodes"], 200);
    server.stop().await;

    // It is there after a restart, and to ask again is to get the same.
    let server = start_in(folder.path(), config()).await;
    let again = server.post(&path, None, &json!({})).await;
    assert_eq!(
        again.json::<AnalysisProgress>().await.unwrap(),
        AnalysisProgress { done: 7, of: 7 }
    );
    assert_eq!(server.get(&path).await.text().await.unwrap(), text);
    assert_eq!(server.snapshot(&table).await.state.phase, Phase::Over);
}

#[tokio::test]
async fn a_game_under_way_is_not_analysed() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_in(folder.path(), config()).await;
    let (table, _first, _second) = server.two(json!({})).await;
    let refused = server.post(&format!("/api/tables/{table}/analysis"), None, &json!({})).await;
    assert_eq!(refused.status(), StatusCode::CONFLICT);
    assert_eq!(problem(refused).await.id(), "not-over");
    let nowhere = server.get("/api/tables/0000000000000000/analysis").await;
    assert_eq!(problem(nowhere).await.id(), "no-such-table");
}

#[tokio::test]
async fn a_player_does_not_wait_for_the_end_of_an_analysis() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { analysis_nodes: 20_000, ..config() };
    let server = start_in(folder.path(), config).await;
    let (table, mut watcher) = finished(&server, 40).await;
    let asked = server.post(&format!("/api/tables/{table}/analysis"), None, &json!({})).await;
    assert_eq!(asked.status(), StatusCode::ACCEPTED);
    let seats = json!([{ "type": "me" }, { "type": "computer", "level": 1 }]);
    let created = server.create(&json!({ "game": "hus", "seats": seats })).await;
    let mut player = server.sit(&created.table, &created.seats[0]).await;
    player.play(1, "c1").await.unwrap();
    player.hear_move(2).await;
    // The engine has moved on the only thread, and the analysis goes on to its end.
    watcher.hear(|event| *event == JournalEvent::Analysed { done: 41, of: 41 }).await;
}
