//! `tetrarch-stress cluster`, `cluster-crash` and `cluster-load`: several servers together with all that they need.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use super::{CommandError, allow_many_open_files, runtime, write_verdict};
use crate::cluster::crash::{self, ClusterCrashPlan};
use crate::cluster::{Cluster, ClusterPlan, measure};
use crate::load::LoadPlan;

/// Start PostgreSQL with a standby, NATS, servers, a worker and HAProxy, until Ctrl-C
#[derive(Debug, clap::Args)]
#[command(after_help = "Everything is in a temporary folder, and on the loopback address only.

Examples:
  tetrarch-stress cluster
  tetrarch-stress cluster --servers 5 --port 7400")]
pub struct Args {
    /// How many servers
    #[arg(long, value_name = "COUNT", default_value_t = 3)]
    servers: usize,
    /// The port of the page; any if 0
    #[arg(long, value_name = "PORT", default_value_t = 7400)]
    port: u16,
}

/// Kill or cut off servers, the worker, NATS or the primary while people play, and look for lost moves
#[derive(Debug, clap::Args)]
#[command(
    after_help = "The exit code is 1 if an acknowledged move was lost, doubled or misplaced, a clock was charged for
down time, a table is stuck, or a takeover took longer than 2 s (p99).

Examples:
  tetrarch-stress cluster-crash --kills 5 --tables 4
  tetrarch-stress cluster-crash --kills 200"
)]
pub struct CrashArgs {
    /// How often something is killed or cut off
    #[arg(long, value_name = "COUNT", default_value_t = 20)]
    kills: u32,
    /// Tables at which people play all the time
    #[arg(long, value_name = "COUNT", default_value_t = 12)]
    tables: usize,
    /// How many servers
    #[arg(long, value_name = "COUNT", default_value_t = 3)]
    servers: usize,
    /// What games and moments are drawn from
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
}

/// Measure the processor time of a move with one, two and three servers on the same cores
#[derive(Debug, clap::Args)]
#[command(
    after_help = "The exit code is 1 if the costs differ by more than 15 %, or anything went wrong.

Examples:
  tetrarch-stress cluster-load --games 20 --rate 50 --seconds 2
  tetrarch-stress cluster-load --games 500 --rate 1000 --seconds 20"
)]
pub struct LoadArgs {
    /// Games at once
    #[arg(long, value_name = "COUNT", default_value_t = 500)]
    games: usize,
    /// Moves a second, of all games together
    #[arg(long, value_name = "MOVES", default_value_t = 1000.0)]
    rate: f64,
    /// How long to play
    #[arg(long, value_name = "SECONDS", default_value_t = 20)]
    seconds: u64,
    /// Numbers of servers
    #[arg(long, value_name = "COUNTS", value_delimiter = ',', default_value = "1,2,3")]
    servers: Vec<usize>,
}

/// Starts a cluster, and waits for Ctrl-C.
pub fn run(args: &Args, program: &Path, out: &mut dyn Write) -> Result<bool, CommandError> {
    let plan = ClusterPlan {
        program: program.to_owned(),
        servers: args.servers,
        port: args.port,
        can_be_cut: false,
        has_worker: true,
    };
    runtime()?.block_on(async {
        let cluster = Cluster::start(&plan).await?;
        writeln!(out, "logs: {}", cluster.folder().display())?;
        writeln!(out, "http://{}", cluster.address())?;
        out.flush()?;
        tokio::signal::ctrl_c().await?;
        Ok(true)
    })
}

/// Kills, cuts and compares.
pub fn run_crash(
    args: &CrashArgs,
    program: &Path,
    out: &mut dyn Write,
) -> Result<bool, CommandError> {
    let plan = ClusterCrashPlan { kills: args.kills, tables: args.tables, seed: args.seed };
    let cluster = ClusterPlan {
        program: program.to_owned(),
        servers: args.servers,
        port: 0,
        can_be_cut: true,
        has_worker: true,
    };
    let report = runtime()?.block_on(crash::run(&plan, &cluster))?;
    write_verdict(out, &report, report.has_held())
}

/// Measures, and compares.
pub fn run_load(
    args: &LoadArgs,
    program: &Path,
    out: &mut dyn Write,
) -> Result<bool, CommandError> {
    let plan = LoadPlan {
        sockets: 2 * args.games,
        games: args.games,
        rate: args.rate,
        duration: Duration::from_secs(args.seconds),
        rest: Duration::from_secs(5),
        seed: 1,
    };
    plan.check()?;
    allow_many_open_files();
    let cluster = ClusterPlan {
        program: program.to_owned(),
        servers: 1,
        port: 0,
        can_be_cut: false,
        has_worker: false,
    };
    let report = runtime()?.block_on(measure::run(&plan, &cluster, &args.servers))?;
    write_verdict(out, &report, report.has_held())
}
