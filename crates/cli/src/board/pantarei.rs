//! Pantareï: the snake, its stacks standing side by side.

use ratatui::layout::Rect;
use ratatui::style::Style;
use tetrarch_pantarei::{Diagram, Scale};

use super::canvas::Canvas;
use super::{Drawing, Marks, palette};
use crate::messages::{BoardText, say};

/// A deal is nineteen scales, and so nineteen stacks at most.
const PLACES: u16 = 19;
const STACK_WIDTH: u16 = 4;
const WIDTH: u16 = PLACES * STACK_WIDTH;
/// Two scales landing on a stack of six make the highest stack of the sheet's game.
const USUAL_ROOM: u16 = 8;

pub(super) fn draw(diagram: &Diagram, marks: &Marks) -> Drawing {
    let tallest = diagram.stacks.iter().map(Vec::len).max().unwrap_or(0) as u16;
    let ground = tallest.max(USUAL_ROOM);
    let mut canvas = Canvas::new(WIDTH, ground + 3, marks);
    for (stack, place) in diagram.stacks.iter().zip(0..) {
        let x = place * STACK_WIDTH;
        for (scale, level) in stack.iter().zip(1..) {
            tile(&mut canvas, x, ground - level, *scale);
        }
        canvas.write(x, ground, "▔▔▔▔", palette::faint());
        number(&mut canvas, x, ground + 1, place + 1);
        let area = Rect::new(x, 0, STACK_WIDTH, ground + 2);
        canvas.place((place + 1).to_string(), area);
    }
    players(&mut canvas, ground + 2, diagram);
    canvas.finish()
}

fn tile(canvas: &mut Canvas, x: u16, y: u16, scale: Scale) {
    let letter = match scale {
        Scale::Coloured { colour, .. } => colour.letter(),
        Scale::Neutral => 'n',
    };
    let face = palette::scale(letter);
    let edge = face.bg.map_or(Style::new(), |ground| Style::new().fg(ground));
    canvas.put(x, y, '▐', edge);
    canvas.write(x + 1, y, &format!("{:^2}", scale.to_string()), face);
    canvas.put(x + 3, y, '▌', edge);
}

fn number(canvas: &mut Canvas, x: u16, y: u16, number: u16) {
    let name = number.to_string();
    canvas.cell(&name, x + 1, y, &name, palette::faint());
}

fn players(canvas: &mut Canvas, y: u16, diagram: &Diagram) {
    let text = match diagram.white {
        Some(white) => say(&BoardText::PantareiSeats { white, black: white.next(2) }),
        None => say(&BoardText::PantareiChoice),
    };
    canvas.write(0, y, &text, palette::strong());
}
