//! `tetrarch hostile`: what a server does about clients that mean harm.

use std::env;
use std::io::Write;

use tetrarch_load::{Launch, hostile};

use crate::failure::Failure;
use crate::open_files;

/// Try on a server what clients that mean harm would try, and see whether others can still play
#[derive(Debug, clap::Args)]
#[command(
    after_help = "The server is a process of this program with its usual limits and a temporary data folder.
Harm comes from 127.0.0.66, which Linux knows and other systems must be told. It takes about two minutes.
The exit code is 1 if anything was let happen, or if well-behaved players could not play afterwards.

Examples:
  tetrarch hostile"
)]
pub struct Args {}

/// Tries everything.
pub fn run(_args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    open_files::allow_many();
    let data = tempfile::tempdir()?;
    let launch = Launch::new(&env::current_exe()?, data.path());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(async {
        let server = launch.start().await?;
        anyhow::Ok(hostile::run(server.address()).await?)
    })?;
    let held = report.has_held();
    writeln!(out, "{report}: {}", if held { "held" } else { "NOT HELD" })?;
    if held { Ok(()) } else { Err(Failure::Reported.into()) }
}
