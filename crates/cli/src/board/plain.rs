//! A plain board: the cells of any game that has no drawing of its own. A free cell shows its name.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use tetrarch_catalog::AnyDiagram;
use tetrarch_game::{PlainCell, PlainDiagram};
use unicode_width::UnicodeWidthStr as _;

use super::canvas::Canvas;
use super::{Drawing, Marks, palette};

/// Columns between two cells: room for the brackets of both.
const GAP: u16 = 2;
/// Where the first cell begins, behind its bracket.
const LEFT: u16 = 1;

/// Draws a board, with some of its cells marked.
pub(super) fn draw(diagram: &PlainDiagram, marks: &Marks) -> Drawing {
    let width = cell_width(diagram);
    let columns = diagram.rows.iter().map(Vec::len).max().unwrap_or(0) as u16;
    let height = (diagram.rows.len() as u16).max(1);
    let mut canvas = Canvas::new(LEFT + columns * (width + GAP), height, marks);
    for (row, y) in diagram.rows.iter().zip(0..) {
        for (cell, column) in row.iter().zip(0..) {
            let Some(cell) = cell else { continue };
            let x = LEFT + column * (width + GAP);
            let (content, style) = content(cell, width);
            canvas.cell(&cell.name, x, y, &content, style);
            canvas.place(cell.name.clone(), Rect::new(x, y, width, 1));
        }
    }
    canvas.finish()
}

/// What a drawing holds, for a game that has neither a plain board nor one of its own: one line for each of its parts.
pub(super) fn data(diagram: &AnyDiagram) -> Drawing {
    let value = serde_json::to_value(diagram).unwrap_or_default();
    let parts = value.as_object().into_iter().flatten();
    let lines: Vec<String> = parts.map(|(name, part)| format!("{name}: {part}")).collect();
    let width = lines.iter().map(|line| line.width()).max().unwrap_or(0) as u16;
    let mut canvas = Canvas::new(width, (lines.len() as u16).max(1), &NO_MARKS);
    for (line, y) in lines.iter().zip(0..) {
        canvas.write(0, y, line, Style::new());
    }
    canvas.finish()
}

/// The board at a glance, without names.
pub(super) fn miniature(diagram: &PlainDiagram) -> Text<'static> {
    let sign = |cell: &Option<PlainCell>| match cell {
        None => Span::raw("  "),
        Some(cell) => match &cell.piece {
            Some(piece) => Span::styled(format!("{} ", piece.mark), palette::seat(piece.seat)),
            None => Span::styled("· ", palette::faint()),
        },
    };
    Text::from_iter(diagram.rows.iter().map(|row| row.iter().map(sign).collect::<Line<'static>>()))
}

static NO_MARKS: Marks = Marks::NONE;

/// The width of the widest name or piece.
fn cell_width(diagram: &PlainDiagram) -> u16 {
    let mark = |cell: &PlainCell| cell.piece.as_ref().map_or(0, |piece| piece.mark.width());
    diagram.cells().map(|cell| cell.name.width().max(mark(cell))).max().unwrap_or(0) as u16
}

fn content(cell: &PlainCell, width: u16) -> (String, Style) {
    let (text, style) = match &cell.piece {
        Some(piece) => (&piece.mark, palette::seat(piece.seat)),
        None => (&cell.name, palette::faint()),
    };
    (format!("{text:^width$}", width = usize::from(width)), style)
}
