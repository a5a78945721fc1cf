//! `tetrarch completions`: what a shell completes after `tetrarch`.

use std::io::Write;

use clap::CommandFactory as _;
use clap_complete::Shell;

use crate::args::Arguments;

/// Write the completions of a shell
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  tetrarch completions bash > ~/.local/share/bash-completion/completions/tetrarch
  tetrarch completions zsh > \"${fpath[1]}/_tetrarch\"
  tetrarch completions fish > ~/.config/fish/completions/tetrarch.fish")]
pub struct Args {
    /// The shell
    shell: Shell,
}

/// Writes the completions of a shell.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    // The generator panics if its writer fails, and a closed pipe is no reason to panic.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Arguments::command(), "tetrarch", &mut script);
    Ok(out.write_all(&script)?)
}
