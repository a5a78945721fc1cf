//! `tetrarch record`: game records, converted and checked.

use std::fs;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser, ValueParser};
use serde::Serialize;
use serde_json::json;
use tetrarch_table::record::{self, Format, Record};

use super::write_json;
use crate::failure::Failure;
use crate::setup::find_game;

/// Convert or check game records
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Write the games of a record in another format
    #[command(after_help = "Examples:
  tetrarch record convert game.json --to text
  tetrarch record convert games.txt --to json --output games.json
  tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text")]
    Convert(Convert),
    /// Play the games of records again and say what is wrong with them
    #[command(after_help = "Examples:
  tetrarch record check game.json games.txt
  tetrarch record check --json - < game.json")]
    Check(Check),
}

/// Write the games of a record in another format
#[derive(Debug, clap::Args)]
pub struct Convert {
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

/// Play the games of records again and say what is wrong with them
#[derive(Debug, clap::Args)]
pub struct Check {
    /// The records; `-` for standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    reading: Reading,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// How records are read.
#[derive(Debug, clap::Args)]
struct Reading {
    /// The format to read; told from the contents unless given
    #[arg(long, value_name = "FORMAT", value_parser = format_parser(&Format::ALL))]
    from: Option<Format>,
    /// The Abalone layout that a game in aba-pro or first-last notation began with
    #[arg(long, value_name = "VARIANT")]
    layout: Option<String>,
}

/// Something wrong with a record, and where it is.
#[derive(Serialize)]
struct Fault {
    file: String,
    record: usize,
    ply: Option<usize>,
    problem: String,
}

/// Converts or checks.
pub fn run(command: &Command, out: &mut dyn Write) -> anyhow::Result<()> {
    match command {
        Command::Convert(args) => convert(args, out),
        Command::Check(args) => check(args, out),
    }
}

fn convert(args: &Convert, out: &mut dyn Write) -> anyhow::Result<()> {
    let records = args.reading.read(&args.file)?;
    let written = record::write(&records, args.to).map_err(Failure::data)?;
    match &args.output {
        Some(path) => fs::write(path, written).map_err(|error| Failure::file(path, &error))?,
        None => out.write_all(written.as_bytes())?,
    }
    Ok(())
}

fn check(args: &Check, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut records = 0;
    let mut faults = Vec::new();
    for path in &args.files {
        let read = args.reading.read(path)?;
        records += read.len();
        for (record, number) in read.iter().zip(1..) {
            faults.extend(faults_of(record, path, number));
        }
    }
    if args.json {
        write_json(out, &json!({ "records": records, "problems": faults }))?;
    } else {
        for Fault { file, record, ply, problem } in &faults {
            let ply = ply.map_or_else(String::new, |ply| format!(", ply {ply}"));
            writeln!(out, "{file}: record {record}{ply}: {problem}")?;
        }
        writeln!(out, "{records} records, {} problems", faults.len())?;
    }
    if faults.is_empty() { Ok(()) } else { Err(Failure::Reported.into()) }
}

impl Reading {
    fn read(&self, path: &Path) -> Result<Vec<Record>, Failure> {
        if let Some(layout) = &self.layout {
            find_game("abalone")?.settings(Some(layout), &[]).map_err(Failure::call)?;
        }
        let bytes = read_bytes(path).map_err(|error| Failure::file(path, &error))?;
        record::read(bytes, self.from, self.layout.as_deref())
            .map_err(|error| Failure::data(format_args!("{}: {error}", path.display())))
    }
}

fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    if path != Path::new("-") {
        return fs::read(path);
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn format_parser(formats: &'static [Format]) -> ValueParser {
    PossibleValuesParser::new(formats.iter().map(|format| format.id()))
        .try_map(|id| id.parse::<Format>())
        .into()
}
