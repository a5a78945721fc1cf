//! Abalone: a hexagon of cells, rows by letter and diagonal columns by number.

use ratatui::layout::Rect;
use tetrarch_abalone::{Cell, Diagram};
use tetrarch_catalog::Seat;

use super::canvas::Canvas;
use super::{Drawing, Marks, palette};

const CELL_WIDTH: u16 = 4;
const ROW_HEIGHT: u16 = 2;
const ROWS: u16 = Cell::ROWS as u16;
/// The screen column of `e1`, the leftmost cell.
const LEFT: u16 = 6;
const WIDTH: u16 = LEFT + 8 * CELL_WIDTH + 7;
/// The screen row of the bottom row of cells.
const BOTTOM: u16 = 1 + (ROWS - 1) * ROW_HEIGHT;
const HEIGHT: u16 = BOTTOM + 4;

pub(super) fn draw(diagram: &Diagram, marks: &Marks) -> Drawing {
    let mut canvas = Canvas::new(WIDTH, HEIGHT, marks);
    edge(&mut canvas);
    coordinates(&mut canvas);
    for cell in Cell::all() {
        let (x, y) = centre(cell.row() as u16, cell.column() as u16);
        let (symbol, style) = match diagram.marble(cell) {
            Some(seat) => palette::marble(seat),
            None => ('·', palette::faint()),
        };
        let name = cell.to_string();
        canvas.cell(&name, x, y, &symbol.to_string(), style);
        canvas.place(name, Rect::new(x - 1, y, CELL_WIDTH - 1, 1));
    }
    pushed_off(&mut canvas, diagram);
    canvas.finish()
}

/// Where a cell is drawn. The formula also places what stands just beyond the board's edge.
fn centre(row: u16, column: u16) -> (u16, u16) {
    let half_steps = 2 * column + 4 - row - 2;
    (LEFT + half_steps * CELL_WIDTH / 2, BOTTOM - row * ROW_HEIGHT)
}

/// The six sides of the hexagon.
fn edge(canvas: &mut Canvas) {
    let style = palette::faint();
    let middle = BOTTOM - 4 * ROW_HEIGHT;
    for above in 0..=ROWS {
        let (left, right) = (LEFT - 3 + above, LEFT + 8 * CELL_WIDTH + 3 - above);
        for (y, slopes) in [(middle - above, ['╱', '╲']), (middle + above, ['╲', '╱'])] {
            if above == ROWS {
                for x in left..=right {
                    canvas.put(x, y, '─', style);
                }
            }
            let [left_slope, right_slope] = if above == 0 { ['<', '>'] } else { slopes };
            canvas.put(left, y, left_slope, style);
            canvas.put(right, y, right_slope, style);
        }
    }
}

/// Row letters at the left; column numbers where each column ends at the lower right.
fn coordinates(canvas: &mut Canvas) {
    for (row, letter) in (0..ROWS).zip('a'..) {
        let (x, y) = centre(row, *Cell::columns(row.into()).start() as u16);
        canvas.put(x - 5, y, letter, palette::faint());
    }
    for column in 1..=9_u16 {
        let digit = column.to_string();
        let lowest_row = column.saturating_sub(5);
        let (x, y) = centre(lowest_row, column);
        let beside_the_edge = u16::from(lowest_row > 0);
        canvas.write(x + 2 + beside_the_edge, y + ROW_HEIGHT, &digit, palette::faint());
    }
}

fn pushed_off(canvas: &mut Canvas, diagram: &Diagram) {
    let counts = diagram.pushed_off.iter();
    let mut x = 0;
    canvas.write(x, HEIGHT - 1, "off", palette::faint());
    x += 4;
    for (count, seat) in counts.zip(Seat::all(diagram.pushed_off.len())) {
        let (symbol, style) = palette::marble(seat);
        canvas.put(x, HEIGHT - 1, symbol, style);
        canvas.write(x + 2, HEIGHT - 1, &count.to_string(), palette::strong());
        x += 6;
    }
}
