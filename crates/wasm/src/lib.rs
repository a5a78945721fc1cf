//! Rules, tables and the engine for the page.
//!
//! The page knows no rules. It asks this module, compiled to WebAssembly, and gets plain data: a
//! [`Request`] in JSON goes in, an [`Answer`] comes out. [`House`] answers them and can be used on
//! any machine; [`exports`] are the doors that a page finds in the compiled module, and `host.rs` is
//! what the module wants from the page: the time, and somebody to hear what the engine thinks.
//!
//! A page has one instance for its boards, which answers at once, and one in a worker for the
//! engine, so that a long thought never stops an animation. Both are the same module.
//!
//! The types of the page are generated from here, see [`typescript()`].

mod host;
mod house;
mod local_player;
mod local_table;
mod problems;
mod request;
mod settings;
mod thinking;
mod typescript;
mod view;

pub mod exports;

pub use house::{Answer, House};
pub use local_player::LocalPlayer;
pub use local_table::LocalSetup;
pub use request::{RecordFormat, Request, TableAct, Voice};
pub use settings::{ChosenSettings, WantedSettings};
pub use thinking::Decided;
pub use typescript::typescript;
pub use view::{Choice, OutcomeView, SideView, Step, View};
