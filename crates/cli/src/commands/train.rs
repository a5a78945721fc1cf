//! `tetrarch train`: a network for Abalone, from games of the engine against itself.

use std::io::Write;
use std::path::PathBuf;

use clap::value_parser;
use indicatif::{ProgressBar, ProgressStyle};
use tetrarch_arena::Estimate;
use tetrarch_train::training::Training;
use tetrarch_train::{Run, TrainingPlan, TrainingProgress, TrainingReport};

use crate::failure::Failure;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME", value_parser = ["abalone"])]
    game: String,
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    #[arg(long)]
    from_shipped: bool,
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = value_parser!(u32).range(1..=99))]
    generations: u32,
    #[arg(long, value_name = "N", default_value_t = TrainingPlan::default().shards, value_parser = value_parser!(u32).range(2..=999_999))]
    shards: u32,
    #[arg(long, value_name = "N", default_value_t = TrainingPlan::default().games, value_parser = value_parser!(u32).range(1..=10_000))]
    games: u32,
    #[arg(long, value_name = "N", default_value_t = TrainingPlan::default().nodes, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(long, value_name = "N", default_value_t = TrainingPlan::default().earlier_generations)]
    earlier: u32,
    #[arg(long, value_name = "N", default_value_t = Training::default().epochs, value_parser = value_parser!(u32).range(1..))]
    epochs: u32,
    #[arg(long, value_name = "PERCENT", default_value_t = 50, value_parser = value_parser!(u8).range(..=100))]
    results: u8,
    #[arg(long, value_name = "N", default_value_t = TrainingPlan::default().test_nodes, value_parser = value_parser!(u64).range(1..))]
    test_nodes: u64,
    #[arg(long, value_name = "N", default_value_t = TrainingPlan::default().test_pairs, value_parser = value_parser!(u32).range(1..))]
    test_pairs: u32,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    threads: u16,
}

impl Args {
    fn plan(&self) -> TrainingPlan {
        let defaults = Training::default();
        TrainingPlan {
            seed: self.seed,
            from_shipped: self.from_shipped,
            nodes: self.nodes,
            shards: self.shards,
            games: self.games,
            earlier_generations: self.earlier,
            training: Training {
                epochs: self.epochs,
                result_share: f32::from(self.results) / 100.0,
                seed: self.seed,
                ..defaults
            },
            test_nodes: self.test_nodes,
            test_pairs: self.test_pairs,
            ..TrainingPlan::default()
        }
    }
}

/// Trains, and tells what came of each generation.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let plan = args.plan();
    let run =
        Run::open(&args.folder, plan.clone(), usize::from(args.threads)).map_err(Failure::call)?;
    let bar = ProgressBar::new(0);
    bar.set_style(ProgressStyle::with_template("{prefix} {bar:30} {pos}/{len}, {eta} left {msg}")?);
    for generation in 1..=args.generations {
        bar.set_prefix(format!("{} generation {generation}:", args.game));
        let done = run.generation(generation, &mut |progress| show(&bar, &plan, &progress));
        bar.suspend(|| print_report(&done.map_err(Failure::call)?, out))?;
    }
    bar.finish_and_clear();
    if run.best_net().exists() {
        writeln!(out, "The best network is {}.", run.best_net().display())?;
    } else {
        writeln!(out, "No network was better than what the run began with yet.")?;
    }
    Ok(())
}

fn show(bar: &ProgressBar, plan: &TrainingPlan, progress: &TrainingProgress) {
    let (done, all, message) = match progress {
        TrainingProgress::Played { shards } => {
            (u64::from(*shards), u64::from(plan.shards), "files of self-play".to_owned())
        }
        TrainingProgress::Learned { epoch, samples, of } => {
            let message = format!("samples, epoch {} of {}", epoch + 1, plan.training.epochs);
            (*samples as u64, *of as u64, message)
        }
        TrainingProgress::Epoch { epoch, loss, held_out } => {
            bar.suspend(|| {
                // Nothing is lost if there is no terminal to tell.
                let _ = writeln!(
                    anstream::stderr(),
                    "epoch {epoch}: loss {loss:.5}, {held_out:.5} on games held out"
                );
            });
            return;
        }
        TrainingProgress::Tested(score) => {
            let [won, drawn, lost] = score.games;
            let elo = Estimate::of(&score.pairs, 2).map(|estimate| estimate.elo.value);
            let elo = elo.filter(|elo| elo.is_finite()).map(|elo| format!(", {elo:+.0} Elo"));
            let pairs = u64::from(won + drawn + lost) / 2;
            let message =
                format!("pairs: {won} won, {drawn} drawn, {lost} lost{}", elo.unwrap_or_default());
            (pairs, u64::from(plan.test_pairs), message)
        }
    };
    bar.set_length(all);
    bar.set_position(done);
    bar.set_message(message);
}

fn print_report(report: &TrainingReport, out: &mut dyn Write) -> anyhow::Result<()> {
    let TrainingReport { generation, samples, held_out, games, marble_lead, elo, is_better } =
        report;
    let [before, after] = held_out;
    let [won, drawn, lost] = games;
    let elo = elo.map(|[value, low, high]| format!(", {value:+.0} Elo ({low:+.0} to {high:+.0})"));
    let verdict = if *is_better { "better, kept" } else { "not shown to be better" };
    writeln!(
        out,
        "generation {generation}: {samples} samples, loss {before:.4} → {after:.4}; {won} won, \
         {drawn} drawn, {lost} lost, {marble_lead:+.2} marbles a game{}: {verdict}",
        elo.unwrap_or_default()
    )?;
    Ok(out.flush()?)
}
