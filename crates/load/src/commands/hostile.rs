//! `tetrarch-stress hostile`: runs abuse tests against a server.

use std::io::Write;
use std::path::Path;

use super::{CommandError, allow_many_open_files, runtime, write_verdict};
use crate::hostile::Measured;
use crate::{Launch, StartError, hostile};

/// Try on a server what clients that mean harm would try, and see whether others can still play
#[derive(Debug, clap::Args)]
#[command(
    after_help = "The server is a process of its own with its usual limits and a temporary data folder.
Harm comes from 127.0.0.66, which Linux knows and other systems must be told. The last tricks start servers of their
own, with little room or few files. It takes about three minutes.
The exit code is 1 if anything was let happen, or if well-behaved players could not play afterwards.

Examples:
  tetrarch-stress hostile
  tetrarch-stress hostile --full
  tetrarch-stress hostile --only kills"
)]
pub struct Args {
    /// Floods as large as those in docs/server.md, with figures; it takes about ten minutes
    #[arg(long)]
    full: bool,
    /// Only what has this text in its name
    #[arg(long, value_name = "TEXT", default_value = "")]
    only: String,
}

/// Tries everything.
pub fn run(args: &Args, program: &Path, out: &mut dyn Write) -> Result<bool, CommandError> {
    allow_many_open_files();
    let data = tempfile::tempdir()?;
    let launch = Launch::new(program, data.path());
    let report = runtime()?.block_on(async {
        let server = launch.start().await?;
        let process = server.process().ok_or(StartError::Ended)?;
        let measured = Measured { process, is_full: args.full };
        let mut report = hostile::run(server.address(), measured, &args.only).await?;
        drop(server);
        report.outcomes.extend(hostile::run_environments(program, &args.only).await.outcomes);
        Ok::<_, CommandError>(report)
    })?;
    write_verdict(out, &report, report.has_held())
}
