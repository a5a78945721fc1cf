//! Turns 2: passing, only when nothing else can be done.

use tetrarch_game::{Game, Notation, Rng, Seed};
use tetrarch_pantarei::{Illegal, Pantarei};

use crate::drawn::{after, drawn, legal, refusal, standard};

#[test]
fn who_can_neither_move_nor_swap_passes() {
    let position = drawn("w1 b3 w1", "b - 1");
    assert_eq!(legal(&position), ["pass"]);
    assert_eq!(after(position, &["pass"]), drawn("w1 b3 w1", "w - 1"));
}

#[test]
fn who_has_no_stack_passes() {
    let position = drawn(
        "
         w1
         b3 w2",
        "b - 1",
    );
    assert_eq!(legal(&position), ["pass"]);
}

#[test]
fn a_banned_swap_does_not_save_from_passing() {
    assert_eq!(legal(&drawn("b3 w1 b3", "b x 1")), ["pass"]);
    assert_eq!(legal(&drawn("b3 w1 b3", "b - 1")), ["1x3"]);
}

#[test]
fn nobody_passes_by_choice() {
    let may_move = drawn("w1 b3 b2", "w - 1");
    assert_eq!(refusal(&may_move, "pass"), Illegal::PassByChoice { choices: 1 });
    let may_swap = drawn("w3 b3 w3", "w - 1");
    assert_eq!(refusal(&may_swap, "pass"), Illegal::PassByChoice { choices: 1 });
}

#[test]
fn in_a_set_up_position_both_may_be_stuck_for_ever() {
    let position = drawn("w3 b3", "w - 1");
    assert_eq!(after(position, &["pass", "pass"]), position);
    assert_eq!(position.outcome(), None);
}

#[test]
fn in_a_dealt_game_both_are_never_stuck_at_once() {
    let mut rng = Rng::new(Seed(11));
    for seed in 0..500 {
        let mut position = Pantarei::start(&standard(), Seed(seed)).expect("a game starts");
        let mut passed = false;
        loop {
            let passes = position.parse_move("pass").is_ok();
            assert!(!(passes && passed), "{position:?}");
            passed = passes;
            if !position.play_random(&mut rng) {
                break;
            }
        }
    }
}
