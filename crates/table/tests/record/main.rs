//! Records: both forms, imports of Abalone games, and what is wrong with a record.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the message")]

mod abalone;
mod check;
mod golden;
mod json;
mod junk;
mod round_trip;
mod samples;
mod text;
