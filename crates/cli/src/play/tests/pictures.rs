//! What the screen looks like.

use crossterm::event::KeyCode;
use ratatui::layout::Size;

use super::{LARGE, SMALL, Visitor};
use crate::play::timeline::Pace;

/// A game after a few moves, with one more highlighted.
fn in_play(game: &str) -> Visitor {
    let mut visitor = Visitor::at(game, None);
    match game {
        "hus" => visitor.play(&["c1", "c4"]),
        "pantarei" => visitor.play(&["white"]),
        "gou" => visitor.play(&["a7-b6", "k7-j6"]),
        _ => visitor.play(&["a1b2", "i9h8"]),
    }
    visitor.key(KeyCode::Right);
    visitor
}

#[test]
fn games_on_a_small_screen() {
    for game in ["hus", "pantarei", "gou", "abalone"] {
        insta::assert_snapshot!(format!("{game}_80x24"), in_play(game).screen());
    }
}

#[test]
fn games_on_a_large_screen() {
    for game in ["hus", "pantarei", "gou", "abalone"] {
        let mut visitor = in_play(game);
        visitor.resize(LARGE);
        insta::assert_snapshot!(format!("{game}_120x40"), visitor.screen());
    }
}

#[test]
fn six_players_in_two_teams() {
    let mut visitor = Visitor::at("abalone", Some("six-players"));
    for _ in 0..7 {
        visitor.key(KeyCode::Right);
        visitor.key(KeyCode::Enter);
    }
    insta::assert_snapshot!(visitor.screen());
}

#[test]
fn the_choice_of_games() {
    let mut visitor = Visitor::new();
    insta::assert_snapshot!("choice_80x24", visitor.screen());
    visitor.key(KeyCode::Left);
    visitor.key(KeyCode::Down);
    visitor.resize(LARGE);
    insta::assert_snapshot!("choice_120x40", visitor.screen());
}

#[test]
fn a_sowing_under_way() {
    let mut visitor = Visitor::at_pace("hus", None, Pace::Normal);
    visitor.play(&["c1"]);
    visitor.wait(400);
    insta::assert_snapshot!(visitor.screen());
}

#[test]
fn help_and_result() {
    let mut visitor = in_play("hus");
    visitor.key(KeyCode::Char('?'));
    insta::assert_snapshot!("help", visitor.screen());
    visitor.key(KeyCode::Esc);
    visitor.type_text("ry");
    insta::assert_snapshot!("result", visitor.screen());
}

#[test]
fn a_window_that_is_too_small_says_how_large_it_should_be() {
    for game in ["hus", "pantarei", "gou", "abalone"] {
        let mut visitor = Visitor::at(game, None);
        visitor.resize(Size::new(40, 10));
        let screen = visitor.screen();
        assert!(screen.contains("This window is 40 × 10."), "{screen}");
        let asked = screen.split("make it ").nth(1).and_then(|rest| rest.split(" or").next());
        let (width, height) = asked.unwrap().split_once(" × ").unwrap();
        let asked = Size::new(width.parse().unwrap(), height.parse().unwrap());
        assert!(asked.width <= SMALL.width && asked.height <= SMALL.height, "{game}: {asked}");
        visitor.resize(asked);
        assert!(!visitor.screen().contains("This window"), "{game} at {asked}");
        visitor.resize(Size::new(asked.width - 1, asked.height));
        assert!(visitor.screen().contains("This window"), "{game} narrower than {asked}");
    }
}

#[test]
fn no_size_of_the_window_makes_it_panic() {
    for game in ["hus", "pantarei", "gou", "abalone"] {
        let mut visitor = in_play(game);
        visitor.key(KeyCode::Char('?'));
        for size in (1..130).step_by(9).flat_map(|w| (1..45).step_by(4).map(move |h| (w, h))) {
            visitor.resize(Size::from(size));
            visitor.screen();
        }
    }
}
