//! What every Tetrarch game is.
//!
//! A game crate implements three traits for its position type:
//!
//! | trait | what it says | who listens |
//! |---|---|---|
//! | [`Game`] | the rules: turns, moves, outcomes, events | search, perft, playouts, everybody |
//! | [`Notation`] | position and move text, and which rule a refused move breaks | people and other programs |
//! | [`Told`] | the board as it is drawn, and a move in one sentence | terminals, pages, lessons |
//!
//! The [`laws`] are what all games have in common; every game's tests run them on every variant.
//!
//! The crate has no rules of any one game in it and depends on none of them.

mod data;
mod key;
mod moves;
mod notation;
mod options;
mod outcome;
mod perft;
mod playout;
mod rules;
mod seat;
mod seed;
mod told;

pub mod laws;

pub use data::{Data, ReadableData};
pub use key::{mix, mix_with};
pub use moves::{MAX_MOVES, MoveList};
pub use notation::{IllegalMove, MoveError, Notation, PositionError};
pub use options::{
    Choice, GameOptions, OptionKind, OptionSpec, OptionValues, OptionsError, VariantSpec,
};
pub use outcome::{Outcome, Reason};
pub use perft::{divide, perft};
pub use playout::{Playouts, playouts};
pub use rules::Game;
pub use seat::{MAX_SEATS, Seat, Team};
pub use seed::{Rng, Seed};
pub use told::{Diagram, PlainGeometry, Told, events_of, story_of};

/// Asserts at compile time that a position fits in 128 bytes, so that copying it stays cheap:
/// every game is played by copying and never by taking a move back.
#[macro_export]
macro_rules! assert_small_position {
    ($position:ty) => {
        const _: () = assert!(
            ::std::mem::size_of::<$position>() <= 128,
            concat!(stringify!($position), " must fit in 128 bytes"),
        );
    };
}
