//! `tetrarch man`: the manual pages.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::CommandFactory as _;

use crate::args::Arguments;
use crate::failure::Failure;

/// Write the manual pages into a folder
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  tetrarch man ~/.local/share/man/man1
  man tetrarch-serve")]
pub struct Args {
    /// The folder; made if need be
    folder: PathBuf,
}

/// Writes a page for the command and one for each of its commands.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let failed = |error| Failure::file(&args.folder, &error);
    fs::create_dir_all(&args.folder).map_err(failed)?;
    clap_mangen::generate_to(Arguments::command(), &args.folder).map_err(failed)?;
    let count = fs::read_dir(&args.folder).map_err(failed)?.count();
    Ok(writeln!(out, "{count} pages in {}", args.folder.display())?)
}
