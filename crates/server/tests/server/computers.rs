//! Engines at a table.

use serde_json::json;
use tetrarch_protocol::{Act, Created, JournalEvent, Occupant, Phase};

use crate::support::start;

#[tokio::test]
async fn an_engine_answers_every_move_to_the_end() {
    let (server, _folder) = start().await;
    for game in ["hus", "pantarei", "gou", "abalone"] {
        let Created { table, seats, .. } = server
            .create(&json!({
                "game": game, "options": { "max-plies": "12" },
                "seats": [{ "type": "computer", "level": 2 }, { "type": "me" }]
            }))
            .await;
        let mut player = server.sit(&table, &seats[0]).await;
        let seats = server.snapshot(&table).await.state.seats;
        assert_eq!(seats[0].occupant, Occupant::Computer { level: 2 });
        loop {
            let state = server.snapshot(&table).await;
            let ply = state.history.len() as u32;
            match (state.state.phase, state.state.turn) {
                (Phase::Over, _) => break,
                (_, 2) => drop(player.play(ply + 1, &state.moves[0]).await.unwrap()),
                // It may have moved before this player came.
                _ if player.last < state.number => drop(player.next().await),
                _ => drop(player.hear(|event| matches!(event, JournalEvent::Played { .. })).await),
            }
        }
    }
}

#[tokio::test]
async fn an_engine_plays_on_and_gives_takebacks() {
    let (server, _folder) = start().await;
    let Created { table, seats, .. } = server
        .create(&json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "computer", "level": 1 }] }))
        .await;
    let mut player = server.sit(&table, &seats[0]).await;
    player.play(1, "c1").await.unwrap();
    player.hear_move(2).await;
    player.act(Act::OfferDraw {}).await.unwrap();
    player.hear(|event| matches!(event, JournalEvent::DrawClosed { .. })).await;
    player.act(Act::AskTakeback {}).await.unwrap();
    player.hear(|event| matches!(event, JournalEvent::TakenBack { plies: 2, .. })).await;
    let state = server.snapshot(&table).await;
    assert_eq!((state.history.len(), state.state.turn), (0, 1));
    player.act(Act::Resign {}).await.unwrap();
    player.act(Act::Rematch { yes: true }).await.unwrap();
    player.hear(|event| matches!(event, JournalEvent::NextGame { .. })).await;
}
