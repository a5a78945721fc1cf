//! The few styles of everything but the boards.

use ratatui::style::{Color, Modifier, Style};

/// Titles and names.
pub(super) const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
/// Remarks, and what is not in use.
pub(super) const FAINT: Style = Style::new().fg(Color::Indexed(245));
/// What Enter would take.
pub(super) const HIGHLIGHT: Style =
    Style::new().add_modifier(Modifier::REVERSED.union(Modifier::BOLD));

/// A game's own colour, for what can be done now.
pub(super) fn accent(game: &str) -> Style {
    Style::new().fg(crate::board::accent(game)).add_modifier(Modifier::BOLD)
}
