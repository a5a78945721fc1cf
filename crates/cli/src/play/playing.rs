//! A game on the screen: the session, the choice of a move, and the move under way.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tetrarch_catalog::{AnyDiagram, Played};
use tetrarch_game::Said as _;
use tetrarch_messages::sentence;

use super::advice::Advice;
use super::picker::Picker;
use super::session::Session;
use super::timeline::{Pace, Timeline};
use super::who::Who;
use crate::board::Marks;
use crate::messages::{Screen, say};

/// A game on the screen.
#[derive(Clone, Debug)]
pub struct Playing {
    session: Session,
    picker: Picker,
    timeline: Option<Timeline>,
    notice: Option<String>,
    advice: Option<Advice>,
    file: Option<PathBuf>,
}

impl Playing {
    /// Puts a game on the screen.
    #[must_use]
    pub fn new(session: Session) -> Self {
        let picker = Picker::new(session.position());
        Self { session, picker, timeline: None, notice: None, advice: None, file: None }
    }

    /// Remembers the file the game is kept in.
    #[must_use]
    pub fn kept_in(mut self, file: &Path) -> Self {
        self.keep_in(file);
        self
    }

    /// Remembers that the game is now in a file.
    pub fn keep_in(&mut self, file: &Path) {
        self.file = Some(file.to_owned());
        self.session.mark_saved();
        self.notice = None;
    }

    /// The game.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The legal moves.
    #[must_use]
    pub fn picker(&self) -> &Picker {
        &self.picker
    }

    /// The file the game is kept in.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// What the player should know about the last key.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Tells the player something, until the next key.
    pub fn notify(&mut self, notice: impl Into<String>) {
        self.notice = Some(notice.into());
    }

    /// What the computer last thought of a position of this game.
    #[must_use]
    pub fn advice(&self) -> Option<&Advice> {
        self.advice.as_ref()
    }

    /// Keeps what the computer thinks.
    pub fn take_advice(&mut self, advice: Advice) {
        self.advice = Some(advice);
    }

    /// Whether a move is under way.
    #[must_use]
    pub fn is_animated(&self) -> bool {
        self.timeline.is_some()
    }

    /// The board as it is to be drawn now.
    #[must_use]
    pub fn diagram(&self) -> AnyDiagram {
        match &self.timeline {
            Some(timeline) => timeline.diagram().clone(),
            None => self.session.position().diagram(),
        }
    }

    /// The cells to be marked now: those of the step under way, of the move that is being chosen,
    /// or of the last move.
    #[must_use]
    pub fn marks(&self) -> Marks {
        if let Some(timeline) = &self.timeline {
            return timeline.marks().clone();
        }
        let chosen = self.picker.marks();
        if !chosen.is_empty() {
            return chosen;
        }
        let last = self.session.story().last();
        last.map_or_else(Marks::default, |played| Marks::trace(&played.events))
    }

    /// Lets time pass; true if the move under way has just come to its end.
    pub fn advance(&mut self, passed: Duration) -> bool {
        let ends = self.timeline.as_mut().is_some_and(|timeline| !timeline.advance(passed));
        if ends {
            self.timeline = None;
        }
        ends
    }

    /// Shows the end of the move under way at once.
    pub fn skip(&mut self) {
        self.timeline = None;
    }

    /// Plays a move, or tells which rule forbids it.
    pub fn play(&mut self, text: &str, pace: Pace) {
        let before = self.session.position().diagram();
        match self.session.play(text) {
            Ok(played) => self.timeline = Timeline::new(before, &played.events, pace),
            Err(error) => return self.notify(say(&error)),
        }
        self.refresh();
    }

    /// Takes back a resignation or an agreed draw, or else the last move, and what the computer
    /// played since the last move of a person.
    pub fn undo(&mut self) {
        if self.session.reopen() {
            return self.refresh();
        }
        if !self.session.undo() {
            return self.notify(say(&Screen::NothingToUndo));
        }
        while self.session.is_between_people() && self.session.undo() {}
        self.refresh();
    }

    /// Plays the move that was taken back last, and what the computer had answered.
    pub fn redo(&mut self, pace: Pace) {
        let mut is_first = true;
        while is_first || self.session.is_between_people() {
            let before = self.session.position().diagram();
            match self.session.redo() {
                Some(played) => self.timeline = Timeline::new(before, &played.events, pace),
                None if is_first => return self.notify(say(&Screen::NothingToRedo)),
                None => break,
            }
            is_first = false;
        }
        self.refresh();
    }

    /// Those in front of the screen give up.
    pub fn resign(&mut self) {
        self.session.resign(self.session.speaker());
        self.refresh();
    }

    /// All players agree to a draw.
    pub fn agree_draw(&mut self) {
        self.session.agree_draw();
        self.refresh();
    }

    fn refresh(&mut self) {
        self.notice = None;
        self.picker = match self.session.table().is_over() {
            true => Picker::default(),
            false => Picker::new(self.session.position()),
        };
    }

    /// If the computer has to move, tells so; true if it has.
    pub fn announce_turn(&mut self) -> bool {
        let Some(level) = self.session.level_to_move() else { return false };
        let computer = Who::Computer(level).message();
        self.notify(sentence(&say(&Screen::Thinking { computer })));
        true
    }

    /// Presses a cell of the board; plays if the presses mean one move.
    pub fn press(&mut self, cell: &str, pace: Pace) {
        self.notice = None;
        if let Some(text) = self.picker.press(cell) {
            self.play(&text, pace);
        }
    }

    /// A key that is no command: it types, walks through the moves, or plays one. `columns` is
    /// how many moves stand side by side.
    pub fn key(&mut self, key: KeyEvent, columns: usize, pace: Pace) {
        self.notice = None;
        let columns = columns as isize;
        match key.code {
            KeyCode::Enter => self.enter(pace),
            KeyCode::Esc => _ = self.picker.clear(),
            KeyCode::Backspace => self.picker.erase(),
            KeyCode::Left | KeyCode::BackTab => self.picker.step(-1),
            KeyCode::Right | KeyCode::Tab => self.picker.step(1),
            KeyCode::Up => self.picker.step(-columns),
            KeyCode::Down => self.picker.step(columns),
            KeyCode::Char(typed) if !typed.is_whitespace() && is_plain(key) => {
                self.picker.type_char(typed);
            }
            _ => {}
        }
    }

    /// What was typed is played if it is a move in any spelling; otherwise the highlighted move.
    fn enter(&mut self, pace: Pace) {
        let typed = self.picker.typed();
        let spelt = (!typed.is_empty()).then(|| self.session.position().read_move(typed));
        let highlighted = self.picker.highlighted().map(|choice| choice.text.clone());
        match (spelt, highlighted) {
            (Some(Ok(text)), _) | (_, Some(text)) => self.play(&text, pace),
            (Some(Err(refused)), None) => match self.picker.visible().count() {
                0 => self.notify(say(&refused)),
                left => self.notify(say(&Screen::Ambiguous { moves: left })),
            },
            (None, None) => self.notify(say(&Screen::TypeAMove)),
        }
    }

    /// The last move.
    #[must_use]
    pub fn last(&self) -> Option<&Played> {
        self.session.story().last()
    }
}

fn is_plain(key: KeyEvent) -> bool {
    !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT)
}
