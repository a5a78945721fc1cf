//! Three, four and six at a table.

use serde_json::{Value, json};
use tetrarch_protocol::{
    Act, ActKind, Catalogue, Created, JournalEvent, Occupant, Phase, QuestionKind, ToClient,
};
use tetrarch_server::Config;

use crate::support::{Player, Running, start, start_in};

/// The variant of Abalone for so many, and its table with everyone seated.
pub async fn table_for(
    server: &Running,
    seats: usize,
) -> (tetrarch_protocol::TableId, Vec<Player>) {
    let catalogue: Catalogue = server.get("/api/games").await.json().await.unwrap();
    let variants = &catalogue.games.iter().find(|game| game.id == "abalone").unwrap().variants;
    let variant = variants.iter().find(|variant| variant.sides.len() == seats).unwrap();
    let links: Vec<Value> = vec![json!({ "type": "link" }); seats];
    let new = json!({
        "game": "abalone", "variant": variant.id, "seats": links, "options": { "max-plies": "40" }
    });
    let Created { table, invitations, .. } = server.create(&new).await;
    let mut players = Vec::new();
    for invitation in &invitations {
        players.push(server.accept(&table, invitation).await);
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
        if state.state.phase == Phase::Over {
            break;
        }
        let text = &state.moves[(7 * ply as usize) % state.moves.len()];
        ply += 1;
        players[usize::from(state.state.turn) - 1].play(ply, text).await.unwrap();
    }
    assert_eq!(ply, 40);
    for player in players.iter_mut().chain([&mut watcher]) {
        player.hear_move(ply).await;
        player.hear(|event| matches!(event, JournalEvent::Ended { .. })).await;
    }
    assert_eq!(server.snapshot(&table).await.state.ending.unwrap().id, "max-plies");
}

#[tokio::test]
async fn three_play_and_the_computer_takes_the_seat_of_one_who_gives_up() {
    let (server, folder) = start().await;
    let (table, mut players) = table_for(&server, 3).await;
    players[1].act(Act::Resign {}).await.unwrap();
    let told = players[0].hear(|event| matches!(event, JournalEvent::ComputerSeated { .. })).await;
    assert_eq!(told.event, JournalEvent::ComputerSeated { seat: 2, level: 5 });
    let state = told.state.expect("the last event of a step has the state");
    assert_eq!(
        (state.phase, &state.seats[1].occupant),
        (Phase::Playing, &Occupant::Computer { level: 5 })
    );
    assert_eq!(players[1].act(Act::Resign {}).await.unwrap_err().id(), "handed-over");

    // The computer moves when it is its turn, also after a restart.
    let text = server.snapshot(&table).await.moves[0].clone();
    players[0].play(1, &text).await.unwrap();
    players[2].hear_move(2).await;
    let (leaver, third) = (players[1].hello.clone(), players[2].hello.clone());
    server.stop().await;
    let server = start_in(folder.path(), Config::default()).await;
    let mut third = server.join(&table, third).await;
    let state = server.snapshot(&table).await;
    assert_eq!(
        (state.state.turn, &state.state.seats[1].occupant),
        (3, &Occupant::Computer { level: 5 })
    );
    let text = state.moves[0].clone();
    third.play(3, &text).await.unwrap();

    // Whoever gave up can still watch, and the last two decide together.
    let mut leaver = server.join(&table, leaver).await;
    let seat = leaver.until(|message| match message {
        ToClient::Welcome(welcome) => Some(welcome.seat),
        _ => None,
    });
    assert_eq!(seat.await, None);
    third.act(Act::Resign {}).await.unwrap();
    let state = server.snapshot(&table).await;
    assert_eq!(state.state.phase, Phase::Playing, "the first still plays");
}

#[tokio::test]
async fn partners_resign_together_and_may_not_talk() {
    let (server, _folder) = start().await;
    let (table, mut players) = table_for(&server, 4).await;
    let teams: Vec<u8> =
        server.snapshot(&table).await.state.seats.iter().map(|seat| seat.team).collect();
    assert_eq!(teams, [1, 2, 1, 2]);
    let hush = players[0].act(Act::Say { text: "go left".to_owned() }).await.unwrap_err();
    assert_eq!(hush.id(), "no-talking");
    players[0].act(Act::Resign {}).await.unwrap();
    let state = server.snapshot(&table).await;
    assert_eq!(state.state.phase, Phase::Playing);
    let [asked] = &state.state.questions[..] else { panic!("{:?}", state.state.questions) };
    assert_eq!((asked.kind, asked.by, asked.needed), (QuestionKind::Resignation, 1, 1));
    assert_eq!((&asked.yes[..], &asked.waiting[..]), (&[1][..], &[3][..]));
    assert!(
        state.state.may[0].contains(&ActKind::PlayOn)
            && !state.state.may[0].contains(&ActKind::Resign)
    );
    assert!(state.state.may[2].contains(&ActKind::Resign));
    players[0].act(Act::PlayOn {}).await.unwrap();
    players[0].act(Act::Resign {}).await.unwrap();
    players[2].act(Act::Resign {}).await.unwrap();
    assert_eq!(
        server.snapshot(&table).await.state.ending.unwrap().scores.unwrap(),
        [0.0, 1.0, 0.0, 1.0]
    );
    players[0].act(Act::Say { text: "well played".to_owned() }).await.unwrap();
}
