//! The panel of a game: who plays, what can be played, what was played.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};
use tetrarch_catalog::{Played, Seat};
use tetrarch_game::{Name, names};

use super::ink;
use crate::board::seat_badge;
use crate::messages::{self, Screen, say};
use crate::play::advice::percent;
use crate::play::playing::Playing;
use crate::play::who::Who;

const GAP: usize = 2;
const BAR_WIDTH: usize = 8;

/// The game's name, a line for every seat, and the evaluation if it is shown.
pub(super) fn players(playing: &Playing, shows_bar: bool, frame: &mut Frame, area: Rect) {
    let table = playing.session().table();
    let settings = table.settings();
    let game = say(&names::game(settings.game()).name);
    let variant = say(&names::variant(settings.game(), settings.variant()).name);
    let mut title = Line::from(Span::styled(game.clone(), ink::accent(settings.game())));
    if variant != game {
        title.push_span(Span::styled(format!("  {variant}"), ink::FAINT));
    }
    let mut lines = vec![title];
    lines.extend(table.seating().seats().map(|seat| player(playing, seat)));
    if shows_bar {
        lines.push(bar(playing));
    }
    frame.render_widget(Text::from(lines), area);
}

fn player(playing: &Playing, seat: Seat) -> Line<'static> {
    let table = playing.session().table();
    let game = table.settings().game();
    let seating = table.seating();
    let is_next = !table.is_over() && table.turn() == seat;
    let (arrow, style) = if is_next { ("▸ ", ink::STRONG) } else { ("  ", Style::new()) };
    let mut spans = vec![Span::styled(arrow, ink::accent(game))];
    if let Some((symbol, style)) = seat_badge(game, seat) {
        spans.push(Span::styled(format!("{symbol} "), style));
    }
    spans.push(Span::styled(messages::side(table.position(), seat), style));
    let player = table.player(seat);
    match Who::of(player) {
        // A person without a name is called like the seat.
        Who::Person if player.name == table.position().side(seat).in_records() => {}
        Who::Person => spans.push(Span::raw(format!(" ({})", player.name))),
        computer @ Who::Computer(_) => spans.push(Span::raw(format!(" ({})", say(&computer)))),
    }
    if seating.teams().len() < seating.players().len() {
        let team = (b'A' + seating.team(seat).index() as u8) as char;
        spans.push(Span::styled(
            format!("  {}", say(&Screen::TeamLetter { team: Name::of(&team) })),
            ink::FAINT,
        ));
    }
    if is_next {
        let is_computer = playing.session().level_to_move().is_some();
        let sign = if is_computer { "…".to_owned() } else { say(&Screen::ToMove) };
        spans.push(Span::styled(format!("  {sign}"), ink::FAINT));
    }
    Line::from(spans)
}

/// How things stand, as far as the computer has thought about it.
fn bar(playing: &Playing) -> Line<'static> {
    let position = playing.session().position();
    let Some((seat, chance)) = playing.advice().and_then(|advice| advice.shown(position)) else {
        return Line::styled(format!("  {}", "░".repeat(BAR_WIDTH)), ink::FAINT);
    };
    let full = ((BAR_WIDTH as f64) * chance).round() as usize;
    Line::from(vec![
        Span::styled(format!("  {}", "█".repeat(full)), ink::accent(position.settings().game())),
        Span::styled("░".repeat(BAR_WIDTH - full), ink::FAINT),
        Span::raw(format!(" {} {}", percent(chance), messages::side(position, seat))),
    ])
}

/// How many moves stand side by side.
pub(super) fn columns(playing: &Playing, area: Rect) -> usize {
    (usize::from(area.width) / (longest(playing) + GAP)).max(1)
}

fn longest(playing: &Playing) -> usize {
    playing.picker().visible().map(|choice| choice.text.chars().count()).max().unwrap_or(1)
}

/// The legal moves that agree with what was typed, as many as there is room for around the
/// highlighted one; or the result, once there are none.
pub(super) fn moves(playing: &Playing, frame: &mut Frame, area: Rect) {
    if let Some(ending) = playing.session().table().ending() {
        let sentence = Paragraph::new(say(&ending.message)).style(ink::STRONG);
        return frame.render_widget(sentence.wrap(Wrap { trim: true }), area);
    }
    let picker = playing.picker();
    let visible: Vec<_> = picker.visible().collect();
    let count = match picker.is_narrowed() {
        true => say(&Screen::SomeOf { shown: visible.len(), all: picker.count() }),
        false => picker.count().to_string(),
    };
    let title = title(say(&Screen::TitleMoves), &count);
    let (columns, width) = (columns(playing, area), longest(playing) + GAP);
    let highlighted = picker.highlighted().map(|choice| choice.text.as_str());
    let rows: Vec<Line> = visible
        .chunks(columns)
        .map(|row| {
            let cells = row.iter().flat_map(|choice| {
                let is_highlighted = highlighted == Some(choice.text.as_str());
                let style = if is_highlighted { ink::HIGHLIGHT } else { Style::new() };
                let gap = width - choice.text.chars().count();
                [Span::styled(choice.text.clone(), style), Span::raw(" ".repeat(gap))]
            });
            cells.collect()
        })
        .collect();
    let room = usize::from(area.height).saturating_sub(2).max(1);
    let row_in_use = picker.highlight().unwrap_or(0) / columns;
    let first = row_in_use.saturating_sub(room / 2).min(rows.len().saturating_sub(room));
    let hidden_below = rows.len() > first + room;
    let mut lines = vec![title];
    lines.extend(rows.into_iter().skip(first).take(room));
    if hidden_below {
        lines.push(Line::styled("…", ink::FAINT));
    }
    frame.render_widget(Text::from(lines), area);
}

/// What the highlighted move would do.
pub(super) fn preview(playing: &Playing, frame: &mut Frame, area: Rect) {
    let Some(choice) = playing.picker().highlighted() else { return };
    let text = Paragraph::new(choice.sentence.clone()).wrap(Wrap { trim: true });
    frame.render_widget(text, area);
}

/// The moves played, round by round, the last ones in sight.
pub(super) fn history(playing: &Playing, frame: &mut Frame, area: Rect) {
    let story = playing.session().story();
    let seats = playing.session().position().seats();
    let rounds = story.chunks(seats).zip(1..);
    let lines: Vec<Line> = rounds.flat_map(|(round, number)| round_lines(round, number)).collect();
    let room = usize::from(area.height).saturating_sub(1);
    let hidden = lines.len().saturating_sub(room);
    let title = title(say(&Screen::TitlePlayed), &story.len().to_string());
    frame.render_widget(
        Text::from_iter([title].into_iter().chain(lines.into_iter().skip(hidden))),
        area,
    );
}

/// A round of many seats takes two lines, the first of them with its number.
fn round_lines(round: &[Played], number: usize) -> Vec<Line<'static>> {
    const SIDE_BY_SIDE: usize = 3;
    let line = |(plies, part): (&[Played], usize)| {
        let number = if part == 0 { format!("{number:>3}. ") } else { " ".repeat(5) };
        let texts: Vec<&str> = plies.iter().map(|played| played.text.as_str()).collect();
        Line::from(vec![Span::styled(number, ink::FAINT), Span::raw(texts.join("  "))])
    };
    round.chunks(SIDE_BY_SIDE).zip(0..).map(line).collect()
}

fn title(name: String, count: &str) -> Line<'static> {
    Line::from(vec![
        Span::styled(name, ink::STRONG),
        Span::styled(format!("  {count}"), ink::FAINT),
    ])
}
