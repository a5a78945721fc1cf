//! A game on the screen.

use ratatui::Frame;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::layout::{Areas, areas, smallest};
use super::{ink, panel, too_small};
use crate::board::{Drawing, Marks};
use crate::messages::{Screen, say};
use crate::play::playing::Playing;

pub(super) fn render(playing: &Playing, shows_bar: bool, frame: &mut Frame) {
    let drawing = Drawing::of(&playing.diagram(), &playing.marks());
    let Some(areas) = areas_of(playing, drawing.size, frame.area().as_size()) else {
        return too_small(frame, smallest(drawing.size));
    };
    frame.render_widget(&drawing.text, areas.board);
    panel::players(playing, shows_bar, frame, areas.players);
    panel::moves(playing, frame, areas.moves);
    panel::preview(playing, frame, areas.preview);
    panel::history(playing, frame, areas.history);
    status(playing, frame, areas.status);
    prompt(playing, frame, areas.prompt);
}

fn areas_of(playing: &Playing, board: Size, screen: Size) -> Option<Areas> {
    areas(screen, board, playing.session().position().seats())
}

fn areas_now(playing: &Playing, screen: Size) -> Option<(Drawing, Areas)> {
    let drawing = Drawing::of(&playing.diagram(), &Marks::default());
    let areas = areas_of(playing, drawing.size, screen)?;
    Some((drawing, areas))
}

/// The cell of the board under a place of the screen.
#[must_use]
pub fn cell_at(playing: &Playing, screen: Size, at: Position) -> Option<String> {
    let (drawing, areas) = areas_now(playing, screen)?;
    let x = at.x.checked_sub(areas.board.x)?;
    let y = at.y.checked_sub(areas.board.y)?;
    drawing.cell_at(Position::new(x, y)).map(str::to_owned)
}

/// Where a cell of the board is on the screen.
#[cfg(test)]
pub fn place_of(playing: &Playing, screen: Size, cell: &str) -> Option<Position> {
    let (drawing, areas) = areas_now(playing, screen)?;
    let place = drawing.place_of(cell)?;
    Some(Position::new(areas.board.x + place.x, areas.board.y + place.y))
}

/// How many moves stand side by side in the list.
#[must_use]
pub fn move_columns(playing: &Playing, screen: Size) -> usize {
    areas_now(playing, screen).map_or(1, |(_, areas)| panel::columns(playing, areas.moves))
}

/// The last move's sentence, or what the player should know about the last key.
fn status(playing: &Playing, frame: &mut Frame, area: Rect) {
    let start = say(&Screen::Start);
    let (text, style) = match (playing.notice(), playing.last()) {
        (Some(notice), _) => (notice.to_owned(), ink::STRONG),
        (None, Some(last)) => (say(&last.message), Style::new()),
        (None, None) => (start, ink::FAINT),
    };
    frame.render_widget(Paragraph::new(text).style(style).wrap(Wrap { trim: true }), area);
}

fn prompt(playing: &Playing, frame: &mut Frame, area: Rect) {
    let game = playing.session().table().settings().game();
    let picker = playing.picker();
    let entered = match picker.pressed() {
        [] => picker.typed().to_owned(),
        pressed => pressed.join(" "),
    };
    let line = Line::from(vec![
        Span::styled("› ", ink::accent(game)),
        Span::styled(entered, ink::STRONG),
        Span::styled("▏", ink::FAINT),
    ]);
    frame.render_widget(line, area);
    let keys = if playing.is_animated() { Screen::Skip } else { Screen::KeysPlaying };
    frame.render_widget(Line::styled(say(&keys), ink::FAINT).right_aligned(), area);
}
