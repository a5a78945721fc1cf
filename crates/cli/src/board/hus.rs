//! Hus: four rows of pits, each with its count and its seeds.

use ratatui::layout::Rect;
use tetrarch_game::Side;
use tetrarch_hus::{Diagram, Pit};

use super::canvas::Canvas;
use super::{Drawing, Marks, palette};
use crate::messages::{BoardText, say};

const PIT_WIDTH: u16 = 5;
const PIT_HEIGHT: u16 = 3;
const LEFT: u16 = 3;
const TOP: u16 = 1;
const WIDTH: u16 = LEFT + Pit::COLUMNS as u16 * PIT_WIDTH + 1;
const HEIGHT: u16 = TOP + Pit::ROWS as u16 * PIT_HEIGHT + 3;

pub(super) fn draw(diagram: &Diagram, marks: &Marks) -> Drawing {
    let mut canvas = Canvas::new(WIDTH, HEIGHT, marks);
    frame(&mut canvas);
    coordinates(&mut canvas);
    for row in 0..Pit::ROWS {
        for column in 0..Pit::COLUMNS {
            pit(&mut canvas, diagram, Pit::new(column, row));
        }
    }
    sides(&mut canvas, diagram);
    canvas.finish()
}

/// The upper left corner of a pit's frame. North's rows are drawn above.
fn corner(pit: Pit) -> (u16, u16) {
    let row = (Pit::ROWS - 1 - pit.row()) as u16;
    (LEFT + pit.column() as u16 * PIT_WIDTH, TOP + row * PIT_HEIGHT)
}

fn pit(canvas: &mut Canvas, diagram: &Diagram, pit: Pit) {
    let (x, y) = corner(pit);
    let name = pit.to_string();
    let seeds = diagram.seeds(pit);
    if seeds == 0 {
        canvas.cell(&name, x + 2, y + 1, " ·", palette::faint());
    } else {
        canvas.cell(&name, x + 2, y + 1, &format!("{seeds:>2}"), palette::strong());
        let heap = heap(seeds);
        let margin = (PIT_WIDTH - heap.chars().count() as u16) / 2;
        canvas.write(x + 1 + margin, y + 2, &heap, palette::seeds());
    }
    canvas.place(name, Rect::new(x + 1, y + 1, PIT_WIDTH - 1, PIT_HEIGHT - 1));
}

/// Seeds as dots, eight to a character; a full pit shows as full and its count says the rest.
fn heap(seeds: u8) -> String {
    const DOTS: [char; 9] = ['⠀', '⠂', '⠒', '⠖', '⠶', '⠷', '⡷', '⣷', '⣿'];
    const MOST: u8 = 8 * (PIT_WIDTH as u8 - 2);
    let seeds = seeds.min(MOST);
    let full = std::iter::repeat_n(DOTS[8], usize::from(seeds / 8));
    let rest = (!seeds.is_multiple_of(8)).then(|| DOTS[usize::from(seeds % 8)]);
    full.chain(rest).collect()
}

fn frame(canvas: &mut Canvas) {
    for line in 0..=Pit::ROWS as u16 {
        let [left, fill, cross, right] = match line {
            0 => ['╭', '─', '┬', '╮'],
            2 => ['╞', '═', '╪', '╡'],
            4 => ['╰', '─', '┴', '╯'],
            _ => ['├', '─', '┼', '┤'],
        };
        let y = TOP + line * PIT_HEIGHT;
        for x in LEFT..WIDTH {
            let symbol = match x - LEFT {
                0 => left,
                _ if x == WIDTH - 1 => right,
                offset if offset % PIT_WIDTH == 0 => cross,
                _ => fill,
            };
            canvas.put(x, y, symbol, palette::faint());
        }
    }
    for x in (LEFT..WIDTH).step_by(usize::from(PIT_WIDTH)) {
        for y in TOP..TOP + Pit::ROWS as u16 * PIT_HEIGHT {
            if !(y - TOP).is_multiple_of(PIT_HEIGHT) {
                canvas.put(x, y, '│', palette::faint());
            }
        }
    }
}

fn coordinates(canvas: &mut Canvas) {
    for row in 0..Pit::ROWS {
        let (_, y) = corner(Pit::new(0, row));
        canvas.write(LEFT - 2, y + 1, &(row + 1).to_string(), palette::faint());
    }
    for (column, letter) in ('a'..='h').enumerate() {
        let (x, y) = corner(Pit::new(column, 0));
        canvas.put(x + 3, y + PIT_HEIGHT + 1, letter, palette::faint());
    }
}

/// Each side's name and seeds, and the seeds on their way between the two.
fn sides(canvas: &mut Canvas, diagram: &Diagram) {
    let seeds = |rows: &[[u8; Pit::COLUMNS]]| rows.iter().flatten().sum::<u8>();
    let (south, north) = diagram.rows.split_at(2);
    let bottom = HEIGHT - 1;
    let heading = |side, seeds| say(&BoardText::HusSeeds { side: Side(side), seeds });
    canvas.write(LEFT, 0, &heading("north", seeds(north)), palette::strong());
    canvas.write(LEFT, bottom, &heading("south", seeds(south)), palette::strong());
    if diagram.hand > 0 {
        let hand = say(&BoardText::HusHand { seeds: diagram.hand });
        let hand = format!("{hand} {}", heap(diagram.hand));
        let x = WIDTH.saturating_sub(hand.chars().count() as u16);
        canvas.write(x, bottom, &hand, palette::seeds());
    }
}
