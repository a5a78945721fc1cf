//! `tetrarch fit`: the weights of an evaluation, from games of the engine against itself.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use tetrarch_brain::fit::{Plan, Progress, fit_game};

use crate::failure::Failure;
use crate::setup::game_parser;

/// Fit the weights of a game's evaluation to self-play
///
/// The engine plays itself, first by material only and then by the weights found so far; a
/// logistic regression of the results on the features of all positions gives the weights, in
/// hundredths of log-odds. The same call gives the same weights. One thread is used.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  tetrarch fit hus --games 20 --nodes 100 --rounds 1
  tetrarch fit gou --games 600 --nodes 600 --seed 1 --rounds 5 --out <FILE>

The files the engine plays with are in crates/brain/weights; each names the call that made it.")]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: &'static str,
    /// Games of each round
    #[arg(long, value_name = "N", default_value_t = 600)]
    games: u32,
    /// Nodes of each move
    #[arg(long, value_name = "N", default_value_t = 600, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The seed of deals and openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How often to play and fit
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Where to write the weights, if not to standard output
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
    bar.set_style(ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left, {msg}")?);
    let plan = Plan { rounds, games, nodes, seed };
    let weights = fit_game(game, &plan, &made_by, &mut |progress| show(&bar, &plan, progress))
        .expect("every game of the catalogue has a brain");
    bar.finish_and_clear();
    match &args.out {
        Some(path) => {
            Ok(fs::write(path, weights.write()).map_err(|error| Failure::file(path, &error))?)
        }
        None => Ok(write!(out, "{}", weights.write())?),
    }
}

fn show(bar: &ProgressBar, plan: &Plan, progress: Progress) {
    let Progress { round, games, drawn, positions, loss } = progress;
    bar.set_position(u64::from(plan.games) * u64::from(round - 1) + u64::from(games));
    bar.set_message(format!("round {round}: {positions} positions"));
    if let Some(loss) = loss {
        bar.suspend(|| {
            // Nothing is lost if there is no terminal to tell.
            let _ = writeln!(
                anstream::stderr(),
                "round {round}: {games} games, {drawn} drawn, {positions} positions, loss {loss:.4}"
            );
        });
    }
}
