//! The page's requests. What its plain board is tested with is made here.

use std::path::Path;

use serde_json::{Value, json};
use tetrarch_engine::{Clock, SystemClock};
use tetrarch_wasm::{Answer, Dispatcher};

fn ask(dispatcher: &mut Dispatcher<impl Clock>, request: Value) -> Value {
    match dispatcher.answer(request.to_string().as_bytes(), &mut |_| ()) {
        Answer::Ok(answer) => answer,
        Answer::Problem(problem) => panic!("{request}: {problem}"),
    }
}

/// Positions of the plain board, as the page gets them.
fn fixture() -> Value {
    let mut dispatcher = Dispatcher::new(SystemClock);
    let settings = json!({ "game": "noughts" });
    let start = json!({ "ask": "start", "settings": settings, "seed": 1 });
    let look = json!({ "ask": "look", "settings": settings, "position": "x.o/.x./..." });
    let preview = json!({
        "ask": "preview", "settings": settings, "position": "x.o/.x./...", "move": "c1",
    });
    json!({
        "start": ask(&mut dispatcher, start),
        "middle": ask(&mut dispatcher, look),
        "step": ask(&mut dispatcher, preview),
    })
}

#[test]
fn the_page_plays_it_and_lets_a_computer_choose() {
    let mut dispatcher = Dispatcher::new(SystemClock);
    let settings = json!({ "game": "noughts", "variant": "misere" });
    let view = ask(&mut dispatcher, json!({ "ask": "start", "settings": settings, "seed": 1 }));
    let choices = view["choices"].as_array().unwrap();
    assert_eq!(choices.len(), 9);
    assert_eq!(choices[0], json!({ "move": "a1", "gesture": { "cells": ["a1"] } }));
    let choose = json!({
        "ask": "choose", "settings": settings, "position": view["position"], "history": [],
        "level": 5, "seed": 3,
    });
    let decided = ask(&mut dispatcher, choose);
    assert!(choices.iter().any(|choice| choice["move"] == decided["move"]), "{decided}");
    let set_up = json!({
        "ask": "set-up", "settings": settings, "diagram": view["diagram"], "turn": 1,
    });
    assert_eq!(ask(&mut dispatcher, set_up)["position"], view["position"]);
}

/// To make the file again: `TETRARCH_WRITE=1 make fifth-game`.
#[test]
fn the_plain_board_of_the_page_is_tested_with_what_the_rules_say() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/boards/plain/fixture.json");
    let text = serde_json::to_string_pretty(&fixture()).unwrap() + "\n";
    if std::env::var_os("TETRARCH_WRITE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let committed: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(committed, fixture());
}
