//! Reading an edition of the board from its data file.

use serde::Deserialize;
use tetrarch_game::PositionError;
use thiserror::Error;

use crate::{Axis, Board, Line, Point, PointSet, rows};

/// The data file: lines as their two ends, goals as points, the start as the rows of a position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edition {
    id: String,
    lines: Vec<String>,
    goals: Vec<String>,
    start: String,
}

/// What is wrong with the data of a board.
#[derive(Debug, Error)]
pub(crate) enum EditionError {
    #[error(transparent)]
    Unreadable(#[from] serde_json::Error),
    #[error("{0:?} is not a point: x and y must both be even or both odd, counted from a11")]
    NoPoint(String),
    #[error("{0:?} is not a line: two points like a11-k11 in one row, column or diagonal expected")]
    NoLine(String),
    #[error("line {0:?} shares a point with another line of the same direction")]
    Overlap(String),
    #[error("goal {0} is on no line")]
    LostGoal(Point),
    #[error("there is no goal point")]
    NoGoal,
    #[error("start: {0}")]
    Start(#[from] PositionError),
}

/// Reads and checks an edition and computes its table.
pub(crate) fn read(data: &str) -> Result<Board, EditionError> {
    let edition: Edition = serde_json::from_str(data)?;
    let mut points = PointSet::EMPTY;
    let mut linked = [PointSet::EMPTY; 4];
    let mut occupied = [PointSet::EMPTY; 4];
    let mut lines = Vec::new();
    for text in edition.lines {
        let line = read_line(&text)?;
        let axis = line.axis as usize;
        if occupied[axis].meets(line.set()) {
            return Err(EditionError::Overlap(text));
        }
        occupied[axis] |= line.set();
        linked[axis] |= line.points[..line.points.len() - 1].iter().copied().collect();
        points |= line.set();
        lines.push(line);
    }
    let goals: PointSet =
        edition.goals.iter().map(|name| read_point(name)).collect::<Result<_, _>>()?;
    if goals.is_empty() {
        return Err(EditionError::NoGoal);
    }
    if let Some(lost) = (goals & !points).first() {
        return Err(EditionError::LostGoal(lost));
    }
    let start = rows::read(points, &edition.start)?;
    let full = start.map(|pieces| pieces.len() as u8);
    Ok(Board { id: edition.id, points, lines, goals, start, full, linked })
}

fn read_point(name: &str) -> Result<Point, EditionError> {
    Point::from_name(name)
        .filter(|point| point.bit().is_some())
        .ok_or_else(|| EditionError::NoPoint(name.to_owned()))
}

/// A line from its two ends, its points in the order the axis runs.
fn read_line(text: &str) -> Result<Line, EditionError> {
    let no_line = || EditionError::NoLine(text.to_owned());
    let (one, other) = text.split_once('-').ok_or_else(no_line)?;
    let (one, other) = (read_point(one)?, read_point(other)?);
    for (first, last) in [(one, other), (other, one)] {
        for axis in Axis::ALL {
            let run = std::iter::successors(Some(first), |point| point.offset(axis.stride()));
            let mut points: Vec<Point> = run.collect();
            if let Some(end @ 1..) = points.iter().position(|&point| point == last) {
                points.truncate(end + 1);
                return Ok(Line { axis, points });
            }
        }
    }
    Err(no_line())
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::Axis;

    /// Two crossing lines, one goal, a piece each.
    const SMALL: &str = r#"{
        "id": "small",
        "lines": ["a11-e11", "c11-e9"],
        "goals": ["e9"],
        "start": "r1y/1/1////////"
    }"#;

    fn problem(from: &str, to: &str) -> String {
        assert!(SMALL.contains(from), "{from} is not in the data");
        read(&SMALL.replace(from, to)).expect_err("wrong data").to_string()
    }

    #[test]
    fn another_edition_is_read_from_its_lines() {
        let board = read(SMALL).unwrap();
        assert_eq!(board.points().len(), 5);
        assert_eq!(board.full, [1, 1]);
        let ends = board.lines().iter().map(|line| (line.axis, line.points.len()));
        assert!(ends.eq([(Axis::Horizontal, 3), (Axis::Falling, 3)]));
    }

    #[test]
    fn wrong_data_is_refused_with_its_reason() {
        assert!(problem("\"goals\"", "\"gaols\"").starts_with("unknown field `gaols`"));
        assert_eq!(
            problem("a11-e11", "a11-f11"),
            "\"f11\" is not a point: x and y must both be even or both odd, counted from a11"
        );
        let no_line =
            "is not a line: two points like a11-k11 in one row, column or diagonal expected";
        assert_eq!(problem("c11-e9", "c11-e7"), format!("\"c11-e7\" {no_line}"));
        assert_eq!(problem("c11-e9", "c11-c11"), format!("\"c11-c11\" {no_line}"));
        assert_eq!(problem("c11-e9", "c11"), format!("\"c11\" {no_line}"));
        assert_eq!(
            problem("c11-e9", "e11-g11"),
            "line \"e11-g11\" shares a point with another line of the same direction"
        );
        assert_eq!(problem("[\"e9\"]", "[]"), "there is no goal point");
        assert_eq!(problem("[\"e9\"]", "[\"k1\"]"), "goal k1 is on no line");
        assert_eq!(
            problem("r1y/", "r2y/"),
            "start: gou-position-points (expected: 3, found: 4, row: 11)"
        );
    }
}
