//! Programs of their own that do not behave. Well-behaved ones are tested with the command, which
//! is one.
#![cfg(unix)]

use tetrarch_arena::{Arena, Entered, ForfeitKind, GameResult, MatchPlan, Pace, check_programs};
use tetrarch_engine::Stop;

use crate::fakes::plan;

/// A shell script that begins well and answers `go` in its own way.
fn program(on_go: &str) -> String {
    format!(
        "bad=ugi:sh -c 'while read -r word rest; do case $word in ugi) echo ugiok;; \
         isready) echo readyok;; go) {on_go};; quit) exit;; esac; done'"
    )
}

fn match_with(program: &str, pace: Pace) -> MatchPlan {
    let mut plan = plan("hus", None, &["good=depth:1", program]);
    plan.pace = pace;
    plan.patience_ms = 300;
    plan.margin_ms = 100;
    plan
}

fn played(plan: &MatchPlan) -> Vec<GameResult> {
    check_programs(plan).unwrap();
    let casting = Entered(&plan.entrants);
    let mut arena = Arena::new(plan, &casting, Vec::new()).unwrap();
    arena.play(2, 1, &Stop::new(), &mut |_, _| Ok::<(), ()>(())).unwrap();
    arena.results()
}

const NODES: Pace = Pace { nodes: Some(10), depth: None, move_time_ms: None, bank: None };
const TIME: Pace = Pace { move_time_ms: Some(50), nodes: None, depth: None, bank: None };

#[test]
fn bad_programs_forfeit_and_the_match_goes_on() {
    tetrarch_messages::speak_english();
    for (on_go, pace, kind, words) in [
        ("exit 3", NODES, ForfeitKind::Crash, "exit status: 3"),
        ("kill -9 $$", NODES, ForfeitKind::Crash, "signal: 9"),
        ("echo bestmove zz", NODES, ForfeitKind::IllegalMove, "“zz” cannot be played"),
        ("echo bestmove", NODES, ForfeitKind::IllegalMove, "“” cannot be played"),
        ("true", NODES, ForfeitKind::Silence, "did not respond for"),
        ("true", TIME, ForfeitKind::Time, "with 50 ms left"),
        (
            "echo info string error I do not want to",
            NODES,
            ForfeitKind::Protocol,
            "I do not want to",
        ),
    ] {
        let results = played(&match_with(&program(on_go), pace));
        assert_eq!(results.len(), 2, "{on_go}: it is started again for the next game");
        for result in results {
            let note = result.forfeit.unwrap_or_else(|| panic!("{on_go}: no forfeit"));
            assert_eq!((note.entrant.as_str(), note.kind), ("bad", kind), "{on_go}");
            let said = note.message.to_string();
            assert!(said.contains(words), "{on_go}: {said}");
        }
    }
}

#[test]
fn a_program_that_cannot_play_is_found_out_before_the_match() {
    tetrarch_messages::speak_english();
    for (program, words) in [
        ("bad=ugi:/no/such/program", "No such file"),
        ("bad=ugi:true", "The program ended"),
        (
            "bad=ugi:sh -c 'echo ugiok; read x; read y; echo info string error no Hus here; sleep 1'",
            "no Hus here",
        ),
    ] {
        let error = check_programs(&match_with(program, NODES)).unwrap_err().to_string();
        assert!(error.starts_with("bad cannot play. "), "{error}");
        assert!(error.contains(words), "{program}: {error}");
    }
}

#[test]
fn a_match_that_is_broken_off_does_not_wait_for_a_silent_program() {
    let mut plan = match_with(&program("true"), NODES);
    plan.patience_ms = 3_600_000;
    let casting = Entered(&plan.entrants);
    let mut arena = Arena::new(&plan, &casting, Vec::new()).unwrap();
    let stop = Stop::new();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(std::time::Duration::from_millis(200));
            stop.stop();
        });
        let close = arena.play(2, 1, &stop, &mut |_, _| Ok::<(), ()>(()));
        assert_eq!(close, Ok(tetrarch_arena::Close::Interrupted));
    });
    assert_eq!(arena.games(), 0);
}
