//! Move texts: the canonical one, the other spellings, and what is refused.

use tetrarch_abalone::{Abalone, Cell, Direction, Illegal};
use tetrarch_game::{IllegalMove, MoveError, Notation, Said};

use crate::drawing::{cell, draw, row_e, seat};
use tetrarch_messages::english;

fn three_in_the_centre() -> Abalone {
    draw(
        "    . . . . .
            . . . . . .
           . . . . . . .
          . . . . . . . .
         . . . b b b . . .
          . . . . . . . .
           . . . . . . .
            . . . . . .
             . . . . .",
        "b 0,0",
    )
}

#[track_caller]
fn assert_spelled(position: &Abalone, canonical: &str, spellings: &[&str]) {
    let mv = position.parse_move(canonical).expect("a legal move");
    assert_eq!(position.move_text(mv), canonical);
    for spelling in spellings {
        assert_eq!(position.parse_move(spelling), Ok(mv), "{spelling}");
    }
}

#[test]
fn a_sideways_move_is_read_from_either_end() {
    assert_spelled(&three_in_the_centre(), "e4e6f4", &["e6e4f6", "E4E6F4", "E6e4f6"]);
}

#[test]
fn first_from_last_to_is_read_where_it_has_one_meaning() {
    let position = three_in_the_centre();
    assert_spelled(&position, "e4e6f5", &["e4f7"]);
    assert_spelled(&position, "e4e6d3", &["E6D3"]);
    assert_spelled(&position, "e4e5", &["e4e7"]);
    let push = row_e(". . b b b w w . .");
    assert_spelled(&push, "e3e4", &["e3e6"]);
    assert_eq!(push.first_last_text(push.parse_move("e3e4").unwrap()), "e3e6");
    let sideways = position.parse_move("e4e6f5").unwrap();
    assert_eq!(position.first_last_text(sideways), "e4f7");
}

#[test]
fn first_from_last_to_with_two_meanings_is_refused_and_names_them() {
    let error = three_in_the_centre().parse_move("e4f6").unwrap_err();
    assert_eq!(
        english(&error),
        "“e4f6” is not a move. It can mean e4e5f5 or e4e6f4. Write out the one you mean."
    );
}

#[test]
fn first_from_last_to_along_a_line_is_refused_by_the_rule_it_breaks() {
    let weak = row_e(". . b b w w . . .").parse_move("e3e5").unwrap_err();
    assert_eq!(weak, MoveError::Illegal(Illegal::TooWeak { pushing: 2, pushed: 2 }));
}

#[test]
fn unreadable_texts_say_what_is_expected() {
    let position = three_in_the_centre();
    for text in ["", "e4", "e4e", "e4e5e6e7", "4e5e", "e4-e5", "é4é", "e4 e5", "ee55"] {
        let error = position.parse_move(text).unwrap_err();
        assert_eq!(error.rule(), "unreadable", "{text}");
        assert!(english(&error).ends_with("or pass."), "{error}");
    }
    assert_eq!(
        english(&position.parse_move("e4e6e5").unwrap_err()),
        "“e4e6e5” is not a move. A move along the row is written e4e5."
    );
    assert_eq!(
        english(&position.parse_move("e4e6e3").unwrap_err()),
        "“e4e6e3” is not a move. A move along the row is written e6e5."
    );
}

#[test]
fn every_rule_has_an_id_and_a_sentence() {
    let (at, owner) = (cell("e5"), seat(3));
    let rules = [
        Illegal::NoSuchCell { cell: "a9".to_owned() },
        Illegal::EmptyCell { cell: at },
        Illegal::NotYourMarble { cell: at, owner },
        Illegal::NotYourTeam { cell: at, owner },
        Illegal::PartnersMarble { cell: at, owner },
        Illegal::NoMarblesLeft { seat: owner },
        Illegal::RowTooLong { cell: at, marbles: 4 },
        Illegal::NotARow { first: at, last: cell("g6") },
        Illegal::NotAdjacent { from: at, to: cell("g6") },
        Illegal::OffTheBoard { cell: at },
        Illegal::SidewaysBlocked { cell: at, owner },
        Illegal::SidewaysPush { cell: at, owner },
        Illegal::TooWeak { pushing: 2, pushed: 2 },
        Illegal::BlockedBehind { cell: at },
        Illegal::PartnerPushed { cell: at, owner },
        Illegal::NotStartedByOwn { cell: at, owner },
        Illegal::CannotPass,
    ];
    for rule in &rules {
        assert_eq!(rule.message().id, format!("abalone-illegal-{}", rule.rule()));
        assert!(english(rule).len() > 20, "{rule}");
    }
    assert_eq!(
        serde_json::to_string(&rules[2].message()).unwrap(),
        r#"{"id":"abalone-illegal-not-your-marble","args":{"cell":"e5","owner":"red"}}"#
    );
    assert_eq!(english(&rules[2]), "The marble on e5 belongs to Red. Move one of your own.");
    assert_eq!(
        english(&rules[12]),
        "2 against 2 is not a push. The pushing side must have more marbles."
    );
}

#[test]
fn cells_are_named_by_row_and_column() {
    for cell in Cell::all() {
        assert_eq!(Cell::from_name(&cell.to_string()), Some(cell));
    }
    for name in ["", "a", "a0", "a6", "e0", "i4", "j5", "A1", "e10"] {
        assert_eq!(Cell::from_name(name), None, "{name}");
    }
    let around: Vec<String> = Direction::ALL
        .into_iter()
        .filter_map(|direction| cell("e5").neighbour(direction))
        .map(|cell| cell.to_string())
        .collect();
    assert_eq!(around, ["e6", "f6", "f5", "e4", "d4", "d5"]);
}
