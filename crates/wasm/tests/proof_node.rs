//! The proofs of Hus, walked through by the requests of the page.

use serde_json::{Value, json};
use tetrarch_engine::SystemClock;
use tetrarch_wasm::{Answer, Dispatcher};

/// South wins it; no game from the start comes here.
const ENDGAME: &str = "0,0,0,0,0,0,0,1/2,0,0,0,0,0,0,0/0,2,0,2,0,0,0,0/2,0,0,0,0,0,0,0 s";

/// A variant, asked about.
struct Asked {
    dispatcher: Dispatcher<SystemClock>,
    settings: Value,
}

impl Asked {
    fn new(variant: &str) -> Self {
        let settings = json!({ "game": "hus", "variant": variant });
        Self { dispatcher: Dispatcher::new(SystemClock), settings }
    }

    fn answer(&mut self, mut request: Value) -> Result<Value, String> {
        request["settings"] = self.settings.clone();
        match self.dispatcher.answer(request.to_string().as_bytes(), &mut |_| ()) {
            Answer::Ok(answer) => Ok(answer),
            Answer::Problem(problem) => Err(problem.id().to_owned()),
        }
    }

    fn start(&mut self) -> Value {
        self.answer(json!({ "ask": "start" })).expect("a first position")
    }

    fn node(&mut self, view: &Value, nodes: u64) -> Value {
        let request = json!({ "ask": "proof-node", "position": view["position"], "nodes": nodes });
        self.answer(request).expect("a node")
    }

    fn after(&mut self, view: &Value, text: &Value) -> Value {
        let request = json!({ "ask": "preview", "position": view["position"], "move": text });
        self.answer(request).expect("a legal move")["after"].clone()
    }
}

fn plies(value: &Value) -> u64 {
    value["plies"].as_u64().expect("a number of plies")
}

fn moves(node: &Value) -> &[Value] {
    node["moves"].as_array().expect("a list of moves")
}

/// Whether the side to move is the one that wins.
fn is_winners_turn(view: &Value, node: &Value) -> bool {
    let seat = view["turn"].as_u64().expect("a seat") as usize;
    view["seats"][seat - 1]["team"] == node["proved"]["winner"]
}

/// Every legal move of the loser, or one of the winner; each with as many plies as its own node
/// says, which is fewer than before it.
fn holds_together(asked: &mut Asked, view: &Value, node: &Value) {
    let mut told: Vec<&str> =
        moves(node).iter().map(|mv| mv["move"].as_str().expect("a text")).collect();
    if is_winners_turn(view, node) {
        assert_eq!(told.len(), 1);
    } else {
        let choices = view["choices"].as_array().expect("a list");
        let mut legal: Vec<&str> =
            choices.iter().map(|choice| choice["move"].as_str().expect("a text")).collect();
        legal.sort_unstable();
        told.sort_unstable();
        assert_eq!(told, legal);
    }
    for mv in moves(node) {
        assert!(plies(mv) < plies(&node["proved"]), "{mv} in {node}");
        let child = asked.after(view, &mv["move"]);
        if child["outcome"].is_null() {
            let below = asked.node(&child, 0);
            assert_eq!(plies(&below["proved"]), plies(mv));
            assert_eq!(below["proved"]["winner"], node["proved"]["winner"]);
            let answer = if is_winners_turn(&child, &below) {
                moves(&below)[0]["move"].clone()
            } else {
                Value::Null
            };
            assert_eq!(mv["answer"], answer);
        } else {
            assert_eq!((plies(mv), &mv["answer"]), (0, &Value::Null));
            assert_eq!(child["outcome"]["winners"], json!([node["proved"]["winner"]]));
        }
    }
}

/// Plays the first move of each node until the game is over: the longest game of the proof.
fn longest_game(asked: &mut Asked, mut view: Value, nodes: u64) -> (u64, Value) {
    let first = asked.node(&view, nodes);
    let mut left = plies(&first["proved"]);
    let mut played = 0;
    while view["outcome"].is_null() {
        let node = asked.node(&view, 0);
        assert_eq!(plies(&node["proved"]), left);
        assert_eq!(node["proved"]["winner"], first["proved"]["winner"]);
        holds_together(asked, &view, &node);
        view = asked.after(&view, &moves(&node)[0]["move"]);
        left -= 1;
        played += 1;
    }
    assert_eq!(view["outcome"]["winners"], json!([first["proved"]["winner"]]));
    assert_eq!(asked.node(&view, 0), json!({ "proved": null, "moves": [] }));
    (played, first["proved"].clone())
}

#[test]
fn the_longest_game_of_each_proof_takes_as_long_as_it_says() {
    for (variant, winner, plies) in [("european", 1, 20), ("african", 2, 46)] {
        let mut asked = Asked::new(variant);
        let start = asked.start();
        let (played, proved) = longest_game(&mut asked, start, 0);
        assert_eq!(
            (played, proved),
            (plies, json!({ "winner": winner, "plies": plies, "exact": true, "by": "book" }))
        );
    }
}

/// The worst defence is in the proofs too.
#[test]
fn the_shortest_game_of_each_proof_is_won_sooner() {
    for (variant, most) in [("european", 20), ("african", 46)] {
        let mut asked = Asked::new(variant);
        let mut view = asked.start();
        let mut played = 0;
        while view["outcome"].is_null() {
            let node = asked.node(&view, 0);
            holds_together(&mut asked, &view, &node);
            view = asked.after(&view, &moves(&node).last().expect("a move")["move"]);
            played += 1;
        }
        assert!(played < most, "{variant}: {played}");
    }
}

#[test]
fn what_no_book_knows_is_proved_on_demand_and_then_remembered() {
    let mut asked = Asked::new("european");
    let view = asked.answer(json!({ "ask": "look", "position": ENDGAME })).expect("a position");
    assert_eq!(asked.node(&view, 0), json!({ "proved": null, "moves": [] }));
    let (_, proved) = longest_game(&mut asked, view, 100_000);
    assert_eq!((&proved["winner"], &proved["by"]), (&json!(1), &json!("prover")));
    assert_eq!(proved["exact"], json!(true));
}

/// From the start of European Hus each first move is settled, and none wins sooner than the proof's.
#[test]
fn the_other_first_moves_are_settled_by_the_prover() {
    let mut asked = Asked::new("european");
    let start = asked.start();
    let best = moves(&asked.node(&start, 0))[0]["move"].clone();
    let choices = start["choices"].as_array().expect("a list").clone();
    let others = choices.iter().map(|choice| &choice["move"]).filter(|&other| *other != best);
    let mut settled = 0;
    for text in others.take(3) {
        let view = asked.after(&start, text);
        let node = asked.node(&view, 2_000_000);
        if node["proved"].is_null() {
            continue;
        }
        settled += 1;
        assert_eq!(node["proved"]["by"], json!("prover"));
        if node["proved"]["winner"] == json!(1) {
            assert!(plies(&node["proved"]) >= 19, "{text}: {node}");
        }
        holds_together(&mut asked, &view, &node);
    }
    assert!(settled > 0);
}

#[test]
fn where_there_is_no_book_and_no_nodes_nothing_is_claimed() {
    let mut asked = Asked::new("european");
    for settings in [
        json!({ "game": "hus", "variant": "european", "options": { "ends": "mover" } }),
        json!({ "game": "gou" }),
        json!({ "game": "abalone", "variant": "three-players" }),
    ] {
        asked.settings = settings;
        let start = asked.start();
        for nodes in [0, 1_000] {
            let node = asked.node(&start, nodes);
            assert_eq!(node, json!({ "proved": null, "moves": [] }));
        }
    }
}

#[test]
fn what_is_no_position_has_no_node() {
    let mut asked = Asked::new("african");
    let mut ask = |position: Value, nodes: Value| {
        asked.answer(json!({ "ask": "proof-node", "position": position, "nodes": nodes }))
    };
    assert_eq!(ask(json!("x"), json!(0)), Err("bad-position".to_owned()));
    assert_eq!(ask(json!(ENDGAME), json!(-1)), Err("invalid".to_owned()));
    assert_eq!(ask(json!(ENDGAME), Value::Null), Err("invalid".to_owned()));
}
