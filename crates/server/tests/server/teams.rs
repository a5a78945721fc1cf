//! Three, four and six at a table.

use serde_json::{Value, json};
use tetrarch_protocol::{Act, Catalogue, Created, Event, Phase};

use crate::support::{Player, Running, start};

/// The variant of Abalone for so many, and its table with everybody seated.
async fn table_for(server: &Running, seats: usize) -> (tetrarch_protocol::TableId, Vec<Player>) {
    let catalogue: Catalogue = server.get("/api/games").await.json().await.unwrap();
    let variants = &catalogue.games.iter().find(|game| game.id == "abalone").unwrap().variants;
    let variant = variants.iter().find(|variant| variant.sides.len() == seats).unwrap();
    let links: Vec<Value> = vec![json!({ "type": "link" }); seats];
    let new = json!({
        "game": "abalone", "variant": variant.id, "seats": links, "options": { "max-plies": "40" }
    });
    let Created { table, seats } = server.create(&new).await;
    let mut players = Vec::new();
    for key in &seats {
        players.push(server.sit(&table, key).await);
    }
    (table, players)
}

#[tokio::test]
async fn six_play_a_game_from_the_first_move_to_the_last() {
    let (server, _folder) = start().await;
    let (table, mut players) = table_for(&server, 6).await;
    let mut watcher = server.watch(&table).await;
    let mut ply = 0;
    loop {
        let state = server.snapshot(&table).await;
        if state.phase == Phase::Over {
            break;
        }
        let text = &state.moves[(7 * ply as usize) % state.moves.len()];
        ply += 1;
        players[usize::from(state.turn) - 1].play(ply, text).await.unwrap();
    }
    assert_eq!(ply, 40);
    for player in players.iter_mut().chain([&mut watcher]) {
        player.hear_move(ply).await;
        player.hear(|event| matches!(event, Event::Ended { .. })).await;
    }
    assert_eq!(server.snapshot(&table).await.ending.unwrap().id, "max-plies");
}

#[tokio::test]
async fn three_play_and_one_who_gives_up_loses_alone() {
    let (server, _folder) = start().await;
    let (table, mut players) = table_for(&server, 3).await;
    players[1].act(Act::Resign {}).await.unwrap();
    let scores = server.snapshot(&table).await.ending.unwrap().scores.unwrap();
    assert_eq!(scores, [1.0, 0.0, 1.0]);
}

#[tokio::test]
async fn partners_resign_together_and_may_not_talk() {
    let (server, _folder) = start().await;
    let (table, mut players) = table_for(&server, 4).await;
    let teams: Vec<u8> = server.snapshot(&table).await.seats.iter().map(|seat| seat.team).collect();
    assert_eq!(teams, [1, 2, 1, 2]);
    let hush = players[0].act(Act::Say { text: "go left".to_owned() }).await.unwrap_err();
    assert_eq!(hush.id(), "no-talking");
    players[0].act(Act::Resign {}).await.unwrap();
    let state = server.snapshot(&table).await;
    assert_eq!((state.phase, state.questions.resignations), (Phase::Playing, vec![1]));
    players[0].act(Act::PlayOn {}).await.unwrap();
    players[0].act(Act::Resign {}).await.unwrap();
    players[2].act(Act::Resign {}).await.unwrap();
    assert_eq!(server.snapshot(&table).await.ending.unwrap().scores.unwrap(), [0.0, 1.0, 0.0, 1.0]);
    players[0].act(Act::Say { text: "well played".to_owned() }).await.unwrap();
}
