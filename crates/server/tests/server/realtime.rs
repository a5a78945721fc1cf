//! WebSockets: what is said, who hears it, and what is missed.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tetrarch_protocol::{
    ActId, Created, FromClient, Goodbye, Hello, JournalEvent, Phase, ToClient, VERSION,
};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::support::{hello, start};

#[tokio::test]
async fn both_players_and_those_who_look_on_hear_every_move() {
    let (server, _folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({})).await;
    let mut watcher = server.watch(&table).await;
    let done = first.play(1, "c1").await.unwrap();
    assert_eq!(done.ply, 1);
    for player in [&mut first, &mut second, &mut watcher] {
        let JournalEvent::Played { seat, text, story, turn, .. } = player.hear_move(1).await.event
        else {
            unreachable!("only moves are listened for");
        };
        assert_eq!((seat, text.as_str(), turn), (1, "c1", 2));
        assert!(!story.is_empty());
    }
    let refused = watcher.play(2, "c1").await.unwrap_err();
    assert_eq!(refused.id(), "no-seat");
}

#[tokio::test]
async fn a_move_that_is_sent_twice_counts_once() {
    let (server, _folder) = start().await;
    let (table, mut first, _second) = server.two(json!({})).await;
    let id = ActId(4711);
    let once = first.play_as(id, 1, "c1").await.unwrap();
    let twice = first.play_as(id, 1, "c1").await.unwrap();
    assert_eq!((once.ply, twice.ply), (1, 1));
    assert_eq!(server.snapshot(&table).await.history.len(), 1);
    assert_eq!(first.play_as(id, 3, "c1").await.unwrap_err().id(), "reused-id");
    assert_eq!(first.play(1, "c1").await.unwrap_err().id(), "wrong-ply");
}

#[tokio::test]
async fn two_devices_play_on_one_seat() {
    let (server, _folder) = start().await;
    let (table, mut phone, mut second) = server.two(json!({})).await;
    let mut laptop = server.join(&table, phone.hello.clone()).await;
    phone.play(1, "c1").await.unwrap();
    laptop.hear_move(1).await;
    let reply = server.snapshot(&table).await.moves[0].clone();
    second.play(2, &reply).await.unwrap();
    let mine = server.snapshot(&table).await.moves[0].clone();
    laptop.play(3, &mine).await.unwrap();
    phone.hear_move(3).await;
}

#[tokio::test]
async fn who_comes_back_at_any_ply_hears_what_was_missed_or_gets_the_table() {
    let (server, _folder) = start().await;
    let (table, mut first, mut second) =
        server.two(json!({ "options": { "max-plies": "24" } })).await;
    let secret = first.hello.secret.clone();
    let mut ply = 0;
    loop {
        let state = server.snapshot(&table).await;
        let Some(text) = state.moves.get(ply as usize % state.moves.len().max(1)) else { break };
        ply += 1;
        let player = if state.state.turn == 1 { &mut first } else { &mut second };
        player.play(ply, text).await.unwrap();
    }
    let end = server.snapshot(&table).await;
    assert_eq!(end.state.phase, Phase::Over);
    for last in 0..=end.number + 1 {
        let hello = Hello { last: Some(last), ..hello(secret.clone()) };
        let mut back = server.join(&table, hello).await;
        let welcome = back.welcome().await;
        assert_eq!((welcome.seat, welcome.last), (Some(1), end.number));
        // The next presence comes after whatever was missed; `Player` checks that no number is left out.
        back.until(|message| matches!(message, ToClient::Presence { .. }).then_some(())).await;
        assert_eq!(back.last, end.number, "from {last}");
        match &back.snapshot {
            Some(snapshot) => assert_eq!(snapshot.history, end.history),
            None => assert!(last <= end.number),
        }
    }
}

#[tokio::test]
async fn everybody_sees_who_is_there() {
    let (server, _folder) = start().await;
    let (table, mut first, second) = server.two(json!({})).await;
    let watcher = server.watch(&table).await;
    let is = |wanted: (Vec<u8>, u32)| {
        move |message| match message {
            ToClient::Presence { seats, watchers, .. } if (seats.clone(), watchers) == wanted => {
                Some(())
            }
            _ => None,
        }
    };
    first.until(is((vec![1, 2], 1))).await;
    drop(second);
    first.until(is((vec![1], 1))).await;
    drop(watcher);
    first.until(is((vec![1], 0))).await;
}

#[tokio::test]
async fn those_who_look_on_signed_in_are_named_once() {
    let (server, _folder) = start().await;
    let (table, mut first, _second) = server.two(json!({})).await;
    let (ada, bo) = (server.signed_up("Ada").await, server.signed_up("Bo").await);
    let _guest = server.watch(&table).await;
    let is = |wanted: (u32, &'static [&'static str])| {
        move |message| match message {
            ToClient::Presence { watchers, names, .. }
                if watchers == wanted.0 && names == wanted.1 =>
            {
                Some(())
            }
            _ => None,
        }
    };
    first.until(is((1, &[]))).await;
    let _bo = server.join_as(&table, hello(None), bo.cookie.as_deref()).await;
    let _ada = server.join_as(&table, hello(None), ada.cookie.as_deref()).await;
    first.until(is((3, &["Ada", "Bo"]))).await;
    let second_window = server.join_as(&table, hello(None), ada.cookie.as_deref()).await;
    first.until(is((4, &["Ada", "Bo"]))).await;
    drop((second_window, _ada));
    first.until(is((2, &["Bo"]))).await;
}

#[tokio::test]
async fn a_ping_comes_back() {
    let (server, _folder) = start().await;
    let (_table, mut first, _second) = server.two(json!({})).await;
    first.say(&FromClient::Ping { token: 99 }).await;
    first.until(|message| (message == ToClient::Pong { token: 99 }).then_some(())).await;
}

#[tokio::test]
async fn the_game_begins_when_the_invitation_is_accepted_and_not_before() {
    let (server, _folder) = start().await;
    let table = json!({ "game": "gou", "seats": [{ "type": "me" }, { "type": "link" }] });
    let Created { table, seats, invitations, .. } = server.create(&table).await;
    let mut first = server.sit(&table, &seats[0]).await;
    let text = server.snapshot(&table).await.moves[0].clone();
    assert_eq!(first.play(1, &text).await.unwrap_err().id(), "not-begun");
    let _second = server.accept(&table, &invitations[0]).await;
    let taken = first.hear(|event| matches!(event, JournalEvent::SeatTaken { .. })).await.event;
    assert_eq!(
        taken,
        JournalEvent::SeatTaken { seat: 2, name: "Player 2".to_owned(), rating: None }
    );
    first.hear(|event| *event == JournalEvent::Begun {}).await;
    first.play(1, &text).await.unwrap();
}

#[tokio::test]
async fn the_first_message_is_a_hello_in_the_right_version() {
    let (server, _folder) = start().await;
    let table = json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "link" }] });
    let Created { table, .. } = server.create(&table).await;
    let hello = Hello { version: VERSION + 1, ..hello(None) };
    let mut newer = server.join(&table, hello).await;
    let problem = newer
        .until(|message| match message {
            ToClient::Refused { problem, .. } => Some(problem),
            _ => None,
        })
        .await;
    assert_eq!(problem.id(), "other-version");
    assert_eq!(newer.next().await, Some(ToClient::Goodbye { reason: Goodbye::Misbehaved }));
    assert_eq!(newer.next().await, None);
}

#[tokio::test]
async fn a_page_of_the_version_before_is_told_so() {
    let (server, _folder) = start().await;
    let (table, _first, _second) = server.two(json!({})).await;
    let mut older = server.join(&table, Hello { version: 1, ..hello(None) }).await;
    let refusal = |message| match message {
        ToClient::Refused { problem, .. } => Some(problem),
        _ => None,
    };
    assert_eq!(older.until(refusal).await.id(), "other-version");
    // Its hello had other fields.
    let mut socket = server.socket(&table).await;
    let text = json!({ "type": "hello", "version": 1, "name": "Ada" }).to_string();
    socket.send(Message::text(text)).await.unwrap();
    let answer = socket.next().await.unwrap().unwrap().into_text().unwrap();
    assert!(answer.contains("other-version"), "{answer}");
}

#[tokio::test]
async fn pings_before_the_hello_are_answered() {
    let (server, _folder) = start().await;
    let (table, _first, _second) = server.two(json!({})).await;
    let mut socket = server.socket(&table).await;
    socket.send(Message::Ping(vec![7].into())).await.unwrap();
    assert_eq!(socket.next().await.unwrap().unwrap(), Message::Pong(vec![7].into()));
    let ping = serde_json::to_string(&FromClient::Ping { token: 8 }).unwrap();
    let hello = serde_json::to_string(&FromClient::Hello(hello(None))).unwrap();
    for (said, heard) in [(ping, r#""type":"pong""#), (hello, r#""type":"welcome""#)] {
        socket.send(Message::text(said)).await.unwrap();
        let answer = socket.next().await.unwrap().unwrap().into_text().unwrap();
        assert!(answer.contains(heard), "{answer}");
    }
}

#[tokio::test]
async fn who_closes_a_connection_is_answered() {
    let (server, _folder) = start().await;
    let (table, _first, _second) = server.two(json!({})).await;
    for says_hello in [false, true] {
        let mut socket = server.socket(&table).await;
        if says_hello {
            let hello = serde_json::to_string(&FromClient::Hello(hello(None))).unwrap();
            socket.send(Message::text(hello)).await.unwrap();
        }
        let frame = CloseFrame { code: CloseCode::Normal, reason: "".into() };
        socket.close(Some(frame.clone())).await.unwrap();
        let mut answer = None;
        while let Some(message) = socket.next().await {
            if let Message::Close(frame) = message.expect("the connection is not broken off") {
                answer = frame;
            }
        }
        assert_eq!(answer, Some(frame));
    }
}

#[tokio::test]
async fn who_is_there_is_told_that_the_server_stops() {
    let (server, _folder) = start().await;
    let (_table, mut first, _second) = server.two(json!({})).await;
    server.stop().await;
    let bye = ToClient::Goodbye { reason: Goodbye::Shutdown };
    first.until(|message| (message == bye).then_some(())).await;
}
