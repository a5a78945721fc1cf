//! Whole matches: real ones with very little thought, and scheduled ones with fake contestants.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the message")]

mod every_game;
mod fakes;
mod ledger;
mod programs;
mod running;
mod time;
