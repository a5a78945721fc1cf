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
use self::report::VerifyReport;
use self::source::Source;
use crate::threads::ThreadArgs;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    #[command(flatten)]
    threads: ThreadArgs,
    #[arg(long)]
    json: bool,
}

/// Compares every game of every file.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let pool = args.threads.pool()?;
    let sources =
        args.files.iter().map(|name| Source::open(name)).collect::<Result<Vec<_>, _>>()?;
    let progress = source::progress_bar(&sources);
    let mut report = VerifyReport::new(out, args.json, &progress);
    for mut source in sources {
        while let Some(batch) = source.next_batch(&progress)? {
            let checked: Vec<Checked> =
                pool.install(|| batch.lines.par_iter().map(|line| replay::check(line)).collect());
            report.add(&source.name, batch.first, checked)?;
        }
    }
    report.finish()
}
