//! `tetrarch perft`: how many positions lie a number of plies away.

use std::io::Write;
use std::time::Instant;

use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use serde_json::{Value, json};
use tetrarch_catalog::Position;
use tetrarch_game::Decimal;

use super::write_json;
use crate::messages::{Answer, say};
use crate::setup::GameArgs;
use crate::threads::ThreadArgs;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "N")]
    depth: u32,
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    threads: ThreadArgs,
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
    let speed = Decimal::new(count as f64 / seconds.max(1e-9) / 1e6, 1);
    let seconds = Decimal::new(seconds, 3);
    Ok(writeln!(anstream::stderr(), "{}", say(&Answer::Speed { seconds, speed }))?)
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
