//! Scheduling, forfeits, adjudication and the end of a match, with fake contestants.

use std::collections::BTreeSet;

use tetrarch_arena::{
    Anchor, Arena, Close, FinishedGame, ForfeitKind, MatchPlan, MatchStanding, SprtVerdict,
};
use tetrarch_engine::Stop;

use crate::fakes::{Behaviour, Fakes, first, gone, ignorant, last, plan, resigned, sure};

fn played(
    plan: &MatchPlan,
    behaviours: &[Behaviour],
    games: u64,
) -> (Vec<FinishedGame>, MatchStanding) {
    let fakes = Fakes::new(behaviours);
    let mut arena = Arena::new(plan, &fakes, Vec::new()).unwrap();
    let mut finished = Vec::new();
    let close = arena.play(games, 1, &Stop::new(), &mut |game, _| {
        finished.push(game.clone());
        Ok::<(), ()>(())
    });
    assert_ne!(close, Ok(Close::Interrupted));
    (finished, arena.standing(Anchor::Mean(0.0)))
}

#[test]
fn a_pair_begins_with_one_opening_and_swapped_teams() {
    let plan = plan("hus", None, &["a=depth:1", "b=depth:1"]);
    let (games, standing) = played(&plan, &[first, last], 6);
    for pair in games.chunks(2) {
        assert_eq!(pair[0].result.opening, pair[1].result.opening);
        assert_eq!(pair[0].result.teams, ["a", "b"]);
        assert_eq!(pair[1].result.teams, ["b", "a"]);
    }
    let openings: BTreeSet<&String> = games.iter().map(|game| &game.result.opening).collect();
    assert_eq!(openings.len() as u64, standing.openings);
    assert!(openings.len() > 1);
    assert_eq!(standing.entrants[0].games, 6);
}

#[test]
fn partners_are_one_contestant() {
    let variants = tetrarch_catalog::entry("abalone").unwrap().variants();
    for variant in variants.iter().filter(|variant| variant.seats > 3) {
        let plan = plan("abalone", Some(variant.id), &["a=depth:1", "b=depth:1"]);
        let fakes = Fakes::new(&[first, last]);
        let mut arena = Arena::new(&plan, &fakes, Vec::new()).unwrap();
        let mut names: Vec<Vec<String>> = Vec::new();
        arena
            .play(2, 1, &Stop::new(), &mut |game, _| {
                names.push(game.record.players.iter().map(|seated| seated.name.clone()).collect());
                Ok::<(), ()>(())
            })
            .unwrap();
        let seats = usize::from(variant.seats);
        let turns: [Vec<String>; 2] = [["a", "b"], ["b", "a"]]
            .map(|pair| pair.iter().cycle().take(seats).map(|&name| name.to_owned()).collect());
        assert_eq!(names, turns);
        assert_eq!(fakes.calls(), 4, "one contestant a team and game");
    }
}

#[test]
fn who_cannot_go_on_forfeits_with_a_reason() {
    tetrarch_messages::speak_english();
    for (behaviour, kind, words) in [
        (gone as Behaviour, ForfeitKind::Crash, "exit code 3"),
        (ignorant, ForfeitKind::IllegalMove, "“zz9” cannot be played"),
    ] {
        let plan = plan("gou", None, &["a=depth:1", "b=depth:1"]);
        let (games, standing) = played(&plan, &[first, behaviour], 2);
        for FinishedGame { result, record } in &games {
            assert_eq!(result.ending, "forfeit");
            let note = result.forfeit.as_ref().unwrap();
            assert_eq!((note.entrant.as_str(), note.kind), ("b", kind));
            let said = note.message.to_string();
            assert!(said.contains(words), "{said}");
            assert_eq!(record.check(), []);
            // The program speaks English here, and what is stored is the same in every language.
            let stored = format!("b: {}", note.message.plain());
            assert!(stored.starts_with("b: arena-forfeit-"), "{stored}");
            assert_eq!(record.comment.as_ref(), Some(&stored));
        }
        assert_eq!(standing.entrants[0].won, 2);
        assert_eq!(standing.entrants[1].forfeits[&kind], 2);
        assert_eq!(standing.entrants[1].lost, 2);
    }
}

#[test]
fn among_three_teams_everybody_else_wins_a_forfeited_game() {
    let plan = plan("abalone", Some("three-players"), &["a=depth:1", "b=depth:1"]);
    let (games, standing) = played(&plan, &[first, gone], 6);
    for FinishedGame { result, .. } in &games {
        let losers = result.points.iter().filter(|points| **points == 0.0).count();
        assert_eq!(losers, 1, "{result:?}");
    }
    assert_eq!(standing.entrants[0].lost, 0);
    assert!(standing.duel.unwrap().estimate.unwrap().score.value > 0.5);
}

#[test]
fn games_are_adjudicated_only_when_asked_for() {
    let mut plan = plan("gou", None, &["a=depth:1", "b=depth:1"]);
    let (games, _) = played(&plan, &[sure, resigned], 2);
    assert!(games.iter().all(|game| game.result.ending != "adjudication"));
    plan.adjudication = "chance=0.95,plies=4,after=10".parse().unwrap();
    let (games, standing) = played(&plan, &[sure, resigned], 2);
    for FinishedGame { result, record } in &games {
        assert_eq!((result.ending.as_str(), result.plies), ("adjudication", 10));
        assert_eq!(record.check(), []);
    }
    assert_eq!(standing.entrants[0].won, 2);
}

#[test]
fn a_test_ends_the_match_at_the_same_game_however_many_are_played_at_once() {
    let mut plan = plan("gou", None, &["a=depth:1", "b=depth:1"]);
    plan.sprt = Some("elo0=0,elo1=100".parse().unwrap());
    let mut states = Vec::new();
    for concurrency in [1, 4] {
        let fakes = Fakes::new(&[first, gone]);
        let mut arena = Arena::new(&plan, &fakes, Vec::new()).unwrap();
        let close = arena.play(1_000, concurrency, &Stop::new(), &mut |_, _| Ok::<(), ()>(()));
        assert_eq!(close, Ok(Close::Decided));
        assert!(arena.games() < 200);
        states.push(arena.standing(Anchor::Mean(0.0)).duel.unwrap().sprt.unwrap());
        assert_eq!(
            arena.play(1_000, 1, &Stop::new(), &mut |_, _| Err("a decided test goes on")),
            Ok(Close::Decided)
        );
    }
    assert_eq!(states[0], states[1]);
    assert_eq!(states[0].verdict, SprtVerdict::Second);
}

#[test]
fn a_listener_that_fails_ends_the_match() {
    let plan = plan("hus", None, &["a=depth:1", "b=depth:1"]);
    let fakes = Fakes::new(&[first, last]);
    let mut arena = Arena::new(&plan, &fakes, Vec::new()).unwrap();
    let close = arena.play(100, 2, &Stop::new(), &mut |_, _| Err("the disk is full"));
    assert_eq!(close, Err("the disk is full"));
}
