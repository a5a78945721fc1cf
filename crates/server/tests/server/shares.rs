//! What one address takes is not taken from the others.

use std::net::IpAddr;

use reqwest::{Response, StatusCode};
use serde_json::{Value, json};
use tetrarch_protocol::{Act, Created, JournalEvent, TableId};
use tetrarch_server::Config;

use crate::support::{Running, a_moment, problem, start, start_in};

/// Whoever takes too much comes from here; the tests themselves come from 127.0.0.1.
const GREEDY: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 77));

/// A request from the greedy address.
async fn greedy(server: &Running, path: &str, body: &Value) -> Response {
    let client = reqwest::Client::builder().local_address(GREEDY).build().unwrap();
    let answer = client.post(server.url(path)).json(body).send().await.unwrap();
    server.contract().await.check(&reqwest::Method::POST, path, answer).await
}

/// The problem of a refusal that says when to come again.
async fn retry(answer: Response) -> String {
    assert!(answer.headers().contains_key("retry-after"));
    problem(answer).await.id().to_owned()
}

async fn waiting(server: &Running) -> u64 {
    let figures = server.get("/metrics").await.text().await.unwrap();
    let line = figures.lines().find_map(|line| line.strip_prefix("tetrarch_engine_queue "));
    line.unwrap().trim().parse().unwrap()
}

fn against(level: u8) -> Value {
    json!({ "game": "abalone", "seats": [{ "type": "computer", "level": level }, { "type": "me" }] })
}

/// Makes tables with strong engines to move, until no more may be made.
async fn take_engines(server: &Running) {
    for _ in 0..500 {
        let answer = greedy(server, "/api/tables", &against(10)).await;
        if answer.status() != StatusCode::CREATED {
            assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
            assert_eq!(retry(answer).await, "too-many-engine-moves");
            return;
        }
    }
    panic!("500 engines were set to work for one address");
}

async fn engine_moves(server: &Running, level: u8) {
    let Created { table, seats, .. } = server.create(&against(level)).await;
    let mut player = server.sit(&table, &seats[0]).await;
    while server.snapshot(&table).await.history.is_empty() {
        player.next().await.unwrap();
    }
}

#[tokio::test]
async fn engines_move_for_others_while_one_address_wants_many() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_in(folder.path(), Config { engine_threads: 2, ..Config::default() }).await;
    take_engines(&server).await;
    engine_moves(&server, 3).await;
    assert!(waiting(&server).await > 10, "the flood has been worked off before");

    // Tables that are taken up again still count towards the share of whoever made them.
    server.stop().await;
    let server = start_in(folder.path(), Config { engine_threads: 2, ..Config::default() }).await;
    while waiting(&server).await < 10 {
        a_moment().await;
    }
    engine_moves(&server, 3).await;
    assert!(waiting(&server).await > 10, "the flood has been worked off before");
}

#[tokio::test]
async fn analyses_are_shared_too() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { engine_threads: 1, analysis_nodes: u64::MAX, ..Config::default() };
    let server = start_in(folder.path(), config).await;
    let mut asked = 0;
    let refused = loop {
        let table = finished(&server).await;
        let answer = greedy(&server, &format!("/api/tables/{table}/analysis"), &json!({})).await;
        if answer.status() != StatusCode::ACCEPTED {
            break answer;
        }
        asked += 1;
        assert!(asked < 50, "one address may have so many analyses");
    };
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(retry(refused).await, "too-many-analyses");
    let table = finished(&server).await;
    let answer = server.post(&format!("/api/tables/{table}/analysis"), None, &json!({})).await;
    assert_eq!(answer.status(), StatusCode::ACCEPTED);
}

async fn finished(server: &Running) -> TableId {
    let (table, mut first, _second) = server.two(json!({})).await;
    first.play(1, "c1").await.unwrap();
    first.act(Act::Resign {}).await.unwrap();
    table
}

#[tokio::test]
async fn guessing_many_names_is_throttled_and_locks_nobody_out() {
    let (server, _folder) = start().await;
    let ada = json!({ "name": "Ada", "password": "correct horse" });
    assert_eq!(server.post("/api/account", None, &ada).await.status(), StatusCode::CREATED);
    assert_eq!(greedy(&server, "/api/session", &ada).await.status(), StatusCode::OK);
    let mut guessed = 0;
    loop {
        let guess = json!({ "name": format!("name{guessed}"), "password": "password1" });
        let answer = greedy(&server, "/api/session", &guess).await;
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(retry(answer).await, "too-many-requests");
            break;
        }
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
        guessed += 1;
        assert!(guessed < 50, "one address may guess at so many names");
    }
    // Who comes from elsewhere is not touched by it, and neither is who logs in there usually.
    assert_eq!(server.post("/api/session", None, &ada).await.status(), StatusCode::OK);
    assert_eq!(greedy(&server, "/api/session", &ada).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_table_holds_only_so_many_words() {
    let folder = tempfile::tempdir().unwrap();
    let plain = tetrarch_server::ServerLimits::default();
    let messages_per_second = std::num::NonZeroU32::MAX;
    let limits = tetrarch_server::ServerLimits { messages_per_second, ..plain };
    let server = start_in(folder.path(), Config { limits, ..Config::default() }).await;
    let (table, mut first, mut second) = server.two(json!({})).await;
    let mut said = 0;
    let full = loop {
        match first.act(Act::Say { text: format!("line {said}") }).await {
            Ok(_) => said += 1,
            Err(problem) => break problem,
        }
        // Who does not read what is said is dropped as a slow reader.
        second.hear(|event| matches!(event, JournalEvent::Said { .. })).await;
        assert!(said <= 1_000, "a table may hold so many words");
    };
    assert_eq!((full.id(), full.status), ("table-full", 409));
    assert_eq!(
        second.act(Act::Say { text: "me too".to_owned() }).await.unwrap_err().id(),
        "table-full"
    );
    // The game goes on all the same.
    first.play(1, "c1").await.unwrap();
    second.hear_move(1).await;
    second.act(Act::Resign {}).await.unwrap();
    // All of it is told to whoever wants to know, from where they want to know it.
    for (after, first_number) in [(0, 1), (700, 701)] {
        let path = format!("/api/tables/{table}/events?after={after}");
        let told = server.get(&path).await.text().await.unwrap();
        let numbers = told
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap()["number"].as_u64().unwrap());
        assert!(numbers.eq(first_number..=server.snapshot(&table).await.number));
    }
}

#[tokio::test]
async fn streams_of_events_are_counted_behind_a_proxy_too() {
    let folder = tempfile::tempdir().unwrap();
    let limits = tetrarch_server::ServerLimits {
        connections: Some(3),
        ..tetrarch_server::ServerLimits::default()
    };
    let config = Config { behind_proxy: true, limits, ..Config::default() };
    let server = start_in(folder.path(), config).await;
    let (table, first, second) = server.two(json!({})).await;
    drop((first, second));
    let ask = async |client: &str| {
        let path = server.url(&format!("/api/tables/{table}/events"));
        reqwest::Client::new().get(path).header("x-forwarded-for", client).send().await.unwrap()
    };
    let mut open = Vec::new();
    let refused = loop {
        let answer = ask("192.0.2.1").await;
        if answer.status() != StatusCode::OK {
            break answer;
        }
        open.push(answer);
        assert!(open.len() <= 3, "one client may have so many");
    };
    assert_eq!(retry(refused).await, "too-many-requests");
    assert_eq!(ask("192.0.2.2").await.status(), StatusCode::OK);
    // Who lets go of them may have others.
    open.clear();
    while ask("192.0.2.1").await.status() != StatusCode::OK {
        a_moment().await;
    }
}
