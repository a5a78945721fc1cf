//! `tetrarch bench`: how fast the rules are.

mod cases;
mod measured;

use std::io::Write;

use tetrarch_game::{Decimal, Name};

use self::cases::Case;
use self::measured::Measured;
use super::write_json;
use crate::columns::{Align, write_columns};
use crate::messages::{BenchText, say};
use crate::setup::game_parser;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME", value_parser = game_parser())]
    games: Vec<&'static str>,
    #[arg(long)]
    all: bool,
    #[arg(long)]
    quick: bool,
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    repeat: u32,
    #[arg(long)]
    json: bool,
}

/// Measures and writes a table.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut measured = Vec::new();
    for case in cases(args) {
        let (game, variant) = (Name::of(&case.game), Name::of(&case.variant));
        writeln!(anstream::stderr(), "{}", say(&BenchText::Measuring { game, variant }))?;
        measured.push(Measured::best_of(args.repeat, case)?);
    }
    if args.json {
        return write_json(out, &measured);
    }
    let header = [
        BenchText::Game,
        BenchText::Variant,
        BenchText::Bytes,
        BenchText::Depth,
        BenchText::Leaves,
        BenchText::LeavesPerSecond,
        BenchText::RandomPlies,
        BenchText::PliesPerSecond,
    ];
    let mut rows = vec![header.map(|heading| say(&heading))];
    rows.extend(measured.iter().map(row));
    let align = [[Align::Left; 2].as_slice(), &[Align::Right; 6]].concat();
    let align = align.try_into().expect("two columns of words and six of numbers");
    Ok(write_columns(out, align, &rows)?)
}

fn cases(args: &Args) -> Vec<Case> {
    let cases = if args.all { Case::all() } else { Case::main() };
    let asked_for = |case: &Case| args.games.is_empty() || args.games.contains(&case.game);
    cases
        .into_iter()
        .filter(asked_for)
        .map(|case| if args.quick { case.quick() } else { case })
        .collect()
}

fn row(measured: &Measured) -> [String; 8] {
    let Measured { game, variant, position_bytes, perft, playouts } = measured;
    [
        (*game).to_owned(),
        (*variant).to_owned(),
        position_bytes.to_string(),
        perft.depth.to_string(),
        perft.leaves.to_string(),
        millions(perft.leaves_per_second),
        playouts.plies.to_string(),
        millions(playouts.plies_per_second),
    ]
}

fn millions(per_second: f64) -> String {
    say(&BenchText::Millions { millions: Decimal::new(per_second / 1e6, 1) })
}
