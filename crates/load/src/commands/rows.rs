//! `tetrarch-stress rows`: how long requests take with many stored games.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::{CommandError, runtime, write_verdict};
use crate::rows::{self, RowsPlan};

/// Fill a store with games by SQL, and measure how long the usual requests take
#[derive(Debug, clap::Args)]
#[command(
    after_help = "A game of four moves takes about 3 kB in SQLite and 5 kB in PostgreSQL: make sure that there is room.
The exit code is 1 if a request takes more than 1.5 times as long (p50) with the most games as with the fewest.

Examples:
  tetrarch-stress rows --games 1000,10000
  tetrarch-stress rows --games 100000,1000000,10000000 --postgres --folder /var/tmp"
)]
pub struct Args {
    /// Numbers of games, the smallest first
    #[arg(long, value_name = "COUNTS", value_delimiter = ',', default_value = "10000,100000")]
    games: Vec<u64>,
    /// How often each request is made
    #[arg(long, value_name = "COUNT", default_value_t = 200)]
    requests: usize,
    /// In PostgreSQL, which is started for it
    #[arg(long)]
    postgres: bool,
    /// Where the store is made and then deleted; the folder for temporary files if not given
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

/// Fills, and measures.
pub fn run(args: &Args, program: &Path, out: &mut dyn Write) -> Result<bool, CommandError> {
    let plan = RowsPlan {
        sizes: args.games.clone(),
        requests: args.requests,
        is_postgres: args.postgres,
        folder: args.folder.clone().unwrap_or_else(std::env::temp_dir),
    };
    let report = runtime()?.block_on(rows::run(&plan, program))?;
    write_verdict(out, &report, report.has_held())
}
