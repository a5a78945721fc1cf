//! Matches that are broken off and go on.

use std::fs;
use std::path::Path;

use tetrarch_arena::{Arena, Close, GameResult, LedgerError, MatchLedger, MatchPlan};
use tetrarch_engine::Stop;

use crate::fakes::{Fakes, first, last, plan};

const GAMES: u64 = 6;

fn hus() -> MatchPlan {
    plan("hus", None, &["a=depth:1", "b=depth:1"])
}

/// Plays in a folder until this number of games is finished in this run; returns how many were played.
fn play(folder: &Path, plan: &MatchPlan, resume: bool, most: usize) -> Result<usize, LedgerError> {
    let fakes = Fakes::new(&[first, last]);
    let (mut ledger, finished) = MatchLedger::open(folder, plan, resume)?;
    let mut arena = Arena::new(plan, &fakes, finished).unwrap();
    let stop = Stop::new();
    let mut played = 0;
    if most == 0 {
        stop.stop();
    }
    let close = arena.play(GAMES, 1, &stop, &mut |game, _| {
        played += 1;
        if played >= most {
            stop.stop();
        }
        ledger.append(game)
    })?;
    assert_eq!(close == Close::Interrupted, arena.games() < GAMES);
    Ok(played)
}

fn results(folder: &Path, plan: &MatchPlan) -> Vec<GameResult> {
    let (_, mut finished) = MatchLedger::open(folder, plan, true).unwrap();
    finished.sort_by_key(|result| result.game);
    finished
}

fn whole_match(plan: &MatchPlan) -> Vec<GameResult> {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(play(folder.path(), plan, false, usize::MAX).unwrap() as u64, GAMES);
    results(folder.path(), plan)
}

#[test]
fn a_match_broken_off_after_any_game_goes_on_as_if_nothing_had_happened() {
    let plan = hus();
    let whole = whole_match(&plan);
    for broken_off in 0..=GAMES as usize {
        let folder = tempfile::tempdir().unwrap();
        let before = play(folder.path(), &plan, false, broken_off).unwrap();
        let after = play(folder.path(), &plan, true, usize::MAX).unwrap();
        assert_eq!(before + after, GAMES as usize, "none is lost and none is played twice");
        assert_eq!(results(folder.path(), &plan), whole);
    }
}

#[test]
fn a_line_cut_off_anywhere_is_played_again() {
    let plan = hus();
    let whole = whole_match(&plan);
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), &plan, false, usize::MAX).unwrap();
    let games = folder.path().join("games.jsonl");
    let lines = fs::read(&games).unwrap();
    let last_line = lines[..lines.len() - 1].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
    for cut in [last_line + 1, last_line + 40, lines.len() - 2, lines.len() - 1] {
        fs::write(&games, &lines[..cut]).unwrap();
        assert_eq!(play(folder.path(), &plan, true, usize::MAX).unwrap(), 1, "cut at {cut}");
        assert_eq!(results(folder.path(), &plan), whole);
    }
}

#[test]
fn a_match_is_not_mixed_with_another() {
    tetrarch_messages::speak_english();
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), &hus(), false, 2).unwrap();
    let error = play(folder.path(), &hus(), false, 2).unwrap_err();
    assert!(error.to_string().contains("Continue it with --resume"), "{error}");

    let mut other = hus();
    other.seed = tetrarch_catalog::Seed(9);
    other.pace.nodes = Some(21);
    let error = play(folder.path(), &other, true, 2).unwrap_err().to_string();
    assert!(error.contains("seed was \"1\" and is now \"9\""), "{error}");
    assert!(error.contains("pace was {\"nodes\":20} and is now {\"nodes\":21}"), "{error}");
}

#[test]
fn two_processes_do_not_play_one_match() {
    let folder = tempfile::tempdir().unwrap();
    let (_held, _) = MatchLedger::open(folder.path(), &hus(), false).unwrap();
    let error = MatchLedger::open(folder.path(), &hus(), true).unwrap_err();
    assert!(matches!(error, LedgerError::InUse { .. }), "{error}");
}

#[test]
fn what_is_no_match_is_refused_with_its_line() {
    tetrarch_messages::speak_english();
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), &hus(), false, 3).unwrap();
    let games = folder.path().join("games.jsonl");
    let lines = fs::read_to_string(&games).unwrap();
    let first_line = lines.lines().next().unwrap();
    for (contents, expected) in [
        (format!("{first_line}\nnonsense\n{lines}"), "line 2"),
        (format!("{lines}{first_line}\n"), "game 0 appears twice"),
        (format!("{{\"game\":1}}\n{first_line}\n"), "line 1: missing field"),
    ] {
        fs::write(&games, contents).unwrap();
        let error = play(folder.path(), &hus(), true, 1).unwrap_err();
        assert!(
            matches!(error, LedgerError::Corrupt { .. } | LedgerError::Twice { .. }),
            "{error}"
        );
        assert!(error.to_string().contains(expected), "{error}");
    }
}

#[test]
fn the_records_of_a_match_are_good_records() {
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), &hus(), false, usize::MAX).unwrap();
    let (ledger, _) = MatchLedger::open(folder.path(), &hus(), true).unwrap();
    let records = ledger.records().unwrap();
    assert_eq!(records.len() as u64, GAMES);
    assert!(records.iter().all(|record| record.check().is_empty()));
    assert_eq!(records[1].round.as_deref(), Some("1.2"));
}
