//! Moves as text: `white`, `5r`, `5l2`, `5x9`, `pass`.

use tetrarch_game::{MoveError, Seat};

use crate::messages::Expected;
use crate::moves::Choices;
use crate::places::{Place, Side};
use crate::{Colour, Illegal, Move, Pantarei, Scale};

/// A move as it is written, stacks by their numbers, whether or not it is legal.
enum Written {
    Choose(Colour),
    Carry { stack: u32, side: Side, scales: u8 },
    Swap { first: u32, second: u32 },
    Pass,
}

pub(crate) fn write(position: &Pantarei, mv: Move) -> String {
    let number = |top| position.snake.number(top);
    match mv {
        Move::Choose(Colour::White) => "white".to_owned(),
        Move::Choose(Colour::Black) => "black".to_owned(),
        Move::Carry { from, to, scales } => {
            let side = if to < from { 'l' } else { 'r' };
            let scales = if scales == 2 { "2" } else { "" };
            format!("{}{side}{scales}", number(from))
        }
        Move::Swap { first, second } => format!("{}x{}", number(first), number(second)),
        Move::Pass => "pass".to_owned(),
    }
}

pub(crate) fn parse(position: &Pantarei, text: &str) -> Result<Move, MoveError<Illegal>> {
    let written = read(text).ok_or_else(|| MoveError::unreadable(text, &Expected::Move))?;
    if position.is_won() {
        return Err(MoveError::GameOver);
    }
    check(position, &written).map_err(MoveError::Illegal)
}

fn read(text: &str) -> Option<Written> {
    match text {
        "white" => return Some(Written::Choose(Colour::White)),
        "black" => return Some(Written::Choose(Colour::Black)),
        "pass" => return Some(Written::Pass),
        _ => {}
    }
    if let Some((first, second)) = text.split_once('x') {
        return Some(Written::Swap { first: read_number(first)?, second: read_number(second)? });
    }
    let (text, scales) = match text.strip_suffix('2') {
        Some(shorter) if shorter.ends_with(['l', 'r']) => (shorter, 2),
        _ => (text, 1),
    };
    let (stack, side) = if let Some(stack) = text.strip_suffix('l') {
        (stack, Side::Left)
    } else {
        (text.strip_suffix('r')?, Side::Right)
    };
    Some(Written::Carry { stack: read_number(stack)?, side, scales })
}

/// Plain digits without leading zeros.
fn read_number(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let padded = text.len() > 1 && text.starts_with('0');
    if plain && !padded { text.parse().ok() } else { None }
}

fn check(position: &Pantarei, written: &Written) -> Result<Move, Illegal> {
    match (written, position.colour) {
        (&Written::Choose(colour), None) => Ok(Move::Choose(colour)),
        (_, None) => Err(Illegal::ColourNotChosen),
        (Written::Choose(_), Some(colour)) => {
            let seat_1 = if position.seat == Seat::FIRST { colour } else { colour.other() };
            Err(Illegal::ColourAlreadyChosen { seat_1 })
        }
        (&Written::Carry { stack, side, scales }, Some(colour)) => {
            check_carry(position, colour, find(position, stack)?, side, scales)
        }
        (&Written::Swap { first, second }, Some(colour)) => {
            check_swap(position, colour, find(position, first)?, find(position, second)?)
        }
        (Written::Pass, Some(colour)) => check_pass(position, colour),
    }
}

fn find(position: &Pantarei, stack: u32) -> Result<Place, Illegal> {
    let stacks = position.snake.stacks();
    position.snake.stack(stack).ok_or(Illegal::NoSuchStack { stack, stacks })
}

fn check_carry(
    position: &Pantarei,
    own: Colour,
    from: Place,
    side: Side,
    scales: u8,
) -> Result<Move, Illegal> {
    let snake = position.snake;
    let stack = snake.number(from);
    let value = match snake.scale(from) {
        Scale::Neutral => return Err(Illegal::NeutralStack { stack }),
        top @ Scale::Coloured { colour, .. } if colour != own => {
            return Err(Illegal::OpponentsStack { stack, top });
        }
        Scale::Coloured { value, .. } => value,
    };
    if snake.height(from) < scales {
        return Err(Illegal::SingleScale { stack });
    }
    let to_head = stack - 1;
    let to_tail = snake.stacks() - stack;
    match side {
        Side::Left if to_head < value => Err(Illegal::BeyondHead { stack, value, room: to_head }),
        Side::Right if to_tail < value => Err(Illegal::BeyondTail { stack, value, room: to_tail }),
        _ => Ok(Move::Carry { from, to: snake.target(from, side), scales }),
    }
}

fn check_swap(position: &Pantarei, own: Colour, a: Place, b: Place) -> Result<Move, Illegal> {
    let snake = position.snake;
    for top in [a, b] {
        let scale = snake.scale(top);
        if !matches!(scale, Scale::Coloured { colour, .. } if colour == own) {
            return Err(Illegal::SwapNotYours { stack: snake.number(top), top: scale });
        }
    }
    if a == b {
        return Err(Illegal::SwapWithItself { stack: snake.number(a) });
    }
    if position.lock {
        return Err(Illegal::SwapAfterSwap);
    }
    Ok(Move::Swap { first: a.min(b), second: a.max(b) })
}

fn check_pass(position: &Pantarei, own: Colour) -> Result<Move, Illegal> {
    match Choices::of(position.snake, own, position.lock).count() {
        0 => Ok(Move::Pass),
        choices => Err(Illegal::PassByChoice { choices }),
    }
}
