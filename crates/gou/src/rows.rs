//! The pieces as text: the rows from the top, points only, digits for runs of empty points.

use tetrarch_game::{PositionError, PositionProblem};

use crate::messages::Misplaced;
use crate::{Point, PointSet};

/// The points of a board in one row, `y` counted from the top.
fn row(points: PointSet, y: u8) -> impl Iterator<Item = Point> {
    points.iter().filter(move |point| point.y() == y)
}

/// Red's and Yellow's pieces as text.
pub(crate) fn write(points: PointSet, pieces: [PointSet; 2]) -> String {
    let rows = (0..Point::GRID).map(|y| write_row(row(points, y), pieces));
    rows.collect::<Vec<_>>().join("/")
}

fn write_row(places: impl Iterator<Item = Point>, [red, yellow]: [PointSet; 2]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for point in places {
        if !(red | yellow).has(point) {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text += &empty.to_string();
            empty = 0;
        }
        text.push(if red.has(point) { 'r' } else { 'y' });
    }
    if empty > 0 {
        text += &empty.to_string();
    }
    text
}

/// Red's and Yellow's pieces from a text in the form that [`write`] gives it.
pub(crate) fn read(points: PointSet, text: &str) -> Result<[PointSet; 2], PositionError> {
    let rows: Vec<&str> = text.split('/').collect();
    let grid = usize::from(Point::GRID);
    if rows.len() != grid {
        return Err(PositionProblem::Rows { found: rows.len(), expected: grid }.into());
    }
    let mut pieces = [PointSet::EMPTY; 2];
    for (y, text) in (0..Point::GRID).zip(rows) {
        let places: Vec<Point> = row(points, y).collect();
        let [red, yellow] = read_row(Point::GRID - y, &places, text)?;
        pieces[0] |= red;
        pieces[1] |= yellow;
    }
    Ok(pieces)
}

fn read_row(row: u8, places: &[Point], text: &str) -> Result<[PointSet; 2], Misplaced> {
    let mut pieces = [PointSet::EMPTY; 2];
    let mut at = 0;
    let mut run = 0;
    for letter in text.chars() {
        match (letter, letter.to_digit(10)) {
            ('r' | 'y', _) => {
                let side = &mut pieces[usize::from(letter == 'y')];
                *side |= places.get(at).copied().into_iter().collect();
                at += 1;
                run = 0;
            }
            (_, Some(more @ 1..)) if run > 0 => {
                let sum = run + more;
                return Err(Misplaced::Numbers { row, first: run, second: more, sum });
            }
            (_, Some(empty @ 1..)) => {
                at += empty as usize;
                run = empty;
            }
            _ => return Err(Misplaced::Sign { row, sign: letter }),
        }
    }
    if at != places.len() {
        return Err(Misplaced::Points { row, found: at, expected: places.len() });
    }
    Ok(pieces)
}
