//! The choice of a game.

use crossterm::event::KeyCode;
use tetrarch_catalog::OptionKind;
use tetrarch_engine::Level;

use super::Visitor;
use crate::play::app::Screen;
use crate::play::chooser::{Chooser, Row};
use crate::play::dialog::Dialog;
use crate::play::input_effect::Effect;

fn chooser(visitor: &Visitor) -> &Chooser {
    match visitor.app.screen() {
        Screen::Choosing(chooser) => chooser,
        Screen::Playing(_) => panic!("a game is on the screen"),
    }
}

/// Goes down to the row of an option.
fn go_to(visitor: &mut Visitor, id: &str) {
    let is_row = |row: Row| match row {
        Row::Option(spec) | Row::TableOption(spec) => spec.id == id,
        Row::Variant => id == "variant",
        Row::Seat(seat) => id == format!("seat {seat}"),
        Row::Game => false,
    };
    while !is_row(chooser(visitor).row()) {
        visitor.key(KeyCode::Down);
    }
}

fn go_to_game(visitor: &mut Visitor, game: &str) {
    while !matches!(chooser(visitor).row(), Row::Game) {
        visitor.key(KeyCode::Up);
    }
    while chooser(visitor).entry().id() != game {
        visitor.key(KeyCode::Right);
    }
}

#[test]
fn right_walks_the_games_and_enter_begins_the_chosen_one() {
    for game in ["hus", "pantarei", "gou", "abalone"] {
        let mut visitor = Visitor::new();
        go_to_game(&mut visitor, game);
        visitor.key(KeyCode::Enter);
        assert_eq!(visitor.position().settings().game(), game);
    }
    let mut visitor = Visitor::new();
    visitor.key(KeyCode::Up);
    assert!(matches!(chooser(&visitor).row(), Row::Seat(_)), "up goes round to the end");
    visitor.key(KeyCode::Down);
    assert!(matches!(chooser(&visitor).row(), Row::Game));
    visitor.key(KeyCode::Left);
    assert_eq!(chooser(&visitor).entry().id(), "abalone", "left goes round to the last game");
}

#[test]
fn every_game_keeps_its_choices_while_one_looks_at_the_others() {
    let mut visitor = Visitor::new();
    go_to(&mut visitor, "variant");
    visitor.key(KeyCode::Right);
    go_to_game(&mut visitor, "gou");
    go_to_game(&mut visitor, "hus");
    assert_eq!(chooser(&visitor).variant().id, "african");
}

#[test]
fn left_and_right_change_the_variant_and_with_it_the_options() {
    let mut visitor = Visitor::new();
    go_to(&mut visitor, "variant");
    visitor.key(KeyCode::Right);
    assert_eq!(chooser(&visitor).variant().id, "african");
    visitor.key(KeyCode::Enter);
    let settings = visitor.position().settings();
    assert_eq!(settings.variant(), "african");
    assert!(settings.options().any(|option| option == ("direction", "counter-clockwise")));
}

#[test]
fn an_option_set_by_hand_is_played() {
    let mut visitor = Visitor::new();
    go_to(&mut visitor, "direction");
    visitor.key(KeyCode::Left);
    visitor.key(KeyCode::Enter);
    let settings = visitor.position().settings();
    assert_eq!(settings.changed_options(), [("direction", "counter-clockwise".to_owned())]);
}

#[test]
fn numbers_are_stepped_or_typed_and_stay_in_their_range() {
    let mut visitor = Visitor::new();
    go_to_game(&mut visitor, "pantarei");
    go_to(&mut visitor, "goal");
    let goal = |visitor: &Visitor| chooser(visitor).value(chooser(visitor).row());
    visitor.key(KeyCode::Right);
    assert_eq!(goal(&visitor), "8");
    let Row::Option(spec) = chooser(&visitor).row() else { panic!("an option is in use") };
    let OptionKind::Whole { min, .. } = spec.kind else { panic!("a goal is a number") };
    for _ in 0..10 {
        visitor.key(KeyCode::Left);
    }
    assert_eq!(goal(&visitor), min.to_string());
    visitor.key(KeyCode::Char('9'));
    assert_eq!(goal(&visitor), min.to_string(), "there is no such high goal");
    go_to(&mut visitor, "max-plies");
    visitor.type_text("120");
    visitor.key(KeyCode::Backspace);
    assert_eq!(goal(&visitor), "12");
    visitor.key(KeyCode::Enter);
    assert_eq!(visitor.playing().session().table().options().max_plies, Some(12));
}

#[test]
fn flags_are_switched_by_space() {
    let mut visitor = Visitor::new();
    go_to_game(&mut visitor, "gou");
    go_to(&mut visitor, "rows");
    visitor.key(KeyCode::Char(' '));
    visitor.key(KeyCode::Enter);
    assert_eq!(visitor.position().settings().changed_options(), [("rows", "true".to_owned())]);
}

#[test]
fn every_new_game_has_a_deal_of_its_own() {
    let mut visitor = Visitor::new();
    let mut deals = std::collections::HashSet::new();
    for _ in 0..5 {
        go_to_game(&mut visitor, "pantarei");
        visitor.key(KeyCode::Enter);
        assert!(deals.insert(visitor.position().text()), "the same deal again");
        visitor.key(KeyCode::Char('n'));
    }
}

#[test]
fn l_loads_question_mark_helps_q_and_escape_quit() {
    let mut visitor = Visitor::new();
    visitor.key(KeyCode::Char('l'));
    assert!(matches!(visitor.app.dialog(), Some(Dialog::FileName(_))));
    visitor.key(KeyCode::Esc);
    visitor.key(KeyCode::Char('?'));
    assert_eq!(visitor.app.dialog(), Some(&Dialog::Help));
    visitor.key(KeyCode::Esc);
    assert_eq!(visitor.key(KeyCode::Char('q')), Effect::Quit);
    assert_eq!(visitor.key(KeyCode::Esc), Effect::Quit);
    assert_eq!(visitor.ctrl('c'), Effect::Quit);
}

#[test]
fn the_computer_is_proposed_and_anybody_can_play_any_seat() {
    let mut visitor = Visitor::new();
    go_to_game(&mut visitor, "abalone");
    let value = |visitor: &Visitor| chooser(visitor).value(chooser(visitor).row());
    go_to(&mut visitor, "seat 1");
    assert_eq!(value(&visitor), "human");
    visitor.key(KeyCode::Left);
    assert_eq!(value(&visitor), "engine", "left goes round to full strength");
    go_to(&mut visitor, "seat 2");
    assert_eq!(value(&visitor), "level 4");
    visitor.key(KeyCode::Right);
    let effect = visitor.key(KeyCode::Enter);
    assert!(matches!(effect, Effect::Think(_)), "the engine begins");
    let table = visitor.playing().session().table();
    let names: Vec<&str> = table.seating().players().iter().map(|player| &*player.name).collect();
    assert_eq!(names, ["Engine", "Level 5"]);
}

#[test]
fn a_level_says_how_strong_it_is() {
    let mut visitor = Visitor::new();
    go_to_game(&mut visitor, "abalone");
    go_to(&mut visitor, "seat 2");
    let rating = Level::new(4).unwrap().rating("abalone").expect("Abalone's levels are measured");
    assert!(
        visitor.screen().contains(&format!("level 4: rated {} ± {}", rating.elo, rating.error))
    );
    for _ in 0..3 {
        visitor.key(KeyCode::Left);
    }
    assert!(visitor.screen().contains("level 1: rated 1000, where"));
    visitor.key(KeyCode::Left);
    assert!(!visitor.screen().contains("rated"), "a person has no rating here");
}
