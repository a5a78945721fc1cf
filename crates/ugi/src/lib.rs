//! The Universal Game Interface, `docs/protocol.md`, without threads, time or files.
//!
//! A [`UgiSession`] is given lines and what searches find, and answers with [`Effect`]s: lines to
//! write and searches to begin. Its owner carries them out: the command `tetrarch ugi` with a
//! thread, tests and fuzzers at once.
//!
//! ```
//! use tetrarch_ugi::{Effect, UgiSession};
//!
//! let mut session = UgiSession::new(1024);
//! session.line("position startpos moves c1");
//! let effects = session.line("query turn");
//! assert!(matches!(&effects[..], [Effect::Say(line)] if line == "response 2"));
//! ```

mod answer;
mod command;
mod go;
mod session;
mod ugi_options;
mod wrong_line;

pub use session::{Effect, Job, UgiSession};
pub use wrong_line::WrongLine;

/// The messages of this crate.
#[must_use]
pub fn messages() -> Vec<&'static [tetrarch_game::MessageSpec]> {
    use tetrarch_game::MessageKind as _;
    vec![WrongLine::MESSAGES]
}
