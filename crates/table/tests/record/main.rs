//! Records: both forms, imports of Abalone games, and what is wrong with a record.

mod abalone;
mod check;
mod golden;
mod json;
mod junk;
mod round_trip;
mod samples;
mod text;
