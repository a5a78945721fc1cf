//! `tetrarch-stress load`: how many people a server can serve.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use super::{CommandError, allow_many_open_files, runtime, write_verdict};
use crate::load::{self, LoadPlan};
use crate::{Launch, ServerProcess};

/// Let a crowd play random games at a server, and measure how it copes
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Without --server a server is started for it, in a process of its own and without limits an address.
A server that runs already must be started with --requests-per-second 0 --connections 0.
The exit code is 1 if anything went wrong, or the wanted rate or --p99-ms was missed.

Examples:
  tetrarch-stress load --sockets 20 --games 10 --rate 100 --seconds 1
  tetrarch-stress load --sockets 10000 --games 5000 --rate 5000 --seconds 30 --p99-ms 25
  tetrarch-stress load --sockets 10000 --games 5000 --rate 15000 --overload --p99-ms 100"
)]
pub struct Args {
    /// Open sockets: two a game, the others watch
    #[arg(long, value_name = "COUNT", default_value_t = 1000)]
    sockets: usize,
    /// Games at once
    #[arg(long, value_name = "COUNT", default_value_t = 500)]
    games: usize,
    /// Moves a second, of all games together
    #[arg(long, value_name = "MOVES", default_value_t = 500.0)]
    rate: f64,
    /// How long to play
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    seconds: u64,
    /// How long everyone sits still before, to see the memory of an idle socket
    #[arg(long, value_name = "SECONDS", default_value_t = 2)]
    rest: u64,
    /// What the games are drawn from
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Fail if more than one acknowledgement of a hundred takes longer than this
    #[arg(long, value_name = "MILLISECONDS")]
    p99_ms: Option<u64>,
    /// The rate is more than the server can do: it must refuse the rest, and do the others in time
    #[arg(long)]
    overload: bool,
    /// A server that runs already
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    server: Option<SocketAddr>,
    /// Where the server that is started keeps its data; a temporary folder if not given
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

/// Lets the crowd in, and reports.
pub fn run(
    args: &Args,
    program: impl FnOnce() -> Result<PathBuf, CommandError>,
    out: &mut dyn Write,
) -> Result<bool, CommandError> {
    let plan = LoadPlan {
        sockets: args.sockets,
        games: args.games,
        rate: args.rate,
        duration: Duration::from_secs(args.seconds),
        rest: Duration::from_secs(args.rest),
        seed: args.seed,
    };
    plan.check()?;
    allow_many_open_files();
    let report = runtime()?.block_on(measure(args, program, &plan))?;
    let limit = args.p99_ms.map(Duration::from_millis);
    let held = if args.overload { report.has_shed_well(limit) } else { report.has_held(limit) };
    write_verdict(out, &report, held)
}

async fn measure(
    args: &Args,
    program: impl FnOnce() -> Result<PathBuf, CommandError>,
    plan: &LoadPlan,
) -> Result<load::LoadReport, CommandError> {
    let folder = tempfile::tempdir()?;
    let process = match args.server {
        Some(_) => None,
        None => {
            let data = args.data.as_deref().unwrap_or(folder.path());
            Some(Launch::new(&program()?, data).unlimited().start().await?)
        }
    };
    let address = args.server.or(process.as_ref().map(ServerProcess::address));
    let address = address.expect("a server is given or started");
    Ok(load::run(plan, address, || process.as_ref().map(ServerProcess::usage)).await?)
}
