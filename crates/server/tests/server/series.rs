//! Matches of several games.

use serde_json::json;
use tetrarch_protocol::{Act, JournalEvent, TableId};

use crate::support::{Player, start};

async fn next_table(player: &mut Player) -> TableId {
    match player.hear(|event| matches!(event, JournalEvent::NextGame { .. })).await.event {
        JournalEvent::NextGame { table } => table,
        _ => unreachable!("only the next game is listened for"),
    }
}

#[tokio::test]
async fn a_match_goes_from_table_to_table_and_the_first_turn_changes() {
    let (server, _folder) = start().await;
    let (table, mut first, second) = server.two(json!({ "game": "gou", "games": 3 })).await;
    assert_eq!(server.snapshot(&table).await.state.series.unwrap().length, 3);
    first.act(Act::Resign {}).await.unwrap();
    let table = next_table(&mut first).await;
    let state = server.snapshot(&table).await;
    let series = state.state.series.unwrap();
    assert_eq!(series.game, 2);
    // Who won sits on seat 1 now.
    assert_eq!((series.standings[0].total, series.standings[1].total), (1.0, 0.0));

    let mut winner = server.join(&table, second.hello.clone()).await;
    winner.play(1, &state.moves[0]).await.unwrap();
    winner.act(Act::Resign {}).await.unwrap();
    let table = next_table(&mut winner).await;
    let mut last = server.join(&table, first.hello.clone()).await;
    last.act(Act::Resign {}).await.unwrap();
    last.hear(|event| matches!(event, JournalEvent::Ended { .. })).await;
    let state = server.snapshot(&table).await;
    let series = state.state.series.unwrap();
    assert!(series.is_over && state.state.next.is_none());
    assert_eq!((series.standings[0].total, series.standings[1].total), (1.0, 2.0));
}

#[tokio::test]
async fn a_match_stops_when_it_is_decided_if_that_is_wanted() {
    let (server, _folder) = start().await;
    let (table, mut first, _second) =
        server.two(json!({ "game": "gou", "games": 3, "stop_when_decided": true })).await;
    first.act(Act::Resign {}).await.unwrap();
    let table_2 = next_table(&mut first).await;
    let mut first = server.join(&table_2, first.hello).await;
    first.act(Act::Resign {}).await.unwrap();
    let state = server.snapshot(&table_2).await;
    assert!(state.state.series.unwrap().is_over && state.state.next.is_none());
    assert!(server.snapshot(&table).await.state.next.is_some());
}
