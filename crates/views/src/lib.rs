//! Games and tables in the words of the protocol.
//!
//! A table is played by the server and, without it, by the page. Both show it as the protocol's
//! plain data, and this is where that is made, so that a local game looks like any other.

mod catalogue;
mod problem;
mod seat;
mod table;
mod votes;

pub use catalogue::catalogue;
pub use problem::{illegal_move, table_problem};
pub use seat::side_view;
pub use table::{clocks_view, ending_view, move_view, played_event, series_view, setup_options};
pub use votes::{closing_view, may_view, questions_view, unanimous};
