//! Small boards without coordinates, to choose a game by.

use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use tetrarch_abalone::Cell;
use tetrarch_catalog::AnyDiagram;
use tetrarch_gou::Point;

use super::{palette, plain};

/// A board at a glance: no larger than 39 columns and 11 rows.
#[must_use]
pub fn miniature(diagram: &AnyDiagram) -> Text<'static> {
    match diagram {
        AnyDiagram::Hus(diagram) => hus(diagram),
        AnyDiagram::Pantarei(diagram) => pantarei(diagram),
        AnyDiagram::Gou(diagram) => gou(diagram),
        AnyDiagram::Abalone(diagram) => abalone(diagram),
        other => other.plain().map(plain::miniature).unwrap_or_default(),
    }
}

fn sign((symbol, style): (char, Style)) -> Span<'static> {
    Span::styled(symbol.to_string(), style)
}

fn dot() -> Span<'static> {
    sign(('·', palette::faint()))
}

fn hus(diagram: &tetrarch_hus::Diagram) -> Text<'static> {
    let row = |seeds: &[u8; 8]| -> Line<'static> {
        let pits = seeds.iter().flat_map(|&count| {
            let pit = match count {
                0 => Span::styled(" ·", palette::faint()),
                _ => Span::styled(format!("{count:>2}"), palette::seeds()),
            };
            [pit, Span::raw(" ")]
        });
        pits.collect()
    };
    let mut lines: Vec<Line> = diagram.rows.iter().rev().map(row).collect();
    lines.insert(2, Line::styled("╶".to_owned() + &"─".repeat(22) + "╴", palette::faint()));
    Text::from(lines)
}

fn pantarei(diagram: &tetrarch_pantarei::Diagram) -> Text<'static> {
    let tallest = diagram.stacks.iter().map(Vec::len).max().unwrap_or(0);
    let level = |level: usize| -> Line<'static> {
        let scales = diagram.stacks.iter().map(|stack| match stack.get(level) {
            Some(scale) => {
                let text = scale.to_string();
                let letter = text.chars().next().unwrap_or(' ');
                Span::styled(format!("{text:<2}"), palette::scale(letter))
            }
            None => Span::raw("  "),
        });
        scales.collect()
    };
    Text::from_iter((0..tallest).rev().map(level))
}

fn gou(diagram: &tetrarch_gou::Diagram) -> Text<'static> {
    let row = |y: u8| -> Line<'static> {
        let mut spans = Vec::new();
        for x in 0..Point::GRID {
            let point = Point::new(x, y);
            let spot = diagram.spots.iter().find(|spot| spot.point == point);
            spans.push(match spot {
                None => Span::raw(" "),
                Some(spot) => match spot.piece {
                    Some(seat) => sign(palette::gou_piece(seat)),
                    None if spot.goal => sign(('◇', palette::goal())),
                    None => dot(),
                },
            });
            spans.push(Span::raw(" "));
        }
        Line::from(spans)
    };
    Text::from_iter((0..Point::GRID).map(row))
}

fn abalone(diagram: &tetrarch_abalone::Diagram) -> Text<'static> {
    let row = |row: usize| -> Line<'static> {
        let columns = Cell::columns(row);
        let indent = Span::raw(" ".repeat(row.abs_diff(Cell::ROWS / 2)));
        let cells = columns.filter_map(|column| Cell::new(row, column)).flat_map(|cell| {
            let cell = diagram.marble(cell).map_or_else(dot, |seat| sign(palette::marble(seat)));
            [cell, Span::raw(" ")]
        });
        std::iter::once(indent).chain(cells).collect()
    };
    Text::from_iter((0..Cell::ROWS).rev().map(row))
}
