//! What the keys do while a game is on the screen.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::messages::Key;

/// What a player can ask for besides a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Take the last move back.
    Undo,
    /// Play the move that was taken back.
    Redo,
    /// Write the game to a file.
    Save,
    /// Read a game from a file.
    Load,
    /// Choose a game again.
    New,
    /// Give up.
    Resign,
    /// Offer a draw.
    Draw,
    /// Ask the computer for a move.
    Hint,
    /// Show how things stand.
    Bar,
    /// Change the pace of animations.
    Pace,
    /// Show the keys.
    Help,
    /// Leave.
    Quit,
}

/// A command with its keys: a letter that no move begins with, and a letter with Ctrl, which
/// works while a move is being typed, too.
pub struct Binding {
    /// The letter.
    pub letter: char,
    /// The letter with Ctrl.
    pub with_ctrl: Option<char>,
    /// What it does.
    pub command: Command,
    /// In a few words.
    pub about: Key,
}

/// Every command.
pub const BINDINGS: [Binding; 12] = [
    bind('u', Some('z'), Command::Undo, Key::Undo),
    bind('U', Some('y'), Command::Redo, Key::Redo),
    bind('s', Some('s'), Command::Save, Key::Save),
    bind('l', Some('o'), Command::Load, Key::Load),
    bind('n', Some('n'), Command::New, Key::New),
    bind('r', None, Command::Resign, Key::Resign),
    bind('=', None, Command::Draw, Key::Draw),
    bind('!', None, Command::Hint, Key::Hint),
    bind('v', None, Command::Bar, Key::Bar),
    bind('t', Some('t'), Command::Pace, Key::Pace),
    bind('?', None, Command::Help, Key::Help),
    bind('q', Some('q'), Command::Quit, Key::Quit),
];

const fn bind(letter: char, with_ctrl: Option<char>, command: Command, about: Key) -> Binding {
    Binding { letter, with_ctrl, command, about }
}

impl Command {
    /// The command of a key. While a move is being typed, plain letters belong to the move.
    #[must_use]
    pub fn of(key: KeyEvent, is_typing: bool) -> Option<Self> {
        if key.code == KeyCode::F(1) {
            return Some(Self::Help);
        }
        let KeyCode::Char(letter) = key.code else { return None };
        let with_ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
        let hit = |binding: &&Binding| match with_ctrl {
            true => binding.with_ctrl == Some(letter),
            false => binding.letter == letter && !is_typing,
        };
        BINDINGS.iter().find(hit).map(|binding| binding.command)
    }
}
