//! Windows in front of the game.

use ratatui::Frame;
use ratatui::layout::{Margin, Size};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Wrap};

use super::{ink, layout};
use crate::play::app::{App, Screen};
use crate::play::command::BINDINGS;
use crate::play::dialog::{Dialog, Purpose};
use crate::play::session::Session;

const WIDTH: u16 = 58;

pub(super) fn render(dialog: &Dialog, app: &App, frame: &mut Frame) {
    let (title, text) = match dialog {
        Dialog::Help => ("Keys", help(app)),
        Dialog::Ask(question) => ("", ask(&question.text)),
        Dialog::FileName(name) => match name.purpose {
            Purpose::Save => ("Save", file_name(&name.text, "a name ending in .json or .txt")),
            Purpose::Load => ("Load", file_name(&name.text, "the file of a saved game")),
        },
        Dialog::Ending => match app.screen() {
            Screen::Playing(playing) => ("The game is over", ending(playing.session())),
            Screen::Choosing(_) => return,
        },
    };
    let accent = match app.screen() {
        Screen::Playing(playing) => ink::accent(playing.session().table().settings().game()),
        Screen::Choosing(chooser) => ink::accent(chooser.entry().id()),
    };
    let height = wrapped_height(&text, usize::from(WIDTH) - 4) + 2;
    let paragraph = Paragraph::new(text).wrap(Wrap { trim: false });
    let window = layout::centred(frame.area(), Size::new(WIDTH, height as u16));
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(accent)
        .title(if title.is_empty() { String::new() } else { format!(" {title} ") });
    frame.render_widget(Clear, window);
    frame.render_widget(block, window);
    frame.render_widget(paragraph, window.inner(Margin::new(2, 1)));
}

fn ask(question: &str) -> Text<'static> {
    Text::from(vec![
        Line::styled(question.to_owned(), ink::STRONG),
        Line::default(),
        keys(&[("y", "yes"), ("n", "no")]),
    ])
}

fn file_name(typed: &str, hint: &'static str) -> Text<'static> {
    Text::from(vec![
        Line::from(vec![
            Span::styled("› ", ink::STRONG),
            Span::raw(typed.to_owned()),
            Span::styled("▏", ink::FAINT),
        ]),
        Line::styled(hint, ink::FAINT),
        Line::default(),
        keys(&[("Enter", "done"), ("Esc", "never mind")]),
    ])
}

fn ending(session: &Session) -> Text<'static> {
    let Some(ending) = session.table().ending() else { return Text::default() };
    let mut lines = vec![Line::styled(ending.sentence.clone(), ink::STRONG)];
    if let Some([first, second]) = ending.points {
        let name = |seat| session.position().seat_name(seat);
        lines.push(Line::raw(format!(
            "{} {first} points, {} {second} points.",
            name(tetrarch_catalog::Seat::FIRST),
            name(tetrarch_catalog::Seat::SECOND)
        )));
    }
    let played = match session.story().len() {
        1 => "One move was played.".to_owned(),
        count => format!("{count} moves were played."),
    };
    lines.push(Line::styled(played, ink::FAINT));
    lines.push(Line::default());
    lines.push(keys(&[
        ("Enter", "board"),
        ("n", "new game"),
        ("u", "undo"),
        ("s", "save"),
        ("q", "quit"),
    ]));
    Text::from(lines)
}

fn help(app: &App) -> Text<'static> {
    let row = |key: String, about: &str| {
        Line::from(vec![
            Span::styled(format!("{key:<14}"), ink::STRONG),
            Span::raw(about.to_owned()),
        ])
    };
    let mut lines = vec![
        row("arrows, Tab".to_owned(), "walk through the legal moves"),
        row("letters".to_owned(), "type a move, in any accepted spelling"),
        row("Enter".to_owned(), "play the move"),
        row("Esc".to_owned(), "let go"),
        row("mouse".to_owned(), "press the cells of a move, one by one"),
        Line::default(),
    ];
    lines.extend(BINDINGS.iter().map(|binding| {
        let with_ctrl = binding.with_ctrl.map(|letter| format!(", Ctrl-{letter}"));
        row(format!("{}{}", binding.letter, with_ctrl.unwrap_or_default()), binding.about)
    }));
    lines.push(Line::default());
    lines.push(Line::styled(
        format!("Marks: [from] (to) {{taken}} ‹last› · tempo: {}", app.pace().name()),
        ink::FAINT,
    ));
    Text::from(lines)
}

fn keys(keys: &[(&'static str, &'static str)]) -> Line<'static> {
    let spans = keys.iter().flat_map(|(key, about)| {
        [Span::styled(*key, ink::STRONG), Span::styled(format!(" {about}   "), ink::FAINT)]
    });
    spans.collect()
}

/// How many lines a text takes when its words are wrapped.
fn wrapped_height(text: &Text, width: usize) -> usize {
    let height_of = |line: &Line| {
        let (mut lines, mut used) = (1, 0);
        for word in line.to_string().split(' ') {
            let length = word.chars().count();
            if used > 0 && used + 1 + length > width {
                lines += 1;
                used = length;
            } else {
                used += usize::from(used > 0) + length;
            }
        }
        lines
    };
    text.lines.iter().map(height_of).sum()
}
