//! `tetrarch train`: a network for Abalone, from games of the engine against itself.

use std::io::Write;
use std::path::PathBuf;

use clap::value_parser;
use indicatif::{ProgressBar, ProgressStyle};
use tetrarch_arena::Estimate;
use tetrarch_game::{Decimal, Name};
use tetrarch_train::training::Training;
use tetrarch_train::{Run, TrainingPlan, TrainingProgress, TrainingReport};

use crate::failure::Failure;
use crate::messages::{Progress, TrainingText, say};

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
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = value_parser!(u16).range(1..=10_000))]
    rate: u16,
    #[arg(long, value_name = "PERCENT", default_value_t = 50, value_parser = value_parser!(u8).range(..=100))]
    results: u8,
    #[arg(long, value_name = "N", default_value_t = TrainingPlan::default().test_nodes, value_parser = value_parser!(u64).range(1..))]
    test_nodes: u64,
    #[arg(long, value_name = "N", default_value_t = TrainingPlan::default().test_pairs, value_parser = value_parser!(u32).range(1..))]
    test_pairs: u32,
    #[arg(long, value_name = "ELO", default_value_t = TrainingPlan::default().test_elo as u16, value_parser = value_parser!(u16).range(1..=1_000))]
    test_elo: u16,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    threads: u16,
}

impl Args {
    fn plan(&self) -> TrainingPlan {
        TrainingPlan {
            seed: self.seed,
            from_shipped: self.from_shipped,
            nodes: self.nodes,
            shards: self.shards,
            games: self.games,
            earlier_generations: self.earlier,
            training: Training {
                epochs: self.epochs,
                rate: f32::from(self.rate) / 100_000.0,
                result_share: f32::from(self.results) / 100.0,
                seed: self.seed,
            },
            test_nodes: self.test_nodes,
            test_pairs: self.test_pairs,
            test_elo: f64::from(self.test_elo),
        }
    }
}

/// Trains, and tells what came of each generation.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let plan = args.plan();
    let run =
        Run::open(&args.folder, plan.clone(), usize::from(args.threads)).map_err(Failure::call)?;
    let bar = ProgressBar::new(0);
    bar.set_style(ProgressStyle::with_template(&format!(
        "{{prefix}} {{bar:30}} {} {{msg}}",
        Progress::things()
    ))?);
    for generation in 1..=args.generations {
        let game = Name::of(&args.game);
        bar.set_prefix(say(&TrainingText::Generation { game, generation }));
        let done = run.generation(generation, &mut |progress| show(&bar, &plan, &progress));
        bar.suspend(|| print_report(&done.map_err(Failure::call)?, out))?;
    }
    bar.finish_and_clear();
    if run.best_net().exists() {
        let file = Name::of(&run.best_net().display());
        writeln!(out, "{}", say(&TrainingText::Best { file }))?;
    } else {
        writeln!(out, "{}", say(&TrainingText::NoneBetter))?;
    }
    Ok(())
}

fn show(bar: &ProgressBar, plan: &TrainingPlan, progress: &TrainingProgress) {
    let (done, all, message) = match progress {
        TrainingProgress::Played { shards } => {
            (u64::from(*shards), u64::from(plan.shards), say(&TrainingText::SelfPlay))
        }
        TrainingProgress::Learned { epoch, samples, of } => {
            let (epoch, epochs) = (epoch + 1, plan.training.epochs);
            (*samples as u64, *of as u64, say(&TrainingText::Samples { epoch, epochs }))
        }
        TrainingProgress::Epoch { epoch, loss, held_out } => {
            bar.suspend(|| {
                let (loss, held_out) = (Decimal::new(*loss, 5), Decimal::new(*held_out, 5));
                let done = TrainingText::Epoch { epoch: *epoch, loss, held_out };
                // Nothing is lost if there is no terminal to tell.
                let _ = writeln!(anstream::stderr(), "{}", say(&done));
            });
            return;
        }
        TrainingProgress::Tested(score) => {
            let [won, drawn, lost] = score.games;
            let elo = Estimate::of(&score.pairs, 2).map(|estimate| estimate.elo.value);
            let pairs = u64::from(won + drawn + lost) / 2;
            let message = match elo.filter(|elo| elo.is_finite()) {
                Some(elo) => {
                    let elo = Decimal::signed(elo, 0);
                    TrainingText::PairsElo { won, drawn, lost, elo }
                }
                None => TrainingText::Pairs { won, drawn, lost },
            };
            (pairs, u64::from(plan.test_pairs), say(&message))
        }
    };
    bar.set_length(all);
    bar.set_position(done);
    bar.set_message(message);
}

fn print_report(report: &TrainingReport, out: &mut dyn Write) -> anyhow::Result<()> {
    let TrainingReport { generation, samples, held_out, games, marble_lead, elo, is_better } =
        report;
    let [before, after] = held_out.map(|loss| Decimal::new(loss, 4));
    let [won, drawn, lost] = *games;
    let done = TrainingText::Done {
        generation: *generation,
        samples: *samples as u64,
        before,
        after,
        won,
        drawn,
        lost,
        marbles: Decimal::signed(*marble_lead, 2),
    };
    let elo = elo.map(|values| {
        let [elo, low, high] = values.map(|value| Decimal::signed(value, 0));
        say(&TrainingText::Elo { elo, low, high })
    });
    let verdict = if *is_better { TrainingText::Better } else { TrainingText::NotBetter };
    let sentences = [Some(say(&done)), elo, Some(say(&verdict))];
    let sentences: Vec<String> = sentences.into_iter().flatten().collect();
    writeln!(out, "{}", sentences.join(" "))?;
    Ok(out.flush()?)
}
