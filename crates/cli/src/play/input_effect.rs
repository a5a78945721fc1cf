//! What comes into the state of the screen, and what goes out of it.

use std::path::PathBuf;
use std::time::Duration;

use crossterm::event::KeyEvent;
use ratatui::layout::{Position, Size};
use tetrarch_engine::Thought;

use super::thinker::Job;

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// The left button of the mouse was pressed here.
    Click(Position),
    /// Time has passed.
    Tick(Duration),
    /// The window has this size now.
    Resize(Size),
    /// A file was written, or could not be.
    Written(PathBuf, Result<(), FileTrouble>),
    /// A file was read, or could not be.
    Read(PathBuf, Result<String, FileTrouble>),
    /// The computer has a thought.
    Thought {
        /// The number of the job.
        number: u64,
        /// The thought.
        thought: Box<Thought>,
        /// Whether it is the answer.
        is_final: bool,
    },
}

/// Why a file could not be written or read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileTrouble {
    /// There is one of that name, and it was not to be replaced.
    Exists,
    /// What the system says.
    Other(String),
}

/// Something to be done outside; the answer comes back as an [`Input`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing.
    None,
    /// Leave the program.
    Quit,
    /// Write a file.
    Write {
        /// Which.
        path: PathBuf,
        /// What.
        text: String,
        /// Whether a file of that name is replaced.
        replace: bool,
    },
    /// Read a file.
    Read(PathBuf),
    /// Let the computer think about this, and about nothing else any more.
    Think(Box<Job>),
    /// Let the computer think about nothing any more.
    Rest,
}
