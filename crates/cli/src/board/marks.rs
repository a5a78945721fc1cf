//! Which cells of a board stand out, and why.

use std::collections::BTreeMap;

use ratatui::style::{Color, Modifier, Style};
use tetrarch_catalog::AnyEvent;

use super::touched::touched;

/// Why a cell stands out. Where two reasons meet, the later one in this list is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// The last move touched it.
    Last,
    /// A move would lead there.
    Target,
    /// It is where a move begins.
    Chosen,
    /// What lies there is taken.
    Captured,
}

impl Mark {
    /// The brackets that show the mark without colour.
    pub(super) const fn brackets(self) -> (char, char) {
        match self {
            Self::Last => ('‹', '›'),
            Self::Target => ('(', ')'),
            Self::Chosen => ('[', ']'),
            Self::Captured => ('{', '}'),
        }
    }

    pub(super) fn bracket_style(self) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        match self {
            Self::Last => bold.fg(Color::Indexed(245)),
            Self::Target => bold.fg(Color::Indexed(35)),
            Self::Chosen => bold.fg(Color::Indexed(33)),
            Self::Captured => bold.fg(Color::Indexed(160)),
        }
    }

    /// The style of what lies in a marked cell; empty cells come out of the background.
    pub(super) fn content_style(self, style: Style) -> Style {
        match self {
            Self::Last => style,
            Self::Target | Self::Chosen => style.add_modifier(Modifier::BOLD),
            Self::Captured => style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
        }
    }
}

/// Marked cells, by the names the game gives them. Pantareï's are the numbers of stacks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks(BTreeMap<String, Mark>);

impl Marks {
    /// No marks.
    pub(super) const NONE: Self = Self(BTreeMap::new());

    /// The mark of a cell.
    #[must_use]
    pub fn of(&self, cell: &str) -> Option<Mark> {
        self.0.get(cell).copied()
    }

    /// Every marked cell.
    #[cfg(test)]
    pub fn cells(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Marks nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Marks a cell, unless a stronger mark is there.
    pub fn add(&mut self, cell: impl ToString, mark: Mark) {
        let place = self.0.entry(cell.to_string()).or_insert(mark);
        *place = mark.max(*place);
    }

    /// The cells a move touches, marked on the board before it: where it begins, where it ends
    /// and what it takes.
    #[must_use]
    pub fn preview(events: &[AnyEvent]) -> Self {
        Self::from_touched(landmarks(events))
    }

    /// The cells a move has touched, marked on the board after it.
    #[must_use]
    pub fn trace(events: &[AnyEvent]) -> Self {
        let mut cells: Vec<String> = Self::preview(events).0.into_keys().collect();
        for event in events {
            if let AnyEvent::Pantarei(tetrarch_pantarei::Event::Close { at }) = event {
                close_up(&mut cells, *at);
            }
        }
        Self(cells.into_iter().map(|cell| (cell, Mark::Last)).collect())
    }

    /// The cells that events touch which happen at once, marked on the board after them.
    #[must_use]
    pub fn step(events: &[AnyEvent]) -> Self {
        Self::from_touched(events)
    }

    fn from_touched<'a>(events: impl IntoIterator<Item = &'a AnyEvent>) -> Self {
        let mut marks = Self::default();
        for (cell, mark) in events.into_iter().flat_map(touched) {
            marks.add(cell, mark);
        }
        marks
    }
}

/// The events that give a move its shape: of a sowing's many steps only the first lift, the
/// captures and the last seed.
fn landmarks(events: &[AnyEvent]) -> impl Iterator<Item = &AnyEvent> {
    use tetrarch_hus::Event::{Lift, Sow};
    let first_lift = events.iter().position(|event| matches!(event, AnyEvent::Hus(Lift { .. })));
    let last_sow = events.iter().rposition(|event| matches!(event, AnyEvent::Hus(Sow { .. })));
    let stands_out = move |(place, event): &(usize, &AnyEvent)| match event {
        AnyEvent::Hus(Lift { .. }) => Some(*place) == first_lift,
        AnyEvent::Hus(Sow { .. }) => Some(*place) == last_sow,
        _ => true,
    };
    events.iter().enumerate().filter(stands_out).map(|(_, event)| event)
}

/// Renumbers stacks after the one at a place is gone.
fn close_up(stacks: &mut Vec<String>, place: u8) {
    let numbers = stacks.iter().filter_map(|stack| stack.parse::<u8>().ok());
    let left = numbers.filter(|&number| number != place);
    *stacks =
        left.map(|number| if number > place { number - 1 } else { number }.to_string()).collect();
}
