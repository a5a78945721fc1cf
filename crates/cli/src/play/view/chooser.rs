//! The choice of a game.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};
use tetrarch_catalog::{OptionKind, OptionSpec, Seed};

use super::{ink, too_small};
use crate::board::miniature;
use crate::play::chooser::{Chooser, Row};

const SMALLEST: Size = Size::new(72, 20);
const FORM_WIDTH: u16 = 36;
/// The title stands above the form.
const FORM_TOP: u16 = 2;
const KEYS: &str = "↑↓ go · ←→ change · Enter play · l load · ? help · q quit";

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
        Span::styled("  four games, one table", ink::FAINT),
    ]);
    frame.render_widget(title, head);
    render_form(chooser, frame, form);
    render_about(chooser, frame, about);
    let foot_line = match notice {
        Some(notice) => Line::styled(format!("  {notice}"), ink::STRONG),
        None => Line::styled(format!("  {KEYS}"), ink::FAINT),
    };
    frame.render_widget(foot_line, foot);
}

/// The row of the form at a place of the screen.
#[must_use]
pub fn row_at(chooser: &Chooser, at: Position) -> Option<usize> {
    let line = usize::from(at.y.checked_sub(FORM_TOP)?);
    let place = lines_of(chooser).into_iter().position(|row_line| row_line == line);
    place.filter(|_| at.x < FORM_WIDTH)
}

/// The line each row stands on: there is a space between the games, the game's options and the
/// table's.
fn lines_of(chooser: &Chooser) -> Vec<usize> {
    let mut spaces = 0;
    let rows = chooser.rows();
    let mut lines = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let begins_group = match row {
            Row::Variant => true,
            Row::TableOption(_) => !matches!(rows[place - 1], Row::TableOption(_)),
            Row::Game(_) | Row::Option(_) => false,
        };
        spaces += usize::from(begins_group);
        lines.push(place + spaces);
    }
    lines
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
    let arrow = Span::styled(if in_use { "▸ " } else { "  " }, accent);
    let value = chooser.value(row);
    if let Row::Game(_) = row {
        let style = if chooser.is_chosen(row) { accent } else { Style::new() };
        return Line::from(vec![arrow, Span::styled(value, style)]);
    }
    let name = match row {
        Row::Option(spec) | Row::TableOption(spec) => spec.id,
        _ => "variant",
    };
    let value = match row {
        Row::TableOption(spec) if spec.id == "max-plies" && value == "0" => "no limit".to_owned(),
        _ => value,
    };
    let value = if in_use {
        Span::styled(format!("‹ {value} ›"), ink::STRONG)
    } else {
        Span::raw(format!("  {value}"))
    };
    Line::from(vec![arrow, Span::styled(format!("{name:<13}"), ink::FAINT), value])
}

fn render_about(chooser: &Chooser, frame: &mut Frame, area: Rect) {
    let entry = chooser.entry();
    let [about, board, row] =
        Layout::vertical([Constraint::Length(4), Constraint::Length(12), Constraint::Min(0)])
            .areas(area);
    let title = Line::styled(entry.name(), ink::accent(entry.id()));
    let text = Text::from(vec![title, Line::raw(entry.about())]);
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), about);
    // A deal is drawn before it is known: any seed shows what it looks like.
    let settings = chooser.settings();
    let start = settings.and_then(|(settings, _)| entry.start(&settings, Seed(0)));
    match start {
        Ok(start) => frame.render_widget(miniature(&start.diagram()), board),
        Err(error) => {
            let error = Paragraph::new(error.to_string()).wrap(Wrap { trim: true });
            frame.render_widget(error, board);
        }
    }
    let remark = Paragraph::new(remark(chooser)).style(ink::FAINT).wrap(Wrap { trim: true });
    frame.render_widget(remark, row);
}

/// What the row in use is about.
fn remark(chooser: &Chooser) -> String {
    match chooser.row() {
        Row::Game(_) | Row::Variant => {
            let variant = chooser.variant();
            format!("{}: {}", variant.name, variant.about)
        }
        row @ (Row::Option(spec) | Row::TableOption(spec)) => {
            let value = chooser.value(row);
            match choice_about(spec, &value) {
                Some(about) => format!("{}\n{value}: {about}", spec.about),
                None => spec.about.to_owned(),
            }
        }
    }
}

fn choice_about(spec: &OptionSpec, value: &str) -> Option<&'static str> {
    let OptionKind::Choice { choices } = &spec.kind else { return None };
    choices.iter().find(|choice| choice.id == value).map(|choice| choice.about)
}
