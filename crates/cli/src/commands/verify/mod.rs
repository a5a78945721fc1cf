//! `tetrarch verify`: the games of another program, compared with our rules.

mod difference;
mod replay;
mod report;
mod source;
mod start;
mod vector;

use std::io::Write;

use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};

use self::replay::Checked;
use self::report::Report;
use self::source::Source;
use crate::threads::ThreadArgs;

/// Compare games in JSON lines with the rules, move by move
///
/// One game a line: {"game", "variant", "options", "start", "seed", "plies": [{"legal", "move",
/// "position"}, …], "outcome": {"result", "points"} or null}. Only "game", "plies" and each
/// "move" are needed; what is missing is not compared, and other keys are ignored. An outcome
/// of null says that the game is not over, and "outcome_known": false that it is not compared.
///
/// Every mismatch is one line; the last line is `N games, M plies, K errors`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  tetrarch verify vectors/playthroughs.jsonl
  zcat games.jsonl.gz | tetrarch verify -
  tetrarch verify --threads 1 --json a.jsonl b.jsonl")]
pub struct Args {
    /// Files of JSON lines; `-` for standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    #[command(flatten)]
    threads: ThreadArgs,
    /// Write JSON: the numbers and every mismatch
    #[arg(long)]
    json: bool,
}

/// Compares every game of every file.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let pool = args.threads.pool()?;
    let sources =
        args.files.iter().map(|name| Source::open(name)).collect::<Result<Vec<_>, _>>()?;
    let progress = source::progress_bar(&sources);
    let mut report = Report::new(out, args.json, &progress);
    for mut source in sources {
        while let Some(batch) = source.next_batch(&progress)? {
            let checked: Vec<Checked> =
                pool.install(|| batch.lines.par_iter().map(|line| replay::check(line)).collect());
            report.add(&source.name, batch.first, checked)?;
        }
    }
    report.finish()
}
