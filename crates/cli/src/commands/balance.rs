//! `tetrarch balance`: who wins how often from each start, when both sides are equally strong.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::value_parser;
use indicatif::{ProgressBar, ProgressStyle};
use tetrarch_balance::{Balance, MeasuredStart, Share};
use tetrarch_catalog::{Entry, Position, Seat, Seed, Settings};
use tetrarch_explorer::self_play::{PlayedGame, SelfPlay};
use tetrarch_game::mix_with;
use tetrarch_table::PlayerKind;
use tetrarch_table::record::{Format, Ply, Record, RecordScore, Seated, write};

use crate::columns::{Align, write_columns};
use crate::failure::Failure;
use crate::setup::{find_game, game_parser};

/// In how many plies the players choose among good moves.
const VARIED_PLIES: usize = 8;
/// A deal is kept if no side wins more often than this above one half.
const EVEN: f64 = 0.1;
/// How many times more games are played from deals that seem even; only these games count.
const AGAIN: u32 = 2;

/// The arguments; their help is in `messages/en/cli/explorer-help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: &'static str,
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = value_parser!(u32).range(1..))]
    games: u32,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u64).range(1..))]
    deals: u64,
    #[arg(long, value_name = "N", default_value_t = 240, value_parser = value_parser!(u32).range(1..))]
    max_plies: u32,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
}

/// Plays the games and writes what came of them.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let entry = find_game(args.game)?;
    let bar = ProgressBar::new(0)
        .with_style(ProgressStyle::with_template("{prefix} {bar:30} {pos}/{len}, {eta} left")?);
    let mut measuring = Measuring { args, entry, bar, records: Vec::new() };
    let mut balance = Balance {
        game: args.game.to_owned(),
        made_by: made_by(args),
        starts: Vec::new(),
        deals: Vec::new(),
    };
    for spec in entry.variants() {
        let settings = entry.settings(Some(spec.id), &[]).map_err(Failure::call)?;
        if settings.is_dealt() {
            measuring.deals(&settings, &mut balance)?;
        } else {
            measuring.bar.inc_length(u64::from(args.games));
            let tally = measuring.play(&settings, Seed::default(), 0, args.games)?;
            balance.starts.push(tally.measured(spec.id, None));
        }
    }
    measuring.bar.finish_and_clear();
    let rows: Vec<_> = balance.starts.iter().chain(&balance.deals).map(row).collect();
    write_columns(out, [Align::Left, Align::Right, Align::Right, Align::Left], &rows)?;
    if let Some(path) = &args.out {
        fs::write(path, balance.write()).map_err(|error| Failure::file(path, &error))?;
    }
    if let Some(path) = &args.records {
        let text = write(&measuring.records, Format::Json).map_err(Failure::data)?;
        fs::write(path, text).map_err(|error| Failure::file(path, &error))?;
    }
    Ok(())
}

fn made_by(args: &Args) -> String {
    let Args { game, games, nodes, seed, deals, max_plies, .. } = args;
    format!(
        "tetrarch balance {game} --games {games} --nodes {nodes} --seed {seed} --deals {deals} --max-plies {max_plies}"
    )
}

fn row(start: &MeasuredStart) -> [String; 4] {
    let share = |Share { score, low, high }: &Share| {
        format!("{:.1}% ({:.1}–{:.1})", 100.0 * score, 100.0 * low, 100.0 * high)
    };
    let shares: Vec<String> = start.shares.iter().map(share).collect();
    let seed = start.seed.map(|seed| seed.to_string()).unwrap_or_default();
    [start.variant.clone(), seed, start.games.to_string(), shares.join("  ")]
}

/// Games that are being played.
struct Measuring<'a> {
    args: &'a Args,
    entry: &'static dyn Entry,
    bar: ProgressBar,
    records: Vec<Record>,
}

/// How some games ended.
struct Ended {
    wins: Vec<u32>,
    draws: u32,
}

impl Ended {
    fn measured(self, variant: &str, seed: Option<u64>) -> MeasuredStart {
        MeasuredStart::of(variant, seed, self.wins, self.draws)
    }
}

impl Measuring<'_> {
    fn start(&self, settings: &Settings, seed: Seed) -> Result<Position, Failure> {
        self.entry.start(settings, seed).map_err(Failure::call)
    }

    /// Plays games from many deals, and from those that seem even once more.
    fn deals(&mut self, settings: &Settings, balance: &mut Balance) -> Result<(), Failure> {
        let Args { games, deals, .. } = *self.args;
        self.bar.inc_length(u64::from(games) * deals);
        let mut all = Ended { wins: vec![0; 2], draws: 0 };
        for seed in 1..=deals {
            let ended = self.play(settings, Seed(seed), 0, games)?;
            all.draws += ended.draws;
            for (sum, wins) in all.wins.iter_mut().zip(&ended.wins) {
                *sum += wins;
            }
            let first = ended.measured(settings.variant(), Some(seed));
            if first.unevenness() > EVEN {
                continue;
            }
            let again = games * AGAIN;
            self.bar.inc_length(u64::from(again));
            // Other games than those by which the deal was chosen, which flatter it.
            let ended = self.play(settings, Seed(seed), games, again)?;
            let second = ended.measured(settings.variant(), Some(seed));
            if second.unevenness() <= EVEN {
                balance.deals.push(second);
            }
        }
        balance.starts.push(all.measured(settings.variant(), None));
        Ok(())
    }

    /// Plays some games from a start; the first has this number.
    fn play(
        &mut self,
        settings: &Settings,
        deal: Seed,
        first: u32,
        games: u32,
    ) -> Result<Ended, Failure> {
        let start = self.start(settings, deal)?;
        self.bar.set_prefix(settings.variant());
        let Args { nodes, max_plies, seed, .. } = *self.args;
        let most_plies = max_plies as usize;
        let plan = SelfPlay { nodes, varied_plies: VARIED_PLIES, most_plies };
        let last = Seat::all(start.seats()).map(|seat| start.team(seat).index()).max();
        let mut ended = Ended { wins: vec![0; last.unwrap_or_default() + 1], draws: 0 };
        for number in first..first + games {
            let played = plan.play(&start, Seed(mix_with(seed, &[deal.0, u64::from(number)])));
            match played.winner {
                Some(team) => ended.wins[team.index()] += 1,
                None => ended.draws += 1,
            }
            self.records.push(recorded(&played, deal));
            self.bar.inc(1);
        }
        Ok(ended)
    }
}

fn recorded(played: &PlayedGame, deal: Seed) -> Record {
    let start = &played.start;
    let seats = || Seat::all(start.seats());
    let players = seats().map(|_| Seated { kind: PlayerKind::Computer, ..Seated::named("engine") });
    let score = |seat| match played.winner {
        None => RecordScore::Draw,
        Some(team) if start.team(seat) == team => RecordScore::Win,
        Some(_) => RecordScore::Loss,
    };
    let mut record = Record::new(start.settings().clone(), players.collect());
    record.seed = Some(deal);
    record.result = Some(seats().map(score).collect());
    record.termination = Some(played.ending.to_owned());
    record.unrated = true;
    record.plies = played.moves.iter().map(|(seat, text)| Ply::new(*seat, text)).collect();
    record
}
