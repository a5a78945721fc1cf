//! `tetrarch puzzles`: positions with one solution, solved, checked and mined.

mod check;
mod mine;
mod solve;

use std::io::Write;

use clap::Subcommand;

/// The arguments; their help is in `messages/en/cli/puzzles-help.ftl`.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(flatten)]
    solve: solve::Args,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::Args),
    Mine(mine::Args),
}

/// Has puzzles solved, or checks or mines them.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    match &args.command {
        None => solve::run(&args.solve, out),
        Some(Command::Check(args)) => check::run(args, out),
        Some(Command::Mine(args)) => mine::run(args, out),
    }
}
