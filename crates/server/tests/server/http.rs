//! Plain requests.

use futures_util::StreamExt as _;
use reqwest::StatusCode;
use serde_json::{Value, json};
use tetrarch_protocol::{
    Acknowledged, Catalogue, Created, Invitation, JournalEvent, ListingPage, NumberedEvent,
    Occupant, Phase, SeatKey, SeatSecret, Snapshot,
};

use crate::support::{problem, start};
use tetrarch_messages::english;

fn hus_with_link() -> Value {
    json!({ "game": "hus", "seats": [{ "type": "me", "name": "Ada" }, { "type": "link" }] })
}

#[tokio::test]
async fn the_catalogue_has_every_game_with_its_choices() {
    let (server, _folder) = start().await;
    let catalogue: Catalogue = server.get("/api/games").await.json().await.unwrap();
    let ids: Vec<&str> = catalogue.games.iter().map(|game| game.id.as_str()).collect();
    assert_eq!(ids, ["hus", "pantarei", "gou", "abalone"]);
    let abalone = &catalogue.games[3];
    assert!(abalone.variants.iter().any(|variant| variant.sides.len() == 6));
    assert_eq!(abalone.levels.len(), 10);
    assert!(catalogue.table_options.iter().any(|option| option.id == "repetition"));
}

#[tokio::test]
async fn a_table_is_made_and_played_by_requests_alone() {
    let (server, _folder) = start().await;
    let Created { table, seats, .. } = server
        .create(&json!({
            "game": "hus", "visibility": "public",
            "seats": [{ "type": "me", "name": "Ada" }, { "type": "lobby" }]
        }))
        .await;
    assert_eq!(seats.len(), 1, "the seat of the lobby has no secret yet");

    let lobby: ListingPage = server.get("/api/tables?game=hus").await.json().await.unwrap();
    assert_eq!(lobby.tables[0].table, table);
    assert_eq!(
        lobby.tables[0].seats[1].occupant,
        Occupant::Free { invitation: Invitation::Lobby, name: None }
    );

    let path = format!("/api/tables/{table}/seats");
    let taken = server.post(&path, None, &json!({ "name": "Bo" })).await;
    assert_eq!(taken.status(), StatusCode::CREATED);
    let taken: SeatKey = taken.json().await.unwrap();
    assert_eq!(taken.seat, 2);
    assert_eq!(problem(server.post(&path, None, &json!({})).await).await.id(), "no-free-seat");

    let moves = format!("/api/tables/{table}/moves");
    let first = json!({ "id": 1, "ply": 1, "move": "c1" });
    let played =
        server.post(&moves, seats[0].secret.as_ref().map(SeatSecret::expose), &first).await;
    let played: Acknowledged = played.json().await.unwrap();
    assert_eq!(played.ply, 1);

    let acts = format!("/api/tables/{table}/acts");
    let resign = json!({ "id": 2, "act": { "type": "resign" } });
    let resigned = server.post(&acts, taken.secret.as_ref().map(SeatSecret::expose), &resign).await;
    assert_eq!(resigned.status(), StatusCode::OK);

    let state: Snapshot = server.snapshot(&table).await;
    assert_eq!((state.state.phase, state.history.len()), (Phase::Over, 1));
    assert_eq!(english(&state.state.ending.unwrap().message), "South wins: North resigned.");
    let over: ListingPage = server.get("/api/tables?phase=over").await.json().await.unwrap();
    assert_eq!(over.tables[0].ending.as_ref().unwrap().id, "resignation");
}

#[tokio::test]
async fn a_table_by_link_is_not_listed() {
    let (server, _folder) = start().await;
    server.create(&hus_with_link()).await;
    for phase in ["open", "playing", "over"] {
        let path = format!("/api/tables?phase={phase}");
        let lobby: ListingPage = server.get(&path).await.json().await.unwrap();
        assert!(lobby.tables.is_empty());
    }
}

#[tokio::test]
async fn an_illegal_move_says_which_rule_it_breaks() {
    let (server, _folder) = start().await;
    let (table, mut first, _second) = server.two(json!({})).await;
    let illegal = first.play(1, "z9").await.unwrap_err();
    assert_eq!((illegal.id(), illegal.status), ("illegal-move", 422));
    assert_eq!(illegal.rule.as_deref(), Some("unreadable"));
    first.play(1, "c1").await.unwrap();
    let secret = first.hello.secret.clone().unwrap();
    let again = json!({ "id": 77, "ply": 2, "move": "c1" });
    let path = format!("/api/tables/{table}/moves");
    let answer = server.post(&path, Some(secret.expose()), &again).await;
    assert_eq!(answer.status(), StatusCode::CONFLICT);
    assert_eq!(problem(answer).await.id(), "not-your-turn");
}

#[tokio::test]
async fn what_is_wrong_with_a_new_table_is_said() {
    let (server, _folder) = start().await;
    let two = json!([{ "type": "me" }, { "type": "link" }]);
    let wrong = [
        (json!({ "game": "chess", "seats": two }), "there is no game"),
        (json!({ "game": "hus", "variant": "martian", "seats": two }), "martian"),
        (json!({ "game": "hus", "options": { "wings": "2" }, "seats": two }), "wings"),
        (json!({ "game": "hus", "time": "soon", "seats": two }), "time control"),
        (json!({ "game": "hus", "position": "?", "seats": two }), "starting position"),
        (json!({ "game": "hus", "games": 0, "seats": two }), "match"),
        (json!({ "game": "hus", "seats": [{ "type": "me" }] }), "2 seats"),
        (
            json!({ "game": "hus", "seats": [{ "type": "me", "name": "\n" }, { "type": "link" }] }),
            "name",
        ),
        (
            json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "computer", "level": 11 }] }),
            "level “11”",
        ),
        (
            json!({ "game": "hus", "rated": true, "seats": [{ "type": "me" }, { "type": "computer", "level": 1 }] }),
            "rated",
        ),
        (json!({ "game": "hus" }), "seats"),
        (json!({ "game": "hus", "seats": two, "colour": "red" }), "colour"),
    ];
    for (table, word) in wrong {
        let answer = server.post("/api/tables", None, &table).await;
        assert!(answer.status().is_client_error(), "{table}");
        let problem = problem(answer).await;
        assert!(problem.detail.to_lowercase().contains(&word.to_lowercase()), "{problem}");
    }
}

#[tokio::test]
async fn what_is_not_there_is_a_problem_too() {
    let (server, _folder) = start().await;
    for path in ["/api/nothing", "/api/tables/0000000000000000", "/api/tables/x/record", "/api"] {
        let answer = server.get(path).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        problem(answer).await;
    }
    let answer = reqwest::Client::new().delete(server.url("/api/tables")).send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
    problem(answer).await;
    let answer = server.get("/api/tables?after=yesterday").await;
    assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
    problem(answer).await;
}

#[tokio::test]
async fn a_game_is_exported_in_every_form_that_can_be_written() {
    let (server, _folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({ "time": "5+3" })).await;
    first.play(1, "c1").await.unwrap();
    let reply = server.snapshot(&table).await.moves[0].clone();
    second.play(2, &reply).await.unwrap();
    for format in ["json", "text"] {
        let path = format!("/api/tables/{table}/record?format={format}");
        let text = server.get(&path).await.text().await.unwrap();
        let records = tetrarch_table::record::read(&text, None, None).unwrap();
        assert_eq!(records[0].plies.len(), 2);
        assert_eq!(records[0].players[0].name, "Guest 1");
        assert!(records[0].check().is_empty());
    }
    for format in ["aba-pro", "papyrus"] {
        let answer = server.get(&format!("/api/tables/{table}/record?format={format}")).await;
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
    }
}

#[tokio::test]
async fn events_come_as_lines_those_that_were_and_those_to_come() {
    let (server, _folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({})).await;
    first.play(1, "c1").await.unwrap();
    let stream = server.get(&format!("/api/tables/{table}/events?after=1")).await;
    second.act(tetrarch_protocol::Act::Resign {}).await.unwrap();
    let body: Vec<u8> = stream
        .bytes_stream()
        .fold(Vec::new(), |mut body, part| async move {
            body.extend(part.unwrap());
            body
        })
        .await;
    let events: Vec<NumberedEvent> = String::from_utf8(body)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let numbers: Vec<u64> = events.iter().map(|event| event.number).collect();
    assert_eq!(numbers, (2..2 + events.len() as u64).collect::<Vec<_>>());
    assert!(events.iter().any(|event| matches!(event.event, JournalEvent::Played { .. })));
    assert!(matches!(events.last().unwrap().event, JournalEvent::Ended { .. }));
}

#[tokio::test]
async fn an_operator_sees_health_and_figures() {
    let (server, _folder) = start().await;
    let (_table, mut first, _second) = server.two(json!({})).await;
    first.play(1, "c1").await.unwrap();
    assert_eq!(server.get("/healthz").await.status(), StatusCode::OK);
    let figures = server.get("/metrics").await.text().await.unwrap();
    assert!(figures.contains("tetrarch_moves_total 1"), "{figures}");
    assert!(figures.contains("tetrarch_sockets 2"), "{figures}");
}
