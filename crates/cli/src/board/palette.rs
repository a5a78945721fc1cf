//! Colours that stand on dark and on light terminals alike.
//!
//! They are indices of the 256-colour table, which every terminal has had for decades. Text that
//! carries no meaning by its colour keeps the terminal's own foreground.

use ratatui::style::{Color, Modifier, Style};
use tetrarch_catalog::Seat;

const BURNT_ORANGE: Color = Color::Indexed(166);
const JADE: Color = Color::Indexed(35);
const VERMILION: Color = Color::Indexed(160);
const SLATE_BLUE: Color = Color::Indexed(67);
const AMBER: Color = Color::Indexed(178);
const LEAF: Color = Color::Indexed(71);
const SKY: Color = Color::Indexed(33);
const GREY: Color = Color::Indexed(245);
const IVORY: Color = Color::Indexed(254);
const COAL: Color = Color::Indexed(238);

/// A game's own colour.
#[must_use]
pub fn accent(game: &str) -> Color {
    match game {
        "hus" => BURNT_ORANGE,
        "pantarei" => JADE,
        "gou" => VERMILION,
        "abalone" => SLATE_BLUE,
        _ => Color::Reset,
    }
}

/// The sign of a seat's pieces, for games in which a seat keeps its pieces.
#[must_use]
pub fn seat_badge(game: &str, seat: Seat) -> Option<(char, Style)> {
    match game {
        "gou" => Some(gou_piece(seat)),
        "abalone" => Some(marble(seat)),
        _ => None,
    }
}

/// The board's lines, coordinates and empty cells.
pub(super) fn faint() -> Style {
    Style::new().fg(GREY)
}

/// Names and counts beside a board.
pub(super) fn strong() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// Seeds in a pit or in the hand.
pub(super) fn seeds() -> Style {
    Style::new().fg(BURNT_ORANGE)
}

/// A scale's face; white and black keep their own ground on any terminal.
pub(super) fn scale(letter: char) -> Style {
    match letter {
        'w' => Style::new().fg(COAL).bg(IVORY),
        'b' => Style::new().fg(IVORY).bg(COAL),
        _ => Style::new().fg(IVORY).bg(JADE),
    }
}

/// The goal points of Gou, the lines that join them and the luck symbol between them.
pub(super) fn goal() -> Style {
    Style::new().fg(VERMILION)
}

/// A piece of Gou: filled or hollow, so that colour is not needed.
pub(super) fn gou_piece(seat: Seat) -> (char, Style) {
    match seat {
        Seat::FIRST => ('●', strong().fg(VERMILION)),
        _ => ('○', strong().fg(AMBER)),
    }
}

/// What a seat's pieces are drawn in where they have no colour of their own.
pub(super) fn seat(seat: Seat) -> Style {
    marble(seat).1
}

/// A marble: six shapes, so that colour is not needed.
pub(super) fn marble(seat: Seat) -> (char, Style) {
    let (shape, colour) = match seat.index() {
        0 => ('●', SLATE_BLUE),
        1 => ('○', Color::Reset),
        2 => ('◆', VERMILION),
        3 => ('■', AMBER),
        4 => ('▲', LEAF),
        _ => ('★', SKY),
    };
    (shape, strong().fg(colour))
}
