//! `tetrarch solve`: who wins, and how soon.

mod checkpoint;
mod session;
mod watch;

use std::io::Write;
use std::path::PathBuf;

use self::session::Session;
use crate::setup::GameArgs;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    #[arg(long, value_name = "PLIES")]
    within: Option<u32>,
    #[arg(long)]
    shortest: bool,
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,
    #[arg(long, value_name = "MIB", default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..))]
    memory: u32,
    #[arg(long, value_name = "N", default_value_t = 0)]
    salt: u64,
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// Solves and writes the answer.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    Session::new(args)?.run(out)
}
