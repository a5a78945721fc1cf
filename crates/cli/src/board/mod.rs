//! The boards as a terminal draws them: in colour, and readable without it.
//!
//! [`draw`] is all that `show` needs. The full-screen game also asks where each cell lies, to
//! follow the mouse, and takes its [`Marks`] from the events of a move.

mod abalone;
mod canvas;
mod gou;
mod hus;
mod marks;
mod miniature;
mod palette;
mod pantarei;
mod plain;
mod touched;

#[cfg(test)]
mod tests;

use ratatui::layout::{Position, Rect, Size};
use ratatui::text::Text;
use tetrarch_catalog::AnyDiagram;

pub use marks::{Mark, Marks};
pub use miniature::miniature;
pub use palette::{accent, seat_badge};

/// The board of any game, with some of its cells marked, without empty lines above it.
#[must_use]
pub fn draw(diagram: &AnyDiagram, marks: &Marks) -> Text<'static> {
    let lines = Drawing::of(diagram, marks).text.lines.into_iter();
    Text::from_iter(lines.skip_while(|line| line.width() == 0))
}

/// A drawn board that knows where its cells are.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// What is printed.
    pub text: Text<'static>,
    /// The room the board takes; the same for every position of a game's variant.
    pub size: Size,
    cells: Vec<(String, Rect)>,
}

impl Drawing {
    /// Draws a board, with some of its cells marked.
    #[must_use]
    pub fn of(diagram: &AnyDiagram, marks: &Marks) -> Self {
        match diagram {
            AnyDiagram::Hus(diagram) => hus::draw(diagram, marks),
            AnyDiagram::Pantarei(diagram) => pantarei::draw(diagram, marks),
            AnyDiagram::Gou(diagram) => gou::draw(diagram, marks),
            AnyDiagram::Abalone(diagram) => abalone::draw(diagram, marks),
            other => match other.plain() {
                Some(diagram) => plain::draw(diagram, marks),
                None => plain::data(other),
            },
        }
    }

    /// The name of the cell drawn at a place, counted from the board's upper left corner.
    #[must_use]
    pub fn cell_at(&self, at: Position) -> Option<&str> {
        let hit = self.cells.iter().find(|(_, area)| area.contains(at));
        hit.map(|(name, _)| name.as_str())
    }

    /// Where a cell is drawn.
    #[cfg(test)]
    pub fn place_of(&self, cell: &str) -> Option<Position> {
        let found = self.cells.iter().find(|(name, _)| name == cell);
        found.map(|(_, area)| area.as_position())
    }
}
