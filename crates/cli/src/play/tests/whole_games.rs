//! Whole games by keys alone, from the choice of the game to its result.

use crossterm::event::KeyCode;
use tetrarch_catalog::Seed;
use tetrarch_game::Rng;

use super::Visitor;
use crate::board::Mark;
use crate::messages::say;
use crate::play::app::Screen;
use crate::play::dialog::Dialog;

/// Plays until the game is over. Moves that take something come first, so that it ends soon.
fn play_to_the_end(visitor: &mut Visitor, seed: u64) {
    let mut rng = Rng::new(Seed(seed));
    while !visitor.playing().session().table().is_over() {
        let choices: Vec<_> = visitor.playing().picker().visible().cloned().collect();
        let taking: Vec<_> = choices
            .iter()
            .filter(|choice| {
                let marks = &choice.marks;
                marks.cells().any(|cell| marks.of(cell) == Some(Mark::Captured))
            })
            .cloned()
            .collect();
        let from = if taking.is_empty() { &choices } else { &taking };
        let choice = &from[rng.below(from.len() as u32) as usize];
        visitor.type_text(&choice.text);
        visitor.key(KeyCode::Enter);
        let last = visitor.playing().last().expect("a move was played");
        assert_eq!((&last.text, say(&last.message)), (&choice.text, choice.sentence.clone()));
    }
}

/// Gives the second seat, in the last row, to a person.
fn among_people(visitor: &mut Visitor) {
    visitor.key(KeyCode::Up);
    while !visitor.screen().contains("‹ human ›") {
        visitor.key(KeyCode::Left);
    }
}

#[test]
fn every_game_can_be_played_to_its_end() {
    for game in 0..4 {
        let mut visitor = Visitor::new();
        for _ in 0..game {
            visitor.key(KeyCode::Right);
        }
        among_people(&mut visitor);
        visitor.key(KeyCode::Enter);
        play_to_the_end(&mut visitor, 11);
        assert_eq!(visitor.app.dialog(), Some(&Dialog::Ending));
        let ending = visitor.playing().session().table().ending().unwrap();
        let screen = visitor.screen();
        assert!(say(&ending.message).split(' ').all(|word| screen.contains(word)), "{screen}");

        // All the way back and forth again.
        let played = visitor.played().len();
        let last = visitor.position().clone();
        visitor.key(KeyCode::Enter);
        for _ in 0..played {
            visitor.key(KeyCode::Char('u'));
        }
        assert!(visitor.played().is_empty());
        for _ in 0..played {
            visitor.key(KeyCode::Char('U'));
        }
        assert_eq!(*visitor.position(), last);
        assert_eq!(visitor.app.dialog(), Some(&Dialog::Ending));
        visitor.type_text("ny");
        assert!(matches!(visitor.app.screen(), Screen::Choosing(_)));
    }
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let mut visitor = Visitor::at("gou", None);
    for _ in 0..2 {
        visitor.play(&["b10-b8", "j10-j8", "b8-b10", "j8-j10"]);
    }
    let ending = visitor.playing().session().table().ending().unwrap();
    assert_eq!(ending.id, "repetition");
    assert!(visitor.screen().contains("Draw. The position"));
}

#[test]
fn every_seat_of_every_table_plays_in_turn() {
    for (variant, seats) in
        [("standard", 2), ("three-players", 3), ("four-players", 4), ("six-players", 6)]
    {
        let mut visitor = Visitor::at("abalone", Some(variant));
        for ply in 0..2 * seats {
            assert_eq!(visitor.position().turn().index(), ply % seats);
            visitor.key(KeyCode::Right);
            visitor.key(KeyCode::Enter);
        }
        assert_eq!(visitor.played().len(), 2 * seats);
    }
}
