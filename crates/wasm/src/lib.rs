//! Rules, tables and the engine for the page.
//!
//! The page knows no rules. It asks this module, compiled to WebAssembly, and gets plain data: a
//! [`Request`] in JSON goes in, an [`Answer`] comes out. [`Dispatcher`] answers them and can be used on
//! any machine; [`exports`] are the doors that a page finds in the compiled module, and `host.rs` is
//! what the module needs from the page: the time, and a listener for the engine's thoughts.
//!
//! A page has one instance for its boards, which answers at once, and one in a worker for the
//! engine, so that a long thought never stops an animation. Both are the same module.
//!
//! The types of the page are generated from here, see [`typescript()`].

mod dispatcher;
mod host;
mod local_player;
mod local_table;
mod problems;
mod proving;
mod request;
mod settings;
mod thinking;
mod typescript;
mod view;

pub mod exports;

pub use dispatcher::{Answer, Dispatcher};
pub use local_player::LocalPlayer;
pub use local_table::LocalSetup;
pub use request::{ProgressMessage, RecordFormat, Request, TableAct};
pub use settings::{ChosenSettings, WantedSettings};
pub use thinking::Decided;
pub use typescript::typescript;
pub use view::{Choice, OutcomeView, SideView, Step, View};

/// The messages of this crate.
#[must_use]
pub fn messages() -> Vec<&'static [tetrarch_game::MessageSpec]> {
    use tetrarch_game::MessageKind as _;
    vec![problems::Unanswerable::MESSAGES]
}
