//! Position and move text, and what is said about wrong ones.

mod drawing;

use drawing::{NORTH, drawn};
use serde_json::json;
use tetrarch_game::{Game, GameOptions, IllegalMove, MoveError, Notation, Said, Seed};
use tetrarch_hus::{Hus, Illegal, Options, Pit};
use tetrarch_messages::english;

const START: &str = "2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2 s";

fn complaint(text: &str) -> String {
    english(&Hus::parse_position(&Options::EUROPEAN, text).expect_err("a bad text"))
}

fn changed(from: &str, to: &str) -> String {
    complaint(&START.replacen(from, to, 1))
}

#[test]
fn position_text_has_rows_from_the_top_and_the_side_to_move() {
    let start = Hus::start(&Options::AFRICAN, Seed(0)).expect("good options");
    assert_eq!(start.position_text(), START);
    let position = drawn(
        &Options::AFRICAN,
        NORTH,
        "1 2 3 4 5 6 7 8
         . . . . . . . .
         . . . . . . . 3
         9 . . . . . . .",
    );
    let text = "1,2,3,4,5,6,7,8/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,3/9,0,0,0,0,0,0,0 n";
    assert_eq!(position.position_text(), text);
    assert_eq!(Hus::parse_position(&Options::AFRICAN, text), Ok(position));
}

#[test]
fn a_bad_position_text_is_refused_with_the_part_that_is_wrong() {
    assert_eq!(complaint(""), "Expected the board, a space and the side to move (s or n).");
    assert_eq!(changed(" s", " S"), "The side to move is “S”. Expected s or n.");
    assert_eq!(changed(" s", " s "), "The side to move is “s ”. Expected s or n.");
    assert_eq!(changed("/0", ",0"), "Expected 4 rows, found 3.");
    assert_eq!(changed("2,2,2,2,0", "2,2,2,0"), "Expected 8 pits in row 3, found 7.");
    assert_eq!(changed(" s", ",2 s"), "Expected 8 pits in row 1, found 9.");
    for bad in ["x", "", "+2", "02", "-1", "49", "256", "２"] {
        assert_eq!(
            changed("0,0/0", &format!("0,{bad}/0")),
            format!("Pit h3 holds “{bad}”. Expected a number from 0 to 48.")
        );
    }
    assert_eq!(changed("2", "3"), "Expected at most 48 seeds, found 49.");
}

#[test]
fn a_board_may_have_fewer_seeds_than_the_start() {
    let text = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0 s";
    assert!(Hus::parse_position(&Options::EUROPEAN, text).is_ok());
}

#[test]
fn a_move_is_written_as_the_pit_that_is_emptied() {
    let start = Hus::start(&Options::EUROPEAN, Seed(0)).expect("good options");
    let mv = start.parse_move("c1").expect("a legal move");
    assert_eq!(mv.pit, Pit::new(2, 0));
    assert_eq!(start.move_text(mv), "c1");
    for bad in ["", "c", "i1", "c5", "c0", "C1", "c1 ", "1c"] {
        let refusal = start.parse_move(bad).expect_err("not a pit");
        assert_eq!(
            english(&refusal),
            format!("“{bad}” is not a move. Expected a pit from a1 to h4, such as c1.")
        );
        assert_eq!(refusal.rule(), "unreadable");
    }
}

#[test]
fn an_illegal_move_has_its_rule_and_facts_for_programs() {
    let pit = Pit::from_name("c1").expect("a pit");
    let serialised =
        |illegal: Illegal| serde_json::to_value(illegal.message()).expect("plain data");
    for illegal in [
        Illegal::OpponentsPit { pit },
        Illegal::EmptyPit { pit },
        Illegal::SingleSeed { pit },
        Illegal::EndlessSowing { pit, laps: 5_000 },
    ] {
        assert_eq!(serialised(illegal)["id"], format!("hus-illegal-{}", illegal.rule()));
        assert_eq!(MoveError::Illegal(illegal).rule(), illegal.rule());
    }
    assert_eq!(
        serialised(Illegal::EndlessSowing { pit, laps: 5_000 }),
        json!({"id": "hus-illegal-endless-sowing", "args": {"pit": "c1", "laps": 5000}})
    );
}

#[test]
fn options_are_chosen_by_variant_and_by_hand() {
    let choose = |variant, set: &[_]| Options::choose(variant, set);
    assert_eq!(choose(None, &[]), Ok(Options::EUROPEAN));
    assert_eq!(choose(Some("european"), &[]), Ok(Options::EUROPEAN));
    assert_eq!(choose(Some("african"), &[]), Ok(Options::AFRICAN));
    let as_african = [
        ("direction", "counter-clockwise"),
        ("capture-if", "both"),
        ("resow", "captured-only"),
        ("ends", "mover"),
        ("max-laps", "300"),
    ];
    assert_eq!(
        choose(Some("european"), &as_african),
        Ok(Options { max_laps: 300, ..Options::AFRICAN })
    );
    assert_eq!(
        english(&choose(None, &[("max-laps", "0")]).expect_err("no laps, no game")),
        "The option max-laps cannot be “0”. Expected a whole number from 1 to 100000."
    );
}
