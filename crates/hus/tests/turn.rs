//! A turn, rule by rule. South sows counter-clockwise from a1 to h1 and from h2 back to a2 in the
//! African game, and the other way round in the European.

mod drawing;

use drawing::{NORTH, SOUTH, assert_played, drawn};
use tetrarch_game::{Game, Notation, Rng, Seed};
use tetrarch_hus::{CaptureIf, Direction, Hus, Options, Pit, Resow};
use tetrarch_messages::english;

const EUROPEAN: Options = Options::EUROPEAN;
const AFRICAN: Options = Options::AFRICAN;

fn refusal(position: &Hus, text: &str) -> String {
    english(&position.parse_move(text).expect_err("an illegal move"))
}

#[test]
fn start_has_two_seeds_in_outer_pits_and_at_the_right_hand_inside() {
    for options in [EUROPEAN, AFRICAN] {
        let start = Hus::start(&options, Seed(0)).expect("good options");
        let expected = drawn(
            &options,
            SOUTH,
            "2 2 2 2 2 2 2 2
             2 2 2 2 . . . .
             . . . . 2 2 2 2
             2 2 2 2 2 2 2 2",
        );
        assert_eq!(start, expected);
    }
}

#[test]
fn each_side_is_a_loop_of_its_own() {
    let walk = |from: &str, direction| {
        let first = Pit::from_name(from).expect("a pit");
        let pits = std::iter::successors(Some(first), |pit| Some(pit.next(direction)));
        pits.take(17).map(|pit| pit.to_string()).collect::<Vec<_>>().join(" ")
    };
    let counter_clockwise = Direction::CounterClockwise;
    assert_eq!(walk("a1", counter_clockwise), "a1 b1 c1 d1 e1 f1 g1 h1 h2 g2 f2 e2 d2 c2 b2 a2 a1");
    assert_eq!(walk("h4", counter_clockwise), "h4 g4 f4 e4 d4 c4 b4 a4 a3 b3 c3 d3 e3 f3 g3 h3 h4");
    let clockwise = Direction::Clockwise;
    assert_eq!(walk("a1", clockwise), "a1 a2 b2 c2 d2 e2 f2 g2 h2 h1 g1 f1 e1 d1 c1 b1 a1");
    assert_eq!(walk("h4", clockwise), "h4 h3 g3 f3 e3 d3 c3 b3 a3 a4 b4 c4 d4 e4 f4 g4 h4");
}

#[test]
fn rule_1_all_seeds_of_the_pit_are_sown_one_by_one() {
    let board = "2 . . . . . . .
                 . . . . . . . .
                 . . . . . . . .
                 . . 4 . . . . .";
    let clockwise = "2 . . . . . . .
                     . . . . . . . .
                     1 1 . . . . . .
                     1 1 . . . . . .";
    let counter_clockwise = "2 . . . . . . .
                             . . . . . . . .
                             . . . . . . . .
                             . . . 1 1 1 1 .";
    assert_played(&drawn(&EUROPEAN, SOUTH, board), "c1", clockwise);
    assert_played(&drawn(&AFRICAN, SOUTH, board), "c1", counter_clockwise);
}

#[test]
fn rule_1_north_sows_his_own_side_the_same_way_round() {
    let board = "3 . . . . . . .
                 . . . . . . . .
                 . . . . . . . .
                 . . 2 . . . . .";
    let clockwise = ". 1 1 1 . . . .
                     . . . . . . . .
                     . . . . . . . .
                     . . 2 . . . . .";
    let counter_clockwise = ". . . . . . . .
                             1 1 1 . . . . .
                             . . . . . . . .
                             . . 2 . . . . .";
    assert_played(&drawn(&EUROPEAN, NORTH, board), "a4", clockwise);
    assert_played(&drawn(&AFRICAN, NORTH, board), "a4", counter_clockwise);
}

#[test]
fn rule_1_the_lifted_pit_is_not_skipped() {
    let position = drawn(
        &EUROPEAN,
        SOUTH,
        "2 . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . 16 . . . . .",
    );
    assert_played(
        &position,
        "c1",
        "2 . . . . . . .
         . . . . . . . .
         1 1 1 1 1 1 1 1
         1 1 1 1 1 1 1 1",
    );
}

#[test]
fn rule_1_only_an_own_pit_of_two_or_more_may_be_chosen() {
    let position = drawn(
        &EUROPEAN,
        SOUTH,
        "2 . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . 3 1 . . . .",
    );
    assert_eq!(
        refusal(&position, "a4"),
        "Pit a4 belongs to your opponent. Start from one of your own pits."
    );
    assert_eq!(
        refusal(&position, "a1"),
        "Pit a1 is empty. A move needs a pit with at least two seeds."
    );
    assert_eq!(refusal(&position, "d1"), "Pit d1 holds only one seed. A move needs at least two.");
    assert!(position.parse_move("c1").is_ok());
}

#[test]
fn rule_2_a_last_seed_in_an_empty_pit_ends_the_turn() {
    let position = drawn(
        &AFRICAN,
        SOUTH,
        ". . . . 2 . . .
         . . . . 3 . . .
         . . . . . . . .
         . . . . . . . 4",
    );
    // The last seed falls into e2, which was empty: nothing of column e is captured.
    assert_played(
        &position,
        "h1",
        ". . . . 2 . . .
         . . . . 3 . . .
         . . . . 1 1 1 1
         . . . . . . . .",
    );
}

#[test]
fn rule_3_a_last_seed_in_an_occupied_pit_begins_a_new_lap() {
    let position = drawn(
        &AFRICAN,
        SOUTH,
        ". . . 2 . . . .
         . . . 2 . . . .
         . . . . . . . .
         . 2 . 2 . . . .",
    );
    // b1 reaches d1, whose three seeds go on to g1. An outer pit never captures.
    assert_played(
        &position,
        "b1",
        ". . . 2 . . . .
         . . . 2 . . . .
         . . . . . . . .
         . . 1 . 1 1 1 .",
    );
}

#[test]
fn rule_3_the_chosen_pit_captures_nothing() {
    let position = drawn(
        &AFRICAN,
        SOUTH,
        ". . . . . 2 . .
         . . . . . 2 . .
         . . . . . 2 . .
         . . . . . . . .",
    );
    assert_played(
        &position,
        "f2",
        ". . . . . 2 . .
         . . . . . 2 . .
         . . . 1 1 . . .
         . . . . . . . .",
    );
}

#[test]
fn rule_3_european_an_occupied_inner_pit_opposite_is_taken_with_the_outer_one() {
    let position = drawn(
        &EUROPEAN,
        SOUTH,
        "2 . 2 . . . . .
         . . 1 . . . . .
         . . 1 . . . . .
         . 4 . . . . . .",
    );
    // b1 reaches c2: its two seeds and the three of column c are sown from d2 on.
    assert_played(
        &position,
        "b1",
        "2 . . . . . . .
         . . . . . . . .
         1 1 . 1 1 1 1 1
         1 . . . . . . .",
    );
}

#[test]
fn rule_3_european_the_outer_pit_may_be_empty() {
    let position = drawn(
        &EUROPEAN,
        SOUTH,
        "2 . . . . . . .
         . . 1 . . . . .
         . . 1 . . . . .
         . 4 . . . . . .",
    );
    assert_played(
        &position,
        "b1",
        "2 . . . . . . .
         . . . . . . . .
         1 1 . 1 1 1 . .
         1 . . . . . . .",
    );
}

#[test]
fn rule_3_european_nothing_is_taken_behind_an_empty_inner_pit() {
    let position = drawn(
        &EUROPEAN,
        SOUTH,
        "2 . 2 . . . . .
         . . . . . . . .
         . . 1 . . . . .
         . 4 . . . . . .",
    );
    assert_played(
        &position,
        "b1",
        "2 . 2 . . . . .
         . . . . . . . .
         1 1 . 1 1 . . .
         1 . . . . . . .",
    );
}

#[test]
fn rule_3_african_only_the_captured_seeds_are_sown() {
    let position = drawn(
        &AFRICAN,
        SOUTH,
        "2 . . . . . 2 .
         . . . . . . 1 .
         . . . . . . 1 .
         . . . . . . 3 .",
    );
    // g1 reaches g2, which keeps its two seeds; the three of column g end in d2.
    assert_played(
        &position,
        "g1",
        "2 . . . . . . .
         . . . . . . . .
         . . . 1 1 1 2 1
         . . . . . . . 1",
    );
}

#[test]
fn rule_3_african_both_pits_opposite_must_be_occupied() {
    for opposite in ["2 . . . . . 2 . . . . . . . . .", "2 . . . . . . . . . . . . . 2 ."] {
        let position = drawn(
            &AFRICAN,
            SOUTH,
            &format!(
                "{opposite}
                 . . . . . . 1 .
                 . . . . . . 3 ."
            ),
        );
        assert_played(
            &position,
            "g1",
            &format!(
                "{opposite}
                 . . . . 1 1 . 1
                 . . . . . . . 1"
            ),
        );
    }
}

#[test]
fn rule_3_a_pit_that_kept_its_seeds_is_lifted_when_it_is_reached_again() {
    let position = drawn(
        &AFRICAN,
        SOUTH,
        "2 . . . . . 15 .
         . . . . . . 1 .
         . . . . . . 1 .
         . . . . . . 3 .",
    );
    // g1 reaches g2, and the sixteen captured seeds come round to it: three seeds, and nothing
    // left to capture. They reach d2, the pairs b2, a1, c1, e1, g1 and h2, then e2 and b2.
    assert_played(
        &position,
        "g1",
        "2 . . . . . . .
         . . . . . . . .
         2 1 3 1 . 3 1 .
         . 2 . 2 . 2 . 3",
    );
}

#[test]
fn options_can_be_mixed() {
    let board = "2 . . . . . 2 .
                 . . . . . . . .
                 . . . . . . 1 .
                 . . . . . . 3 .";
    let inner_and_captured_only = Options { capture_if: CaptureIf::Inner, ..AFRICAN };
    assert_played(
        &drawn(&inner_and_captured_only, SOUTH, board),
        "g1",
        "2 . . . . . 2 .
         . . . . . . . .
         . . . . 1 1 . 1
         . . . . . . . 1",
    );
    let occupied = "2 . . . . . . .
                    . . . . . . 2 .
                    . . . . . . 1 .
                    . . . . . . 3 .";
    assert_played(
        &drawn(&inner_and_captured_only, SOUTH, occupied),
        "g1",
        "2 . . . . . . .
         . . . . . . . .
         . . . . 1 1 2 1
         . . . . . . . 1",
    );
    let inner_and_with_own = Options { resow: Resow::WithOwn, ..inner_and_captured_only };
    assert_played(
        &drawn(&inner_and_with_own, SOUTH, occupied),
        "g1",
        "2 . . . . . . .
         . . . . . . . .
         . . 1 1 1 1 . 1
         . . . . . . . 1",
    );
}

#[test]
fn endless_sowing_may_not_be_chosen() {
    let position = drawn(
        &EUROPEAN,
        SOUTH,
        "2 . . . . . . .
         . . . . . . . .
         . 1 . 1 . 1 . 1
         1 . 1 . 1 2 1 3",
    );
    assert_eq!(
        refusal(&position, "h1"),
        "The sowing from h1 does not end within 5,000 laps. An endless sowing may not be chosen."
    );
    let mut only_legal = position.clone();
    only_legal.play(position.parse_move("f1").expect("a legal move"));
    for seed in 0..20 {
        let mut random = position.clone();
        assert!(random.play_random(&mut Rng::new(Seed(seed))));
        assert_eq!(random, only_legal);
    }
}

#[test]
fn a_sowing_may_end_in_the_last_lap_that_is_allowed() {
    // Every lap lifts two seeds and reaches the pit after the next: eight laps to come round.
    let board = "2 . . . . . . .
                 . . . . . . . .
                 1 1 1 1 1 1 1 1
                 2 1 1 1 1 1 1 1";
    let with_limit = |max_laps| drawn(&Options { max_laps, ..AFRICAN }, SOUTH, board);
    assert_eq!(with_limit(8).count_moves(), 1);
    assert!(with_limit(8).parse_move("a1").is_ok());
    assert_eq!(with_limit(7).count_moves(), 0);
}
