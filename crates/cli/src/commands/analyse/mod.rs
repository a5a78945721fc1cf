//! `tetrarch analyse`: what a game teaches.

mod batch;
mod report;

use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::value_parser;
use indicatif::{ProgressBar, ProgressStyle};
use tetrarch_analysis::{Analysis, Analyst, Course, Effort, graph};
use tetrarch_catalog::EngineSetup;
use tetrarch_table::record::Record;

use super::record::Reading;
use super::write_json;
use crate::failure::Failure;

/// Nodes a position, if no limit is given: a game of a hundred plies takes some ten seconds.
const DEFAULT_NODES: u64 = 100_000;

/// Go through games: every move's worth, the better line and a verdict
///
/// The chance is that of the player who moves, after the move. A move is an inaccuracy (?!) if it
/// gives 5 % away, a mistake (?) from 10 % on, a blunder (??) from 20 % on; the only good move gets
/// an exclamation mark. docs/analysis.md says more, and describes the JSON and the batch mode.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  tetrarch analyse <FILE>
  tetrarch analyse <FILE> --nodes 1000000 --lines 3 --svg <FILE>
  tetrarch analyse <FILE> --number 2 --json
  tetrarch analyse --batch --workers 4 < <FILE>")]
pub struct Args {
    /// The record; `-` for standard input
    #[arg(value_name = "RECORD", required_unless_present = "batch")]
    record: Option<PathBuf>,
    #[command(flatten)]
    reading: Reading,
    /// Which of the file's games, counted from 1; all of them unless given
    #[arg(long, value_name = "N")]
    number: Option<NonZeroUsize>,
    /// Nodes a position [default: 100000, if there is no other limit]
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Milliseconds a position
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..))]
    ms: Option<u64>,
    /// Plies a position
    #[arg(long, value_name = "PLIES", value_parser = value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// How many lines are told of each position
    #[arg(long, value_name = "N", default_value = "1")]
    lines: NonZeroUsize,
    /// How many threads search together; with one, the same call gives the same analysis
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Draw the game as an SVG picture
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write JSON, one line a game
    #[arg(long)]
    json: bool,
    /// Answer requests on standard input, one line of JSON each
    #[arg(long, conflicts_with_all = ["record", "number", "nodes", "ms", "depth", "lines",
        "threads", "svg", "json", "from", "layout"])]
    batch: bool,
    /// How many requests are worked on at once; 0 for one a core
    #[arg(long, value_name = "N", default_value_t = 0, requires = "batch",
        value_parser = value_parser!(u16).range(..=1024))]
    workers: u16,
}

/// Goes through the games of a record, or answers requests.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let Some(path) = &args.record else { return batch::run(args.workers, out) };
    let records = args.chosen(path)?;
    if let (Some(_), [_, _, ..]) = (&args.svg, records.as_slice()) {
        let message =
            format!("--svg draws one game and there are {}; choose one by --number", records.len());
        return Err(Failure::call(message).into());
    }
    for (number, record) in &records {
        let course = Course::from(record.replay().map_err(|problem| {
            Failure::data(format_args!("{}: record {number}: {problem}", path.display()))
        })?);
        let analysis = args.analyse(&course)?;
        if args.json {
            write_json(out, &analysis)?;
        } else {
            report::write(out, &analysis, record)?;
        }
        if let Some(file) = &args.svg {
            fs::write(file, graph(&analysis, &report::title(record)))
                .map_err(|error| Failure::file(file, &error))?;
        }
    }
    Ok(())
}

impl Args {
    /// The games that were asked for, with their numbers.
    fn chosen(&self, path: &Path) -> Result<Vec<(usize, Record)>, Failure> {
        let records = self.reading.read(path)?;
        let records =
            records.map_err(|error| Failure::data(format_args!("{}: {error}", path.display())))?;
        let count = records.len();
        let mut numbered = (1..).zip(records);
        let Some(wanted) = self.number else { return Ok(numbered.collect()) };
        let chosen = numbered.find(|(number, _)| *number == wanted.get());
        chosen.map(|chosen| vec![chosen]).ok_or_else(|| {
            Failure::call(format_args!("--number {wanted}: the last game is number {count}"))
        })
    }

    fn analyse(&self, course: &Course) -> anyhow::Result<Analysis> {
        let is_free = self.ms.is_none() && self.depth.is_none();
        let nodes = self.nodes.or(is_free.then_some(DEFAULT_NODES));
        let effort = Effort::new(nodes, self.ms, self.depth)?;
        let bar = ProgressBar::new(0);
        bar.set_style(ProgressStyle::with_template("{bar:30} {pos}/{len} positions, {eta} left")?);
        let setup = EngineSetup { threads: self.threads.into(), ..EngineSetup::default() };
        let analyst = Analyst::new(effort).lines(self.lines.get()).engine(setup);
        let analysis = analyst.analyse(course, &mut |progress| {
            bar.set_length(progress.total as u64);
            bar.set_position(progress.done as u64);
        });
        bar.finish_and_clear();
        Ok(analysis?)
    }
}
