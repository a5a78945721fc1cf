//! `tetrarch puzzles check`: whether every puzzle has exactly one solution.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use tetrarch_catalog::entries;
use tetrarch_game::{Name, Said as _};
use tetrarch_puzzles::{Effort, Puzzle, check_all, read, shipped};

use crate::commands::write_json;
use crate::failure::Failure;
use crate::messages::{Progress, PuzzleWords, say};

/// The arguments; their help is in `messages/en/cli/puzzles-help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    json: bool,
}

/// Puzzles and where they are from.
struct Source {
    name: String,
    puzzles: Vec<Puzzle>,
}

/// Checks the files, or what is shipped.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let sources = if args.files.is_empty() {
        entries().iter().map(|entry| of_game(entry.id())).collect()
    } else {
        args.files.iter().map(|path| of_file(path)).collect::<Result<Vec<_>, _>>()?
    };
    let effort =
        args.sample.map_or(Effort::Whole, |puzzles| Effort::Sample { puzzles, seed: args.seed });
    let count: usize = sources.iter().map(|source| source.puzzles.len()).sum();
    let bar = ProgressBar::new(count as u64).with_style(ProgressStyle::with_template(&format!(
        "{{prefix}} {{bar:30}} {}",
        Progress::things()
    ))?);
    let mut wrong = Vec::new();
    let mut done = 0;
    for Source { name, puzzles } in &sources {
        bar.set_prefix(name.clone());
        let faulty =
            check_all(puzzles, effort, &mut |checked| bar.set_position((done + checked) as u64));
        wrong.extend(faulty.into_iter().map(|faulty| (name, faulty)));
        done += puzzles.len();
    }
    bar.finish_and_clear();
    if args.json {
        let faults = wrong.iter().map(
            |(file, faulty)| json!({ "file": file, "id": faulty.id, "reason": say(&faulty.flaw) }),
        );
        let faults: Vec<_> = faults.collect();
        write_json(out, &json!({ "puzzles": count, "wrong": faults }))?;
    } else {
        for (file, faulty) in &wrong {
            let file = Name((*file).clone().into());
            let (id, reason) = (Name(faulty.id.clone().into()), faulty.flaw.message());
            writeln!(out, "{}", say(&PuzzleWords::Faulty { file, id, reason }))?;
        }
        let summary = PuzzleWords::Checked { puzzles: count, wrong: wrong.len() };
        writeln!(out, "{}", say(&summary))?;
    }
    if wrong.is_empty() { Ok(()) } else { Err(Failure::Reported.into()) }
}

fn of_game(game: &str) -> Source {
    Source { name: game.to_owned(), puzzles: shipped(game) }
}

fn of_file(path: &Path) -> Result<Source, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    let name = path.display().to_string();
    let puzzles = read(&text).map_err(|error| Failure::data(format_args!("{name}: {error}")))?;
    Ok(Source { name, puzzles })
}
