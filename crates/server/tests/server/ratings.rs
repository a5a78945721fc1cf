//! Ratings.

use reqwest::StatusCode;
use serde_json::{Value, json};
use tetrarch_protocol::{ListingPage, Occupant, Profile, RatingView};
use tetrarch_server::Config;

use crate::browser::Browser;
use crate::support::{Running, problem, start, start_in};

fn rating_at(occupant: &Occupant) -> Option<RatingView> {
    match occupant {
        Occupant::Human { rating, .. } => *rating,
        other => panic!("nobody sits there: {other:?}"),
    }
}

async fn profile(server: &Running, name: &str) -> Profile {
    server.get(&format!("/api/accounts/{name}")).await.json().await.unwrap()
}

fn rated(more: Value) -> Value {
    let mut table = json!({
        "game": "hus", "rated": true, "visibility": "public",
        "seats": [{ "type": "me" }, { "type": "lobby" }]
    });
    table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    table
}

/// A rated game of two that the second player gives up after two moves.
async fn win(server: &Running, winner: &mut Browser<'_>, loser: &mut Browser<'_>) -> String {
    let table = winner.create(&rated(json!({}))).await.table;
    loser.take_seat(table.as_str()).await;
    winner.play(table.as_str(), 1, "c1").await.error_for_status().unwrap();
    let reply = server.snapshot(&table).await.moves[0].clone();
    loser.play(table.as_str(), 2, &reply).await.error_for_status().unwrap();
    let resigned = loser.act(table.as_str(), 3, json!({ "type": "resign" })).await;
    assert_eq!(resigned.status(), StatusCode::OK);
    table.to_string()
}

#[tokio::test]
async fn a_rated_game_changes_both_ratings_once() {
    let (server, folder) = start().await;
    let (mut ada, mut bo) = (server.signed_up("Ada").await, server.signed_up("Bo").await);
    assert!(profile(&server, "ada").await.ratings.is_empty());
    win(&server, &mut ada, &mut bo).await;
    let (first, second) = (profile(&server, "Ada").await, profile(&server, "Bo").await);
    assert_eq!((first.ratings[0].game.as_str(), first.ratings[0].players), ("hus", 2));
    assert_eq!(first.ratings[0].rating, RatingView { value: 1662, deviation: 290, games: 1 });
    assert_eq!(second.ratings[0].rating, RatingView { value: 1338, deviation: 290, games: 1 });
    server.stop().await;
    let server = start_in(folder.path(), Config::default()).await;
    assert_eq!(profile(&server, "Ada").await, first, "a restart rates nothing again");
}

#[tokio::test]
async fn ratings_are_seen_where_people_sit() {
    let (server, _folder) = start().await;
    let (mut ada, mut bo) = (server.signed_up("Ada").await, server.signed_up("Bo").await);
    let new = RatingView { value: 1500, deviation: 350, games: 0 };
    win(&server, &mut ada, &mut bo).await;
    let over: ListingPage = server.get("/api/tables?phase=over").await.json().await.unwrap();
    assert_eq!(rating_at(&over.tables[0].seats[0].occupant), Some(new), "as they came");
    let table = ada.create(&rated(json!({}))).await.table;
    let state = server.snapshot(&table).await;
    assert_eq!(rating_at(&state.state.seats[0].occupant).unwrap().value, 1662);
    let unrated = json!({ "game": "gou", "seats": [{ "type": "me" }, { "type": "link" }] });
    let table = ada.create(&unrated).await.table;
    let state = server.snapshot(&table).await;
    assert_eq!(
        rating_at(&state.state.seats[0].occupant),
        Some(new),
        "another game, another rating"
    );
    let table = server.create(&unrated).await.table;
    assert_eq!(rating_at(&server.snapshot(&table).await.state.seats[0].occupant), None, "a guest");
}

#[tokio::test]
async fn rated_games_are_for_different_accounts() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let guest = server.post("/api/tables", None, &rated(json!({}))).await;
    assert_eq!(guest.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(problem(guest).await.id(), "needs-account");
    let both = json!({ "seats": [{ "type": "me" }, { "type": "me" }] });
    let both = ada.post("/api/tables", &rated(both)).await;
    assert_eq!(problem(both).await.id(), "already-seated");
    let table = ada.create(&rated(json!({}))).await.table;
    let path = format!("/api/tables/{table}/seats");
    let guest = server.post(&path, None, &json!({})).await;
    assert_eq!(problem(guest).await.id(), "needs-account");
    let again = ada.post(&path, &json!({})).await;
    assert_eq!(problem(again).await.id(), "already-seated");
    let bo = server.signed_up("Bo").await.take_seat(table.as_str()).await;
    assert_eq!(bo.seat, 2, "the seat is still free after all that");
}

#[tokio::test]
async fn rated_games_of_three_or_more_need_a_clock() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let three = |more: Value| {
        let seats = json!([{ "type": "me" }, { "type": "lobby" }, { "type": "lobby" }]);
        let three = json!({ "game": "abalone", "variant": "three-players", "seats": seats });
        let mut table = rated(three);
        table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        table
    };
    for endless in [json!({}), json!({ "time": "none" })] {
        let refused = ada.post("/api/tables", &three(endless)).await;
        assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
        let problem = problem(refused).await;
        assert_eq!(problem.id(), "invalid");
        assert_eq!(problem.detail, "A rated game for three or more players needs a clock.");
    }
    for fair in [json!({ "time": "1d/move" }), json!({ "time": "5+3" }), json!({ "rated": false })]
    {
        ada.create(&three(fair)).await;
    }
    ada.create(&rated(json!({}))).await;
}

#[tokio::test]
async fn games_that_do_not_count_change_nothing() {
    let (server, _folder) = start().await;
    let (mut ada, mut bo) = (server.signed_up("Ada").await, server.signed_up("Bo").await);
    let called_off = ada.create(&rated(json!({}))).await.table;
    bo.take_seat(called_off.as_str()).await;
    ada.act(called_off.as_str(), 1, json!({ "type": "abort" })).await.error_for_status().unwrap();
    let unrated = ada.create(&rated(json!({ "rated": false }))).await.table;
    bo.take_seat(unrated.as_str()).await;
    bo.act(unrated.as_str(), 1, json!({ "type": "resign" })).await.error_for_status().unwrap();
    assert!(profile(&server, "Ada").await.ratings.is_empty());
}

#[tokio::test]
async fn the_games_of_a_match_are_rated_one_by_one() {
    let (server, _folder) = start().await;
    let (mut ada, mut bo) = (server.signed_up("Ada").await, server.signed_up("Bo").await);
    let first = ada.create(&rated(json!({ "games": 2 }))).await.table;
    bo.take_seat(first.as_str()).await;
    bo.act(first.as_str(), 1, json!({ "type": "resign" })).await.error_for_status().unwrap();
    let next = server.snapshot(&first).await.state.next.unwrap();
    let seats = server.snapshot(&next).await.state.seats;
    assert_eq!(
        rating_at(&seats[1].occupant),
        Some(profile(&server, "Ada").await.ratings[0].rating)
    );
    ada.act(next.as_str(), 2, json!({ "type": "resign" })).await.error_for_status().unwrap();
    let rating = profile(&server, "Ada").await.ratings[0].rating;
    assert_eq!(rating.games, 2);
    assert!(rating.value < 1600, "one win and one loss: {rating:?}");
}

#[tokio::test]
async fn three_four_and_six_players_have_ratings_of_their_own() {
    let (server, _folder) = start().await;
    let mut people = Vec::new();
    for name in ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"] {
        people.push(server.signed_up(name).await);
    }
    for (variant, count) in [("three-players", 3), ("four-players", 4), ("six-players", 6)] {
        let mut seats = vec![json!({ "type": "me" })];
        seats.resize(count, json!({ "type": "lobby" }));
        let table = json!({
            "game": "abalone", "variant": variant, "rated": true, "time": "5+3", "seats": seats
        });
        let table = people[0].create(&table).await.table;
        for person in &mut people[1..count] {
            person.take_seat(table.as_str()).await;
        }
        // All of the first team want to resign; where three play for themselves, it is one.
        let teams: Vec<u8> =
            server.snapshot(&table).await.state.seats.iter().map(|s| s.team).collect();
        for seat in (0..count).filter(|&seat| teams[seat] == teams[0]) {
            let vote = people[seat].act(table.as_str(), 1, json!({ "type": "resign" })).await;
            if server.snapshot(&table).await.state.ending.is_some() {
                break;
            }
            vote.error_for_status().unwrap();
        }
        assert!(server.snapshot(&table).await.state.ending.is_some(), "{variant}");
        let names = ["Ada", "Bo"];
        let pool = async |name: &str| {
            let ratings = profile(&server, name).await.ratings;
            ratings.into_iter().find(|rated| usize::from(rated.players) == count).unwrap().rating
        };
        assert!(pool(names[0]).await.value < 1500, "{variant}");
        assert!(pool(names[1]).await.value > 1500, "{variant}");
    }
    assert_eq!(profile(&server, "Ada").await.ratings.len(), 3);
}

#[tokio::test]
async fn two_games_of_one_player_that_end_at_once_both_count() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let mut others = Vec::new();
    for number in 0..8 {
        let mut other = server.signed_up(&format!("Other{number}")).await;
        let table = ada.create(&rated(json!({}))).await.table;
        other.take_seat(table.as_str()).await;
        others.push((other, table));
    }
    let ends = others
        .iter_mut()
        .map(|(other, table)| other.act(table.as_str(), 1, json!({ "type": "resign" })));
    for end in futures_util::future::join_all(ends).await {
        assert_eq!(end.status(), StatusCode::OK);
    }
    assert_eq!(profile(&server, "Ada").await.ratings[0].rating.games, 8);
}
