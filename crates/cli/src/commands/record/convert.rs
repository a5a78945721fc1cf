//! `tetrarch record convert`: the same games in another format.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use tetrarch_table::record::{Format, write};

use super::reading::{Reading, format_parser};
use crate::failure::Failure;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    reading: Reading,
    #[arg(long, value_name = "FORMAT", value_parser = format_parser(&[Format::Json, Format::Text]))]
    to: Format,
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
