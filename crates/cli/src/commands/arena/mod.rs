//! `tetrarch arena`: matches that say who is stronger.

mod report;
mod watch;

use std::io::Write;
use std::path::PathBuf;

use clap::value_parser;
use tetrarch_arena::{
    Adjudication, Anchor, Arena, Bank, Close, Entered, Entrant, Ledger, LedgerError, Openings,
    Pace, Plan, Sprt, Timekeeping, chart, check_programs,
};
use tetrarch_catalog::Seed;
use tetrarch_table::record::{self, Format};
use tetrarch_table::{Repetition, TableOptions};

use self::watch::Watch;
use super::write_json;
use crate::failure::Failure;
use crate::setup::{game_parser, parse_option};

/// Play a match and say who is stronger
///
/// Every opening is played by pairs of games with the teams swapped (with three teams, by all
/// orders), and the error bars are those of the pairs. With more than two entrants everybody plays
/// everybody, and the likeliest ratings are found. Limits by nodes or depth make a match that goes
/// the same way every time.
#[derive(Debug, clap::Args)]
#[command(after_help = "Entrants:
  engine            full strength; options: engine:nodes=100000,threads=2,hash=64, and among
                    three teams others=paranoid, best-reply or max-n
  level:7           a level of strength, by its own limits
  depth:3           plain alpha-beta of fixed depth that counts material only
  uct               UCT with random playouts; a node is a playout
  ugi:PROGRAM …     a program that speaks the protocol of docs/protocol.md; limits and
                    options stand before it: \"ugi:nodes=1000 option.Hash=64 ./engine ugi\"
  NAME=…            any of these by another name: \"old=ugi:./tetrarch-1.0 ugi\"
An entrant's own limits (nodes, depth, ms, clock) replace those of the match.

Files in --out: match.json (the plan), games.jsonl (one finished game a line, with its record);
at the end records.txt, summary.json and chart.svg. An interrupted match (Ctrl-C is safe) goes
on with the same call and --resume.

Examples:
  tetrarch arena hus --between engine --between depth:3 --nodes 300 --games 4
  tetrarch arena gou --between level:1 --between level:2 --between level:3 --games 6
  tetrarch arena abalone --between engine --between uct --ms 100 --cpu-time --games 200 --out <DIR>
  tetrarch arena hus --between \"new=ugi:<PROGRAM> ugi\" --between \"old=ugi:<PROGRAM> ugi\" --clock 10s+0.1 --sprt elo0=0,elo1=10")]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: &'static str,
    /// The variant; `tetrarch options GAME` lists them
    #[arg(long, value_name = "V")]
    variant: Option<String>,
    /// An option of the game and its value; may be given several times
    #[arg(long = "option", value_name = "K=V", value_parser = parse_option)]
    options: Vec<(String, String)>,
    /// An entrant; given twice for a match, more often for a round robin
    #[arg(long, value_name = "ENTRANT", required = true)]
    between: Vec<Entrant>,
    /// How many games, made up to whole pairs; 100 if no SPRT ends the match
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..=10_000_000))]
    games: Option<u64>,
    /// End the match when it has shown which is true: elo0=0,elo1=10,alpha=0.05,beta=0.05
    #[arg(long, value_name = "TEST")]
    sprt: Option<Sprt>,
    /// Positions to look at for each move
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Plies to look ahead for each move
    #[arg(long, value_name = "PLIES", value_parser = value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Milliseconds for each move
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..))]
    ms: Option<u64>,
    /// A clock for the game: minutes, or seconds with an s, and seconds added a move: 1+0.5, 10s+0.1
    #[arg(long, value_name = "CLOCK")]
    clock: Option<Bank>,
    /// Count the processor time of a game's thread, not the time on the wall
    #[arg(long)]
    cpu_time: bool,
    /// How much later than its time an answer may come
    #[arg(long, value_name = "MS", default_value_t = 50)]
    margin: u64,
    /// How long to wait for a program that no clock hurries
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = value_parser!(u32).range(1..))]
    patience: u32,
    /// How games begin: so many random plies that the engine calls even
    #[arg(long, value_name = "HOW", default_value_t = Openings::default())]
    openings: Openings,
    /// End games early: chance=0.98,plies=8 and draw=0.02,draw-plies=30,after=100
    #[arg(long, value_name = "WHEN")]
    adjudicate: Option<Adjudication>,
    /// Games are drawn after so many plies; 0 for no limit
    #[arg(long, value_name = "PLIES", default_value_t = 0)]
    max_plies: u32,
    /// Let positions repeat for ever; otherwise the third time is a draw
    #[arg(long)]
    no_repetition: bool,
    /// How many games at once
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    concurrency: u16,
    /// Fixes openings, deals and random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// What ratings of a round robin are counted from: an entrant's, as in level:1=1000
    #[arg(long, value_name = "NAME=RATING", value_parser = parse_anchor)]
    anchor: Option<(String, f64)>,
    /// Keep the match in this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Go on with the match in that folder
    #[arg(long, requires = "out")]
    resume: bool,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// Plays the match and writes how it ended.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let plan = args.plan()?;
    plan.check().map_err(Failure::call)?;
    let anchor = args.anchor(&plan)?;
    let casting = Entered(&plan.entrants);
    check_programs(&plan).map_err(Failure::call)?;
    let (mut ledger, finished) = match &args.out {
        Some(folder) => {
            let (ledger, finished) = Ledger::open(folder, &plan, args.resume).map_err(failure)?;
            (Some(ledger), finished)
        }
        None => (None, Vec::new()),
    };
    let mut arena = Arena::new(&plan, &casting, finished).map_err(Failure::call)?;
    let watch = Watch::new(args.games(), &arena)?;
    let close = arena.play(
        args.games(),
        usize::from(args.concurrency),
        watch.stop(),
        &mut |game, arena| {
            if let Some(ledger) = &mut ledger {
                ledger.append(game)?;
            }
            watch.look(arena);
            Ok(())
        },
    );
    watch.finish();
    let close = close.map_err(failure)?;
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
    fn plan(&self) -> Result<Plan, Failure> {
        let set: Vec<(&str, &str)> =
            self.options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
        let entry = crate::setup::find_game(self.game)?;
        let settings = entry.settings(self.variant.as_deref(), &set).map_err(Failure::call)?;
        let pace =
            Pace { depth: self.depth, nodes: self.nodes, move_time_ms: self.ms, bank: self.clock };
        Ok(Plan {
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
            ..Plan::new(settings, self.between.clone(), pace)
        })
    }

    /// Without a number a test goes on until it has its answer.
    fn games(&self) -> u64 {
        const USUAL: u64 = 100;
        const MOST: u64 = 10_000_000;
        self.games.unwrap_or(if self.sprt.is_some() { MOST } else { USUAL })
    }

    fn anchor(&self, plan: &Plan) -> Result<Anchor, Failure> {
        let Some((name, rating)) = &self.anchor else { return Ok(Anchor::Mean(0.0)) };
        let index = plan.entrants.iter().position(|entrant| entrant.name == *name);
        let index = index.ok_or_else(|| {
            let names: Vec<&str> =
                plan.entrants.iter().map(|entrant| entrant.name.as_str()).collect();
            Failure::call(format_args!(
                "--anchor: there is no entrant {name:?}; they are {}",
                names.join(", ")
            ))
        })?;
        Ok(Anchor::Contestant { index, rating: *rating })
    }
}

fn parse_anchor(text: &str) -> Result<(String, f64), String> {
    let parts = text.rsplit_once('=');
    let read =
        parts.and_then(|(name, rating)| Some((name.to_owned(), rating.parse::<f64>().ok()?)));
    read.filter(|(_, rating)| rating.is_finite())
        .ok_or_else(|| "an anchor is written NAME=RATING, as in level:1=1000".to_owned())
}

/// A broken file is wrong data; everything else about a folder is a wrong call.
fn failure(error: LedgerError) -> Failure {
    match error {
        LedgerError::Corrupt { .. } => Failure::data(error),
        _ => Failure::call(error),
    }
}
