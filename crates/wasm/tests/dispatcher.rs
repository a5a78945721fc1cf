//! Requests as the page writes them, answered on this machine.

use serde_json::{Value, json};
use tetrarch_engine::{Clock, SystemClock};
use tetrarch_wasm::{Answer, Dispatcher, ProgressMessage, typescript};

/// A house with the machine's clock.
fn dispatcher() -> Dispatcher<SystemClock> {
    Dispatcher::new(SystemClock)
}

fn ask(dispatcher: &mut Dispatcher<impl Clock>, request: Value) -> Value {
    match dispatcher.answer(request.to_string().as_bytes(), &mut |_| ()) {
        Answer::Ok(answer) => answer,
        Answer::Problem(problem) => panic!("{request}: {problem}"),
    }
}

/// The id and the words of the problem.
fn refused(dispatcher: &mut Dispatcher<impl Clock>, request: &[u8]) -> (String, String) {
    match dispatcher.answer(request, &mut |_| ()) {
        Answer::Ok(answer) => panic!("{answer}"),
        Answer::Problem(problem) => {
            (problem.id().to_owned(), tetrarch_messages::english(&problem.message))
        }
    }
}

fn act(dispatcher: &mut Dispatcher<impl Clock>, table: &Value, act: Value) -> Value {
    ask(dispatcher, json!({ "ask": "table", "table": table, "act": act }))
}

fn open(dispatcher: &mut Dispatcher<impl Clock>, more: Value) -> Value {
    let mut setup = json!({
        "settings": { "game": "hus" },
        "seed": 1,
        "seats": [{ "type": "human", "name": "Ada" }, { "type": "computer", "level": 3 }],
    });
    let fields = setup.as_object_mut().expect("an object");
    fields.extend(more.as_object().cloned().expect("an object"));
    ask(dispatcher, json!({ "ask": "open-table", "setup": setup }))
}

#[test]
fn the_committed_types_of_the_page_are_those_of_this_crate() {
    assert_eq!(
        include_str!("../../../web/src/engine/types.ts"),
        typescript(),
        "run: cargo run -p tetrarch-wasm --example typescript > web/src/engine/types.ts"
    );
}

#[test]
fn every_choice_can_be_played_and_leads_where_its_preview_says() {
    let mut dispatcher = dispatcher();
    for game in ["hus", "pantarei", "gou", "abalone"] {
        let settings = json!({ "game": game });
        let view = ask(&mut dispatcher, json!({ "ask": "start", "settings": settings, "seed": 3 }));
        for choice in view["choices"].as_array().expect("a list") {
            let preview = json!({
                "ask": "preview", "settings": settings, "position": view["position"], "move": choice["move"],
            });
            let step = ask(&mut dispatcher, preview);
            assert_eq!(step["before"], view["position"]);
            let after = json!({ "ask": "look", "settings": settings, "position": step["after"]["position"] });
            assert_eq!(ask(&mut dispatcher, after), step["after"]);
        }
    }
}

#[test]
fn what_cannot_be_read_is_a_problem() {
    let mut dispatcher = dispatcher();
    for request in [&b""[..], b"{", b"[]", b"\xff", b"{\"ask\":\"sing\"}", b"{\"ask\":\"look\"}"] {
        assert_eq!(refused(&mut dispatcher, request).0, "invalid", "{request:?}");
    }
    let position = br#"{"ask":"look","settings":{"game":"hus"},"position":"x"}"#;
    assert_eq!(refused(&mut dispatcher, position).0, "bad-position");
    let level = br#"{"ask":"choose","settings":{"game":"hus"},"position":"x","history":[],"level":11,"seed":1}"#;
    assert!(refused(&mut dispatcher, level).1.contains("level-unknown"));
    let table = br#"{"ask":"table","table":9,"act":{"type":"snapshot"}}"#;
    assert_eq!(refused(&mut dispatcher, table).1, "There is no table 9 on this page.");
}

#[test]
fn a_game_that_is_over_is_refused_further_moves_and_says_how_it_ended() {
    let mut dispatcher = dispatcher();
    let table = open(&mut dispatcher, json!({}));
    act(&mut dispatcher, &table, json!({ "type": "resign", "seat": 1 }));
    let snapshot = act(&mut dispatcher, &table, json!({ "type": "snapshot" }));
    assert_eq!(snapshot["phase"], "over");
    assert_eq!(snapshot["moves"], json!([]));
    assert_eq!(
        snapshot["ending"]["message"],
        json!({ "id": "game-ended-resignation", "args": {
            "winners": { "all": [{ "id": "side-north", "args": {} }] },
            "count": 1,
            "losers": { "all": [{ "id": "side-south", "args": {} }] },
        } })
    );
    let play = json!({ "ask": "table", "table": table, "act": { "type": "play", "move": "c1" } });
    assert_eq!(refused(&mut dispatcher, play.to_string().as_bytes()).0, "game-over");
    let next = json!({ "ask": "table", "table": table, "act": { "type": "next-game", "seed": 1 } });
    assert_eq!(refused(&mut dispatcher, next.to_string().as_bytes()).0, "no-next-game");
}

#[test]
fn whoever_has_no_time_left_loses_when_somebody_looks() {
    let clock = std::sync::atomic::AtomicU64::new(0);
    let time = || clock.load(std::sync::atomic::Ordering::Relaxed);
    let mut dispatcher = Dispatcher::new(time);
    let table = open(&mut dispatcher, json!({ "time": "1+0" }));
    act(&mut dispatcher, &table, json!({ "type": "start-clock" }));
    clock.store(59_000, std::sync::atomic::Ordering::Relaxed);
    let snapshot = act(&mut dispatcher, &table, json!({ "type": "snapshot" }));
    assert_eq!(snapshot["clocks"]["left_ms"], json!([1_000, 60_000]));
    clock.store(61_000, std::sync::atomic::Ordering::Relaxed);
    let snapshot = act(&mut dispatcher, &table, json!({ "type": "snapshot" }));
    assert_eq!(snapshot["ending"]["message"]["id"], "game-ended-time");
    assert_eq!(snapshot["ending"]["message"]["args"]["loser"], "south");
}

#[test]
fn an_analysis_tells_of_every_ply_and_comes_to_an_end() {
    let mut dispatcher = dispatcher();
    let settings = json!({ "game": "gou" });
    let start = ask(&mut dispatcher, json!({ "ask": "start", "settings": settings }));
    let request = json!({
        "ask": "analyse", "settings": settings, "start": start["position"],
        "moves": ["a7-b6", "k7-j6"], "lines": 2, "effort": { "nodes": 300 },
    });
    let mut told = Vec::new();
    let answer = dispatcher.answer(request.to_string().as_bytes(), &mut |voice| {
        if let ProgressMessage::Analysed { done, of, ply } = voice {
            told.push((*done, *of, ply.map(|ply| ply.ply)));
        }
    });
    assert_eq!(told, [(1, 3, None), (2, 3, Some(2)), (3, 3, Some(1))]);
    let Answer::Ok(analysis) = answer else { panic!("{answer:?}") };
    assert_eq!(analysis["plies"][0]["move"], "a7-b6");
    assert_eq!(analysis["plies"][0]["lines"].as_array().expect("a list").len(), 2);
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut answers = (0..2).map(|_| {
        let mut dispatcher = dispatcher();
        let settings = json!({ "game": "abalone" });
        let start = ask(&mut dispatcher, json!({ "ask": "start", "settings": settings }));
        ask(
            &mut dispatcher,
            json!({
                "ask": "choose", "settings": settings, "position": start["position"],
                "history": [], "level": 4, "seed": 9,
            }),
        )["move"]
            .clone()
    });
    assert_eq!(answers.next(), answers.next());
}

/// The page's test asks the compiled module the same and expects the same: the network judges alike
/// everywhere, to the bit, and so the search visits the same nodes.
#[test]
fn the_network_searches_the_same_tree_as_on_the_page() {
    let agreed: Value = serde_json::from_str(include_str!("same-everywhere.json")).expect("JSON");
    for agreed in agreed.as_array().expect("a list") {
        let thought = ask(&mut dispatcher(), agreed["question"].clone());
        let found = json!({
            "depth": thought["depth"], "nodes": thought["nodes"], "lines": thought["lines"],
        });
        assert_eq!(found, agreed["answer"], "{}", agreed["question"]);
    }
}
