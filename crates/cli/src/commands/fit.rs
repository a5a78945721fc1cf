//! `tetrarch fit`: the weights of an evaluation, from games of the engine against itself.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use tetrarch_eval::fit::{FitPlan, FitProgress, fit_game};
use tetrarch_game::{Decimal, Name};

use crate::failure::Failure;
use crate::messages::{Progress, TrainingText, Wrong, say};
use crate::setup::game_parser;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: &'static str,
    #[arg(long, value_name = "N", default_value_t = 600)]
    games: u32,
    #[arg(long, value_name = "N", default_value_t = 600, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Fits and writes the weights.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let Args { game, games, nodes, seed, rounds, .. } = *args;
    let made_by = format!(
        "tetrarch fit {game} --games {games} --nodes {nodes} --seed {seed} --rounds {rounds}"
    );
    let bar = ProgressBar::new(u64::from(games) * u64::from(rounds));
    bar.set_style(ProgressStyle::with_template(&format!(
        "{{bar:30}} {}  {{msg}}",
        Progress::games()
    ))?);
    let plan = FitPlan { rounds, games, nodes, seed };
    let weights = fit_game(game, &plan, &made_by, &mut |progress| show(&bar, &plan, progress))
        .map_err(|_| Failure::call(say(&Wrong::NothingToFit { game: Name(game.into()) })))?;
    bar.finish_and_clear();
    match &args.out {
        Some(path) => {
            Ok(fs::write(path, weights.write()).map_err(|error| Failure::file(path, &error))?)
        }
        None => Ok(write!(out, "{}", weights.write())?),
    }
}

fn show(bar: &ProgressBar, plan: &FitPlan, progress: FitProgress) {
    let FitProgress { round, games, drawn, positions, loss } = progress;
    bar.set_position(u64::from(plan.games) * u64::from(round - 1) + u64::from(games));
    bar.set_message(say(&TrainingText::FitRound { round, positions: positions as u64 }));
    if let Some(loss) = loss {
        bar.suspend(|| {
            let (positions, loss) = (positions as u64, Decimal::new(loss, 4));
            let done = TrainingText::FittedRound { round, games, drawn, positions, loss };
            // Nothing is lost if there is no terminal to tell.
            let _ = writeln!(anstream::stderr(), "{}", say(&done));
        });
    }
}
