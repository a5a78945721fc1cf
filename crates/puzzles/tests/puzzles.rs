//! The shipped puzzles, wrong puzzles, and mining.

use std::fs;
use std::io::Write as _;

use tetrarch_catalog::entries;
use tetrarch_puzzles::mining::{Journal, JournalError, Miner};
use tetrarch_puzzles::{
    Certainty, Effort, Flaw, Goal, Puzzle, PuzzleFileError, check, check_all, read, refutation,
    shipped, write,
};

/// How many puzzles of each game are proved again, or looked at again by the engine.
const SAMPLE: Effort = Effort::Sample { puzzles: 8, seed: 20_261_118 };

/// A puzzle whose only solution is proved.
fn proved() -> Puzzle {
    let mut puzzles = shipped("pantarei").into_iter();
    puzzles
        .find(|puzzle| puzzle.certainty == Certainty::Proved && puzzle.within.is_none())
        .expect("there are proved puzzles")
}

/// The same with another first move.
fn with_another_solution(puzzle: &Puzzle) -> Puzzle {
    let position = puzzle.start().expect("a shipped puzzle");
    let mut moves = position.moves().into_iter();
    let other = moves.rfind(|text| Some(text.as_str()) != puzzle.solution());
    Puzzle { line: vec![other.expect("a puzzle has several moves")], ..puzzle.clone() }
}

#[test]
fn every_shipped_puzzle_is_right_as_far_as_the_rules_can_tell_and_a_sample_as_a_whole() {
    for entry in entries() {
        let puzzles = shipped(entry.id());
        assert!(!puzzles.is_empty(), "{}", entry.id());
        let faulty = check_all(&puzzles, SAMPLE, &mut |_| ());
        assert_eq!(faulty, [], "{}", entry.id());
    }
}

#[test]
fn files_are_in_order_and_can_be_written_again() {
    for entry in entries() {
        let puzzles = shipped(entry.id());
        let text = write(&puzzles);
        assert_eq!(read(&text).expect("what was written can be read"), puzzles);
        assert!(puzzles.is_sorted_by(|one, other| one.id < other.id), "{}", entry.id());
        assert!(puzzles.iter().all(|puzzle| puzzle.game == entry.id()), "{}", entry.id());
    }
}

#[test]
fn a_planted_wrong_solution_is_found() {
    let planted = with_another_solution(&proved());
    let mut puzzles = shipped("pantarei");
    puzzles.truncate(3);
    puzzles.retain(|puzzle| puzzle.id != planted.id);
    puzzles.push(planted.clone());
    let faulty = check_all(&puzzles, Effort::Whole, &mut |_| ());
    assert_eq!(faulty.len(), 1, "{faulty:?}");
    assert_eq!(faulty[0].id, planted.id);
}

/// The same with another first move and a line that looks right: legal, as long as lines get, with its
/// own themes. Only the prover or the engine can tell.
fn disguised(puzzle: &Puzzle) -> Option<Puzzle> {
    let mut planted = with_another_solution(puzzle);
    let mut position = planted.start()?;
    position.play(planted.solution()?).ok()?;
    while planted.line.len() < puzzle.line.len() {
        let next = position.moves().into_iter().next()?;
        position.play(&next).ok()?;
        planted.line.push(next);
    }
    if let Err(Flaw::Themes { expected }) = check(&planted, false) {
        let ids: Vec<&str> = expected.split(", ").filter(|id| !id.is_empty()).collect();
        let themes = serde_json::to_string(&ids).expect("plain texts");
        planted.themes = serde_json::from_str(&themes).expect("themes by their ids");
    }
    check(&planted, false).is_ok().then_some(planted)
}

#[test]
fn a_wrong_solution_in_disguise_is_found_by_the_prover_and_by_the_engine() {
    for certainty in [Certainty::Proved, Certainty::Engine] {
        let puzzles = shipped("hus").into_iter();
        let puzzles = puzzles.filter(|puzzle| puzzle.certainty == certainty);
        let planted = puzzles.filter_map(|puzzle| disguised(&puzzle)).next();
        let planted = planted.expect("a line can be made up");
        let flaw = check(&planted, true).expect_err("another solution");
        let is_found = match certainty {
            Certainty::Proved => matches!(flaw, Flaw::Another { .. } | Flaw::Useless),
            Certainty::Engine => matches!(flaw, Flaw::Doubtful { .. }),
        };
        assert!(is_found, "{planted:?}: {flaw:?}");
    }
}

#[test]
fn each_flaw_is_named() {
    let right = proved();
    let flaw = |change: &dyn Fn(&mut Puzzle)| {
        let mut puzzle = right.clone();
        change(&mut puzzle);
        check(&puzzle, false).expect_err("a flaw")
    };
    assert!(matches!(flaw(&|puzzle| puzzle.game = "chess".into()), Flaw::Position { .. }));
    assert!(matches!(flaw(&|puzzle| puzzle.variant = "none".into()), Flaw::Position { .. }));
    assert!(matches!(flaw(&|puzzle| puzzle.position = "w1".into()), Flaw::Position { .. }));
    assert!(matches!(flaw(&|puzzle| puzzle.id = "00000000".into()), Flaw::Id { .. }));
    assert!(matches!(flaw(&|puzzle| puzzle.line.clear()), Flaw::Line { .. }));
    assert!(matches!(flaw(&|puzzle| puzzle.line[0] = "99r".into()), Flaw::Move { number: 1, .. }));
    assert!(matches!(
        flaw(&|puzzle| puzzle.themes.push(tetrarch_puzzles::Theme::Edge)),
        Flaw::Themes { .. }
    ));
    assert!(matches!(
        flaw(&|puzzle| {
            puzzle.goal = Goal::Save;
            puzzle.within = Some(3)
        }),
        Flaw::Goal
    ));
    let twice = [right.clone(), right];
    let faulty = check_all(&twice, Effort::Sample { puzzles: 0, seed: 1 }, &mut |_| ());
    assert_eq!(faulty.len(), 1);
    assert_eq!(faulty[0].flaw, Flaw::Twice);
}

#[test]
fn lines_that_are_no_puzzles_are_refused_with_their_number() {
    let text = write(&[proved()]) + "{\"id\": 3}\n";
    let PuzzleFileError::Line { line, .. } = read(&text).expect_err("no puzzle");
    assert_eq!(line, 2);
}

#[test]
fn a_wrong_try_is_refuted_by_a_legal_move() {
    let wrong = with_another_solution(&proved());
    let mut position = wrong.start().expect("a shipped puzzle");
    position.play(wrong.solution().expect("a move")).expect("a legal move");
    if position.outcome().is_none() {
        let reply = refutation(&position).expect("the game goes on");
        position.play(&reply).expect("a legal move");
    }
}

#[test]
fn the_shipped_puzzles_are_those_that_their_seed_gives() {
    // Hus is the quickest: its first games are enough to notice that something has changed.
    let mut miner = Miner::new("hus", 1).expect("a game");
    while miner.found().len() < 3 {
        miner.play_next();
    }
    let shipped = shipped("hus");
    for puzzle in miner.found() {
        assert!(shipped.contains(puzzle), "{puzzle:?}");
    }
}

#[test]
fn mining_goes_on_where_it_was_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("hus.journal");
    let mut miner = Miner::new("hus", 7).expect("a game");
    let mut journal = Journal::open(&path, &mut miner).expect("a new file");
    for _ in 0..3 {
        journal.play_next(&mut miner).expect("a game");
    }
    drop(journal);
    let mut file = fs::OpenOptions::new().append(true).open(&path).expect("the journal");
    file.write_all(b"{\"number\":3,\"puz").expect("half a line, as after a power cut");

    let mut resumed = Miner::new("hus", 7).expect("a game");
    let mut journal = Journal::open(&path, &mut resumed).expect("the journal");
    assert_eq!(resumed.games(), 3);
    assert_eq!(resumed.found(), miner.found());
    journal.play_next(&mut resumed).expect("a game");
    miner.play_next();
    assert_eq!(resumed.found(), miner.found());

    let mut other = Miner::new("hus", 8).expect("a game");
    assert!(matches!(Journal::open(&path, &mut other), Err(JournalError::Other { .. })));
    assert!(Miner::new("chess", 1).is_err());
}
