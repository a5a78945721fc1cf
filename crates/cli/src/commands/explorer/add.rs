//! `tetrarch explorer add`: adds games from records to an explorer file.

use std::io::Write;
use std::path::PathBuf;

use tetrarch_explorer::Tree;

use super::{count_records, read_tree, write_tree};
use crate::commands::record::Reading;
use crate::setup::game_parser;

/// The arguments; their help is in `messages/en/cli/explorer-help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: &'static str,
    #[arg(value_name = "RECORDS", required = true)]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
    #[command(flatten)]
    reading: Reading,
}

/// Adds the games to the file, which need not be there yet.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut tree = if args.to.exists() { read_tree(&args.to)? } else { Tree::new(args.game) };
    count_records(&mut tree, &args.reading, &args.files)?;
    write_tree(&tree, &args.to, out)
}
