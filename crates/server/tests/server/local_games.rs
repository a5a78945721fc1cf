//! Games that were played in a browser come to the account of their player.

use reqwest::StatusCode;
use serde_json::{Value, json};
use tetrarch_protocol::{KeptGame, ListingPage, Occupant, Phase, Profile};
use tetrarch_server::Config;

use crate::support::{a_moment, problem, start, start_in};

/// A game of Gou against the computer; over if someone resigned.
fn gou(is_over: bool) -> Value {
    let mut players = json!([
        { "name": "Somebody" },
        { "name": "Computer, level 3", "is_ai": true },
    ]);
    let mut header = json!({ "game": { "name": "Gou" } });
    if is_over {
        players[0]["outcome"] = json!("win");
        players[1]["outcome"] = json!("loss");
        header["termination"] = json!("resignation");
        header["date-end"] = json!("2026-11-17T12:00:00Z");
    }
    header["players"] = players;
    json!({ "header": header, "moves": [["a7-b6", "k7-j6"], ["b6-a7"]] })
}

fn local(id: &str, seat: u8, record: &Value) -> Value {
    json!({ "id": id, "seat": seat, "record": record })
}

#[tokio::test]
async fn a_finished_game_is_kept_once_unrated_and_marked() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let game = local("0123456789ab", 1, &gou(true));
    let first = ada.post("/api/account/games", &game).await;
    assert_eq!(first.status(), StatusCode::CREATED);
    let first: KeptGame = first.json().await.unwrap();
    let again = ada.post("/api/account/games", &game).await;
    assert_eq!(again.status(), StatusCode::OK, "sent again, it is the same game");
    assert_eq!(again.json::<KeptGame>().await.unwrap(), first);

    let over: ListingPage = ada.get("/api/account/tables?phase=over").await.json().await.unwrap();
    let [listing] = &over.tables[..] else { panic!("one game, not {}", over.tables.len()) };
    assert!(listing.setup.local && !listing.setup.rated);
    assert_eq!(listing.active_ms, 1_794_916_800_000, "when it was played");
    assert!(matches!(&listing.seats[0].occupant, Occupant::Human { name, .. } if name == "Ada"));
    assert_eq!(listing.seats[1].occupant, Occupant::Computer { level: 3 });
    let snapshot = server.snapshot(&first.table).await;
    assert_eq!((snapshot.state.phase, snapshot.history.len()), (Phase::Over, 3));
    let lists: ListingPage = server.get("/api/tables?phase=over").await.json().await.unwrap();
    assert!(lists.tables.is_empty(), "nobody else finds it");
    let me: Profile = ada.get("/api/account").await.json().await.unwrap();
    assert!(me.ratings.is_empty(), "no rating comes of it");

    let mut bo = server.signed_up("Bo").await;
    let other = bo.post("/api/account/games", &game).await;
    assert_eq!(
        other.status(),
        StatusCode::CREATED,
        "the same text of another account is another game"
    );
    assert_ne!(other.json::<KeptGame>().await.unwrap(), first);
}

#[tokio::test]
async fn a_game_under_way_against_the_computer_goes_on_and_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_in(folder.path(), Config::default()).await;
    let mut ada = server.signed_up("Ada").await;
    // After three moves it is the computer's turn.
    let kept = ada.post("/api/account/games", &local("0123456789ab", 1, &gou(false))).await;
    assert_eq!(kept.status(), StatusCode::CREATED);
    let KeptGame { table } = kept.json().await.unwrap();
    while server.snapshot(&table).await.history.len() < 4 {
        a_moment().await;
    }
    let cookie = ada.cookie.clone();
    server.stop().await;
    let server = start_in(folder.path(), Config::default()).await;
    let mut ada = server.browser();
    ada.cookie = cookie;
    let snapshot = server.snapshot(&table).await;
    assert_eq!((snapshot.state.phase, snapshot.state.turn), (Phase::Playing, 1));
    let reply = json!({ "id": 1, "ply": 5, "move": snapshot.moves[0] });
    let path = format!("/api/tables/{table}/moves");
    assert_eq!(ada.post(&path, &reply).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn what_is_no_game_of_one_s_own_is_refused() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let mut refused = async |game: Value| {
        let answer = ada.post("/api/account/games", &game).await;
        let status = answer.status();
        assert!(status.is_client_error(), "{game}");
        (status, problem(answer).await.detail)
    };
    let (status, _) = refused(local("short", 1, &gou(true))).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (_, detail) = refused(local("0123456789ab", 2, &gou(true))).await;
    assert_eq!(detail, "Seat 2 was played by a computer.");
    let (_, detail) = refused(local("0123456789ab", 3, &gou(true))).await;
    assert_eq!(detail, "This game has the seats 1 to 2.");
    let mut illegal = gou(true);
    illegal["moves"] = json!([["a7-z9"]]);
    let (status, _) = refused(local("0123456789ab", 1, &illegal)).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let mut timed = gou(false);
    timed["header"]["time-control"] = json!("5+3");
    let (_, detail) = refused(local("0123456789ab", 1, &timed)).await;
    assert!(detail.contains("no clock"), "{detail}");
    let mut large = gou(true);
    large["header"]["comment"] = json!("x".repeat(20_000));
    let (status, _) = refused(local("0123456789ab", 1, &large)).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);

    let guest =
        server.post("/api/account/games", None, &local("0123456789ab", 1, &gou(true))).await;
    assert_eq!(problem(guest).await.id(), "needs-account");
    let over: ListingPage = ada.get("/api/account/tables?phase=over").await.json().await.unwrap();
    assert!(over.tables.is_empty(), "nothing was kept");
}

#[tokio::test]
async fn whoever_sat_beside_is_not_taken_for_an_account() {
    let (server, _folder) = start().await;
    let _bo = server.signed_up("Bo").await;
    let mut ada = server.signed_up("Ada").await;
    let mut here = gou(true);
    here["header"]["players"][0]["name"] = json!("Bo");
    here["header"]["players"][1] = json!({ "name": "", "outcome": "loss" });
    let kept = ada.post("/api/account/games", &local("0123456789ab", 2, &here)).await;
    let KeptGame { table } = kept.json().await.unwrap();
    let seats = server.snapshot(&table).await.state.seats;
    assert_eq!(seats[0].occupant, Occupant::Human { name: "Guest 1".to_owned(), rating: None });
    assert!(matches!(&seats[1].occupant, Occupant::Human { name, .. } if name == "Ada"));
}
