//! `tetrarch record`: game records, converted and checked.

mod check;
mod convert;
mod reading;

use std::io::Write;

use clap::Subcommand;

pub use self::reading::Reading;

/// Convert or check game records
#[derive(Debug, Subcommand)]
pub enum Command {
    Convert(convert::Args),
    Check(check::Args),
}

/// Converts or checks.
pub fn run(command: &Command, out: &mut dyn Write) -> anyhow::Result<()> {
    match command {
        Command::Convert(args) => convert::run(args, out),
        Command::Check(args) => check::run(args, out),
    }
}
