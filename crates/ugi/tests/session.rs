//! The session without threads: every search here is ended by the test.

use tetrarch_catalog::Team;
use tetrarch_engine::{Limits, Proved, ProvedBy, Thought, ThoughtLine, Worth, WorthBound};
use tetrarch_game::{Rng, Seed};
use tetrarch_ugi::{Effect, Job, UgiSession};

const HUS_OVER: &str = "0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0/2,1,3,5,10,2,1,1/1,2,5,3,4,0,4,3 n";

fn new_session() -> UgiSession {
    tetrarch_messages::speak_english();
    UgiSession::new(1_000)
}

/// What is said in answer to a line.
fn said(session: &mut UgiSession, line: &str) -> Vec<String> {
    texts(session.line(line))
}

fn texts(effects: Vec<Effect>) -> Vec<String> {
    let said = effects.into_iter().filter_map(|effect| match effect {
        Effect::Say(line) => Some(line),
        _ => None,
    });
    said.collect()
}

/// Everything a line could have changed.
fn state(session: &mut UgiSession) -> Vec<String> {
    let lines = ["ugi", "query fen", "query turn", "query gameover"];
    lines.iter().flat_map(|line| said(session, line)).collect()
}

fn job(effects: Vec<Effect>) -> Option<Job> {
    effects.into_iter().find_map(|effect| match effect {
        Effect::Search(job) => Some(*job),
        _ => None,
    })
}

/// A search that found this move at once.
fn thought(best: &str) -> Thought {
    let line = ThoughtLine {
        worth: Worth::LossIn(4),
        bound: WorthBound::AtMost,
        by_team: Vec::new(),
        moves: vec![best.to_owned()],
    };
    Thought {
        depth: 1,
        selective_depth: 2,
        lines: vec![line],
        nodes: 30,
        elapsed_ms: 10,
        table_permille: 5,
        proved: None,
    }
}

const INFO: &str = "info depth 1 seldepth 2 multipv 1 score mate -4 upperbound nodes 30 nps 3000 \
                    time 10 hashfull 5 pv c1";

#[test]
fn a_wrong_line_is_answered_and_changes_nothing() {
    for (line, expected) in [
        ("uci", "There is no command “uci”"),
        ("UGI", "There is no command “UGI”"),
        ("isready now", "Nothing may follow isready."),
        ("setoption Hash 16", "Expected after setoption: name NAME value VALUE."),
        ("setoption name Hash", "Expected after setoption: name NAME value VALUE."),
        ("setoption name value 3", "Expected after setoption: name NAME value VALUE."),
        (
            "setoption name Strength value 3",
            "There is no option “Strength”. Send ugi for a list of options.",
        ),
        ("setoption name Level value 0", "Level cannot be “0”. Expected a whole number from 1 to"),
        ("setoption name Level value best", "Level cannot be “best”"),
        (
            "setoption name Hash value 667",
            "Hash cannot be 667. With the memory for proofs it takes 1,001 MiB",
        ),
        ("setoption name Game value chess", "There is no game “chess”"),
        ("setoption name Variant value chinese", "There is no variant “chinese”"),
        ("setoption name Option.komi value 6", "There is no option “komi”"),
        ("setoption name Option.max-laps value x", "The option max-laps cannot be “x”"),
        ("setoption name Hash value 0", "Hash cannot be “0”. Expected a whole number from 1 to"),
        ("setoption name Seed value -1", "Seed cannot be “-1”"),
        ("position", "Expected after position: startpos, "),
        ("position fen moves c1", "Expected after position: startpos, "),
        ("position startpos c1", "Expected after position: startpos, "),
        ("position fen 2,2 s", "The position is invalid. "),
        ("position startpos moves c1 zz", "Move 2, zz: "),
        ("position startpos moves c1 c1", "Move 2, c1: "),
        ("go depth", "depth cannot be “”"),
        ("go depth -1", "depth cannot be “-1”"),
        ("go nodes 0", "nodes cannot be “0”"),
        ("go movetime 99999999999999999999", "movetime cannot be"),
        ("go depth 1 depth 2", "depth is given twice"),
        ("go fast", "There is no limit “fast”"),
        ("go p7time 100", "There is no limit “p7time”"),
        ("go p3time 100", "There is no seat 3. The game has 2 seats."),
        ("go p2time 100", "It is seat 1’s turn, but p1time is missing."),
        ("query", "Expected after query: gameover, p1turn"),
        ("query mood", "Expected after query: gameover, p1turn"),
    ] {
        let mut session = new_session();
        said(&mut session, "position startpos moves c1 f4");
        let before = state(&mut session);
        let answer = said(&mut session, line);
        assert_eq!(answer.len(), 1, "{line}: {answer:?}");
        let expected = format!("info string error {expected}");
        assert!(answer[0].starts_with(&expected), "{line}: {answer:?}");
        assert_eq!(state(&mut session), before, "{line}");
    }
}

#[test]
fn a_finished_game_is_not_searched() {
    let mut session = new_session();
    assert!(said(&mut session, &format!("position fen {HUS_OVER}")).is_empty());
    assert_eq!(said(&mut session, "go depth 1"), ["info string error The game is over."]);
    assert_eq!(said(&mut session, "query result"), ["response p1win"]);
    assert_eq!(said(&mut session, "query legal"), ["response"]);
}

#[test]
fn while_it_searches_only_questions_and_stop_are_obeyed() {
    let mut session = new_session();
    assert!(job(session.line("go nodes 10")).is_some());
    for line in ["go", "position startpos", "uginewgame", "setoption name Hash value 1"] {
        let expected = "info string error A search is running. Stop it first.";
        assert_eq!(said(&mut session, line), [expected], "{line}");
    }
    assert_eq!(said(&mut session, "isready"), ["readyok"]);
    assert_eq!(said(&mut session, "query turn"), ["response 1"]);
    assert_eq!(texts(session.done(&thought("c1"), "c1")), [INFO, "bestmove c1"]);
    assert!(job(session.line("go nodes 10")).is_some());
}

#[test]
fn an_endless_search_keeps_its_move_until_stop() {
    for line in ["go", "go infinite", "go infinite depth 3"] {
        let mut session = new_session();
        session.line(line);
        assert_eq!(texts(session.done(&thought("c1"), "c1")), [INFO], "{line}");
        assert_eq!(said(&mut session, "go").len(), 1, "{line}");
        assert_eq!(said(&mut session, "stop"), ["bestmove c1"], "{line}");
        assert!(session.line("stop").is_empty(), "{line}");
    }
}

#[test]
fn a_stopped_search_answers_when_it_has_ended() {
    let mut session = new_session();
    session.line("go infinite");
    assert!(matches!(session.line("stop")[..], [Effect::Stop]));
    assert_eq!(texts(session.done(&thought("c1"), "c1")), [INFO, "bestmove c1"]);
}

#[test]
fn the_session_ends_after_the_move_of_its_search() {
    assert!(matches!(new_session().line("quit")[..], [Effect::Quit]));

    let mut session = new_session();
    session.line("go infinite");
    assert!(matches!(session.line("quit")[..], [Effect::Stop]));
    assert!(session.line("isready").is_empty());
    let end = session.done(&thought("c1"), "c1");
    assert!(matches!(&end[..], [_, Effect::Say(best), Effect::Quit] if best == "bestmove c1"));

    let mut session = new_session();
    session.line("go infinite");
    session.done(&thought("c1"), "c1");
    let end = session.quit();
    assert!(matches!(&end[..], [Effect::Say(best), Effect::Quit] if best == "bestmove c1"));
}

#[test]
fn a_search_is_given_what_the_lines_say() {
    let mut session = new_session();
    session.line("setoption name Threads value 3");
    session.line("setoption name MultiPV value 2");
    session.line("setoption name Hash value 5");
    session.line("setoption name Level value 3");
    session.line("setoption name Seed value 9");
    session.line("position startpos moves c1 f4");
    let job = job(session.line("go p1time 900 p2time 800 p1inc 7 depth 4")).expect("a search");
    let remaining = job.limits.remaining.expect("a clock");
    assert_eq!((remaining.bank_ms, remaining.increment_ms), (900, 7));
    assert_eq!(Limits { remaining: None, ..job.limits }, Limits::depth(4));
    assert_eq!((job.setup.threads, job.setup.lines, job.setup.table_mib), (3, 2, 5));
    assert_eq!((job.level.number(), job.seed), (3, Seed(9)));
    assert_eq!(job.history.len(), 2);
    assert!(!job.history.contains(&job.position.key()));
}

#[test]
fn a_search_that_fails_still_gives_a_move() {
    let mut session = new_session();
    said(&mut session, "position startpos moves c1 f4");
    let legal = said(&mut session, "query legal").concat();
    let first = legal.split(' ').nth(1).expect("there are moves");
    session.line("go nodes 10");
    let answer = texts(session.failed("a bad day"));
    let expected =
        ["info string error The search failed: a bad day.", &format!("bestmove {first}")];
    assert_eq!(answer, expected);

    session.line("go infinite");
    assert_eq!(texts(session.failed("another")).len(), 1, "the move is kept back until stop");
    assert_eq!(said(&mut session, "stop"), [format!("bestmove {first}")]);
}

#[test]
fn what_is_proved_is_told() {
    let mut session = new_session();
    session.line("go nodes 10");
    let proved = Proved { winner: Team::SECOND, plies: 4, exact: true, by: ProvedBy::Prover };
    let answer = texts(session.done(&Thought { proved: Some(proved), ..thought("c1") }, "c1"));
    assert_eq!(
        answer,
        [INFO, "info string proved p2win in exactly 4 plies by prover", "bestmove c1"]
    );
}

#[test]
fn with_three_teams_every_seat_has_a_score() {
    let mut session = new_session();
    session.line("setoption name Game value abalone");
    session.line("setoption name Variant value three-players");
    let job = job(session.line("go nodes 10")).expect("a search");
    let mut thought = thought(&job.position.moves()[0]);
    thought.lines[0].by_team = vec![Worth::Hundredths(-5), Worth::WinIn(4), Worth::LossIn(4)];
    let answer = texts(session.done(&thought, "c1"));
    let scores = " score mate -4 upperbound scores p1 cp -5 p2 mate 4 p3 mate -4 nodes 30 ";
    assert!(answer[0].contains(scores), "{answer:?}");
}

#[test]
fn another_game_is_prepared_before_it_is_searched() {
    let mut session = new_session();
    let effects = session.line("setoption name Variant value african");
    assert!(matches!(&effects[..], [Effect::Prepare(job)]
        if job.position.settings().variant() == "african"));
    assert!(session.line("setoption name Variant value african").is_empty());
    assert!(session.line("setoption name Hash value 5").is_empty());
}

#[test]
fn options_of_the_game_add_up_and_a_variant_begins_anew() {
    let mut session = new_session();
    let value = |session: &mut UgiSession, id: &str| {
        let mut listed = said(session, "ugi").into_iter();
        let start = format!("option name Option.{id} ");
        let line = listed.find(|line| line.starts_with(&start)).expect("it is listed");
        line.split_whitespace().skip_while(|&word| word != "default").nth(1).map(str::to_owned)
    };
    session.line("setoption name Option.max-laps value 77");
    session.line("setoption name Option.ends value mover");
    assert_eq!(value(&mut session, "max-laps").as_deref(), Some("77"));
    assert_eq!(value(&mut session, "ends").as_deref(), Some("mover"));
    session.line("setoption name Variant value european");
    assert_eq!(value(&mut session, "max-laps").as_deref(), Some("5000"));
}

#[test]
fn no_line_makes_it_panic() {
    const WORDS: [&str; 40] = [
        "ugi",
        "isready",
        "setoption",
        "name",
        "value",
        "uginewgame",
        "position",
        "startpos",
        "fen",
        "moves",
        "go",
        "depth",
        "nodes",
        "movetime",
        "infinite",
        "p1time",
        "p6inc",
        "p9time",
        "stop",
        "query",
        "legal",
        "result",
        "fen",
        "turn",
        "Game",
        "Variant",
        "Seed",
        "Option.layout",
        "hus",
        "gou",
        "abalone",
        "pantarei",
        "three-players",
        "african",
        "c1",
        "a7-b6",
        HUS_OVER,
        "18446744073709551616",
        "-1",
        "é\u{fffd}\u{0}",
    ];
    const LINES: [&str; 7] = [
        "setoption name Game value pantarei",
        "setoption name Game value abalone",
        "setoption name Variant value three-players",
        "position startpos moves c1",
        "go p1time 10 p2time 10",
        "query legal",
        "stop",
    ];
    let mut rng = Rng::new(Seed(1));
    let mut session = new_session();
    for _ in 0..20_000 {
        let mut words: Vec<&str> = if rng.below(2) == 0 {
            LINES[rng.below(LINES.len() as u32) as usize].split(' ').collect()
        } else {
            (0..rng.below(7)).map(|_| WORDS[rng.below(WORDS.len() as u32) as usize]).collect()
        };
        if !words.is_empty() && rng.below(3) == 0 {
            let place = rng.below(words.len() as u32) as usize;
            words[place] = WORDS[rng.below(WORDS.len() as u32) as usize];
        }
        if let Some(job) = job(session.line(&words.join(" "))) {
            let first = &job.position.moves()[0];
            session.done(&thought(first), first);
        }
    }
    session.line("stop");
    assert_eq!(said(&mut session, "isready"), ["readyok"]);
}
