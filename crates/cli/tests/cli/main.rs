//! The `tetrarch` command as its users meet it: arguments in, output and exit code out.

mod admin;
mod analyse;
mod arena;
mod bench;
mod calls;
mod catalogue;
#[cfg(unix)]
mod cluster;
mod explorer;
mod help;
mod languages;
mod perft;
mod positions;
mod prove;
mod puzzles;
mod ran;
mod record;
mod serve;
mod shipped;
#[cfg(unix)]
mod store_copy;
mod stress;
mod tools;
mod train;
mod verify;
#[cfg(unix)]
mod workers;
