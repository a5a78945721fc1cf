//! Windows in front of the game.

use ratatui::Frame;
use ratatui::layout::{Margin, Size};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Wrap};
use tetrarch_catalog::Seat;
use tetrarch_game::Name;
use unicode_width::UnicodeWidthStr as _;

use super::{ink, layout};
use crate::messages::{self, Key, Screen as Words, say};
use crate::play::app::{App, Screen};
use crate::play::command::BINDINGS;
use crate::play::dialog::{Dialog, Purpose};
use crate::play::session::Session;

const WIDTH: u16 = 58;

pub(super) fn render(dialog: &Dialog, app: &App, frame: &mut Frame) {
    let (title, text) = match dialog {
        Dialog::Help => (say(&Words::TitleKeys), help(app)),
        Dialog::Ask(question) => (String::new(), ask(&question.text)),
        Dialog::FileName(name) => match name.purpose {
            Purpose::Save => (say(&Words::TitleSave), file_name(&name.text, say(&Words::HintSave))),
            Purpose::Load => (say(&Words::TitleLoad), file_name(&name.text, say(&Words::HintLoad))),
        },
        Dialog::Ending => match app.screen() {
            Screen::Playing(playing) => (say(&Words::TitleOver), ending(playing.session())),
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
        keys(&[("y", Key::Yes), ("n", Key::No)]),
    ])
}

fn file_name(typed: &str, hint: String) -> Text<'static> {
    Text::from(vec![
        Line::from(vec![
            Span::styled("› ", ink::STRONG),
            Span::raw(typed.to_owned()),
            Span::styled("▏", ink::FAINT),
        ]),
        Line::styled(hint, ink::FAINT),
        Line::default(),
        keys(&[("Enter", Key::Done), ("Esc", Key::Cancel)]),
    ])
}

fn ending(session: &Session) -> Text<'static> {
    let Some(ending) = session.table().ending() else { return Text::default() };
    let mut lines = vec![Line::styled(say(&ending.message), ink::STRONG)];
    if let Some([first_points, second_points]) = ending.points {
        let name = |seat| Name(messages::side(session.position(), seat).into());
        let (first, second) = (name(Seat::FIRST), name(Seat::SECOND));
        let points = Words::Points { first, first_points, second, second_points };
        lines.push(Line::raw(say(&points)));
    }
    let played = Words::MovesPlayed { moves: session.story().len() };
    lines.push(Line::styled(say(&played), ink::FAINT));
    lines.push(Line::default());
    lines.push(keys(&[
        ("Enter", Key::Board),
        ("n", Key::New),
        ("u", Key::UndoShort),
        ("s", Key::SaveShort),
        ("q", Key::Quit),
    ]));
    Text::from(lines)
}

fn help(app: &App) -> Text<'static> {
    let row = |key: String, about: Key| {
        Line::from(vec![Span::styled(format!("{key:<14}"), ink::STRONG), Span::raw(say(&about))])
    };
    let mut lines = vec![
        row(say(&Key::Arrows), Key::Walk),
        row(say(&Key::Letters), Key::TypeMove),
        row("Enter".to_owned(), Key::Play),
        row("Esc".to_owned(), Key::Release),
        row(say(&Key::Mouse), Key::Press),
        Line::default(),
    ];
    lines.extend(BINDINGS.iter().map(|binding| {
        let with_ctrl = binding.with_ctrl.map(|letter| format!(", Ctrl-{letter}"));
        row(format!("{}{}", binding.letter, with_ctrl.unwrap_or_default()), binding.about)
    }));
    lines.push(Line::default());
    lines.push(Line::styled(say(&Words::Marks { pace: app.pace().name() }), ink::FAINT));
    Text::from(lines)
}

fn keys(keys: &[(&'static str, Key)]) -> Line<'static> {
    let spans = keys.iter().flat_map(|(key, about)| {
        [Span::styled(*key, ink::STRONG), Span::styled(format!(" {}   ", say(about)), ink::FAINT)]
    });
    spans.collect()
}

/// How many lines a text takes when its words are wrapped.
fn wrapped_height(text: &Text, width: usize) -> usize {
    let height_of = |line: &Line| {
        let (mut lines, mut used) = (1, 0);
        for word in line.to_string().split(' ') {
            let length = word.width();
            let gap = usize::from(used > 0);
            if used > 0 && used + gap + length > width {
                lines += 1;
                used = length;
            } else {
                used += gap + length;
            }
            // Some languages write without spaces: such a text is broken anywhere.
            while used > width.max(1) {
                lines += 1;
                used -= width.max(1);
            }
        }
        lines
    };
    text.lines.iter().map(height_of).sum()
}
