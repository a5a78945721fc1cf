//! The SQLite store: what every store promises, and what only a folder can do or suffer.

mod bus;
mod common;
mod deletion;
mod killed;
mod opening;
mod plans;
mod power_cut;
mod promises;
mod racing;
mod values;
