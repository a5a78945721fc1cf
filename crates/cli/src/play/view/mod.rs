//! The state of the screen as it is seen. Nothing here changes it.

mod chooser;
mod dialog;
mod ink;
mod layout;
mod panel;
mod playing;

use ratatui::Frame;
use ratatui::layout::{Alignment, Size};
use ratatui::widgets::Paragraph;

pub use chooser::{Pressed, pressed};
#[cfg(test)]
pub use playing::place_of;
pub use playing::{cell_at, move_columns};

use super::app::{App, Screen};
use crate::messages::{Screen as Words, say};

/// Draws the screen.
pub fn render(app: &App, frame: &mut Frame) {
    match app.screen() {
        Screen::Choosing(chooser) => chooser::render(chooser, app.notice(), frame),
        Screen::Playing(playing) => playing::render(playing, app.shows_bar(), frame),
    }
    if let Some(dialog) = app.dialog() {
        dialog::render(dialog, app, frame);
    }
}

/// Asks for a larger window.
fn too_small(frame: &mut Frame, needed: Size) {
    let screen = frame.area();
    let text = say(&Words::WindowIs {
        width: screen.width,
        height: screen.height,
        least_width: needed.width,
        least_height: needed.height,
    });
    let area = layout::centred(screen, Size::new(screen.width, 2));
    frame.render_widget(Paragraph::new(text).alignment(Alignment::Center), area);
}
