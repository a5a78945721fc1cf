//! How long `tetrarch ugi` takes from `stop` to `bestmove`, in every variant of every game:
//!
//!     cargo build --release --bin tetrarch
//!     cargo run --release --example stop_latency -- target/release/tetrarch 20
//!
//! The second argument says how often each variant is stopped. On a machine that is busy with other
//! things this also measures how long a thread waits for its turn.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use tetrarch_catalog::entries;
use tetrarch_game::{Rng, Seed};

const USAGE: &str = "stop_latency PROGRAM [TIMES]";

fn main() -> anyhow::Result<()> {
    let mut args = std::env::args().skip(1);
    let program = args.next().context(USAGE)?;
    let times: u32 = args.next().map_or(Ok(20), |times| times.parse()).context(USAGE)?;
    let mut child = Command::new(&program)
        .arg("ugi")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| program.clone())?;
    let mut input = child.stdin.take().context("input is piped")?;
    let mut output = BufReader::new(child.stdout.take().context("output is piped")?);
    let mut rng = Rng::new(Seed(1));
    for entry in entries() {
        writeln!(input, "setoption name Game value {}", entry.id())?;
        for variant in entry.variants() {
            writeln!(input, "setoption name Variant value {}", variant.id)?;
            // So that a book is open before the first search.
            ask(&mut input, &mut output, "go nodes 1")?;
            let mut waits = Vec::new();
            for seed in 0..times {
                writeln!(input, "setoption name Seed value {seed}")?;
                waits.push(wait(&mut input, &mut output, &mut rng)?);
            }
            waits.sort_unstable();
            let (median, worst) = (waits[waits.len() / 2], waits[waits.len() - 1]);
            println!("{} {}: median {median:.1?}, worst {worst:.1?}", entry.id(), variant.id);
        }
    }
    writeln!(input, "quit")?;
    child.wait()?;
    Ok(())
}

/// Stops a search of a position some random plies into the game, somewhere in its first half second.
fn wait(
    input: &mut ChildStdin,
    output: &mut BufReader<ChildStdout>,
    rng: &mut Rng,
) -> anyhow::Result<Duration> {
    let mut moves = String::new();
    for _ in 0..4 + rng.below(20) {
        writeln!(input, "position startpos moves{moves}")?;
        let legal = ask_line(input, output, "query legal")?;
        let legal: Vec<&str> = legal.split_whitespace().skip(1).collect();
        if legal.is_empty() {
            break;
        }
        moves += &format!(" {}", legal[rng.below(legal.len() as u32) as usize]);
    }
    writeln!(input, "position startpos moves{moves}")?;
    if ask_line(input, output, "query gameover")? == "response true" {
        return Ok(Duration::ZERO);
    }
    writeln!(input, "go infinite")?;
    std::thread::sleep(Duration::from_millis(50 + u64::from(rng.below(450))));
    let begun = Instant::now();
    ask(input, output, "stop")?;
    Ok(begun.elapsed())
}

/// Sends a line and reads up to the move that answers it.
fn ask(
    input: &mut ChildStdin,
    output: &mut BufReader<ChildStdout>,
    line: &str,
) -> anyhow::Result<()> {
    writeln!(input, "{line}")?;
    while !read(output)?.starts_with("bestmove") {}
    Ok(())
}

fn ask_line(
    input: &mut ChildStdin,
    output: &mut BufReader<ChildStdout>,
    line: &str,
) -> anyhow::Result<String> {
    writeln!(input, "{line}")?;
    read(output)
}

fn read(output: &mut BufReader<ChildStdout>) -> anyhow::Result<String> {
    let mut line = String::new();
    if output.read_line(&mut line)? == 0 {
        bail!("the engine has ended");
    }
    Ok(line.trim_end().to_owned())
}
