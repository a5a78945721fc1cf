//! `tetrarch perft`: how many positions lie a number of plies away.

use std::io::Write;
use std::time::Instant;

use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use serde_json::{Value, json};
use tetrarch_catalog::Position;

use super::write_json;
use crate::setup::GameArgs;
use crate::threads::ThreadArgs;

/// Count the positions a number of plies away
///
/// Positions reached in several ways are counted several times; a finished game has none below
/// it. The last line is the count alone.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  tetrarch perft hus --depth 7
  tetrarch perft abalone --variant belgian-daisy --depth 4 --divide
  tetrarch perft gou --moves \"a7-b6\" --depth 3 --threads 1 --json")]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// How many plies
    #[arg(long, value_name = "N")]
    depth: u32,
    /// Say first how many lie behind each move
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    threads: ThreadArgs,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// Counts and writes the count.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let position = args.game.reach()?.position;
    let pool = args.threads.pool()?;
    let begun = Instant::now();
    let divided = pool.install(|| divide(&position, args.depth));
    let count =
        if args.depth == 0 { 1 } else { divided.iter().map(|(_, count)| count).sum::<u64>() };
    let seconds = begun.elapsed().as_secs_f64();

    if args.json {
        let mut data = json!({ "depth": args.depth, "count": count, "seconds": seconds });
        if args.divide {
            let counts = divided.into_iter().map(|(text, count)| (text, json!(count)));
            data["divide"] = Value::Object(counts.collect());
        }
        write_json(out, &data)?;
    } else {
        if args.divide {
            for (text, count) in divided {
                writeln!(out, "{text}: {count}")?;
            }
        }
        writeln!(out, "{count}")?;
    }
    let speed = count as f64 / seconds.max(1e-9) / 1e6;
    Ok(writeln!(anstream::stderr(), "{seconds:.3} s, {speed:.1} million positions a second")?)
}

/// The count behind each move. The moves, and the answers to each, are shared between threads.
fn divide(position: &Position, depth: u32) -> Vec<(String, u64)> {
    let Some(below) = depth.checked_sub(1) else { return Vec::new() };
    position.children().into_par_iter().map(|(text, child)| (text, count(&child, below))).collect()
}

fn count(position: &Position, depth: u32) -> u64 {
    match depth {
        0 | 1 => position.perft(depth),
        _ => position.children().into_par_iter().map(|(_, child)| child.perft(depth - 1)).sum(),
    }
}
