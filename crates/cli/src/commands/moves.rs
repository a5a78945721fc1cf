//! `tetrarch moves`: what may be played.

use std::io::Write;

use serde::Serialize;
use tetrarch_catalog::Position;

use super::write_json;
use crate::columns::{Align, write_columns};
use crate::messages::say;
use crate::outcome;
use crate::setup::GameArgs;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long)]
    explain: bool,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Legal {
    #[serde(rename = "move")]
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    sentence: Option<String>,
}

/// Lists the moves.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let position = args.game.reach()?.position;
    let moves = legal_moves(&position, args.explain);
    if args.json {
        return write_json(out, &moves);
    }
    let rows: Vec<[String; 2]> =
        moves.into_iter().map(|legal| [legal.text, legal.sentence.unwrap_or_default()]).collect();
    write_columns(out, [Align::Left; 2], &rows)?;
    if let Some(outcome) = position.outcome() {
        writeln!(anstream::stderr(), "{}", outcome::sentence(&position, &outcome))?;
    }
    Ok(())
}

fn legal_moves(position: &Position, explain: bool) -> Vec<Legal> {
    let sentence =
        |text: &str| say(&position.explain(text).expect("a listed move can be read and played"));
    let moves = position.moves().into_iter();
    moves.map(|text| Legal { sentence: explain.then(|| sentence(&text)), text }).collect()
}
