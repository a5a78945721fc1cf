//! The command line: which commands there are, and what is true of all of them.

use anstream::ColorChoice;
use clap::{Parser, Subcommand, ValueEnum};

use crate::commands::{bench, completions, games, moves, options, perft, record, show, verify};
use crate::play;

const ABOUT_EXIT_CODES: &str = "\
Exit codes:
  0  all is well
  1  the data is wrong: a position, a move, a record, a vector that does not agree
  2  the call is wrong: an unknown game, variant, option or file

Examples:
  tetrarch games
  tetrarch show gou --moves \"a7-b6 k7-j6\"
  tetrarch moves hus --variant african --explain
  tetrarch perft abalone --depth 4 --divide
  tetrarch play";

/// Hus, Pantareï, Gou and Abalone: play them, look at them, check them.
#[derive(Debug, Parser)]
#[command(name = "tetrarch", version, after_help = ABOUT_EXIT_CODES, max_term_width = 100)]
pub struct Arguments {
    /// When to use colour; `auto` obeys NO_COLOR and leaves files and pipes plain
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    #[command(subcommand)]
    pub command: Command,
}

/// When to use colour.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Color {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl Color {
    /// Makes this the choice of every stream opened from now on.
    pub fn write_global(self) {
        match self {
            Self::Auto => ColorChoice::Auto,
            Self::Always => ColorChoice::Always,
            Self::Never => ColorChoice::Never,
        }
        .write_global();
    }
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the games
    Games(games::Args),
    /// List the variants and options of a game
    Options(options::Args),
    /// Draw a position
    Show(show::Args),
    /// List the legal moves of a position, one a line
    Moves(moves::Args),
    /// Count the positions a number of plies away
    Perft(perft::Args),
    /// Compare games in JSON lines with the rules, move by move
    Verify(verify::Args),
    /// Convert or check game records
    #[command(subcommand)]
    Record(record::Command),
    /// Play at this terminal
    Play(play::Args),
    /// Measure how fast the rules are
    Bench(bench::Args),
    /// Write the completions of a shell
    Completions(completions::Args),
}
