//! `tetrarch ugi` as other programs meet it.

mod engine;

use engine::Engine;

/// Holds a session and writes down both sides of it. What depends on the machine or on the
/// engine's opinion is blotted out, after a look at whether the move can be played.
fn transcript(input: &str) -> String {
    let mut engine = Engine::start();
    let mut transcript = String::new();
    for line in input.lines() {
        transcript += &format!("> {line}\n");
        for said in engine.ask(line) {
            if let Some(best) = said.strip_prefix("bestmove ") {
                let legal = engine.ask("query legal").concat();
                assert!(legal.split(' ').any(|text| text == best), "{best} in {legal}");
            }
            transcript += &blotted(&said);
            transcript.push('\n');
        }
    }
    let (code, rest) = engine.close();
    assert_eq!((code, rest), (Some(0), Vec::new()));
    transcript
}

fn blotted(line: &str) -> String {
    const BLOTTED: [&str; 7] = ["seldepth", "cp", "nodes", "nps", "time", "hashfull", "bestmove"];
    let line = line.replace(env!("CARGO_PKG_VERSION"), "#");
    let is_search = line.starts_with("info depth") || line.starts_with("bestmove");
    if !is_search {
        return line;
    }
    let facts = line.find(" pv ").map_or(line.as_str(), |moves| &line[..moves]);
    let mut before = "";
    let words = facts.split(' ').map(|word| {
        let is_blotted = BLOTTED.contains(&std::mem::replace(&mut before, word));
        if is_blotted { "#" } else { word }
    });
    words.collect::<Vec<_>>().join(" ")
}

macro_rules! golden_sessions {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            let input = include_str!(concat!("sessions/", stringify!($name), ".txt"));
            insta::assert_snapshot!(stringify!($name), transcript(input));
        }
    )*};
}

golden_sessions!(hus pantarei gou abalone three_players certainty);

#[test]
fn an_infinite_search_is_stopped() {
    let mut engine = Engine::start();
    engine.send("setoption name Game value gou");
    engine.send("go infinite");
    engine.read_until("info depth 2");
    engine.send("go depth 1");
    engine.read_until("info string error A search is running");
    engine.send("stop");
    assert!(engine.read_until("bestmove").len() > 1);
    assert_eq!(engine.ask("query turn"), ["response 1"]);
    assert_eq!(engine.close(), (Some(0), Vec::new()));
}

#[test]
fn a_search_that_has_seen_all_waits_for_stop() {
    let mut engine = Engine::start();
    engine.send("setoption name Game value gou");
    engine.send("go infinite depth 1");
    // Once for the iteration, once for the end.
    engine.read_until("info depth 1");
    engine.read_until("info depth 1");
    assert_eq!(engine.ask("isready"), ["readyok"]);
    engine.send("stop");
    assert_eq!(engine.read_until("bestmove").len(), 1);
}

#[test]
fn the_end_of_the_input_ends_a_search() {
    let mut engine = Engine::start();
    engine.send("setoption name Game value abalone");
    engine.send("go infinite");
    engine.read_until("info depth 1");
    let (code, said) = engine.close();
    assert_eq!(code, Some(0));
    assert!(said.last().is_some_and(|line| line.starts_with("bestmove ")), "{said:?}");
}

#[test]
fn bytes_that_are_no_text_are_a_wrong_line() {
    let mut engine = Engine::start();
    engine.send_bytes(b"\xff\xfe\x00\n\r\nisready\r\n");
    let said = engine.read_until("readyok");
    assert!(said[0].starts_with("info string error There is no command"), "{said:?}");
    assert_eq!(said.len(), 2);
}

#[test]
fn a_whole_game_is_played() {
    let mut engine = Engine::start();
    engine.ask("setoption name Game value pantarei");
    let mut position = "position startpos moves".to_owned();
    while engine.ask("query gameover") == ["response false"] {
        let said = engine.ask("go nodes 300");
        let best = said.last().and_then(|line| line.strip_prefix("bestmove "));
        position += &format!(" {}", best.expect("a move"));
        assert_eq!(engine.ask(&position), [""; 0]);
    }
    let result = engine.ask("query result").concat();
    assert!(["response p1win", "response p2win", "response draw"].contains(&result.as_str()));
}
