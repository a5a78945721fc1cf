//! A table at a server, against a computer.

use std::sync::Arc;
use std::time::Duration;

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use tetrarch_server::{Backends, Config, run};
use tetrarch_store::SqliteStore;
use tetrarch_table::record::read;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

async fn get(url: &str) -> Value {
    Client::new().get(url).send().await.unwrap().json().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_and_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path()).unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}/api", listener.local_addr().unwrap());
    let (stop, stopped) = oneshot::channel::<()>();
    let server = tokio::spawn(async move {
        run(listener, Backends::new(store), Config::default(), async { drop(stopped.await) }).await;
    });

    let catalogue = get(&format!("{base}/games")).await;
    let games = catalogue["games"].as_array().unwrap();
    assert!(games.iter().any(|game| game["id"] == "noughts"), "{catalogue}");

    let seats = json!([{ "type": "me" }, { "type": "computer", "level": 3 }]);
    let table = json!({ "game": "noughts", "seats": seats });
    let answer = Client::new().post(format!("{base}/tables")).json(&table).send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::CREATED);
    let created: Value = answer.json().await.unwrap();
    let table = format!("{base}/tables/{}", created["table"].as_str().unwrap());
    let secret = created["seats"][0]["secret"].as_str().unwrap();
    let mut moves = 0;
    let state = loop {
        let state = get(&table).await;
        if state["phase"] == "over" {
            break state;
        }
        if state["turn"] != 1 {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        let ply = state["history"].as_array().unwrap().len() + 1;
        let body = json!({ "id": ply, "ply": ply, "move": state["moves"][0] });
        let request = Client::new().post(format!("{table}/moves")).bearer_auth(secret).json(&body);
        let answer = request.send().await.unwrap();
        assert!(answer.status().is_success(), "{}", answer.text().await.unwrap());
        moves += 1;
    };
    assert!(moves >= 2);
    assert_eq!(state["diagram"]["game"], "noughts");
    let record = Client::new().get(format!("{table}/record")).send().await.unwrap();
    let records = read(record.text().await.unwrap(), None, None).unwrap();
    assert!(records[0].check().is_empty());
    assert_eq!(records[0].settings.game(), "noughts");

    drop(stop);
    server.await.unwrap();
}
