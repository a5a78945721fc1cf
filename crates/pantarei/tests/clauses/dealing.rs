//! Turns 1: the open deal and the choice of colours.

use tetrarch_game::{Game, Notation, Presentation, Seat, Seed};
use tetrarch_pantarei::{Colour, Illegal, Pantarei, Scale};

use crate::drawn::{after, drawn, legal, refusal, standard};
use tetrarch_messages::english;

/// A deal must never change: games are recorded by their seed.
#[test]
fn a_seed_deals_the_same_snake_for_ever() {
    let deal =
        |seed| Pantarei::start(&standard(), Seed(seed)).expect("a game starts").position_text();
    assert_eq!(deal(0), "n/b2/b2/b1/w2/b3/w3/w3/w2/b1/b2/b1/w1/w2/w1/b3/w1/w3/b3 ? - -");
    assert_eq!(deal(u64::MAX), "b2/w3/w2/w1/w1/w2/b2/b3/b1/w1/w3/b3/b2/b1/b1/w3/w2/n/b3 ? - -");
}

#[test]
fn every_scale_is_dealt_once_and_none_is_stacked() {
    for seed in 0..100 {
        let start = Pantarei::start(&standard(), Seed(seed)).expect("a game starts");
        let stacks = start.diagram().stacks;
        assert!(stacks.iter().all(|stack| stack.len() == 1));
        let mut dealt: Vec<Scale> = stacks.concat();
        dealt.sort_unstable();
        assert_eq!(dealt, Scale::all());
    }
}

#[test]
fn seat_1_chooses_a_colour_and_seat_2_plays_first_with_the_other() {
    let start = drawn("w1 b2 n  w3 b1", "? - -");
    assert_eq!(start.turn(), Seat::FIRST);
    assert_eq!(legal(&start), ["black", "white"]);

    let chose_white = after(start, &["white"]);
    assert_eq!(chose_white, drawn("w1 b2 n  w3 b1", "b - 1"));
    assert_eq!(chose_white.turn(), Seat::SECOND);

    let chose_black = after(start, &["black"]);
    assert_eq!(chose_black, drawn("w1 b2 n  w3 b1", "w - 2"));
    assert_eq!(chose_black.turn(), Seat::SECOND);
}

#[test]
fn seats_are_named_after_their_colours_once_they_have_them() {
    let names =
        |position: Pantarei| [Seat::FIRST, Seat::SECOND].map(|seat| english(&position.side(seat)));
    let start = drawn("w1 b2", "? - -");
    assert_eq!(names(start), ["Seat 1", "Seat 2"]);
    assert_eq!(names(after(start, &["white"])), ["White", "Black"]);
    assert_eq!(names(after(start, &["black"])), ["Black", "White"]);
    assert_eq!(names(after(start, &["black", "1r"])), ["Black", "White"]);
}

#[test]
fn nothing_is_played_before_the_colours_are_chosen() {
    let start = drawn("w1 b2 w1", "? - -");
    for text in ["1r", "1x3", "pass", "99l"] {
        assert_eq!(refusal(&start, text), Illegal::ColourNotChosen);
    }
}

#[test]
fn the_colours_are_chosen_once() {
    let seat_2_to_move = drawn("w1 b2 w1", "b - 1");
    let seat_1_to_move = drawn("w1 b2 w1", "w - 1");
    for position in [seat_2_to_move, seat_1_to_move] {
        assert_eq!(
            refusal(&position, "black"),
            Illegal::ColourAlreadyChosen { seat_1: Colour::White }
        );
    }
}
