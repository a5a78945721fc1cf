//! `tetrarch analyse`: what a game teaches.

pub mod batch;
mod report;

use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::value_parser;
use indicatif::{ProgressBar, ProgressStyle};
use tetrarch_analysis::{Analysis, Analyst, Effort, ReplayedGame, graph};
use tetrarch_engine::EngineSetup;
use tetrarch_table::record::Record;

use super::record::Reading;
use super::serve::database;
use super::write_json;
use crate::failure::Failure;
use crate::messages::{Progress, Wrong, say};
use crate::store_address::StoreAddress;

/// Nodes a position, if no limit is given: a game of a hundred plies takes some ten seconds.
const DEFAULT_NODES: u64 = 100_000;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "RECORD", required_unless_present = "batch")]
    record: Option<PathBuf>,
    #[command(flatten)]
    reading: Reading,
    #[arg(long, value_name = "N")]
    number: Option<NonZeroUsize>,
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..))]
    ms: Option<u64>,
    #[arg(long, value_name = "PLIES", value_parser = value_parser!(u32).range(1..))]
    depth: Option<u32>,
    #[arg(long, value_name = "N", default_value = "1")]
    lines: NonZeroUsize,
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    threads: u16,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long, conflicts_with_all = ["record", "number", "nodes", "ms", "depth", "lines",
        "threads", "svg", "json", "from", "layout"])]
    batch: bool,
    #[arg(long, value_name = "N", default_value_t = 0, requires = "batch",
        value_parser = value_parser!(u16).range(..=1024))]
    workers: u16,
    #[arg(long, value_name = "URL", value_parser = database, requires = "batch", conflicts_with = "workers")]
    queue: Option<StoreAddress>,
}

/// Goes through the games of a record, or answers requests.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let Some(path) = &args.record else {
        return batch::run(args.workers, args.queue.as_ref(), out);
    };
    let records = args.chosen(path)?;
    if let (Some(_), [_, _, ..]) = (&args.svg, records.as_slice()) {
        let games = records.len();
        return Err(Failure::call(say(&Wrong::OneChart { games })).into());
    }
    for (number, record) in &records {
        let course = ReplayedGame::from(record.replay().map_err(|problem| {
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
            Failure::call(say(&Wrong::GameNumber { number: wanted.get(), games: count }))
        })
    }

    fn analyse(&self, course: &ReplayedGame) -> anyhow::Result<Analysis> {
        let is_free = self.ms.is_none() && self.depth.is_none();
        let nodes = self.nodes.or(is_free.then_some(DEFAULT_NODES));
        let effort = Effort::new(nodes, self.ms, self.depth)?;
        let bar = ProgressBar::new(0);
        bar.set_style(ProgressStyle::with_template(&format!(
            "{{bar:30}} {}",
            Progress::positions()
        ))?);
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
