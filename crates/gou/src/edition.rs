//! Reading an edition of the board from its data file.

use serde::Deserialize;
use tetrarch_game::PositionError;

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
#[derive(Debug)]
#[cfg_attr(not(test), expect(dead_code, reason = "read in a panic"))]
pub(crate) enum EditionError {
    Unreadable(serde_json::Error),
    /// Not a point: x and y must both be even or both odd, counted from a11.
    NoPoint(String),
    /// Not a line: two points like a11-k11 in one row, column or diagonal are expected.
    NoLine(String),
    /// A line that shares a point with another line of the same direction.
    Overlap(String),
    /// A goal on no line.
    LostGoal(Point),
    /// There is no goal point.
    NoGoal,
    /// The start cannot be read.
    Start(PositionError),
}

impl From<serde_json::Error> for EditionError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unreadable(error)
    }
}

impl From<PositionError> for EditionError {
    fn from(error: PositionError) -> Self {
        Self::Start(error)
    }
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
    use super::{EditionError, read};
    use crate::Axis;

    /// Two crossing lines, one goal, a piece each.
    const SMALL: &str = r#"{
        "id": "small",
        "lines": ["a11-e11", "c11-e9"],
        "goals": ["e9"],
        "start": "r1y/1/1////////"
    }"#;

    fn problem(from: &str, to: &str) -> EditionError {
        assert!(SMALL.contains(from), "{from} is not in the data");
        read(&SMALL.replace(from, to)).expect_err("wrong data")
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
        use EditionError::{LostGoal, NoGoal, NoLine, NoPoint, Overlap, Start, Unreadable};

        let unknown = problem("\"goals\"", "\"gaols\"");
        assert!(
            matches!(unknown, Unreadable(error) if error.to_string().starts_with("unknown field `gaols`"))
        );
        assert!(matches!(problem("a11-e11", "a11-f11"), NoPoint(name) if name == "f11"));
        for line in ["c11-e7", "c11-c11", "c11"] {
            assert!(matches!(problem("c11-e9", line), NoLine(text) if text == line));
        }
        assert!(matches!(problem("c11-e9", "e11-g11"), Overlap(text) if text == "e11-g11"));
        assert!(matches!(problem("[\"e9\"]", "[]"), NoGoal));
        assert!(
            matches!(problem("[\"e9\"]", "[\"k1\"]"), LostGoal(goal) if goal.to_string() == "k1")
        );
        let Start(start) = problem("r1y/", "r2y/") else { panic!("the start is wrong") };
        assert_eq!(start.to_string(), "gou-position-points (expected: 3, found: 4, row: 11)");
    }
}
