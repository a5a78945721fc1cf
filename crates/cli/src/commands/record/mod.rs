//! `tetrarch record`: game records, converted and checked.

mod check;
mod convert;
mod reading;

use std::io::Write;

use clap::Subcommand;

/// Convert or check game records
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Write the games of a record in another format
    Convert(convert::Args),
    /// Play the games of records again and say what is wrong with them
    Check(check::Args),
}

/// Converts or checks.
pub fn run(command: &Command, out: &mut dyn Write) -> anyhow::Result<()> {
    match command {
        Command::Convert(args) => convert::run(args, out),
        Command::Check(args) => check::run(args, out),
    }
}
