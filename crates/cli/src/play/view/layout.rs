//! Where everything stands while a game is on the screen.

use ratatui::layout::{Constraint, Layout, Rect, Size};

/// The narrowest panel that can be read.
const PANEL_WIDTH: u16 = 26;
/// The widest panel that is still a panel.
const WIDEST_PANEL: u16 = 48;
/// The lowest panel under a board.
const PANEL_HEIGHT: u16 = 8;
/// Columns between the parts.
const GAP: u16 = 2;
/// The sentence and the line to type on.
const FOOT: u16 = 2;

/// The parts of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Areas {
    /// Exactly the board.
    pub board: Rect,
    /// The game and who plays it.
    pub players: Rect,
    /// The legal moves.
    pub moves: Rect,
    /// What the highlighted move would do.
    pub preview: Rect,
    /// The moves played.
    pub history: Rect,
    /// What the last move did.
    pub status: Rect,
    /// What is being typed, and the keys.
    pub prompt: Rect,
}

/// The smallest screen that a board can be played on.
pub(super) fn smallest(board: Size) -> Size {
    let beside = Size::new(board.width + PANEL_WIDTH, board.height + FOOT);
    let below = Size::new(board.width, board.height + PANEL_HEIGHT + FOOT);
    if beside.width <= 80 { beside } else { below }
}

/// The parts of a screen: the panel beside the board, or under it where it is too narrow. A
/// sentence gets a second line if there is one to spare. None if the screen is too small.
pub(super) fn areas(screen: Size, board: Size, seats: usize) -> Option<Areas> {
    [2, 1].into_iter().find_map(|status_height| {
        let [main, status, prompt] = Layout::vertical([
            Constraint::Min(0),
            Constraint::Length(status_height),
            Constraint::Length(1),
        ])
        .areas(screen.into());
        let foot = Foot { status, prompt };
        beside(main, board, seats, foot).or_else(|| below(main, board, seats, foot))
    })
}

#[derive(Clone, Copy)]
struct Foot {
    status: Rect,
    prompt: Rect,
}

fn beside(main: Rect, board: Size, seats: usize, foot: Foot) -> Option<Areas> {
    if main.width < board.width + PANEL_WIDTH || main.height < board.height {
        return None;
    }
    let panel_width = (main.width - board.width).min(WIDEST_PANEL) - GAP;
    let [left, panel] =
        Layout::horizontal([Constraint::Min(0), Constraint::Length(panel_width)]).areas(main);
    let [players, moves, preview, history] = Layout::vertical([
        Constraint::Length(seats as u16 + 2),
        Constraint::Fill(3),
        Constraint::Length(4),
        Constraint::Fill(2),
    ])
    .areas(panel);
    let Foot { status, prompt } = foot;
    let board = centred(left, board);
    Some(Areas { board, players, moves, preview, history, status, prompt })
}

fn below(main: Rect, board: Size, seats: usize, foot: Foot) -> Option<Areas> {
    if main.width < board.width || main.height < board.height + PANEL_HEIGHT {
        return None;
    }
    let [top, panel] =
        Layout::vertical([Constraint::Length(board.height), Constraint::Min(0)]).areas(main);
    let [left, moves, history] =
        Layout::horizontal([Constraint::Length(22), Constraint::Fill(1), Constraint::Length(20)])
            .spacing(GAP)
            .areas(panel);
    let [players, preview] =
        Layout::vertical([Constraint::Length(seats as u16 + 2), Constraint::Min(0)]).areas(left);
    let Foot { status, prompt } = foot;
    let board = centred(top, board);
    Some(Areas { board, players, moves, preview, history, status, prompt })
}

/// A rectangle of this size in the middle of another.
pub(super) fn centred(area: Rect, size: Size) -> Rect {
    let width = size.width.min(area.width);
    let height = size.height.min(area.height);
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}
