//! `tetrarch solve`: who wins, and how soon.

mod checkpoint;
mod session;
mod watch;

use std::io::Write;
use std::path::PathBuf;

use self::session::Session;
use crate::setup::GameArgs;

/// Prove who wins a position
///
/// Depth-first proof-number search for every team in turn. A repeated position is never a win.
/// The answer is a win that can be forced against every reply, or that there is none (within the
/// bound, if there is one), or how far the search got before it was stopped. Without a bound a
/// position full of cycles that nobody wins can take very long.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  tetrarch solve hus --shortest --proof <FILE>
  tetrarch solve hus --variant african --resume <FILE>
  tetrarch solve gou --moves \"a7-b6 k7-j6\" --seat 1 --within 2

Ctrl-C stops the search. With --resume nothing is lost: the same call goes on.")]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Ask only whether this seat, or its team, wins
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Look for a win within so many plies
    #[arg(long, value_name = "PLIES")]
    within: Option<u32>,
    /// Look for the shortest win
    #[arg(long)]
    shortest: bool,
    /// Stop after so many seconds
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,
    /// The memory of the search in mebibytes
    #[arg(long, value_name = "MIB", default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..))]
    memory: u32,
    /// Search with other keys of positions: what two salts agree on rests on no keys that collide
    #[arg(long, value_name = "N", default_value_t = 0)]
    salt: u64,
    /// Write the proof to this file
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    /// Go on with what is in this file, and keep there what is found out when the search stops
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// Solves and writes the answer.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    Session::new(args)?.run(out)
}
