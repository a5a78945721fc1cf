//! The pieces as text: the rows from the top, points only, digits for runs of empty points.

use tetrarch_game::PositionError;

use crate::{Point, PointSet};

/// The points of a board in one row, `y` counted from the top.
fn row(points: PointSet, y: u8) -> impl Iterator<Item = Point> {
    points.iter().filter(move |point| point.y() == y)
}

/// Red's and Yellow's pieces as text.
pub(crate) fn write(points: PointSet, [red, yellow]: [PointSet; 2]) -> String {
    let mut text = String::new();
    for y in 0..Point::GRID {
        if y > 0 {
            text.push('/');
        }
        let mut empty = 0;
        let flush = |text: &mut String, empty: &mut u32| {
            if *empty > 0 {
                text.push_str(&empty.to_string());
                *empty = 0;
            }
        };
        for point in row(points, y) {
            let letter = match () {
                () if red.has(point) => 'r',
                () if yellow.has(point) => 'y',
                () => {
                    empty += 1;
                    continue;
                }
            };
            flush(&mut text, &mut empty);
            text.push(letter);
        }
        flush(&mut text, &mut empty);
    }
    text
}

/// Red's and Yellow's pieces from a text in the form that [`write`] gives it.
pub(crate) fn read(points: PointSet, text: &str) -> Result<[PointSet; 2], PositionError> {
    let rows: Vec<&str> = text.split('/').collect();
    let grid = usize::from(Point::GRID);
    if rows.len() != grid {
        let problem = format!("has {} rows, {grid} expected", rows.len());
        return Err(PositionError::new("the board", problem));
    }
    let mut pieces = [PointSet::EMPTY; 2];
    for (y, letters) in (0..Point::GRID).zip(rows) {
        let part = format!("row {}", Point::GRID - y);
        let wrong = |problem| PositionError::new(part.clone(), problem);
        let places: Vec<Point> = row(points, y).collect();
        let mut at = 0;
        let mut after_digit = false;
        for letter in letters.chars() {
            let seat = match letter {
                'r' => Some(0),
                'y' => Some(1),
                '1'..='9' if after_digit => {
                    return Err(wrong(format!("has two digits in a row at {letter}; add them up")));
                }
                '1'..='9' => None,
                _ => {
                    let expected = "r, y or a number of empty points expected";
                    return Err(wrong(format!("has {letter:?}; {expected}")));
                }
            };
            after_digit = seat.is_none();
            if let (Some(seat), Some(&point)) = (seat, places.get(at)) {
                let side: &mut PointSet = &mut pieces[seat];
                *side |= PointSet::of(point);
            }
            at += letter.to_digit(10).unwrap_or(1) as usize;
        }
        if at != places.len() {
            return Err(wrong(format!("has {at} points, {} expected", places.len())));
        }
    }
    Ok(pieces)
}
