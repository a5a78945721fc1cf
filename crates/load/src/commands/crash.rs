//! `tetrarch-stress crash`: what a server still knows after it was killed.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use super::{CommandError, runtime, write_verdict};
use crate::Launch;
use crate::crash::{self, CrashPlan};

/// Kill servers at random moments under load, cut the power of a disk, and look for lost moves
#[derive(Debug, clap::Args)]
#[command(after_help = "The servers are processes of their own with a temporary data folder.
The exit code is 1 if an acknowledged move was lost, doubled or misplaced, or a clock ran while no server did.

Examples:
  tetrarch-stress crash --kills 3 --power-cuts 10 --tables 4
  tetrarch-stress crash --kills 200")]
pub struct Args {
    /// Servers to kill
    #[arg(long, value_name = "COUNT", default_value_t = 20)]
    kills: u32,
    /// Power cuts
    #[arg(long, value_name = "COUNT", default_value_t = 100)]
    power_cuts: u32,
    /// Tables at which people play all the time
    #[arg(long, value_name = "COUNT", default_value_t = 24)]
    tables: usize,
    /// How long a server lives at most
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 600)]
    longest_life: u64,
    /// How long there is no server at most
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 200)]
    longest_death: u64,
    /// What games and moments are drawn from
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
}

/// Kills, cuts and compares.
pub fn run(args: &Args, program: &Path, out: &mut dyn Write) -> Result<bool, CommandError> {
    let plan = CrashPlan {
        kills: args.kills,
        power_cuts: args.power_cuts,
        tables: args.tables,
        longest_life: Duration::from_millis(args.longest_life),
        longest_death: Duration::from_millis(args.longest_death),
        seed: args.seed,
    };
    let data = tempfile::tempdir()?;
    let launch = Launch::new(program, data.path()).unlimited();
    let report = runtime()?.block_on(crash::run(&plan, &launch, data.path()))?;
    write_verdict(out, &report, report.has_held())
}
