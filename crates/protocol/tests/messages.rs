//! Messages are what a page in TypeScript would write and read.

use serde_json::json;
use tetrarch_game::Message;
use tetrarch_protocol::{Act, FromClient, NewTable, Problem, ToClient, typescript};

#[test]
fn the_committed_types_of_the_page_are_those_of_this_crate() {
    assert_eq!(
        include_str!("../protocol.ts"),
        typescript(),
        "run: cargo run -p tetrarch-protocol --example typescript > crates/protocol/protocol.ts"
    );
}

#[test]
fn a_client_writes_plain_tagged_json() {
    let messages = [
        json!({ "type": "hello", "version": 2 }),
        json!({ "type": "hello", "version": 2, "secret": "s", "last": 12 }),
        json!({ "type": "move", "id": 7, "ply": 1, "move": "c1" }),
        json!({ "type": "act", "id": 8, "act": { "type": "resign" } }),
        json!({ "type": "act", "id": 9, "act": { "type": "add-time", "seat": 2, "seconds": 15 } }),
        json!({ "type": "act", "id": 9, "act": { "type": "say", "text": "hello" } }),
        json!({ "type": "ping", "token": 3 }),
    ];
    for message in messages {
        let read = serde_json::from_value::<FromClient>(message.clone());
        assert!(read.is_ok(), "{message}: {read:?}");
    }
}

#[test]
fn what_is_not_in_the_protocol_is_refused() {
    let messages = [
        json!({ "type": "shout" }),
        json!({ "type": "move", "id": 7, "ply": 1, "move": "c1", "seat": 2 }),
        json!({ "type": "move", "id": -1, "ply": 1, "move": "c1" }),
        json!({ "type": "act", "id": 8, "act": { "type": "resign", "seat": 2 } }),
    ];
    for message in messages {
        let read = serde_json::from_value::<FromClient>(message.clone());
        assert!(read.is_err(), "{message}");
    }
}

#[test]
fn a_table_needs_a_game_and_seats_and_nothing_else() {
    let table =
        json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "computer", "level": 3 }] });
    let table: NewTable = serde_json::from_value(table).expect("it is enough");
    assert!(!table.rated && table.time.is_none());
}

#[test]
fn a_problem_leaves_out_what_it_has_not() {
    let refused = ToClient::Refused {
        id: None,
        problem: Problem::new("not-your-turn", 409, Message::new("table-not-your-turn"))
            .say("It is seat 1’s turn, not seat 2’s."),
    };
    let text = serde_json::to_string(&refused).expect("a message is data");
    assert!(!text.contains("rule"), "{text}");
    assert_eq!(serde_json::from_str::<ToClient>(&text).expect("it was just written"), refused);
}

#[test]
fn an_act_is_the_same_after_a_round_trip() {
    for act in [Act::Resign {}, Act::AnswerTakeback { yes: true }, Act::Rematch { yes: false }] {
        let text = serde_json::to_string(&act).expect("an act is data");
        assert_eq!(serde_json::from_str::<Act>(&text).expect("it was just written"), act);
    }
}
