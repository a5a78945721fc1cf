//! Positions that a hand puts up: what can be played comes back as it was drawn, and what cannot is
//! refused in a sentence.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};
use tetrarch_catalog::{Position, Seed, entries, entry};
use tetrarch_engine::SystemClock;
use tetrarch_wasm::{Answer, Dispatcher};

fn set_up(settings: &Value, diagram: &Value, turn: &Value) -> Result<Value, String> {
    ask(json!({ "ask": "set-up", "settings": settings, "diagram": diagram, "turn": turn }))
}

fn ask(request: Value) -> Result<Value, String> {
    let request = request.to_string();
    match Dispatcher::new(SystemClock).answer(request.as_bytes(), &mut |_| ()) {
        Answer::Ok(answer) => Ok(answer),
        Answer::Problem(problem) => Err(tetrarch_messages::english(&problem.message)),
    }
}

fn settings_of(game: &str, variant: &str) -> Value {
    json!({ "game": game, "variant": variant })
}

/// Every variant of every game.
fn variants() -> Vec<(&'static str, &'static str)> {
    let of = |entry: &'static dyn tetrarch_catalog::Entry| {
        entry.variants().iter().map(move |variant| (entry.id(), variant.id))
    };
    entries().iter().flat_map(|entry| of(*entry)).collect()
}

fn after(game: &str, variant: &str, seed: u64, choices: &[Index]) -> Position {
    let entry = entry(game).expect("a game of the list");
    let settings = entry.settings(Some(variant), &[]).expect("a variant of the list");
    let mut position = entry.start(&settings, Seed(seed)).expect("its own settings");
    for choice in choices {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        position.play(&moves[choice.index(moves.len())]).expect("a listed move");
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..Default::default() })]

    #[test]
    fn what_is_drawn_of_a_position_is_that_position(
        (game, variant) in select(variants()),
        seed in any::<u64>(),
        choices in vec(any::<Index>(), 0..80),
    ) {
        let position = after(game, variant, seed, &choices);
        let diagram = serde_json::to_value(position.diagram()).expect("plain data");
        let turn = json!(position.turn());
        let view = set_up(&settings_of(game, variant), &diagram, &turn).expect("it can be played");
        prop_assert_eq!(&view["position"], &json!(position.text()));
        prop_assert_eq!(&view["diagram"], &diagram);
        prop_assert_eq!(&view["turn"], &turn);
    }

    #[test]
    fn any_drawing_is_a_position_or_is_refused_in_a_sentence(
        (game, variant) in select(variants()),
        diagram in drawing(),
        turn in 0_u8..9,
    ) {
        let settings = settings_of(game, variant);
        match set_up(&settings, &diagram, &json!(turn)) {
            Ok(view) => {
                let look = json!({ "ask": "look", "settings": settings, "position": view["position"] });
                prop_assert_eq!(ask(look), Ok(view));
            }
            Err(reason) => prop_assert!(reason.ends_with('.') && reason.len() > 15, "{}", reason),
        }
    }

    #[test]
    fn a_changed_drawing_is_a_position_or_is_refused_in_a_sentence(
        (game, variant) in select(variants()),
        choices in vec(any::<Index>(), 0..40),
        changes in vec((any::<Index>(), leaf()), 1..4),
        turn in 1_u8..7,
    ) {
        let position = after(game, variant, 1, &choices);
        let mut diagram = serde_json::to_value(position.diagram()).expect("plain data");
        for (place, leaf) in changes {
            change(&mut diagram, place, leaf);
        }
        let settings = settings_of(game, variant);
        match set_up(&settings, &diagram, &json!(turn)) {
            Ok(view) => {
                let look = json!({ "ask": "look", "settings": settings, "position": view["position"] });
                prop_assert_eq!(ask(look), Ok(view));
            }
            Err(reason) => prop_assert!(reason.ends_with('.') && reason.len() > 15, "{}", reason),
        }
    }
}

/// Puts something else in one place of a drawing, however deep it lies.
fn change(value: &mut Value, place: Index, leaf: Value) {
    let inner: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => {
            fields.iter_mut().filter(|(name, _)| *name != "game").map(|(_, item)| item).collect()
        }
        _ => Vec::new(),
    };
    if inner.is_empty() {
        *value = leaf;
        return;
    }
    let chosen = place.index(inner.len());
    change(inner.into_iter().nth(chosen).expect("one of them"), place, leaf);
}

/// What may stand in a place of a drawing, wrong or right.
fn leaf() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!(null)),
        (-2_i64..300).prop_map(|number| json!(number)),
        (1_i64..7).prop_map(|number| json!(number)),
        scale().prop_map(Value::from),
        "[a-k]{0,2}[0-9]{0,3}".prop_map(Value::from),
        any::<bool>().prop_map(Value::from),
        Just(json!([])),
        Just(json!({})),
    ]
}

fn scale() -> impl Strategy<Value = String> {
    "[wbnx][1-4]?"
}

fn drawing() -> impl Strategy<Value = Value> {
    let seat = || option::of(0_u8..8);
    let hus = (vec(vec(0_u16..20, 7..10), 3..6), 0_u8..3)
        .prop_map(|(rows, hand)| json!({ "game": "hus", "rows": rows, "hand": hand }));
    let full_hus = (vec(vec(0_u8..=255, 8), 4), Just(0))
        .prop_map(|(rows, hand)| json!({ "game": "hus", "rows": rows, "hand": hand }));
    let pantarei = (vec(vec("[wb][1-3]|n", 0..5), 0..20), seat(), any::<bool>()).prop_map(
        |(stacks, white, after_swap)| {
            json!({ "game": "pantarei", "stacks": stacks, "white": white, "after_swap": after_swap })
        },
    );
    let gou = vec(("[a-k]([1-9]|1[01])", seat(), any::<bool>()), 0..70).prop_map(|spots| {
        let spot = |(point, piece, goal)| json!({ "point": point, "piece": piece, "goal": goal });
        json!({ "game": "gou", "spots": spots.into_iter().map(spot).collect::<Vec<_>>() })
    });
    let abalone = (vec(option::weighted(0.4, 1_u8..8), 60..63), vec(0_u8..9, 1..8)).prop_map(
        |(cells, pushed_off)| json!({ "game": "abalone", "cells": cells, "pushed_off": pushed_off }),
    );
    prop_oneof![hus, full_hus, pantarei, gou, abalone]
}

/// A drawing of the start, changed by hand.
fn refused(game: &str, change: impl FnOnce(&mut Value)) -> String {
    let settings = json!({ "game": game });
    let start = ask(json!({ "ask": "start", "settings": settings, "seed": 1 })).expect("a start");
    let mut diagram = start["diagram"].clone();
    change(&mut diagram);
    set_up(&settings, &diagram, &json!(1)).expect_err("it cannot be played")
}

#[test]
fn a_refusal_says_what_is_wrong_and_what_would_be_right() {
    let cases = [
        (
            refused("hus", |board| board["rows"][0][0] = json!(9)),
            "Expected at most 48 seeds, found 55.",
        ),
        (
            refused("pantarei", |board| board["stacks"] = json!([])),
            "The snake has no scales. Expected at least one.",
        ),
        (
            refused("pantarei", |board| board["stacks"] = json!([["n"], [], ["n"]])),
            "Stack 2 is empty. Expected at least one scale.",
        ),
        (
            refused("pantarei", |board| board["stacks"] = json!([["n"], ["n"]])),
            "Expected at most 1 × n, found 2.",
        ),
        (
            refused("pantarei", |board| board["after_swap"] = json!(true)),
            "The last turn cannot have been a swap before the colours are chosen.",
        ),
        (
            refused("gou", |board| {
                for spot in board["spots"].as_array_mut().expect("a list") {
                    spot["piece"] = json!(1);
                }
            }),
            "Expected at most 14 pieces for Red, found 60.",
        ),
        (
            refused("abalone", |board| board["pushed_off"] = json!([1, 0])),
            "The pushed-off counts say 1 for Black’s side, but only 0 of its rivals’ marbles are \
             missing.",
        ),
        (
            refused("abalone", |board| board["cells"][30] = json!(3)),
            "Cell e5 holds a marble of seat 3. The seats are 1 to 2.",
        ),
        (
            refused("abalone", |board| *board = json!({ "game": "hus" })),
            "This cannot be read: missing field `rows`.",
        ),
    ];
    for (reason, expected) in cases {
        assert_eq!(reason, expected);
    }
}

#[test]
fn a_drawing_of_another_game_is_refused() {
    let hus = ask(json!({ "ask": "start", "settings": { "game": "hus" } })).expect("a start");
    let reason = set_up(&json!({ "game": "gou" }), &hus["diagram"], &json!(1));
    assert_eq!(reason, Err("This position belongs to another game. Expected Gou.".to_owned()));
}
