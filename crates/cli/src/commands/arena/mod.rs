//! `tetrarch arena`: matches that say who is stronger.

mod elsewhere;
mod report;
mod watch;

use std::io::Write;
use std::path::PathBuf;

use clap::value_parser;
use tetrarch_arena::{
    Adjudication, Anchor, Arena, ClockBudget, Close, Entered, Entrant, LedgerError, MatchLedger,
    MatchPlan, Openings, Pace, Sprt, Timekeeping, chart, check_programs,
};
use tetrarch_catalog::Seed;
use tetrarch_game::Name;
use tetrarch_table::record::{self, Format};
use tetrarch_table::{Repetition, TableOptions};

use self::elsewhere::Elsewhere;
use self::watch::Watch;
use super::serve::database;
use super::write_json;
use crate::failure::Failure;
use crate::messages::{Wrong, say};
use crate::setup::{game_parser, parse_option};
use crate::store_address::StoreAddress;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: &'static str,
    #[arg(long, value_name = "V")]
    variant: Option<String>,
    #[arg(long = "option", value_name = "K=V", value_parser = parse_option)]
    options: Vec<(String, String)>,
    #[arg(long, value_name = "ENTRANT", required = true)]
    between: Vec<Entrant>,
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..=10_000_000))]
    games: Option<u64>,
    #[arg(long, value_name = "TEST")]
    sprt: Option<Sprt>,
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    #[arg(long, value_name = "PLIES", value_parser = value_parser!(u32).range(1..))]
    depth: Option<u32>,
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..))]
    ms: Option<u64>,
    #[arg(long, value_name = "CLOCK")]
    clock: Option<ClockBudget>,
    #[arg(long)]
    cpu_time: bool,
    #[arg(long, value_name = "MS", default_value_t = 50)]
    margin: u64,
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = value_parser!(u32).range(1..))]
    patience: u32,
    #[arg(long, value_name = "HOW", default_value_t = Openings::default())]
    openings: Openings,
    #[arg(long, value_name = "WHEN")]
    adjudicate: Option<Adjudication>,
    #[arg(long, value_name = "PLIES", default_value_t = 0)]
    max_plies: u32,
    #[arg(long)]
    no_repetition: bool,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    concurrency: u16,
    #[arg(long, value_name = "URL", value_parser = database, conflicts_with = "concurrency")]
    queue: Option<StoreAddress>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "NAME=RATING", value_parser = parse_anchor)]
    anchor: Option<(String, f64)>,
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[arg(long, requires = "out")]
    resume: bool,
    #[arg(long)]
    json: bool,
}

/// Plays the match and writes how it ended.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let plan = args.plan()?;
    plan.check().map_err(Failure::call)?;
    let anchor = args.anchor(&plan)?;
    let casting = Entered(&plan.entrants);
    let elsewhere = args.queue.as_ref().map(|place| Elsewhere::new(&plan, place)).transpose()?;
    check_programs(&plan).map_err(Failure::call)?;
    let (mut ledger, finished) = match &args.out {
        Some(folder) => {
            let (ledger, finished) =
                MatchLedger::open(folder, &plan, args.resume).map_err(failure)?;
            (Some(ledger), finished)
        }
        None => (None, Vec::new()),
    };
    let mut arena = Arena::new(&plan, &casting, finished).map_err(Failure::call)?;
    let watch = Watch::new(args.games(), &arena)?;
    let close = match elsewhere {
        Some(elsewhere) => {
            let (ledger, stop) = (ledger.as_mut(), watch.stop());
            elsewhere.play(&mut arena, args.games(), stop, ledger, &|arena| watch.look(arena))
        }
        None => arena
            .play(args.games(), usize::from(args.concurrency), watch.stop(), &mut |game, arena| {
                if let Some(ledger) = &mut ledger {
                    ledger.append(game)?;
                }
                watch.look(arena);
                Ok(())
            })
            .map_err(|error| failure(error).into()),
    };
    watch.finish();
    let close = close?;
    let standing = arena.standing(anchor);
    let summary = report::Summary {
        plan: &plan,
        standing: &standing,
        is_complete: close != Close::Interrupted,
    };
    if let Some(ledger) = &ledger {
        let records = ledger.records().map_err(failure)?;
        let records =
            if records.is_empty() { String::new() } else { record::write(&records, Format::Text)? };
        ledger.write("records.txt", &records).map_err(failure)?;
        ledger.write("summary.json", &summary.json()).map_err(failure)?;
        ledger.write("chart.svg", &chart(&arena, &standing)).map_err(failure)?;
    }
    if args.json { write_json(out, &summary.data()) } else { Ok(summary.write(out)?) }
}

impl Args {
    fn plan(&self) -> Result<MatchPlan, Failure> {
        let set: Vec<(&str, &str)> =
            self.options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
        let entry = crate::setup::find_game(self.game)?;
        let settings = entry.settings(self.variant.as_deref(), &set).map_err(Failure::call)?;
        let pace =
            Pace { depth: self.depth, nodes: self.nodes, move_time_ms: self.ms, bank: self.clock };
        Ok(MatchPlan {
            table: TableOptions {
                repetition: if self.no_repetition { Repetition::Off } else { Repetition::Draw },
                max_plies: Some(self.max_plies).filter(|&plies| plies > 0),
            },
            timekeeping: if self.cpu_time { Timekeeping::Cpu } else { Timekeeping::Wall },
            margin_ms: self.margin,
            patience_ms: u64::from(self.patience) * 1_000,
            openings: self.openings,
            adjudication: self.adjudicate.unwrap_or_default(),
            sprt: self.sprt,
            seed: Seed(self.seed),
            ..MatchPlan::new(settings, self.between.clone(), pace)
        })
    }

    /// Without a number a test goes on until it has its answer.
    fn games(&self) -> u64 {
        const USUAL: u64 = 100;
        const MOST: u64 = 10_000_000;
        self.games.unwrap_or(if self.sprt.is_some() { MOST } else { USUAL })
    }

    fn anchor(&self, plan: &MatchPlan) -> Result<Anchor, Failure> {
        let Some((name, rating)) = &self.anchor else { return Ok(Anchor::Mean(0.0)) };
        let index = plan.entrants.iter().position(|entrant| entrant.name == *name);
        let index = index.ok_or_else(|| {
            let entrants = plan.entrants.iter().map(|entrant| Name::of(&entrant.name)).collect();
            Failure::call(say(&Wrong::NoEntrant { name: name.clone(), entrants }))
        })?;
        Ok(Anchor::Contestant { index, rating: *rating })
    }
}

fn parse_anchor(text: &str) -> Result<(String, f64), String> {
    let parts = text.rsplit_once('=');
    let read =
        parts.and_then(|(name, rating)| Some((name.to_owned(), rating.parse::<f64>().ok()?)));
    read.filter(|(_, rating)| rating.is_finite()).ok_or_else(|| say(&Wrong::AnchorForm))
}

/// A broken file is wrong data; everything else about a folder is a wrong call.
fn failure(error: LedgerError) -> Failure {
    match error {
        LedgerError::Corrupt { .. } | LedgerError::Twice { .. } => Failure::data(error),
        _ => Failure::call(error),
    }
}
