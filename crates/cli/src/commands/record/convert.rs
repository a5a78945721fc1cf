//! `tetrarch record convert`: the same games in another format.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use tetrarch_table::record::{Format, write};

use super::reading::{Reading, format_parser};
use crate::failure::Failure;

/// Write the games of a record in another format
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  tetrarch record convert game.json --to text
  tetrarch record convert games.txt --to json --output games.json
  tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text")]
pub struct Args {
    /// The record; `-` for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    reading: Reading,
    /// The format to write
    #[arg(long, value_name = "FORMAT", value_parser = format_parser(&[Format::Json, Format::Text]))]
    to: Format,
    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Converts.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let records = args.reading.read(&args.file)?;
    let written = records.and_then(|records| write(&records, args.to));
    let written =
        written.map_err(|error| Failure::data(format_args!("{}: {error}", args.file.display())))?;
    match &args.output {
        Some(path) => fs::write(path, written).map_err(|error| Failure::file(path, &error))?,
        None => out.write_all(written.as_bytes())?,
    }
    Ok(())
}
