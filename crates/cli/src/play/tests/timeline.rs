//! Moves as they happen.

use std::time::Duration;

use crossterm::event::KeyCode;
use tetrarch_catalog::{AnyDiagram, AnyEvent, Played, Position, Seed, entries};
use tetrarch_game::Rng;
use tetrarch_hus::{self as hus, Pit};

use super::Visitor;
use crate::play::timeline::{Pace, Timeline};

const PACES: [Pace; 3] = [Pace::Slow, Pace::Normal, Pace::Fast];

/// A random move of every game and variant at its start and some plies later.
fn moves() -> Vec<(Position, Played, Position)> {
    let mut moves = Vec::new();
    let mut rng = Rng::new(Seed(5));
    for entry in entries() {
        for variant in entry.variants() {
            let settings = entry.settings(Some(variant.id), &[]).unwrap();
            let mut position = entry.start(&settings, Seed(5)).unwrap();
            for _ in 0..12 {
                let texts = position.moves();
                if texts.is_empty() {
                    break;
                }
                let before = position.clone();
                let text = &texts[rng.below(texts.len() as u32) as usize];
                let played = position.play(text).unwrap();
                moves.push((before, played, position.clone()));
            }
        }
    }
    moves
}

#[test]
fn the_last_step_shows_the_board_after_the_move() {
    for (before, played, after) in moves() {
        for pace in PACES {
            let timeline = Timeline::new(before.diagram(), &played.events, pace);
            let Some(mut timeline) = timeline else { continue };
            let mut last = timeline.diagram().clone();
            while timeline.advance(Duration::from_millis(7)) {
                last = timeline.diagram().clone();
            }
            // What was skipped between two frames is on the board all the same.
            assert_eq!(*timeline.diagram(), after.diagram(), "{before:?} {}", played.text);
            assert_ne!(last, before.diagram(), "{before:?} {}: nothing was seen", played.text);
        }
    }
}

#[test]
fn no_move_takes_longer_than_four_seconds() {
    for count in [1, 10, 100, 10_000] {
        for pace in PACES {
            let (before, events) = shuttling(count);
            let mut timeline = Timeline::new(before, &events, pace).unwrap();
            let mut ms = 0;
            while timeline.advance(Duration::from_millis(1)) {
                ms += 1;
            }
            assert!(ms <= 4_000, "{count} steps took {ms} ms");
            let slowest = 220 * (count as u64 + 1);
            assert!(ms <= slowest && ms >= 110, "{count} steps took {ms} ms");
        }
    }
}

/// A move that no game has: one seed lifted and sown over and over.
fn shuttling(count: usize) -> (AnyDiagram, Vec<AnyEvent>) {
    let pit = Pit::new(0, 0);
    let before = hus::Diagram { rows: [[0; 8]; 4], hand: 1 };
    let shuttle = [hus::Event::Sow { pit }, hus::Event::Lift { pit, seeds: 1 }];
    let events = shuttle.into_iter().cycle().take(count).map(AnyEvent::Hus).collect();
    (AnyDiagram::Hus(before), events)
}

#[test]
fn an_animation_runs_by_time_alone_and_ends() {
    let mut visitor = Visitor::at_pace("hus", None, Pace::Normal);
    visitor.play(&["c1"]);
    assert!(visitor.app.is_animated());
    assert_ne!(visitor.playing().diagram(), visitor.position().diagram());
    visitor.wait(4_000);
    assert!(!visitor.app.is_animated());
    assert_eq!(visitor.playing().diagram(), visitor.position().diagram());
}

#[test]
fn any_key_or_press_skips_an_animation_and_does_nothing_else() {
    for skip in [KeyCode::Char('q'), KeyCode::Enter, KeyCode::Char('u')] {
        let mut visitor = Visitor::at_pace("hus", None, Pace::Normal);
        visitor.play(&["c1"]);
        visitor.key(skip);
        assert!(!visitor.app.is_animated() && visitor.app.dialog().is_none());
        assert_eq!(visitor.played(), ["c1"]);
    }
    let mut visitor = Visitor::at_pace("hus", None, Pace::Normal);
    visitor.play(&["c1"]);
    visitor.press("c4");
    assert!(!visitor.app.is_animated());
    assert!(visitor.playing().picker().pressed().is_empty());
}

#[test]
fn without_animation_a_move_is_there_at_once() {
    let mut visitor = Visitor::at("hus", None);
    visitor.play(&["c1"]);
    assert!(!visitor.app.is_animated());
}
