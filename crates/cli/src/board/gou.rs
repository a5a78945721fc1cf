//! Gou: nested squares joined by diagonals, the goal points in the middle.

use ratatui::layout::Rect;
use tetrarch_gou::{Board, Diagram, Line, Point, Spot};

use super::canvas::Canvas;
use super::{Drawing, Marks, palette};

/// Screen columns and rows of a half unit, so that a diagonal has a place for its stroke.
const SCALE_X: u16 = 4;
const SCALE_Y: u16 = 2;
const LEFT: u16 = 4;
const SPAN: u16 = Point::GRID as u16 - 1;
const WIDTH: u16 = LEFT + SPAN * SCALE_X + 2;
const HEIGHT: u16 = SPAN * SCALE_Y + 2;

pub(super) fn draw(diagram: &Diagram, marks: &Marks) -> Drawing {
    let mut canvas = Canvas::new(WIDTH, HEIGHT, marks);
    for line in lines_of(diagram) {
        draw_line(&mut canvas, diagram, line);
    }
    let middle = SPAN / 2;
    canvas.put(LEFT + middle * SCALE_X, middle * SCALE_Y, '❖', palette::goal());
    for spot in &diagram.spots {
        draw_spot(&mut canvas, spot);
    }
    coordinates(&mut canvas);
    canvas.finish()
}

/// The lines of the edition that has the diagram's points.
fn lines_of(diagram: &Diagram) -> &'static [Line] {
    let has_points = |board: &&Board| {
        let points = diagram.spots.iter().map(|spot| spot.point);
        points.collect::<tetrarch_gou::PointSet>() == board.points()
    };
    Board::editions().iter().find(has_points).map_or(&[], Board::lines)
}

const fn place(point: Point) -> (u16, u16) {
    (LEFT + point.x() as u16 * SCALE_X, point.y() as u16 * SCALE_Y)
}

/// Draws a line from each of its points to the next.
fn draw_line(canvas: &mut Canvas, diagram: &Diagram, line: &Line) {
    let is_goal = |point| diagram.spots.iter().any(|spot| spot.point == point && spot.goal);
    for pair in line.points.windows(2) {
        let (from, to) = (place(pair[0]), place(pair[1]));
        let joins_goals = pair.iter().all(|&point| is_goal(point));
        let style = if joins_goals { palette::goal() } else { palette::faint() };
        let (left, right) = (from.0.min(to.0), from.0.max(to.0));
        let (top, bottom) = (from.1.min(to.1), from.1.max(to.1));
        if top == bottom {
            let stroke = if joins_goals { '═' } else { '─' };
            for x in left + 1..right {
                canvas.put(x, top, stroke, style);
            }
        } else if left == right {
            let stroke = if joins_goals { '║' } else { '│' };
            for y in top + 1..bottom {
                canvas.put(left, y, stroke, style);
            }
        } else {
            let falls = (from.0 < to.0) == (from.1 < to.1);
            let stroke = if falls { '╲' } else { '╱' };
            canvas.put(left.midpoint(right), top.midpoint(bottom), stroke, style);
        }
    }
}

fn draw_spot(canvas: &mut Canvas, spot: &Spot) {
    let (x, y) = place(spot.point);
    let (symbol, style) = match spot.piece {
        Some(seat) => palette::gou_piece(seat),
        None if spot.goal => ('◇', palette::goal()),
        None => ('·', palette::faint()),
    };
    let name = spot.point.to_string();
    canvas.cell(&name, x, y, &symbol.to_string(), style);
    canvas.place(name, Rect::new(x - 1, y, SCALE_X - 1, 1));
}

fn coordinates(canvas: &mut Canvas) {
    for y in 0..Point::GRID {
        let label = format!("{:>2}", Point::GRID - y);
        canvas.write(0, u16::from(y) * SCALE_Y, &label, palette::faint());
    }
    for (x, letter) in (0..Point::GRID).zip('a'..) {
        canvas.put(LEFT + u16::from(x) * SCALE_X, HEIGHT - 1, letter, palette::faint());
    }
}
