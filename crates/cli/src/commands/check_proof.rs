//! `tetrarch check-proof`: checks a proof file.

use std::fs::File;
use std::io::{BufReader, Write};
use std::path::PathBuf;

use serde_json::json;
use tetrarch_engine::{CheckedProof, ProofFile, ProofFileError, check_proof};
use tetrarch_game::Name;

use super::write_json;
use crate::failure::Failure;
use crate::messages::{Answer, say};
use crate::setup::find_game;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
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
        ProofFileError::Io { .. } => {
            Failure::call(format_args!("{}: {error}", args.file.display()))
        }
        error => wrong(&error),
    })?;
    let game = find_game(&file.game).map_err(|error| wrong(&error))?;
    let checked = check_proof(game, &file).map_err(|flaw| wrong(&flaw))?;
    let CheckedProof { plies, choices, replies, ends } = checked;
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
    let (name, variant) = (Name::of(&game.name()), Name::of(&file.variant));
    let team = file.winner;
    writeln!(out, "{}", say(&Answer::ProofChecked { game: name, variant, team, plies }))?;
    Ok(writeln!(out, "{}", say(&Answer::ProofParts { choices, replies, ends }))?)
}
