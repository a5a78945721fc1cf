//! Positions as text: `<snake> <turn> <lock> <white>`.

use std::str::Chars;

use tetrarch_game::{AnyOf, PositionError, PositionProblem, Seat};

use crate::messages::Misplaced;
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
        return Err(Misplaced::Fields { found: fields.len() }.into());
    };
    let stacks = read_snake(snake)?;
    let (seat, colour) = read_turn(turn, white)?;
    let lock = read_lock(lock, turn)?;
    let goal = options.goal();
    let position = Pantarei { snake: Snake::from_stacks(&stacks), seat, colour, lock, goal };
    if position.is_won() && colour.is_none() {
        return Err(Misplaced::WonWithoutColours { goal }.into());
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
        return Err(Misplaced::NoScales.into());
    }
    if let Some(empty) = stacks.iter().position(Vec::is_empty) {
        return Err(Misplaced::EmptyStack { stack: empty + 1 }.into());
    }
    check_supply(stacks)?;
    if seat.index() >= 2 {
        return Err(PositionProblem::TurnSeat { seat, seats: 2 }.into());
    }
    if let Some(seat) = white.filter(|seat| seat.index() >= 2) {
        return Err(Misplaced::WhiteSeat { seat }.into());
    }
    let colour = white.map(|white| if white == seat { Colour::White } else { Colour::Black });
    let goal = options.goal();
    let position =
        Pantarei { snake: Snake::from_stacks(stacks), seat, colour, lock: *after_swap, goal };
    match colour {
        None if seat != Seat::FIRST => Err(Misplaced::TurnBeforeChoice.into()),
        None if *after_swap => Err(Misplaced::SwapBeforeChoice.into()),
        None if position.is_won() => Err(Misplaced::WonWithoutColours { goal }.into()),
        _ => Ok(position),
    }
}

fn read_snake(text: &str) -> Result<Vec<Vec<Scale>>, PositionError> {
    let mut stacks = Vec::new();
    for (number, stack) in (1..).zip(text.split('/')) {
        stacks.push(read_stack(number, stack)?);
    }
    check_supply(&stacks)?;
    Ok(stacks)
}

/// The number of scales of each kind in the game.
fn check_supply(stacks: &[Vec<Scale>]) -> Result<(), PositionError> {
    for scale in Scale::all() {
        let count = stacks.iter().flatten().filter(|&&other| other == scale).count();
        if count > scale.supply() {
            return Err(Misplaced::Supply { scale, found: count, most: scale.supply() }.into());
        }
    }
    Ok(())
}

/// The scales of a stack, or what is wrong with it.
fn read_stack(number: usize, text: &str) -> Result<Vec<Scale>, Misplaced> {
    if text.is_empty() {
        return Err(Misplaced::EmptyStack { stack: number });
    }
    let mut letters = text.chars();
    let mut stack = Vec::new();
    let coloured = |colour, value| Scale::Coloured { colour, value };
    while let Some(letter) = letters.next() {
        stack.push(match letter {
            'n' => Scale::Neutral,
            'w' => coloured(Colour::White, read_value(number, &mut letters)?),
            'b' => coloured(Colour::Black, read_value(number, &mut letters)?),
            sign => return Err(Misplaced::Sign { stack: number, sign }),
        });
    }
    Ok(stack)
}

fn read_value(stack: usize, letters: &mut Chars<'_>) -> Result<u8, Misplaced> {
    match letters.next() {
        Some(digit @ '1'..='3') => Ok(digit as u8 - b'0'),
        Some(value) => Err(Misplaced::Value { stack, value }),
        None => Err(Misplaced::ValueMissing { stack }),
    }
}

/// The seat to move and its colour, from the colour to move and the seat that plays white.
fn read_turn(turn: &str, white: &str) -> Result<(Seat, Option<Colour>), PositionError> {
    let colour = match turn {
        "?" => None,
        "w" => Some(Colour::White),
        "b" => Some(Colour::Black),
        _ => {
            let expected = AnyOf::words(&["w", "b", "?"]);
            return Err(PositionProblem::Turn { found: turn.to_owned(), expected }.into());
        }
    };
    let white_seat = match white {
        "-" => None,
        "1" => Some(Seat::FIRST),
        "2" => Some(Seat::SECOND),
        _ => return Err(Misplaced::White { found: white.to_owned() }.into()),
    };
    match (colour, white_seat) {
        (None, None) => Ok((Seat::FIRST, None)),
        (Some(Colour::White), Some(white)) => Ok((white, colour)),
        (Some(Colour::Black), Some(white)) => Ok((white.next(2), colour)),
        (None, Some(_)) => Err(Misplaced::WhiteBeforeChoice { found: white.to_owned() }.into()),
        (Some(_), None) => Err(Misplaced::WhiteMissing.into()),
    }
}

fn read_lock(lock: &str, turn: &str) -> Result<bool, PositionError> {
    match lock {
        "-" => Ok(false),
        "x" if turn == "?" => Err(Misplaced::SwapBeforeChoice.into()),
        "x" => Ok(true),
        _ => Err(Misplaced::Lock { found: lock.to_owned() }.into()),
    }
}
