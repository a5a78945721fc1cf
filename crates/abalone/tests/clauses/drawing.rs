//! Boards drawn in tests.

use tetrarch_abalone::{Abalone, Cell, Illegal, Options};
use tetrarch_game::{Game, GameOptions, MoveError, MoveList, Notation, Seat};

/// The options of a variant, some of them set.
pub fn options(variant: &str, set: &[(&str, &str)]) -> Options {
    Options::choose(Some(variant), set).expect("right options")
}

/// A board for two: nine rows of letters and dots from `i` to `a`, the seat to move and the
/// pushed-off counts.
pub fn draw(drawing: &str, rest: &str) -> Abalone {
    draw_with(options("standard", &[]), drawing, rest)
}

/// A board of a variant.
pub fn draw_with(options: Options, drawing: &str, rest: &str) -> Abalone {
    let rows: Vec<String> =
        drawing.lines().map(str::trim).filter(|line| !line.is_empty()).map(written).collect();
    Abalone::parse_position(&options, &format!("{} {rest}", rows.join("/")))
        .expect("a possible board")
}

/// A board for two with nothing on it but row `e`, black to move.
pub fn row_e(row: &str) -> Abalone {
    row_e_with(options("standard", &[]), row, "b 0,0")
}

/// A board of a variant with nothing on it but row `e`.
pub fn row_e_with(options: Options, row: &str, rest: &str) -> Abalone {
    let text = format!("5/6/7/8/{}/8/7/6/5 {rest}", written(row));
    Abalone::parse_position(&options, &text).expect("a possible board")
}

/// `b b . . .` as position texts write it, `bb3`.
fn written(row: &str) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for sign in row.split(' ').chain(["end"]) {
        if sign == "." {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
            empty = 0;
        }
        if sign != "end" {
            text.push_str(sign);
        }
    }
    text
}

/// The position after a move.
pub fn after(position: &Abalone, text: &str) -> Abalone {
    let mv = position.parse_move(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut next = position.clone();
    next.play(mv);
    next
}

/// The legal moves, sorted.
pub fn legal(position: &Abalone) -> Vec<String> {
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    let mut texts: Vec<String> = moves.into_iter().map(|mv| position.move_text(mv)).collect();
    texts.sort_unstable();
    texts
}

/// The rule that forbids a move; the move must not be listed either.
#[track_caller]
pub fn refused(position: &Abalone, text: &str) -> Illegal {
    assert!(!legal(position).contains(&text.to_owned()), "{text} is listed");
    match position.parse_move(text) {
        Err(MoveError::Illegal(illegal)) => illegal,
        other => panic!("{text}: {other:?}"),
    }
}

/// The cell of a name.
pub fn cell(name: &str) -> Cell {
    Cell::from_name(name).expect("the name of a cell")
}

/// The seat of a number.
pub fn seat(number: u8) -> Seat {
    Seat::from_number(number).expect("the number of a seat")
}
