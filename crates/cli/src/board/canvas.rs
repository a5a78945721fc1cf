//! A sheet of styled characters to draw a board on.

use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};

use super::{Drawing, Marks};

/// Characters in rows, each with its style, and the cells that were drawn so far.
pub(super) struct Canvas<'a> {
    rows: Vec<Vec<(char, Style)>>,
    cells: Vec<(String, Rect)>,
    marks: &'a Marks,
}

impl<'a> Canvas<'a> {
    /// An empty sheet. Cells drawn on it show their marks.
    pub(super) fn new(width: u16, height: u16, marks: &'a Marks) -> Self {
        let row = vec![(' ', Style::new()); usize::from(width)];
        Self { rows: vec![row; usize::from(height)], cells: Vec::new(), marks }
    }

    /// Puts one character.
    pub(super) fn put(&mut self, x: u16, y: u16, symbol: char, style: Style) {
        self.rows[usize::from(y)][usize::from(x)] = (symbol, style);
    }

    /// Writes a text to the right.
    pub(super) fn write(&mut self, x: u16, y: u16, text: &str, style: Style) {
        for (symbol, x) in text.chars().zip(x..) {
            self.put(x, y, symbol, style);
        }
    }

    /// Writes what a cell holds, between the brackets of its mark if it has one. They take one
    /// column on either side of `content`.
    pub(super) fn cell(&mut self, name: &str, x: u16, y: u16, content: &str, style: Style) {
        let width = content.chars().count() as u16;
        match self.marks.of(name) {
            None => self.write(x, y, content, style),
            Some(mark) => {
                let (open, close) = mark.brackets();
                self.put(x - 1, y, open, mark.bracket_style());
                self.write(x, y, content, mark.content_style(style));
                self.put(x + width, y, close, mark.bracket_style());
            }
        }
    }

    /// Says which part of the sheet answers to a cell's name.
    pub(super) fn place(&mut self, name: String, area: Rect) {
        self.cells.push((name, area));
    }

    /// The finished board; spaces at the ends of lines are left off.
    pub(super) fn finish(self) -> Drawing {
        let size = Size::new(self.rows[0].len() as u16, self.rows.len() as u16);
        let lines = self.rows.iter().map(|row| line(row));
        Drawing { text: Text::from_iter(lines), size, cells: self.cells }
    }
}

/// One span for each run of characters of one style.
fn line(row: &[(char, Style)]) -> Line<'static> {
    let written = row.iter().rposition(|(symbol, _)| *symbol != ' ').map_or(0, |last| last + 1);
    let runs = row[..written].chunk_by(|(_, one), (_, next)| one == next);
    runs.map(|run| {
        let text: String = run.iter().map(|(symbol, _)| symbol).collect();
        Span::styled(text, run[0].1)
    })
    .collect()
}
