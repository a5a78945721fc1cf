//! `tetrarch man`: the manual pages.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use tetrarch_game::Name;

use crate::args::Arguments;
use crate::failure::Failure;
use crate::messages::{Answer, say};

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    folder: PathBuf,
}

/// Writes a page for the command and one for each of its commands.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let failed = |error| Failure::file(&args.folder, &error);
    fs::create_dir_all(&args.folder).map_err(failed)?;
    clap_mangen::generate_to(Arguments::explained(), &args.folder).map_err(failed)?;
    let pages = fs::read_dir(&args.folder).map_err(failed)?.count();
    let folder = Name::of(&args.folder.display());
    Ok(writeln!(out, "{}", say(&Answer::ManualPages { pages, folder }))?)
}
