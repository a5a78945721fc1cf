//! `tetrarch completions`: what a shell completes after `tetrarch`.

use std::io::Write;

use clap_complete::Shell;

use crate::args::Arguments;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    shell: Shell,
}

/// Writes the completions of a shell.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    // The generator panics if its writer fails, and a closed pipe is no reason to panic.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Arguments::explained(), "tetrarch", &mut script);
    Ok(out.write_all(&script)?)
}
