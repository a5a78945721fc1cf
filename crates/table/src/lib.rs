//! A game being played, and the record of a game that was.

pub mod record;
