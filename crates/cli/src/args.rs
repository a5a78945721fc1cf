//! The command line: which commands there are, and what is true of all of them.

use clap::{ColorChoice, Parser, Subcommand};

use crate::commands::{
    admin, analyse, arena, bench, check_proof, completions, fit, games, health, man, moves,
    options, perft, record, serve, show, solve, train, ugi, verify,
};
use crate::play;

const EXIT_CODES_AND_EXAMPLES: &str = "\
Exit codes:
  0  all is well
  1  the data is wrong: a position, a move, a record, a vector that does not agree
  2  the call is wrong: an unknown game, variant, option or file

Without a command, the page with all four games is served to this machine: open the address that is printed.

Examples:
  tetrarch
  tetrarch games
  tetrarch show gou --moves \"a7-b6 k7-j6\"
  tetrarch moves hus --variant african --explain
  tetrarch perft abalone --depth 4 --divide
  tetrarch play";

/// Hus, Pantareï, Gou and Abalone: play them, look at them, check them.
#[derive(Debug, Parser)]
#[command(name = "tetrarch", version, after_help = EXIT_CODES_AND_EXAMPLES, max_term_width = 100)]
pub struct Arguments {
    /// When to use colour; `auto` obeys NO_COLOR and leaves files and pipes plain
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: ColorChoice,
    #[command(subcommand)]
    command: Option<Command>,
}

impl Arguments {
    /// What to do. Without a word about it: what someone hopes for who has just downloaded this, the
    /// page with all four games.
    pub fn into_command(self) -> Command {
        self.command.unwrap_or_else(|| {
            let served = Self::parse_from(["tetrarch", "serve"]);
            served.command.expect("the command was just given")
        })
    }

    /// Makes the choice of colour that of every stream opened from now on.
    pub fn apply_color(&self) {
        match self.color {
            ColorChoice::Auto => anstream::ColorChoice::Auto,
            ColorChoice::Always => anstream::ColorChoice::Always,
            ColorChoice::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}

/// What to do. A command's help is the doc comment of its arguments.
#[derive(Debug, Subcommand)]
pub enum Command {
    Games(games::Args),
    Options(options::Args),
    Show(show::Args),
    Moves(moves::Args),
    Perft(perft::Args),
    Verify(verify::Args),
    #[command(subcommand)]
    Record(record::Command),
    Analyse(analyse::Args),
    /// Play at this terminal
    Play(play::Args),
    Bench(bench::Args),
    Arena(arena::Args),
    Solve(solve::Args),
    CheckProof(check_proof::Args),
    Fit(fit::Args),
    Train(train::Args),
    Ugi(ugi::Args),
    Serve(serve::Args),
    Admin(admin::Args),
    Health(health::Args),
    Completions(completions::Args),
    Man(man::Args),
}
