//! What every Tetrarch game is.
//!
//! A game crate implements three traits for its position type:
//!
//! | trait | what it says | who listens |
//! |---|---|---|
//! | [`Game`] | the rules: turns, moves, outcomes, events | everything |
//! | [`Notation`] | position and move text, and which rule a refused move breaks | people and other programs |
//! | [`Presentation`] | the board as it is drawn, and a move in one sentence | terminals, pages, lessons |
//!
//! The [`laws`] are what all games have in common; every game's tests run them on every variant.
//!
//! The crate has no rules of any one game in it and depends on none of them.

mod data;
mod key;
mod message;
mod moves;
mod notation;
mod options;
mod outcome;
mod perft;
mod plain;
mod playout;
mod presentation;
mod rules;
mod seat;
mod seed;
mod sets;

pub mod laws;
pub mod names;

pub use data::{Data, ReadableData};
pub use key::{mix, mix_with};
pub use message::{
    AnyOf, Arg, ArgKind, Argument, Decimal, Message, MessageKind, MessageSpec, Name, Said, Side,
    Word, kind_of, speak_with,
};
pub use moves::{MAX_MOVES, MoveList};
pub use notation::{IllegalMove, MoveError, Notation, PositionError, PositionProblem};
pub use options::{
    Choices, GameOptions, OptionKind, OptionSpec, OptionValues, OptionsError, VariantSpec,
};
pub use outcome::{Outcome, Reason};
pub use perft::{divide, perft};
pub use plain::{PlainCell, PlainDiagram, PlainEvent, PlainGesture, PlainPiece};
pub use playout::{Playouts, playouts};
pub use presentation::{Diagram, PlainGeometry, Presentation, events_of, story_of};
pub use rules::Game;
pub use seat::{MAX_SEATS, NoSuchSeat, Seat, Team};
pub use seed::{Rng, Seed};

/// The messages of this crate: options and move texts of every game.
#[must_use]
pub fn messages() -> Vec<&'static [MessageSpec]> {
    vec![
        OptionsError::MESSAGES,
        notation::MOVE_MESSAGES,
        PositionProblem::MESSAGES,
        NoSuchSeat::MESSAGES,
    ]
}

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
