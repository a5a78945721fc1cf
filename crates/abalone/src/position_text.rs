//! Positions as text: `wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0,0`.

use tetrarch_game::{AnyOf, Name, PositionError, PositionProblem, Seat, Team};

use crate::messages::Misplaced;
use crate::position::MAX_SEATS;
use crate::teams::{letter, seat_of_letter, team_count, team_of};
use crate::{Abalone, Cell, Cells, Diagram, Options};

type Marbles = [Cells; MAX_SEATS];

pub(crate) fn write(position: &Abalone) -> String {
    let rows: Vec<String> = (0..Cell::ROWS).rev().map(|row| write_row(position, row)).collect();
    let counts: Vec<String> =
        Seat::all(position.seats()).map(|seat| position.pushed_off(seat).to_string()).collect();
    format!("{} {} {}", rows.join("/"), letter(position.turn), counts.join(","))
}

fn write_row(position: &Abalone, row: usize) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for cell in cells_of_row(row) {
        match position.owner(cell) {
            None => empty += 1,
            Some(seat) => {
                push_run(&mut text, &mut empty);
                text.push(letter(seat));
            }
        }
    }
    push_run(&mut text, &mut empty);
    text
}

fn push_run(text: &mut String, empty: &mut usize) {
    if *empty > 0 {
        text.push_str(&std::mem::take(empty).to_string());
    }
}

fn cells_of_row(row: usize) -> impl Iterator<Item = Cell> {
    Cell::columns(row).map(move |column| Cell::new(row, column).expect("a column of the row"))
}

pub(crate) fn read(options: &Options, text: &str) -> Result<Abalone, PositionError> {
    let seats = options.layout().seats();
    let fields: Vec<&str> = text.split(' ').collect();
    let [board, turn, counts] = fields[..] else {
        return Err(Misplaced::Fields { found: fields.len() }.into());
    };
    let marbles = read_board(board, seats)?;
    let pushed_off = read_counts(counts, seats)?;
    checked(options, marbles, pushed_off, read_turn(turn, seats)?)
}

/// The position that a drawing shows.
pub(crate) fn drawn(
    options: &Options,
    diagram: &Diagram,
    turn: Seat,
) -> Result<Abalone, PositionError> {
    let seats = options.layout().seats();
    if diagram.cells.len() != Cell::COUNT {
        let found = diagram.cells.len();
        return Err(Misplaced::Cells { found, expected: Cell::COUNT }.into());
    }
    let mut marbles = [Cells::NONE; MAX_SEATS];
    for (cell, owner) in Cell::all().zip(&diagram.cells) {
        let Some(seat) = owner else { continue };
        if seat.index() >= seats {
            return Err(Misplaced::Owner { cell, seat: *seat, seats }.into());
        }
        marbles[seat.index()] |= Cells::of(cell);
    }
    let counts = &diagram.pushed_off;
    if counts.len() != seats {
        return Err(Misplaced::Counts { found: counts.len(), expected: seats }.into());
    }
    let mut pushed_off = [0; MAX_SEATS];
    pushed_off[..seats].copy_from_slice(counts);
    if turn.index() >= seats {
        return Err(PositionProblem::TurnSeat { seat: turn, seats }.into());
    }
    checked(options, marbles, pushed_off, turn)
}

/// A position that a game can have come to, or nearly so.
fn checked(
    options: &Options,
    marbles: Marbles,
    pushed_off: [u8; MAX_SEATS],
    turn: Seat,
) -> Result<Abalone, PositionError> {
    let seats = options.layout().seats() as u8;
    let position = Abalone { marbles, pushed_off, turn, seats, options: *options };
    check_marbles(&position)?;
    check_target(&position)?;
    check_missing(&position)?;
    Ok(position)
}

fn read_board(text: &str, seats: usize) -> Result<Marbles, PositionError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != Cell::ROWS {
        return Err(PositionProblem::Rows { found: rows.len(), expected: Cell::ROWS }.into());
    }
    let mut marbles = [Cells::NONE; MAX_SEATS];
    for (row, text) in (0..Cell::ROWS).rev().zip(rows) {
        read_row(row, text, seats, &mut marbles)?;
    }
    Ok(marbles)
}

fn read_row(
    row: usize,
    text: &str,
    seats: usize,
    marbles: &mut Marbles,
) -> Result<(), PositionError> {
    let name = || Name(((b'a' + row as u8) as char).to_string().into());
    let width = Cell::columns(row).count();
    let mut cells = 0;
    let mut after_digit = false;
    for sign in text.chars() {
        let run = sign.to_digit(10).filter(|&run| run > 0);
        match (run, seat_of_letter(sign, seats)) {
            (Some(_), _) if after_digit => {
                return Err(Misplaced::Numbers { row: name(), text: text.to_owned() }.into());
            }
            (Some(run), _) => cells += run as usize,
            (None, Some(seat)) => {
                if let Some(cell) = cells_of_row(row).nth(cells) {
                    marbles[seat.index()] |= Cells::of(cell);
                }
                cells += 1;
            }
            (None, None) => {
                let expected = letters(seats);
                return Err(Misplaced::Sign { row: name(), sign, expected }.into());
            }
        }
        after_digit = run.is_some();
    }
    if cells == width {
        return Ok(());
    }
    Err(Misplaced::Row { row: name(), found: cells, expected: width }.into())
}

fn read_turn(text: &str, seats: usize) -> Result<Seat, PositionError> {
    let mut signs = text.chars();
    let seat = signs.next().and_then(|sign| seat_of_letter(sign, seats));
    seat.filter(|_| signs.next().is_none()).ok_or_else(|| {
        PositionProblem::Turn { found: text.to_owned(), expected: letters(seats) }.into()
    })
}

fn read_counts(text: &str, seats: usize) -> Result<[u8; MAX_SEATS], PositionError> {
    let counts: Vec<&str> = text.split(',').collect();
    if counts.len() != seats {
        return Err(Misplaced::Counts { found: counts.len(), expected: seats }.into());
    }
    let mut pushed_off = [0; MAX_SEATS];
    for (place, text) in pushed_off.iter_mut().zip(counts) {
        let count = text.parse().ok().filter(|count: &u8| count.to_string() == text);
        *place = count.ok_or_else(|| Misplaced::Count { text: text.to_owned() })?;
    }
    Ok(pushed_off)
}

/// No player has more marbles than the game gives.
fn check_marbles(position: &Abalone) -> Result<(), PositionError> {
    let most = position.options.layout().marbles_each();
    for seat in Seat::all(position.seats()) {
        let count = position.marbles(seat).len();
        if count > most {
            return Err(Misplaced::Marbles { side: seat, found: count, most }.into());
        }
    }
    Ok(())
}

/// The game ends with the first side that reaches the target.
fn check_target(position: &Abalone) -> Result<(), PositionError> {
    let target = usize::from(position.options.target());
    let pushed = pushed_by_team(position);
    if let Some(&count) = pushed.iter().find(|&&count| count > target) {
        return Err(Misplaced::BeyondTarget { count, target }.into());
    }
    if pushed.iter().filter(|&&count| count == target).count() > 1 {
        return Err(Misplaced::TwoWinners { target }.into());
    }
    Ok(())
}

/// What was pushed off is missing on the board: for each side among its rivals' marbles, and
/// for all sides together.
fn check_missing(position: &Abalone) -> Result<(), PositionError> {
    let pushed = pushed_by_team(position);
    let mut missing = vec![0; pushed.len()];
    for seat in Seat::all(position.seats()) {
        let team = team_of(seat, position.seats());
        let at_start = position.options.layout().marbles_each();
        missing[team.index()] += at_start - position.marbles(seat).len();
    }
    let all_missing: usize = missing.iter().sum();
    for (team, &count) in pushed.iter().enumerate() {
        let rivals_missing = all_missing - missing[team];
        if count > rivals_missing {
            let side = Seat::from_index(team);
            return Err(Misplaced::RivalsMissing { side, count, missing: rivals_missing }.into());
        }
    }
    let all_pushed: usize = pushed.iter().sum();
    if all_pushed > all_missing {
        return Err(Misplaced::Missing { count: all_pushed, missing: all_missing }.into());
    }
    Ok(())
}

fn pushed_by_team(position: &Abalone) -> Vec<usize> {
    let teams = (0..team_count(position.seats())).map(Team::from_index);
    teams.map(|team| position.pushed_off_by_team(team)).collect()
}

/// The letters of the seats.
fn letters(seats: usize) -> AnyOf<Name> {
    Seat::all(seats).map(|seat| Name(letter(seat).to_string().into())).collect()
}
