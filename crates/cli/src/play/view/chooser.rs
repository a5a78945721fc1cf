//! The choice of a game.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect, Size};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};
use tetrarch_catalog::{Entry, OptionKind, Seat, Seed};
use tetrarch_engine::LevelElo;
use tetrarch_game::{Name, Said as _, names};

use super::{ink, too_small};
use crate::board::miniature;
use crate::messages::{Screen, say};
use crate::play::chooser::{Chooser, Row};
use crate::play::who::Who;

const SMALLEST: Size = Size::new(72, 20);
const FORM_WIDTH: u16 = 36;
const ARROW: &str = "▸ ";
/// The title stands above the form.
const FORM_TOP: u16 = 2;

pub(super) fn render(chooser: &Chooser, notice: Option<&str>, frame: &mut Frame) {
    let screen = frame.area();
    if screen.width < SMALLEST.width || screen.height < SMALLEST.height {
        return too_small(frame, SMALLEST);
    }
    let [head, main, foot] =
        Layout::vertical([Constraint::Length(FORM_TOP), Constraint::Min(0), Constraint::Length(1)])
            .areas(screen);
    let [form, about] =
        Layout::horizontal([Constraint::Length(FORM_WIDTH), Constraint::Min(0)]).areas(main);
    let title = Line::from(vec![
        Span::styled("  Tetrarch", ink::STRONG),
        Span::styled(format!("  {}", say(&Screen::Subtitle)), ink::FAINT),
    ]);
    frame.render_widget(title, head);
    render_form(chooser, frame, form);
    render_about(chooser, frame, about);
    let foot_line = match notice {
        Some(notice) => Line::styled(format!("  {notice}"), ink::STRONG),
        None => Line::styled(format!("  {}", say(&Screen::KeysChoosing)), ink::FAINT),
    };
    frame.render_widget(foot_line, foot);
}

/// What a press on the form goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pressed {
    /// A game, by its place among the games.
    Game(usize),
    /// A row, by its place in the form.
    Row(usize),
}

/// What lies under a place of the screen.
#[must_use]
pub fn pressed(chooser: &Chooser, at: Position) -> Option<Pressed> {
    if at.x >= FORM_WIDTH {
        return None;
    }
    let line = usize::from(at.y.checked_sub(FORM_TOP)?);
    let row = lines_of(chooser).into_iter().position(|row_line| row_line == line)?;
    if row > 0 {
        return Some(Pressed::Row(row));
    }
    let mut end = ARROW.chars().count() as u16;
    let place = chooser.games().position(|entry| {
        end += entry.name().chars().count() as u16 + 2;
        at.x < end
    });
    place.map(Pressed::Game)
}

/// The line each row stands on: there is a space between the game, its options and the table's.
fn lines_of(chooser: &Chooser) -> Vec<usize> {
    let rows = chooser.rows();
    let mut spaces = 0;
    let line = |(place, row): (usize, &Row)| {
        let begins_group = match row {
            Row::Variant => true,
            Row::TableOption(_) => !matches!(rows[place - 1], Row::TableOption(_)),
            Row::Seat(seat) => *seat == Seat::FIRST,
            Row::Game | Row::Option(_) => false,
        };
        spaces += usize::from(begins_group);
        place + spaces
    };
    rows.iter().enumerate().map(line).collect()
}

fn render_form(chooser: &Chooser, frame: &mut Frame, area: Rect) {
    for ((place, row), line) in chooser.rows().into_iter().enumerate().zip(lines_of(chooser)) {
        let line = Rect { y: area.y + line as u16, height: 1, ..area };
        if line.bottom() <= area.bottom() {
            frame.render_widget(form_row(chooser, row, place == chooser.place()), line);
        }
    }
}

fn form_row(chooser: &Chooser, row: Row, in_use: bool) -> Line<'static> {
    let accent = ink::accent(chooser.entry().id());
    let arrow = Span::styled(if in_use { ARROW } else { "  " }, accent);
    let name = match row {
        Row::Game => return Line::from_iter([arrow].into_iter().chain(game_names(chooser))),
        Row::Variant => say(&Screen::Variant),
        Row::Option(spec) | Row::TableOption(spec) => spec.id.to_owned(),
        Row::Seat(seat) => say(&Screen::Seat { seat: seat.number() }),
    };
    let value = match row {
        Row::TableOption(spec) if spec.id == "max-plies" && chooser.value(row) == "0" => {
            say(&Screen::NoLimit)
        }
        _ => chooser.value(row),
    };
    let value = if in_use {
        Span::styled(format!("‹ {value} ›"), ink::STRONG)
    } else {
        Span::raw(format!("  {value}"))
    };
    Line::from(vec![arrow, Span::styled(format!("{name:<13}"), ink::FAINT), value])
}

/// The games side by side, the chosen one in brackets.
fn game_names(chooser: &Chooser) -> impl Iterator<Item = Span<'static>> {
    let chosen = chooser.entry().id();
    chooser.games().map(move |entry| {
        if entry.id() == chosen {
            Span::styled(format!("[{}]", entry.name()), ink::accent(chosen))
        } else {
            Span::raw(format!(" {} ", entry.name()))
        }
    })
}

fn render_about(chooser: &Chooser, frame: &mut Frame, area: Rect) {
    let entry = chooser.entry();
    let [about, board, row] =
        Layout::vertical([Constraint::Length(4), Constraint::Length(12), Constraint::Min(0)])
            .areas(area);
    let naming = names::game(entry.id());
    let title = Line::styled(say(&naming.name), ink::accent(entry.id()));
    let text = Text::from(vec![title, Line::raw(say(&naming.about))]);
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), about);
    // A deal is drawn before it is known: any seed shows what it looks like.
    let settings = chooser.settings();
    let start = settings.and_then(|(settings, _)| entry.start(&settings, Seed(0)));
    match start {
        Ok(start) => frame.render_widget(miniature(&start.diagram()), board),
        Err(error) => {
            let error = Paragraph::new(say(&error)).wrap(Wrap { trim: true });
            frame.render_widget(error, board);
        }
    }
    let remark = Paragraph::new(remark(chooser)).style(ink::FAINT).wrap(Wrap { trim: true });
    frame.render_widget(remark, row);
}

/// What the row in use is about.
fn remark(chooser: &Chooser) -> String {
    match chooser.row() {
        Row::Game | Row::Variant => {
            let naming = names::variant(chooser.entry().id(), chooser.variant().id);
            format!("{}: {}", say(&naming.name), say(&naming.about))
        }
        Row::Seat(seat) => seat_remark(chooser.who(seat), chooser.entry()),
        row @ (Row::Option(spec) | Row::TableOption(spec)) => {
            let (owner, value) = (owner(chooser, row), chooser.value(row));
            let about = say(&names::option(owner, spec.id).about);
            match &spec.kind {
                OptionKind::Choice { .. } => {
                    let naming = names::choice(owner, spec.id, &value);
                    format!("{about}\n{}: {}", say(&naming.name), say(&naming.about))
                }
                _ => about,
            }
        }
    }
}

/// Who may sit down, and how strong the one is who does.
fn seat_remark(who: Who, game: &dyn Entry) -> String {
    let who_plays = say(&Screen::WhoPlays);
    let rating = match who {
        Who::Person => None,
        Who::Computer(level) => level.rating(game.id()),
    };
    let Some(LevelElo { elo, error }) = rating else { return who_plays };
    let (who, rating) = (who.message(), Name::of(&elo));
    let rated = match error {
        0 => Screen::RatedAnchor { who, rating },
        _ => Screen::Rated { who, rating, error: Name::of(&error), game: Name::of(&game.name()) },
    };
    format!("{who_plays}\n{}", say(&rated))
}

/// Whose option a row is: the game's or the table's.
fn owner(chooser: &Chooser, row: Row) -> &'static str {
    if matches!(row, Row::TableOption(_)) { "table" } else { chooser.entry().id() }
}
