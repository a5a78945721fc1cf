//! Moves by pointing.

use ratatui::layout::Position as Place;

use super::{LARGE, SMALL, Visitor};
use crate::board::{Mark, Marks};
use crate::play::app::Screen;
use crate::play::input_effect::Input;

#[test]
fn hus_a_pit_and_the_same_pit_again() {
    let mut visitor = Visitor::at("hus", None);
    visitor.press("c1");
    assert_eq!(visitor.playing().picker().highlighted().unwrap().text, "c1");
    assert!(visitor.played().is_empty());
    visitor.press("c1");
    assert_eq!(visitor.played(), ["c1"]);
}

#[test]
fn gou_a_piece_and_where_it_goes() {
    let mut visitor = Visitor::at("gou", None);
    visitor.press("a7");
    let mut marks = Marks::default();
    marks.add("a7", Mark::Chosen);
    marks.add("b6", Mark::Target);
    marks.add("b8", Mark::Target);
    assert_eq!(visitor.playing().marks(), marks, "where it can go is shown");
    visitor.press("b6");
    assert_eq!(visitor.played(), ["a7-b6"]);
}

#[test]
fn a_cell_that_no_move_goes_on_with_begins_anew() {
    let mut visitor = Visitor::at("gou", None);
    visitor.press("a7");
    visitor.press("b10");
    assert_eq!(visitor.playing().picker().pressed(), ["b10"]);
    visitor.press("e7");
    assert!(visitor.playing().picker().pressed().is_empty(), "nothing can be done with e7");
}

#[test]
fn pantarei_two_stacks() {
    let snake = "w1/b2/w2/b1/w3/b3/n/w1/b2/w2/b1/w3/b3/w1/b2/w2/b1/w3/b3 w - 1";
    let mut visitor = Visitor::at_position("pantarei", snake);
    visitor.press("1");
    visitor.press("2");
    assert_eq!(visitor.played(), ["1r"]);
    let mut visitor = Visitor::at_position("pantarei", snake);
    visitor.press("18");
    visitor.press("12");
    assert_eq!(visitor.played(), ["12x18"], "a swap begins with either stack");
}

#[test]
fn abalone_in_line_the_rear_marble_and_its_next_cell() {
    let mut visitor = Visitor::at("abalone", None);
    visitor.press("a1");
    visitor.press("b2");
    assert_eq!(visitor.played(), ["a1b2"]);
}

#[test]
fn abalone_the_next_cell_is_pressed_twice_where_it_might_be_the_end_of_a_row() {
    let mut visitor = Visitor::at("abalone", None);
    visitor.press("c3");
    visitor.press("c4");
    assert!(visitor.played().is_empty());
    visitor.press("c4");
    assert_eq!(visitor.played(), ["c3c4"]);
}

#[test]
fn abalone_sideways_both_ends_and_where_the_first_one_goes() {
    for (presses, expected) in [(["c3", "c5", "d3"], "c3c5d3"), (["c5", "c3", "d6"], "c3c5d4")] {
        let mut visitor = Visitor::at("abalone", None);
        for cell in presses {
            visitor.press(cell);
        }
        assert_eq!(visitor.played(), [expected]);
    }
}

#[test]
fn every_move_can_be_pointed_at() {
    for (game, variant) in
        [("hus", None), ("gou", None), ("abalone", None), ("abalone", Some("four-players"))]
    {
        let all = Visitor::at(game, variant).position().moves();
        for text in all {
            let mut visitor = Visitor::at(game, variant);
            let paths = visitor.playing().picker().paths_of(&text);
            for cell in paths.last().unwrap() {
                if visitor.played().is_empty() {
                    visitor.press(cell);
                }
            }
            assert_eq!(visitor.played(), [text.as_str()], "{game}: {paths:?}");
        }
    }
}

#[test]
fn cells_are_found_in_windows_of_every_size() {
    for size in [SMALL, LARGE] {
        for game in ["hus", "pantarei", "gou", "abalone"] {
            let mut visitor = Visitor::at(game, None);
            visitor.resize(size);
            let (cell, is_own) = match game {
                "pantarei" => ("19", false),
                "hus" => ("h1", true),
                "gou" => ("j2", true),
                _ => ("a5", true),
            };
            visitor.press(cell);
            assert_eq!(!visitor.playing().picker().pressed().is_empty(), is_own, "{game}");
        }
    }
}

#[test]
fn a_press_on_the_form_goes_to_the_game_or_the_row() {
    let mut visitor = Visitor::new();
    let mut press = |x, y| {
        visitor.app.update(Input::Click(Place::new(x, y)));
        let Screen::Choosing(chooser) = visitor.app.screen() else { panic!("a game began") };
        (chooser.entry().id(), chooser.place())
    };
    assert_eq!(press(20, 2), ("gou", 0));
    assert_eq!(press(4, 4), ("gou", 1), "the variant stands below the games");
    assert_eq!(press(60, 2), ("gou", 1), "the picture is no button");
    assert_eq!(press(10, 2), ("pantarei", 0));
}
