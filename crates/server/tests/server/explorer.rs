//! The opening explorer, and even deals.

use std::collections::HashSet;

use reqwest::StatusCode;
use serde_json::{Value, json};
use tetrarch_balance::balanced_deals;
use tetrarch_catalog::{Seed, entry};
use tetrarch_explorer::key;
use tetrarch_protocol::{Act, JournalEvent};
use tetrarch_server::{AdminAnswer, AdminRequest, Config, administer, control_socket};

use crate::support::{Running, problem, start, start_in};

/// The key of the first position of a game.
fn first_key(game: &str) -> String {
    let entry = entry(game).unwrap();
    let settings = entry.settings(None, &[]).unwrap();
    let start = entry.start(&settings, Seed::default()).unwrap();
    format!("{:016x}", key(&settings, &start.text()))
}

async fn explored(server: &Running, key: &str) -> Value {
    let answer = server.get(&format!("/api/explorer/{key}")).await;
    assert_eq!(answer.status(), StatusCode::OK);
    answer.json::<Value>().await.unwrap()["moves"].clone()
}

#[tokio::test]
async fn finished_public_games_are_counted_and_no_others() {
    let (server, _folder) = start().await;
    let key = first_key("hus");
    assert_eq!(explored(&server, &key).await, json!([]));
    let public = json!({ "visibility": "public" });

    let (_table, mut first, _second) = server.two(public.clone()).await;
    first.play(1, "c1").await.unwrap();
    assert_eq!(explored(&server, &key).await, json!([]), "the game is not over");
    first.act(Act::Resign {}).await.unwrap();
    let once = json!([{ "move": "c1", "draws": 0, "wins": [0, 1, 0] }]);
    assert_eq!(explored(&server, &key).await, once);

    // By link, and called off.
    let (_table, mut first, _second) = server.two(json!({})).await;
    first.play(1, "c1").await.unwrap();
    first.act(Act::Resign {}).await.unwrap();
    let (_table, mut first, _second) = server.two(public.clone()).await;
    first.play(1, "c1").await.unwrap();
    first.act(Act::Abort {}).await.unwrap();
    assert_eq!(explored(&server, &key).await, once);

    let (_table, mut first, mut second) = server.two(public).await;
    first.play(1, "d1").await.unwrap();
    second.act(Act::Resign {}).await.unwrap();
    let twice = json!([
        { "move": "c1", "draws": 0, "wins": [0, 1, 0] },
        { "move": "d1", "draws": 0, "wins": [1, 0, 0] },
    ]);
    assert_eq!(explored(&server, &key).await, twice);
}

#[tokio::test]
async fn a_game_that_is_removed_counts_no_longer() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { control: Some(control_socket(folder.path())), ..Config::default() };
    let server = start_in(folder.path(), config).await;
    let (table, mut first, _second) = server.two(json!({ "visibility": "public" })).await;
    first.play(1, "c1").await.unwrap();
    first.act(Act::Resign {}).await.unwrap();
    let key = first_key("hus");
    assert_ne!(explored(&server, &key).await, json!([]));
    let remove = AdminRequest::RemoveGame { table: table.to_string() };
    let removed = administer(folder.path(), remove).await.unwrap();
    assert!(matches!(removed, AdminAnswer::Done(_)), "{removed:?}");
    assert_eq!(explored(&server, &key).await, json!([]));
}

#[tokio::test]
async fn a_key_that_is_none_is_refused() {
    let (server, _folder) = start().await;
    for key in ["1", "0123456789ABCDEF", "+123456789abcdef", "0123456789abcdefg"] {
        let answer = server.get(&format!("/api/explorer/{key}")).await;
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST, "{key}");
        assert_eq!(problem(answer).await.message.id, "invalid-position-key");
    }
}

#[tokio::test]
async fn a_balanced_table_is_dealt_evenly_and_so_is_the_next_game() {
    let (server, _folder) = start().await;
    let entry = entry("pantarei").unwrap();
    let settings = entry.settings(None, &[]).unwrap();
    let deals = balanced_deals("pantarei", settings.variant());
    let even: HashSet<String> =
        deals.iter().map(|&seed| entry.start(&settings, Seed(seed)).unwrap().text()).collect();
    let wanted = json!({ "game": "pantarei", "balanced": true, "games": 3 });
    let (mut table, mut first, second) = server.two(wanted).await;
    for game in 1..=3 {
        let state = server.snapshot(&table).await;
        assert!(even.contains(&state.state.position), "game {game}: {}", state.state.position);
        if game == 3 {
            break;
        }
        first.act(Act::Resign {}).await.unwrap();
        let next = first.hear(|event| matches!(event, JournalEvent::NextGame { .. })).await;
        let JournalEvent::NextGame { table: next } = next.event else { unreachable!() };
        table = next;
        let who = if game == 1 { second.hello.clone() } else { first.hello.clone() };
        first = server.join(&table, who).await;
    }
    // Other rules than those that were measured, and a position: an even deal is not known of either.
    let (table, ..) = server
        .two(json!({ "game": "pantarei", "balanced": true, "options": { "goal": "6" } }))
        .await;
    assert!(!even.contains(&server.snapshot(&table).await.state.position));
    let position = even.iter().next().unwrap();
    let both = json!({
        "game": "pantarei", "balanced": true, "position": position,
        "seats": [{ "type": "me" }, { "type": "link" }],
    });
    let refused = server.post("/api/tables", None, &both).await;
    assert_eq!(problem(refused).await.message.id, "invalid-balanced");
}
