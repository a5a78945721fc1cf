//! Dialogs in front of the game: help, a question, a file name, the result.

use std::path::PathBuf;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A window in front of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The keys.
    Help,
    /// How the game ended.
    Ending,
    /// A question with yes or no.
    Ask(Question),
    /// A file name.
    FileName(FileName),
}

/// A question with yes or no.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// As it is asked.
    pub text: String,
    /// What a yes does.
    pub then: Then,
}

/// What a yes does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Then {
    /// Leaves the program.
    Quit,
    /// Leaves this game for another.
    New,
    /// Asks for the file to load.
    Load,
    /// Gives up.
    Resign,
    /// Agrees to a draw.
    Draw,
    /// Writes over a file.
    Overwrite(PathBuf),
}

/// A file name that is being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileName {
    /// What the file is for.
    pub purpose: Purpose,
    /// What was typed so far, or a proposal.
    pub text: String,
    /// Whether the text is a proposal, which typing replaces.
    pub is_proposal: bool,
}

/// What a file is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To write the game to.
    Save,
    /// To read a game from.
    Load,
}

/// What a key did to a window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// It stays.
    Open(Dialog),
    /// It closes.
    Closed,
    /// It closes, and the key is the game's.
    PassedOn,
    /// The question was answered with yes.
    Yes(Then),
    /// The file name is complete.
    File(Purpose, PathBuf),
}

impl Dialog {
    /// Asks a question.
    #[must_use]
    pub fn ask(text: impl Into<String>, then: Then) -> Self {
        Self::Ask(Question { text: text.into(), then })
    }

    /// Asks for a file name, with a proposal.
    #[must_use]
    pub fn file_name(purpose: Purpose, proposal: impl Into<String>) -> Self {
        Self::FileName(FileName { purpose, text: proposal.into(), is_proposal: true })
    }

    /// Answers a key.
    #[must_use]
    pub fn key(self, key: KeyEvent) -> Reply {
        match self {
            Self::Help => Reply::Closed,
            Self::Ending => match key.code {
                KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ') => Reply::Closed,
                _ => Reply::PassedOn,
            },
            Self::Ask(question) => match key.code {
                KeyCode::Char('y' | 'Y') | KeyCode::Enter => Reply::Yes(question.then),
                KeyCode::Char('n' | 'N') | KeyCode::Esc => Reply::Closed,
                _ => Reply::Open(Self::Ask(question)),
            },
            Self::FileName(name) => name.key(key),
        }
    }
}

impl FileName {
    fn key(mut self, key: KeyEvent) -> Reply {
        match key.code {
            KeyCode::Esc => return Reply::Closed,
            KeyCode::Enter if !self.text.trim().is_empty() => {
                return Reply::File(self.purpose, PathBuf::from(self.text.trim()));
            }
            KeyCode::Backspace => _ = self.text.pop(),
            KeyCode::Char(typed) if !key.modifiers.contains(KeyModifiers::CONTROL) => {
                if self.is_proposal {
                    self.text.clear();
                }
                self.text.push(typed);
            }
            _ => return Reply::Open(Dialog::FileName(self)),
        }
        self.is_proposal = false;
        Reply::Open(Dialog::FileName(self))
    }
}
