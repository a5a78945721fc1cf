//! `tetrarch crash`: what a server still knows after it was killed.

use std::env;
use std::io::Write;
use std::time::Duration;

use tetrarch_load::Launch;
use tetrarch_load::crash::{self, Plan};

use crate::failure::Failure;

/// Kill servers at random moments under load, cut the power of a disk, and look for lost moves
#[derive(Debug, clap::Args)]
#[command(after_help = "The servers are processes of this program with a temporary data folder.
The exit code is 1 if an acknowledged move was lost, doubled or misplaced, or a clock ran while no server did.

Examples:
  tetrarch crash --kills 3 --power-cuts 10 --tables 4
  tetrarch crash --kills 200")]
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
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let plan = Plan {
        kills: args.kills,
        power_cuts: args.power_cuts,
        tables: args.tables,
        longest_life: Duration::from_millis(args.longest_life),
        longest_death: Duration::from_millis(args.longest_death),
        seed: args.seed,
    };
    let data = tempfile::tempdir()?;
    let launch = Launch::new(&env::current_exe()?, data.path()).unlimited();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(crash::run(&plan, &launch, data.path()))?;
    let held = report.has_held();
    writeln!(out, "{report}: {}", if held { "held" } else { "NOT HELD" })?;
    if held { Ok(()) } else { Err(Failure::Reported.into()) }
}
