//! Snakes drawn as they lie on the table: the lowest line holds the bottom scales, head to the
//! left, and what lies on a scale is written above it.

use tetrarch_game::{Game, GameOptions, MoveError, MoveList, Notation};
use tetrarch_pantarei::{Colour, Illegal, Options, Pantarei, Scale};

/// The options of the sheet.
pub fn standard() -> Options {
    Options::choose(None, &[]).expect("the standard variant exists")
}

/// The position with a drawn snake; `state` is the rest of its text: turn, lock and white.
pub fn drawn(snake: &str, state: &str) -> Pantarei {
    drawn_with(&standard(), snake, state)
}

/// The same with options.
pub fn drawn_with(options: &Options, snake: &str, state: &str) -> Pantarei {
    let text = format!("{} {state}", snake_text(snake));
    Pantarei::parse_position(options, &text).expect("the drawing is a good position")
}

/// The text of a drawn snake.
fn snake_text(drawing: &str) -> String {
    let mut rows = drawing.lines().rev().filter(|row| !row.trim().is_empty());
    let mut stacks: Vec<(usize, String)> = words(rows.next().expect("a drawing has a bottom row"));
    for row in rows {
        for (column, scale) in words(row) {
            let stack = stacks.iter_mut().find(|(at, _)| *at == column);
            stack.expect("a scale lies exactly above another").1 += &scale;
        }
    }
    let stacks: Vec<String> = stacks.into_iter().map(|(_, stack)| stack).collect();
    stacks.join("/")
}

/// The words of a row, each with its column.
fn words(row: &str) -> Vec<(usize, String)> {
    row.split(' ')
        .scan(0, |column, word| {
            let at = *column;
            *column += word.len() + 1;
            Some((at, word.to_owned()))
        })
        .filter(|(_, word)| !word.is_empty())
        .collect()
}

/// The position after some moves.
pub fn after(mut position: Pantarei, moves: &[&str]) -> Pantarei {
    for text in moves {
        let mv = position.parse_move(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        position.play(mv);
    }
    position
}

/// The texts of all legal moves, sorted.
pub fn legal(position: &Pantarei) -> Vec<String> {
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    let mut texts: Vec<String> = moves.iter().map(|&mv| position.move_text(mv)).collect();
    texts.sort_unstable();
    texts
}

/// The rule that forbids a move.
pub fn refusal(position: &Pantarei, text: &str) -> Illegal {
    match position.parse_move(text) {
        Err(MoveError::Illegal(illegal)) => illegal,
        other => panic!("{text} should break a rule, not be {other:?}"),
    }
}

/// A white scale.
pub const fn white(value: u8) -> Scale {
    Scale::Coloured { colour: Colour::White, value }
}

/// A black scale.
pub const fn black(value: u8) -> Scale {
    Scale::Coloured { colour: Colour::Black, value }
}
