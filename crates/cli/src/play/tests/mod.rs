//! The screen played by keys, clicks and time, without a terminal.

mod chooser;
mod computer;
mod files;
mod keys;
mod mouse;
mod pictures;
mod timeline;
mod whole_games;

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Size;
use tetrarch_catalog::{Position, Seed, entry};
use tetrarch_table::{Setup, Start};

use super::app::{App, Screen};
use super::input_effect::{Effect, Input};
use super::playing::Playing;
use super::session::Session;
use super::timeline::Pace;
use super::view;

const SMALL: Size = Size::new(80, 24);
const LARGE: Size = Size::new(120, 40);

/// A person in front of the screen.
struct Visitor {
    app: App,
    size: Size,
}

impl Visitor {
    /// In front of the choice of games.
    fn new() -> Self {
        Self { app: App::new(Pace::Off, SMALL, Seed(7)), size: SMALL }
    }

    /// In front of a game whose moves are not animated.
    fn at(game: &str, variant: Option<&str>) -> Self {
        Self::at_pace(game, variant, Pace::Off)
    }

    fn at_pace(game: &str, variant: Option<&str>, pace: Pace) -> Self {
        let settings = entry(game).unwrap().settings(variant, &[]).unwrap();
        let setup = Setup::new(settings, Start::Seed(Seed(7)));
        let playing = Playing::new(Session::open(setup).unwrap());
        Self { app: App::new(pace, SMALL, Seed(7)).with_game(playing), size: SMALL }
    }

    /// In front of a position.
    fn at_position(game: &str, text: &str) -> Self {
        let settings = entry(game).unwrap().settings(None, &[]).unwrap();
        let setup = Setup::new(settings, Start::Position(text.to_owned()));
        let playing = Playing::new(Session::open(setup).unwrap());
        Self { app: App::new(Pace::Off, SMALL, Seed(7)).with_game(playing), size: SMALL }
    }

    fn key(&mut self, code: KeyCode) -> Effect {
        self.app.update(Input::Key(KeyEvent::from(code)))
    }

    fn ctrl(&mut self, letter: char) -> Effect {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        self.app.update(Input::Key(key))
    }

    fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            assert_eq!(self.key(KeyCode::Char(letter)), Effect::None, "{letter} in {text}");
        }
    }

    /// Types moves, each with Enter.
    fn play(&mut self, moves: &[&str]) {
        for text in moves {
            self.type_text(text);
            self.key(KeyCode::Enter);
        }
    }

    fn wait(&mut self, ms: u64) {
        self.app.update(Input::Tick(Duration::from_millis(ms)));
    }

    fn resize(&mut self, size: Size) {
        self.size = size;
        self.app.update(Input::Resize(size));
    }

    /// Presses a cell of the board.
    fn press(&mut self, cell: &str) {
        let place = view::place_of(self.playing(), self.size, cell);
        self.app.update(Input::Click(place.expect("the cell is on the screen")));
    }

    fn playing(&self) -> &Playing {
        match self.app.screen() {
            Screen::Playing(playing) => playing,
            Screen::Choosing(_) => panic!("no game is on the screen"),
        }
    }

    fn position(&self) -> &Position {
        self.playing().session().position()
    }

    fn played(&self) -> Vec<&str> {
        self.playing().session().story().iter().map(|played| played.text.as_str()).collect()
    }

    fn notice(&self) -> &str {
        self.playing().notice().unwrap_or_default()
    }

    /// The screen in plain letters.
    fn screen(&self) -> String {
        let backend = TestBackend::new(self.size.width, self.size.height);
        let mut terminal = Terminal::new(backend).unwrap();
        terminal.draw(|frame| view::render(&self.app, frame)).unwrap();
        let buffer = terminal.backend().buffer();
        let rows = buffer.content().chunks(usize::from(self.size.width));
        let line = |row: &[ratatui::buffer::Cell]| {
            let line: String = row.iter().map(|cell| cell.symbol()).collect();
            line.trim_end().to_owned() + "\n"
        };
        rows.map(line).collect()
    }
}
