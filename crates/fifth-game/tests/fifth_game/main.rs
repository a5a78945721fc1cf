//! A game with only rules and notation is listed, played, recorded, served and shown.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the message")]

mod catalogue;
mod engine;
mod page;
mod server;
mod table;

use tetrarch_catalog::{Position, Seed, entry};

/// The first position of a variant.
fn start(variant: &str) -> Position {
    let entry = entry("noughts").unwrap();
    let settings = entry.settings(Some(variant), &[]).unwrap();
    entry.start(&settings, Seed(1)).unwrap()
}

/// The position of a text.
fn at(text: &str) -> Position {
    let entry = entry("noughts").unwrap();
    entry.position(&entry.settings(None, &[]).unwrap(), text).unwrap()
}
