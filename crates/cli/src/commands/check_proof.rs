//! `tetrarch check-proof`: whether a proof is one.

use std::fs::File;
use std::io::{BufReader, Write};
use std::path::PathBuf;

use serde_json::json;
use tetrarch_catalog::{Checked, FileError, ProofFile};

use super::write_json;
use crate::failure::Failure;
use crate::setup::find_game;

/// Check a proof file
///
/// Plays the proof through by the rules, against every reply: each line must end with the win it
/// promises, and none may come back to a position it has been in. Nothing of the search that made
/// the proof is used.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  tetrarch check-proof <FILE>
  tetrarch check-proof --json <FILE>")]
pub struct Args {
    /// The proof
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// Checks and says what the proof consists of.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let input = File::open(&args.file).map_err(|error| Failure::file(&args.file, &error))?;
    let wrong = |problem: &dyn std::fmt::Display| {
        Failure::data(format_args!("{}: {problem}", args.file.display()))
    };
    let file = ProofFile::read(BufReader::new(input)).map_err(|error| match error {
        FileError::Io(error) => Failure::file(&args.file, &error),
        error => wrong(&error),
    })?;
    let game = find_game(&file.game).map_err(|error| wrong(&error))?;
    let checked = game.check_proof(&file).map_err(|flaw| wrong(&flaw))?;
    let Checked { plies, choices, replies, ends } = checked;
    if args.json {
        return write_json(
            out,
            &json!({
                "game": file.game,
                "variant": file.variant,
                "position": file.position,
                "winner": file.winner,
                "plies": plies,
                "choices": choices,
                "replies": replies,
                "ends": ends,
            }),
        );
    }
    let (name, winner) = (game.name(), file.winner);
    writeln!(out, "{name} {}: team {winner} wins in at most {plies} plies.", file.variant)?;
    Ok(writeln!(
        out,
        "{choices} positions with a choice, {replies} with every reply covered, {ends} ends."
    )?)
}
