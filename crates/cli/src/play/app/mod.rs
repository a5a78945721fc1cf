//! The whole state of the screen, and how it answers what happens. Nothing here reads a key, a
//! clock or a file: all that comes in is an [`Input`], all that goes out an [`Effect`].

mod commands;
mod files;
mod thinking;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Size};
use tetrarch_catalog::Seed;
use tetrarch_game::Rng;
use tetrarch_table::{Setup, Start};

use self::thinking::Thinking;
use super::chooser::Chooser;
use super::command::Command;
use super::dialog::{Dialog, Purpose, Reply, Then};
use super::input_effect::{Effect, Input};
use super::playing::Playing;
use super::seated;
use super::session::Session;
use super::timeline::Pace;
use super::view::{self, Pressed};

/// Enough deals never to see one twice, with seeds that can still be typed.
pub const DEALS: u32 = 1_000_000;

/// What fills the screen.
pub enum Screen {
    /// The choice of a game.
    Choosing(Chooser),
    /// A game.
    Playing(Box<Playing>),
}

/// The state of the screen.
pub struct App {
    screen: Screen,
    dialog: Option<Dialog>,
    pace: Pace,
    size: Size,
    deals: Rng,
    notice: Option<String>,
    thinking: Thinking,
}

impl App {
    /// Begins with the choice of a game. The seed decides all deals.
    #[must_use]
    pub fn new(pace: Pace, size: Size, seed: Seed) -> Self {
        let screen = Screen::Choosing(Chooser::default());
        let (deals, thinking) = (Rng::new(seed), Thinking::default());
        Self { screen, dialog: None, pace, size, deals, notice: None, thinking }
    }

    /// Goes to a game at once.
    #[must_use]
    pub fn with_game(mut self, playing: Playing) -> Self {
        self.show(playing);
        self
    }

    /// What fills the screen.
    #[must_use]
    pub fn screen(&self) -> &Screen {
        &self.screen
    }

    /// What stands in front of it.
    #[must_use]
    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// The pace of animations.
    #[must_use]
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// What the player should know while choosing a game.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Whether the screen changes by itself.
    #[must_use]
    pub fn is_animated(&self) -> bool {
        self.playing().is_some_and(Playing::is_animated)
    }

    /// Whether the computer is thinking.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_under_way()
    }

    /// Whether it is shown how things stand.
    #[must_use]
    pub fn shows_bar(&self) -> bool {
        self.thinking.shows_bar
    }

    fn playing(&self) -> Option<&Playing> {
        match &self.screen {
            Screen::Playing(playing) => Some(playing),
            Screen::Choosing(_) => None,
        }
    }

    fn playing_mut(&mut self) -> Option<&mut Playing> {
        match &mut self.screen {
            Screen::Playing(playing) => Some(playing),
            Screen::Choosing(_) => None,
        }
    }

    /// Answers what happened. Whatever it was, the computer may have to think now, or to stop.
    pub fn update(&mut self, input: Input) -> Effect {
        match self.answer(input) {
            Effect::None => self.think(),
            effect => effect,
        }
    }

    fn answer(&mut self, input: Input) -> Effect {
        match input {
            Input::Key(key) => return self.key(key),
            Input::Click(at) => self.click(at),
            Input::Tick(passed) => {
                if self.playing_mut().is_some_and(|playing| playing.advance(passed)) {
                    self.announce_ending();
                }
            }
            Input::Resize(size) => self.size = size,
            Input::Written(path, result) => self.written(path, result),
            Input::Read(path, result) => self.read(path, result),
            Input::Thought { number, thought, is_final } => {
                self.thought(number, *thought, is_final);
            }
        }
        Effect::None
    }

    fn key(&mut self, key: KeyEvent) -> Effect {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            return self.interrupt();
        }
        if self.is_animated() {
            self.skip();
            return Effect::None;
        }
        if let Some(dialog) = self.dialog.take() {
            match dialog.key(key) {
                Reply::Open(dialog) => self.dialog = Some(dialog),
                Reply::Closed => {}
                Reply::PassedOn => return self.key(key),
                Reply::Yes(then) => return self.go_on(then),
                Reply::File(Purpose::Load, path) => return Effect::Read(path),
                Reply::File(Purpose::Save, path) => return self.save(path, false),
            }
            return Effect::None;
        }
        match self.screen {
            Screen::Choosing(_) => self.choose(key),
            Screen::Playing(_) => self.play(key),
        }
    }

    /// Ctrl-C leaves as `q` does; pressed twice, it leaves in any case.
    fn interrupt(&mut self) -> Effect {
        match &self.dialog {
            Some(Dialog::Ask(question)) if question.then == Then::Quit => Effect::Quit,
            _ => self.command(Command::Quit),
        }
    }

    fn skip(&mut self) {
        if let Some(playing) = self.playing_mut() {
            playing.skip();
        }
        self.announce_ending();
    }

    fn choose(&mut self, key: KeyEvent) -> Effect {
        self.notice = None;
        let Screen::Choosing(chooser) = &mut self.screen else { return Effect::None };
        match key.code {
            KeyCode::Enter => self.begin(),
            KeyCode::Esc => return Effect::Quit,
            _ => match Command::of(key, false) {
                Some(command @ (Command::Quit | Command::Load | Command::Help)) => {
                    return self.command(command);
                }
                _ => chooser.key(key),
            },
        }
        Effect::None
    }

    /// Opens a table as it was chosen.
    fn begin(&mut self) {
        let Screen::Choosing(chooser) = &self.screen else { return };
        let session = chooser.settings().map_err(|error| error.to_string());
        let session = session.and_then(|(settings, options)| {
            let seed = Seed(self.deals.below(DEALS).into());
            let setup = Setup::new(settings, Start::Seed(seed)).options(options);
            let seated = seated(setup, |seat| chooser.who(seat));
            seated.and_then(Session::open).map_err(|error| error.to_string())
        });
        match session {
            Ok(session) => self.show(Playing::new(session)),
            Err(error) => self.notice = Some(error),
        }
    }

    fn show(&mut self, playing: Playing) {
        self.screen = Screen::Playing(Box::new(playing));
        self.announce_ending();
    }

    fn play(&mut self, key: KeyEvent) -> Effect {
        let (pace, size) = (self.pace, self.size);
        let Some(playing) = self.playing_mut() else { return Effect::None };
        if let Some(command) = Command::of(key, !playing.picker().typed().is_empty()) {
            return self.command(command);
        }
        if playing.announce_turn() {
            return Effect::None;
        }
        let columns = view::move_columns(playing, size);
        let was_over = playing.session().table().is_over();
        playing.key(key, columns, pace);
        if was_over && key.code == KeyCode::Enter {
            self.dialog = Some(Dialog::Ending);
        } else if !was_over {
            self.announce_ending();
        }
        Effect::None
    }

    fn click(&mut self, at: Position) {
        if self.is_animated() {
            return self.skip();
        }
        if self.dialog.is_some() {
            return;
        }
        let (pace, size) = (self.pace, self.size);
        match &mut self.screen {
            Screen::Choosing(chooser) => match view::pressed(chooser, at) {
                Some(Pressed::Game(place)) => chooser.go_to_game(place),
                Some(Pressed::Row(place)) => chooser.go_to(place),
                None => {}
            },
            Screen::Playing(playing) => {
                if let Some(cell) = view::cell_at(playing, size, at)
                    && !playing.announce_turn()
                {
                    playing.press(&cell, pace);
                    self.announce_ending();
                }
            }
        }
    }

    fn announce_ending(&mut self) {
        let is_over = self.playing().is_some_and(|playing| playing.session().table().is_over());
        if is_over && !self.is_animated() {
            self.dialog = Some(Dialog::Ending);
        }
    }

    fn notify(&mut self, notice: String) {
        match &mut self.screen {
            Screen::Playing(playing) => playing.notify(notice),
            Screen::Choosing(_) => self.notice = Some(notice),
        }
    }
}
