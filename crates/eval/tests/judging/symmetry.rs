//! Boards that are turned, mirrored or seen from the other side are judged alike.

use tetrarch_abalone::{Abalone, Cell};
use tetrarch_eval::Evaluation;
use tetrarch_game::{Game, Notation, Seat, Team};
use tetrarch_gou::{Gou, Point};
use tetrarch_hus::Hus;
use tetrarch_pantarei::Pantarei;
use tetrarch_search::Judge;

use crate::boards::{drawn, options, random_game};

/// What a position is worth to a fixed team.
fn worth<G: Evaluation>(position: &G, team: Team) -> i32 {
    G::judge().evaluate_for(position, team)
}

#[test]
fn hus_turned_by_half_with_the_sides_swapped_is_worth_the_opposite() {
    for variant in ["european", "african"] {
        let options = options::<Hus>(variant, &[]);
        for position in random_game::<Hus>(&options, 5, 60) {
            let mut rows = position.rows();
            rows.reverse();
            rows.iter_mut().for_each(|row| row.reverse());
            let turned = Hus::set_up(&options, rows, position.turn().next(2)).unwrap();
            assert_eq!(worth(&turned, Team::FIRST), -worth(&position, Team::FIRST));
        }
    }
}

#[test]
fn a_snake_read_from_its_tail_is_worth_the_same_and_with_colours_swapped_the_opposite() {
    let options = options::<Pantarei>("standard", &[]);
    for seed in 0..10 {
        for position in random_game::<Pantarei>(&options, seed, 60) {
            let text = position.position_text();
            let (snake, rest) = text.split_once(' ').unwrap();
            let mirrored = snake.rsplit('/').collect::<Vec<_>>().join("/");
            let mirrored = drawn::<Pantarei>("standard", &format!("{mirrored} {rest}"));
            assert_eq!(worth(&mirrored, Team::FIRST), worth(&position, Team::FIRST));

            if position.white().is_none() {
                continue;
            }
            // The same seat plays white, so that the other colour has the turn and the other seat.
            let swapped: String = text.chars().map(|c| exchange(c, 'w', 'b')).collect();
            let swapped = drawn::<Pantarei>("standard", &swapped);
            assert_eq!(worth(&swapped, Team::FIRST), -worth(&position, Team::FIRST));
        }
    }
}

#[test]
fn gou_is_judged_alike_from_all_sides_and_with_colours_swapped_the_opposite() {
    let last = Point::GRID - 1;
    let quarter_turn = |point: Point| Point::new(last - point.y(), point.x());
    let mirror = |point: Point| Point::new(last - point.x(), point.y());
    for variant in ["base", "variations-1-2"] {
        for position in random_game::<Gou>(&options::<Gou>(variant, &[]), 2, 120) {
            let value = worth(&position, Team::FIRST);
            let turned = moved(&position, variant, quarter_turn);
            assert_eq!(worth(&turned, Team::FIRST), value);
            assert_eq!(worth(&moved(&turned, variant, mirror), Team::FIRST), value);
            let text = position.position_text();
            let swapped: String = text.chars().map(|c| exchange(c, 'r', 'y')).collect();
            assert_eq!(worth(&drawn::<Gou>(variant, &swapped), Team::FIRST), -value);
        }
    }
}

/// The position with every piece moved to another point.
fn moved(position: &Gou, variant: &str, to: impl Fn(Point) -> Point) -> Gou {
    let pieces = |seat| position.pieces(seat).iter().map(&to).collect::<Vec<_>>();
    let [red, yellow] = [Seat::FIRST, Seat::SECOND].map(pieces);
    let letter = |point: &Point| match (red.contains(point), yellow.contains(point)) {
        (true, _) => 'r',
        (_, true) => 'y',
        _ => '.',
    };
    let points = position.board().points();
    let rows = (0..Point::GRID)
        .map(|y| runs(points.iter().filter(|point| point.y() == y).map(|point| letter(&point))));
    let turn = if position.turn() == Seat::FIRST { 'r' } else { 'y' };
    drawn(variant, &format!("{} {turn}", rows.collect::<Vec<_>>().join("/")))
}

#[test]
fn abalone_is_judged_alike_from_all_twelve_sides() {
    for variant in ["belgian-daisy", "three-players", "four-players", "six-players"] {
        for position in random_game::<Abalone>(&options::<Abalone>(variant, &[]), 4, 60) {
            for team in teams(&position) {
                let value = worth(&position, team);
                // In steps up and right from the centre.
                let turned = rearranged(&position, variant, |up, right| (right, right - up));
                assert_eq!(worth(&turned, team), value);
                let mirrored = rearranged(&turned, variant, |up, right| (right, up));
                assert_eq!(worth(&mirrored, team), value);
            }
        }
    }
}

#[test]
fn what_abalone_teams_gain_together_is_nothing() {
    for variant in ["standard", "four-players", "six-players", "three-players"] {
        for position in random_game::<Abalone>(&options::<Abalone>(variant, &[]), 9, 80) {
            let sum: i32 = teams(&position).map(|team| worth(&position, team)).sum();
            // Three shares are rounded each for itself.
            let slack = if position.seats() == 3 { 3 } else { 0 };
            assert!(sum.abs() <= slack, "{sum}: {position:?}");
        }
    }
}

#[test]
fn abalone_with_colours_swapped_is_worth_the_opposite() {
    for position in random_game::<Abalone>(&options::<Abalone>("standard", &[]), 6, 80) {
        let text = position.position_text();
        let (board, counts) = text.rsplit_once(' ').unwrap();
        let (black, white) = counts.split_once(',').unwrap();
        let board: String = board.chars().map(|c| exchange(c, 'b', 'w')).collect();
        let swapped = drawn::<Abalone>("standard", &format!("{board} {white},{black}"));
        assert_eq!(worth(&swapped, Team::FIRST), -worth(&position, Team::FIRST));
    }
}

fn teams(position: &Abalone) -> impl Iterator<Item = Team> + use<> {
    (0..if position.seats() == 3 { 3 } else { 2 }).map(Team::from_index)
}

/// The position with every marble moved to another cell, by steps from the centre.
fn rearranged(
    position: &Abalone,
    variant: &str,
    to: impl Fn(isize, isize) -> (isize, isize),
) -> Abalone {
    let text = position.position_text();
    let (_, rest) = text.split_once(' ').expect("a board and the rest");
    let moved = |cell: Cell| {
        let (up, right) = to(cell.row() as isize - 4, cell.column() as isize - 5);
        Cell::new((up + 4) as usize, (right + 5) as usize).expect("the board is symmetric")
    };
    let mut letters = [['.'; 10]; Cell::ROWS];
    for cell in Cell::all() {
        if let Some(seat) = position.owner(cell) {
            let cell = moved(cell);
            letters[cell.row()][cell.column()] = ['b', 'w', 'r', 'y', 'g', 'u'][seat.index()];
        }
    }
    let rows = (0..Cell::ROWS)
        .rev()
        .map(|row| runs(Cell::columns(row).map(|column| letters[row][column])));
    drawn(variant, &format!("{} {rest}", rows.collect::<Vec<_>>().join("/")))
}

/// A row of a position text: letters, and digits for runs of dots.
fn runs(letters: impl Iterator<Item = char>) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for letter in letters.chain(['/']) {
        if letter == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text += &empty.to_string();
            empty = 0;
        }
        if letter != '/' {
            text.push(letter);
        }
    }
    text
}

fn exchange(letter: char, one: char, other: char) -> char {
    if letter == one {
        other
    } else if letter == other {
        one
    } else {
        letter
    }
}
