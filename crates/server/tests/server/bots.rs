//! API tokens and bots.

use std::path::Path;
use std::process::{Command, Stdio};

use futures_util::StreamExt as _;
use reqwest::StatusCode;
use serde_json::{Value, json};
use tetrarch_protocol::{
    BotEvent, BotGame, Created, CreatedToken, ListingPage, Phase, TableId, TokenView,
};

use crate::browser::Browser;
use crate::support::{Running, hello, problem, start};

async fn token(browser: &mut Browser<'_>, scopes: Value) -> String {
    let body = json!({ "label": format!("for {scopes}"), "scopes": scopes });
    let answer = browser.post("/api/account/tokens", &body).await;
    assert_eq!(answer.status(), StatusCode::CREATED);
    answer.json::<CreatedToken>().await.unwrap().token
}

/// The lines of a stream, as they come.
struct Lines {
    body: futures_util::stream::BoxStream<'static, Vec<u8>>,
    read: Vec<u8>,
}

impl Lines {
    async fn open(server: &Running, path: &str, token: &str) -> Lines {
        let request = reqwest::Client::new().get(server.url(path)).bearer_auth(token);
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(answer.headers()["content-type"], "application/x-ndjson");
        let body = answer.bytes_stream().map(|part| part.unwrap().to_vec()).boxed();
        Lines { body, read: Vec::new() }
    }

    async fn next<T: serde::de::DeserializeOwned>(&mut self) -> Option<T> {
        loop {
            if let Some(end) = self.read.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.read.drain(..=end).collect();
                if line.len() > 1 {
                    return Some(serde_json::from_slice(&line).unwrap());
                }
            } else {
                self.read.extend(self.body.next().await?);
            }
        }
    }
}

fn challenge(name: &str) -> Value {
    json!({ "game": "hus", "rated": true, "seats": [{ "type": "me" }, { "type": "account", "name": name }] })
}

#[tokio::test]
async fn a_token_does_what_its_scopes_say_and_nothing_else() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let play = token(&mut ada, json!(["play"])).await;
    let table = json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "lobby" }] });
    let refused = server.post("/api/tables", Some(&play), &table).await;
    assert_eq!(refused.status(), StatusCode::FORBIDDEN);
    assert_eq!(problem(refused).await.id(), "missing-scope");
    let create = token(&mut ada, json!(["create", "play"])).await;
    let made = server.post("/api/tables", Some(&create), &table).await;
    assert_eq!(made.status(), StatusCode::CREATED);

    // No token, however far it goes, is its owner.
    let get = |path: &str| reqwest::Client::new().get(server.url(path)).bearer_auth(&create).send();
    for path in ["/api/account/tokens", "/api/account/data"] {
        assert_eq!(problem(get(path).await.unwrap()).await.id(), "not-for-programs");
    }
    assert_eq!(get("/api/account").await.unwrap().status(), StatusCode::OK);

    let listed: Vec<TokenView> = ada.get("/api/account/tokens").await.json().await.unwrap();
    assert_eq!(listed.len(), 2);
    let path = format!("/api/account/tokens/{}", listed[0].label.replace('"', "%22"));
    assert_eq!(ada.delete(&path, None).await.status(), StatusCode::NO_CONTENT);
    assert_eq!(problem(get("/api/account").await.unwrap()).await.id(), "wrong-token");
}

#[tokio::test]
async fn what_is_wrong_with_a_token_is_said() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    token(&mut ada, json!(["play"])).await;
    let wrong = [
        (json!({ "label": "for [\"play\"]", "scopes": ["play"] }), "label-taken"),
        (json!({ "label": "", "scopes": ["play"] }), "invalid"),
        (json!({ "label": "x", "scopes": [] }), "invalid"),
        (json!({ "label": "x", "scopes": ["everything"] }), "unreadable"),
    ];
    for (body, id) in wrong {
        assert_eq!(problem(ada.post("/api/account/tokens", &body).await).await.id(), id, "{body}");
    }
    let guest = server.get("/api/bot/events").await;
    assert_eq!(guest.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_bot_hears_of_a_challenge_plays_and_hears_of_the_end() {
    let (server, _folder) = start().await;
    let (mut ada, mut owner) = (server.signed_up("Ada").await, server.signed_up("Robo").await);
    let token = token(&mut owner, json!(["play"])).await;
    let mut events = Lines::open(&server, "/api/bot/events", &token).await;
    let Created { table, .. } = ada.create(&challenge("robo")).await;
    let Some(BotEvent::Challenge { seat: 2, game }) = events.next().await else {
        panic!("a challenge comes first")
    };
    assert_eq!((game.table.clone(), game.phase), (table.clone(), Phase::Open));

    let stranger = server.browser().post(&format!("/api/tables/{table}/seats"), &json!({})).await;
    assert_eq!(problem(stranger).await.id(), "no-free-seat", "the seat is kept");
    let accept = format!("/api/bot/tables/{table}/accept");
    assert_eq!(server.post(&accept, Some(&token), &json!({})).await.status(), StatusCode::OK);
    let Some(BotEvent::GameStart { seat: 2, .. }) = events.next().await else {
        panic!("the game begins")
    };

    let mut game = Lines::open(&server, &format!("/api/bot/tables/{table}"), &token).await;
    let Some(BotGame::GameFull { seat: 2, game: full }) = game.next().await else {
        panic!("the whole game comes first")
    };
    assert_eq!(full.state.phase, Phase::Playing);
    ada.play(table.as_str(), 1, "c1").await.error_for_status().unwrap();
    let Some(BotGame::GameState(state)) = game.next().await else { panic!("Ada has moved") };
    assert_eq!((state.ply, state.turn, state.last.unwrap().text.as_str()), (1, 2, "c1"));
    ada.act(table.as_str(), 2, json!({ "type": "say", "text": "good luck" })).await;
    let Some(BotGame::Chat { seat: 1, .. }) = game.next().await else { panic!("Ada has spoken") };

    let play = |text: &str, query: &str| format!("/api/bot/tables/{table}/move/{text}{query}");
    let wrong = server.post(&play("z9", ""), Some(&token), &json!({})).await;
    assert_eq!(wrong.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let early = server.post(&play(&state.moves[0], "?ply=4"), Some(&token), &json!({})).await;
    assert_eq!(problem(early).await.id(), "wrong-ply");
    let played = server.post(&play(&state.moves[0], "?ply=2"), Some(&token), &json!({})).await;
    assert_eq!(played.status(), StatusCode::OK);
    let Some(BotGame::GameState(state)) = game.next().await else { panic!("the own move") };
    assert_eq!((state.ply, state.turn), (2, 1));
    ada.act(table.as_str(), 3, json!({ "type": "resign" })).await.error_for_status().unwrap();
    let Some(BotGame::GameState(state)) = game.next().await else { panic!("the end") };
    assert_eq!(state.ending.unwrap().id, "resignation");
    assert!(game.next::<BotGame>().await.is_none(), "the stream ends with the game");
    let Some(BotEvent::GameFinish { seat: 2, .. }) = events.next().await else {
        panic!("the game is over")
    };
}

#[tokio::test]
async fn a_bot_that_comes_late_hears_what_is_the_case() {
    let (server, _folder) = start().await;
    let (mut ada, mut owner) = (server.signed_up("Ada").await, server.signed_up("Robo").await);
    let token = token(&mut owner, json!(["play"])).await;
    let begun = ada.create(&challenge("Robo")).await.table;
    owner.take_seat(begun.as_str()).await;
    let open = ada.create(&challenge("Robo")).await.table;
    let page: ListingPage = owner.get("/api/account/challenges").await.json().await.unwrap();
    assert_eq!(page.tables.iter().map(|table| &table.table).collect::<Vec<_>>(), [&open]);
    let mut events = Lines::open(&server, "/api/bot/events", &token).await;
    let Some(BotEvent::GameStart { game, .. }) = events.next().await else { panic!("a game") };
    assert_eq!(game.table, begun);
    let Some(BotEvent::Challenge { game, .. }) = events.next().await else { panic!("a challenge") };
    assert_eq!(game.table, open);

    let decline = |table: &TableId| format!("/api/bot/tables/{table}/decline");
    let declined = server.post(&decline(&open), Some(&token), &json!({})).await;
    assert_eq!(declined.status(), StatusCode::NO_CONTENT);
    assert_eq!(server.snapshot(&open).await.state.ending.unwrap().id, "abort");
    let Some(BotEvent::GameFinish { game, .. }) = events.next().await else { panic!("an end") };
    assert_eq!(game.table, open);
    let none = server.post(&decline(&begun), Some(&token), &json!({})).await;
    assert_eq!(problem(none).await.id(), "no-free-seat", "what was accepted is not declined");
}

#[tokio::test]
async fn who_is_challenged_must_exist_and_who_challenges_be_known() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let nobody = ada.post("/api/tables", &challenge("Nobody")).await;
    assert_eq!(nobody.status(), StatusCode::NOT_FOUND);
    let table =
        json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "account", "name": "Ada" }] });
    let guest = server.post("/api/tables", None, &table).await;
    assert_eq!(problem(guest).await.id(), "needs-account");
}

/// The example that bot authors begin with, as they would run it.
#[tokio::test]
async fn the_example_bot_plays_a_whole_game_of_every_kind() {
    let (server, _folder) = start().await;
    let (mut ada, mut owner) = (server.signed_up("Ada").await, server.signed_up("Robo").await);
    let token = token(&mut owner, json!(["play"])).await;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let bot = Command::new("python3")
        .arg(script)
        .args(["--server", &server.url(""), "--games", "4", "--seed", "7"])
        .env("TETRARCH_TOKEN", &token)
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 runs");
    for game in ["hus", "pantarei", "gou", "abalone"] {
        let table = json!({
            "game": game, "options": { "max-plies": "30" },
            "seats": [{ "type": "me" }, { "type": "account", "name": "Robo" }]
        });
        let Created { table, .. } = ada.create(&table).await;
        let mut player = server.join_as(&table, hello(None), ada.cookie.as_deref()).await;
        loop {
            let state = server.snapshot(&table).await;
            match (state.state.phase, state.state.turn) {
                (Phase::Over, _) => break,
                (Phase::Playing, 1) => {
                    let ply = state.history.len() as u32 + 1;
                    player.play(ply, state.moves.last().unwrap()).await.unwrap();
                }
                _ if player.last < state.number => drop(player.next().await),
                _ => drop(player.hear(|_| true).await),
            }
        }
        let state = server.snapshot(&table).await;
        assert!(state.history.iter().any(|played| played.seat == 2), "{game}");
    }
    let output = tokio::task::spawn_blocking(|| bot.wait_with_output()).await.unwrap().unwrap();
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said.matches("over:").count(), 4, "{said}");
}
