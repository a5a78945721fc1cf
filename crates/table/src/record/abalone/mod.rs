//! Abalone games in the notations of other programs.
//!
//! Both notations name the cells as we do, in any case. Aba-Pro gives the rear marble's cell and
//! the next one for a move in line, and the two ends of the row and the first end's new cell for a
//! move sideways. First-from-last-to gives the first marble's old cell and the last one's new cell
//! for either, so a text can mean two moves.

mod reader;
mod readings;
mod spelling;

pub(super) use reader::{looks_like, read};
pub(super) use spelling::Spelling;
