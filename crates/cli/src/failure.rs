//! What can go wrong, and the exit code that says so.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use thiserror::Error;

/// An error whose exit code is known. Any other error is taken for a wrong call.
#[derive(Debug, Error)]
pub enum Failure {
    /// What was asked for does not exist or cannot be done: exit code 2.
    #[error("{0}")]
    Call(String),
    /// A position, a move, a record or a vector is wrong: exit code 1.
    #[error("{0}")]
    Data(String),
    /// The data is wrong and standard output already says in what way: exit code 1.
    #[error("reported")]
    Reported,
}

impl Failure {
    /// A wrong call.
    pub fn call(message: impl Display) -> Self {
        Self::Call(message.to_string())
    }

    /// Wrong data.
    pub fn data(message: impl Display) -> Self {
        Self::Data(message.to_string())
    }

    /// A file that cannot be read or written.
    pub fn file(path: &Path, error: &io::Error) -> Self {
        Self::Call(format!("{}: {error}", path.display()))
    }

    fn code(&self) -> ExitCode {
        match self {
            Self::Call(_) => ExitCode::from(2),
            Self::Data(_) | Self::Reported => ExitCode::from(1),
        }
    }
}

/// Tells the user about an error on standard error, and gives the exit code for it.
pub fn report(error: &anyhow::Error) -> ExitCode {
    if is_closed_pipe(error) {
        return ExitCode::SUCCESS;
    }
    let failure = error.downcast_ref::<Failure>();
    if !matches!(failure, Some(Failure::Reported)) {
        let style = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        // There is no one left to tell if standard error is closed too.
        let _ = writeln!(anstream::stderr(), "{style}error:{style:#} {error:#}");
    }
    failure.map_or(ExitCode::from(2), Failure::code)
}

/// Whether the reader of our output has left, as `head` does: it has seen enough.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json =
            cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        io.or(json) == Some(io::ErrorKind::BrokenPipe)
    })
}
