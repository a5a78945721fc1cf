//! Positions as text: `<snake> <turn> <lock> <white>`.

use std::str::Chars;

use tetrarch_game::{PositionError, Seat};

use crate::snake::Snake;
use crate::{Colour, Diagram, Options, Pantarei, Scale};

pub(crate) fn write(position: &Pantarei) -> String {
    let stacks: Vec<String> = (position.snake.to_stacks().iter())
        .map(|stack| stack.iter().map(Scale::to_string).collect())
        .collect();
    let turn = position.colour.map_or('?', Colour::letter);
    let lock = if position.lock { 'x' } else { '-' };
    let white = position.white().map_or("-".to_owned(), |seat| seat.to_string());
    format!("{} {turn} {lock} {white}", stacks.join("/"))
}

pub(crate) fn parse(options: &Options, text: &str) -> Result<Pantarei, PositionError> {
    let fields: Vec<&str> = text.split(' ').collect();
    let [snake, turn, lock, white] = fields[..] else {
        let problem = format!(
            "needs 4 fields with one space between (snake, turn, lock and white), not {}",
            fields.len()
        );
        return Err(PositionError::new("the text", problem));
    };
    let stacks = read_snake(snake)?;
    let (seat, colour) = read_turn(turn, white)?;
    let lock = read_lock(lock, turn)?;
    let goal = options.goal();
    let position = Pantarei { snake: Snake::from_stacks(&stacks), seat, colour, lock, goal };
    if position.is_won() && colour.is_none() {
        let expected = format!("w or b expected because a stack of {goal} or more has won");
        return Err(wrong("turn", turn, &expected));
    }
    Ok(position)
}

/// The position that a drawing shows.
pub(crate) fn drawn(
    options: &Options,
    diagram: &Diagram,
    seat: Seat,
) -> Result<Pantarei, PositionError> {
    let Diagram { stacks, white, after_swap } = diagram;
    if stacks.is_empty() {
        return Err(PositionError::new("the snake", "has no scales, at least one expected"));
    }
    if let Some(empty) = stacks.iter().position(Vec::is_empty) {
        let part = format!("stack {}", empty + 1);
        return Err(PositionError::new(part, "is empty, at least one scale expected"));
    }
    check_supply(stacks)?;
    for (part, seat) in [("the turn", Some(seat)), ("white", *white)] {
        if let Some(seat) = seat.filter(|seat| seat.index() >= 2) {
            return Err(PositionError::new(part, format!("is seat {seat}'s, 1 or 2 expected")));
        }
    }
    let colour = white.map(|white| if white == seat { Colour::White } else { Colour::Black });
    let goal = options.goal();
    let position =
        Pantarei { snake: Snake::from_stacks(stacks), seat, colour, lock: *after_swap, goal };
    match colour {
        None if seat != Seat::FIRST => {
            let problem = "is seat 2's, seat 1's expected while it has yet to choose a colour";
            Err(PositionError::new("the turn", problem))
        }
        None if *after_swap => {
            let problem = "was a swap, but nobody can have swapped before the colours are chosen";
            Err(PositionError::new("the last turn", problem))
        }
        None if position.is_won() => {
            let problem = format!("must be chosen, because a stack of {goal} or more has won");
            Err(PositionError::new("the colours", problem))
        }
        _ => Ok(position),
    }
}

fn read_snake(text: &str) -> Result<Vec<Vec<Scale>>, PositionError> {
    let mut stacks = Vec::new();
    for (number, stack) in (1..).zip(text.split('/')) {
        let scales = read_stack(stack)
            .map_err(|problem| PositionError::new(format!("stack {number}"), problem))?;
        stacks.push(scales);
    }
    check_supply(&stacks)?;
    Ok(stacks)
}

/// The game has so many scales of each kind and no more.
fn check_supply(stacks: &[Vec<Scale>]) -> Result<(), PositionError> {
    for scale in Scale::all() {
        let count = stacks.iter().flatten().filter(|&&other| other == scale).count();
        if count > scale.supply() {
            let problem =
                format!("has {count} scales {scale}, at most {} expected", scale.supply());
            return Err(PositionError::new("the snake", problem));
        }
    }
    Ok(())
}

/// The scales of a stack, or what is wrong with it.
fn read_stack(text: &str) -> Result<Vec<Scale>, String> {
    if text.is_empty() {
        return Err("is empty, at least one scale expected".to_owned());
    }
    let mut letters = text.chars();
    let mut stack = Vec::new();
    while let Some(letter) = letters.next() {
        stack.push(match letter {
            'n' => Scale::Neutral,
            'w' => Scale::Coloured { colour: Colour::White, value: read_value(&mut letters)? },
            'b' => Scale::Coloured { colour: Colour::Black, value: read_value(&mut letters)? },
            _ => return Err(format!("has a scale beginning with {letter:?}, w, b or n expected")),
        });
    }
    Ok(stack)
}

fn read_value(letters: &mut Chars<'_>) -> Result<u8, String> {
    match letters.next() {
        Some(digit @ '1'..='3') => Ok(digit as u8 - b'0'),
        Some(other) => Err(format!("has a scale of value {other:?}, 1, 2 or 3 expected")),
        None => Err("ends with a colour, its value 1, 2 or 3 expected".to_owned()),
    }
}

/// The seat to move and its colour, from the colour to move and the seat that plays white.
fn read_turn(turn: &str, white: &str) -> Result<(Seat, Option<Colour>), PositionError> {
    let colour = match turn {
        "?" => None,
        "w" => Some(Colour::White),
        "b" => Some(Colour::Black),
        _ => return Err(wrong("turn", turn, "w, b or ? expected")),
    };
    let white_seat = match white {
        "-" => None,
        "1" => Some(Seat::FIRST),
        "2" => Some(Seat::SECOND),
        _ => return Err(wrong("white", white, "1, 2 or - expected")),
    };
    match (colour, white_seat) {
        (None, None) => Ok((Seat::FIRST, None)),
        (Some(Colour::White), Some(white)) => Ok((white, colour)),
        (Some(Colour::Black), Some(white)) => Ok((white.next(2), colour)),
        (None, Some(_)) => {
            Err(wrong("white", white, "- expected while seat 1 has yet to choose (turn ?)"))
        }
        (Some(_), None) => Err(wrong("white", white, "1 or 2 expected, the seat that plays white")),
    }
}

fn read_lock(lock: &str, turn: &str) -> Result<bool, PositionError> {
    match lock {
        "-" => Ok(false),
        "x" if turn == "?" => {
            Err(wrong("lock", lock, "- expected while seat 1 has yet to choose (turn ?)"))
        }
        "x" => Ok(true),
        _ => Err(wrong("lock", lock, "x or - expected")),
    }
}

fn wrong(field: &str, found: &str, expected: &str) -> PositionError {
    PositionError::new(field, format!("is {found:?}, {expected}"))
}
