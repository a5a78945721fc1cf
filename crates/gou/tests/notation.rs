//! Position and move text.

use tetrarch_game::{Game, GameOptions, Notation, Seat, Seed};
use tetrarch_gou::{Gou, Options};
use tetrarch_messages::english;

const START: &str = "rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r";

fn problem(text: &str) -> String {
    english(&Gou::parse_position(&Options::default(), text).expect_err("a wrong text"))
}

#[test]
fn the_start_is_written_row_by_row_from_the_top() {
    let start = Gou::start(&Options::default(), Seed(0)).unwrap();
    assert_eq!(start.position_text(), START);
    assert_eq!(Gou::parse_position(&Options::default(), START), Ok(start));
}

#[test]
fn moves_are_written_from_point_to_point() {
    let mut position = Gou::start(&Options::default(), Seed(0)).unwrap();
    let mv = position.parse_move("a7-b6").unwrap();
    assert_eq!(position.move_text(mv), "a7-b6");
    position.play(mv);
    assert_eq!(position.position_text(), "rrryyy/r3y/rr2yy/5/5y/r3/y4r/5/yy2rr/y3r/yyyrrr y");
}

#[test]
fn a_lesson_may_have_fewer_pieces_than_the_game() {
    let text = "rr4/rrr2/6/5/6/4/6/5/6/2yyy/4yy y";
    let lesson = Gou::parse_position(&Options::default(), text).unwrap();
    assert_eq!(lesson.position_text(), text);
    assert_eq!(lesson.turn(), Seat::SECOND);
    assert_eq!(lesson.outcome(), None);
}

#[test]
fn a_wrong_part_of_a_position_is_named() {
    let rows = START.trim_end_matches(" r");
    assert_eq!(problem(""), "Expected the board, a space and the side to move (r or y).");
    assert_eq!(problem(rows), "Expected the board, a space and the side to move (r or y).");
    assert_eq!(problem(&format!("{rows} b")), "The side to move is “b”. Expected r or y.");
    assert_eq!(problem(&format!("{rows} r ")), "The side to move is “r ”. Expected r or y.");
    assert_eq!(problem("6/5 r"), "Expected 11 rows, found 2.");
    assert_eq!(
        problem(&START.replace("rr2yy/5", "rr3yy/5")),
        "Expected 6 points in row 9, found 7."
    );
    assert_eq!(problem(&START.replace("/4/", "/5/")), "Expected 4 points in row 6, found 5.");
    assert_eq!(problem(&START.replace("/4/", "//")), "Expected 4 points in row 6, found 0.");
    assert_eq!(
        problem(&START.replace("/4/", "/22/")),
        "Row 6 has two numbers side by side, 2 and 2. Expected 4."
    );
    assert_eq!(
        problem(&START.replace("/4/", "/0r3/")),
        "Row 6 has “0”. Expected r, y or a number of empty points."
    );
    assert_eq!(
        problem(&START.replace("/4/", "/4R/")),
        "Row 6 has “R”. Expected r, y or a number of empty points."
    );
    assert_eq!(
        problem(&START.replace("/4/", "/3r/")),
        "Expected at most 14 pieces for Red, found 15."
    );
    assert_eq!(
        problem(&START.replace("/4/", "/y3/")),
        "Expected at most 14 pieces for Yellow, found 15."
    );
}

#[test]
fn variants_set_the_flags() {
    let flags = |variant| {
        let options = Options::choose(Some(variant), &[]).unwrap();
        (options.rows, options.stop_between)
    };
    assert_eq!(flags("base"), (false, false));
    assert_eq!(flags("variation-1"), (true, false));
    assert_eq!(flags("variation-2"), (false, true));
    assert_eq!(flags("variations-1-2"), (true, true));
    assert_eq!(Options::choose(None, &[]), Ok(Options::default()));
}

#[test]
fn options_can_be_set_by_hand() {
    let set = [("rows", "true"), ("captures", "11"), ("board", "go-ju")];
    let options = Options::choose(Some("variation-2"), &set).unwrap();
    assert!(options.rows && options.stop_between);
    assert_eq!(options.captures, 11);
    assert_eq!(options.board.id(), "go-ju");
    assert_eq!(
        english(&Options::choose(None, &[("captures", "12")]).unwrap_err()),
        "The option captures cannot be “12”. Expected 10 or 11."
    );
}

#[test]
fn the_turn_and_every_piece_are_in_the_key() {
    let read = |text: &str| Gou::parse_position(&Options::default(), text).unwrap().key();
    let texts = [
        START.to_owned(),
        START.replace(" r", " y"),
        START.replace("rrryyy/r3y", "rrryyy/1r2y"),
        START.replace("rrryyy/r3y", "rrryyy/r2y1"),
        START.replace("rrryyy/r3y", "rrryyy/4y"),
    ];
    let mut keys = texts.map(|text| read(&text)).to_vec();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 5);
}
