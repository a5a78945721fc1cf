//! `tetrarch puzzles mine`: new puzzles, from games of the engine against itself.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::value_parser;
use indicatif::{ProgressBar, ProgressStyle};
use tetrarch_game::Name;
use tetrarch_puzzles::mining::{Journal, JournalError, Miner};
use tetrarch_puzzles::{Certainty, check, write};

use crate::failure::Failure;
use crate::messages::{Progress, PuzzleWords, say};
use crate::setup::game_parser;

/// The arguments; their help is in `messages/en/cli/puzzles-help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: &'static str,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = value_parser!(u32).range(1..))]
    count: u32,
    #[arg(long, value_name = "FILE")]
    resume: PathBuf,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Plays games until there are enough puzzles, and writes them by id.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut miner = Miner::new(args.game, args.seed).map_err(Failure::call)?;
    let in_journal = |error: JournalError| journal_failure(&args.resume, &error);
    let mut journal = Journal::open(&args.resume, &mut miner).map_err(in_journal)?;
    let count = args.count as usize;
    let bar = ProgressBar::new(u64::from(args.count))
        .with_style(ProgressStyle::with_template(&format!(
            "{{prefix}} {{bar:30}} {} {{msg}}",
            Progress::things()
        ))?)
        .with_prefix(args.game);
    let mut sound = Vec::new();
    let mut examined = 0;
    loop {
        // In the order of discovery, so that a higher count later only adds puzzles.
        for puzzle in &miner.found()[examined..] {
            if sound.len() < count && check(puzzle, true).is_ok() {
                sound.push(puzzle.clone());
            }
            bar.set_position(sound.len() as u64);
        }
        examined = miner.found().len();
        show(&bar, &miner);
        if sound.len() >= count {
            break;
        }
        journal.play_next(&mut miner).map_err(in_journal)?;
    }
    bar.finish_and_clear();
    fs::write(&args.out, write(&sound)).map_err(|error| Failure::file(&args.out, &error))?;
    let file = Name(args.out.display().to_string().into());
    let games = miner.games();
    Ok(writeln!(out, "{}", say(&PuzzleWords::Mined { puzzles: count, games, file }))?)
}

fn show(bar: &ProgressBar, miner: &Miner) {
    let certainties = miner.found().iter().map(|puzzle| puzzle.certainty);
    let proved = certainties.filter(|&certainty| certainty == Certainty::Proved).count();
    bar.set_message(say(&PuzzleWords::Mining { proved, games: miner.games() }));
}

fn journal_failure(path: &Path, error: &JournalError) -> Failure {
    Failure::call(format_args!("{}: {error}", path.display()))
}
