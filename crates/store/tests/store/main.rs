//! What a store promises, asked of the SQLite one in a folder of its own.

mod accounts;
mod bus;
mod common;
mod conflicts;
mod deletion;
mod explored;
mod killed;
mod listing;
mod opening;
mod power_cut;
mod push;
mod racing;
mod ratings;
mod tables;
