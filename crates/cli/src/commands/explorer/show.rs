//! `tetrarch explorer show`: the moves of a position.

use std::io::Write;
use std::path::PathBuf;

use serde_json::json;
use tetrarch_analysis::AnalysisText;
use tetrarch_catalog::{Position, Seat};
use tetrarch_explorer::{ExploredMove, Opinion, shipped};

use super::read_tree;
use crate::columns::{Align, write_columns};
use crate::commands::write_json;
use crate::messages::{Explored, say, side};
use crate::setup::GameArgs;

/// The arguments; their help is in `messages/en/cli/explorer-help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "FILE")]
    with: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// Lists the moves that were played, the most frequent first.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let position = args.game.reach()?.position;
    let mut tree = shipped(args.game.game);
    for path in &args.with {
        tree.merge(&read_tree(path)?);
    }
    let moves = tree.moves(&position);
    if args.json {
        let moves: Vec<_> = moves.iter().map(written).collect();
        return write_json(out, &json!({ "games": tree.games, "moves": moves }));
    }
    if moves.is_empty() {
        return Ok(writeln!(out, "{}", say(&Explored::None))?);
    }
    let all: u32 = moves.iter().map(|explored| explored.tally.games()).sum();
    let rows = moves.iter().map(|explored| row(explored, all, &position));
    let rows: Vec<_> = std::iter::once(headings(&position)).chain(rows).collect();
    Ok(write_columns(
        out,
        [Align::Left, Align::Right, Align::Right, Align::Left, Align::Right],
        &rows,
    )?)
}

fn written(explored: &ExploredMove) -> serde_json::Value {
    json!({
        "move": explored.text,
        "games": explored.tally.games(),
        "draws": explored.tally.draws,
        "wins": explored.tally.wins,
        "opinion": explored.opinion.map(|opinion| opinion.to_string()),
    })
}

/// What stands over the columns of [`row`].
fn headings(position: &Position) -> [String; 5] {
    let sides = |team: usize| {
        let seats = Seat::all(position.seats());
        let own = seats.filter(|&seat| position.team(seat).index() == team);
        own.map(|seat| side(position, seat)).collect::<Vec<_>>().join("+")
    };
    let results = (0..count_teams(position)).map(sides).chain([say(&Explored::Draws)]);
    let results = results.collect::<Vec<_>>().join("/");
    let games = say(&Explored::Games);
    [say(&Explored::Move), games, "%".to_owned(), results, say(&Explored::Engine)]
}

fn count_teams(position: &Position) -> usize {
    let last = Seat::all(position.seats()).map(|seat| position.team(seat).index()).max();
    last.unwrap_or_default() + 1
}

/// Move, games, part of all games, wins of each team and draws, and what the engine says.
fn row(explored: &ExploredMove, all: u32, position: &Position) -> [String; 5] {
    let games = explored.tally.games();
    let results: Vec<String> = explored.tally.wins[..count_teams(position)]
        .iter()
        .chain([&explored.tally.draws])
        .map(u32::to_string)
        .collect();
    let opinion = match explored.opinion {
        Some(Opinion::Chance(percent)) => format!("{percent}%"),
        Some(Opinion::Wins(plies)) => say(&AnalysisText::WonIn { plies }),
        Some(Opinion::Loses(plies)) => say(&AnalysisText::LostIn { plies }),
        None => String::new(),
    };
    let part = format!("{:.0}%", 100.0 * f64::from(games) / f64::from(all.max(1)));
    [explored.text.clone(), games.to_string(), part, results.join("/"), opinion]
}
