//! The Universal Game Interface, `docs/protocol.md`, without threads, time or files.
//!
//! A [`Session`] is given lines and what searches find, and answers with [`Effect`]s: lines to
//! write and searches to begin. Whoever owns it carries them out: the command `tetrarch ugi` with a
//! thread, tests and fuzzers at once.
//!
//! ```
//! use tetrarch_ugi::{Effect, Session};
//!
//! let mut session = Session::new(1024);
//! session.line("position startpos moves c1");
//! let effects = session.line("query turn");
//! assert!(matches!(&effects[..], [Effect::Say(line)] if line == "response 2"));
//! ```

mod answer;
mod choice;
mod command;
mod go;
mod session;
mod wrong_line;

pub use session::{Effect, Job, Session};
