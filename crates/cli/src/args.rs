//! The command line: which commands there are, and what is true of all of them.

use clap::builder::PossibleValuesParser;
use clap::{ColorChoice, CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use tetrarch_messages::Language;

use crate::commands::{
    admin, analyse, arena, balance, bench, check_proof, completions, explorer, fit, games, health,
    man, moves, options, perft, puzzles, record, serve, show, solve, store, train, ugi, verify,
    worker,
};
use crate::help::with_help;
use crate::messages;
use crate::play;

/// The whole command line; its help is in `messages/en/cli/help.ftl`.
#[derive(Debug, Parser)]
#[command(name = "tetrarch", version, max_term_width = 100)]
pub struct Arguments {
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: ColorChoice,
    // Read by `words`, before the help is written.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = languages())]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// The languages there are.
fn languages() -> PossibleValuesParser {
    PossibleValuesParser::new(Language::all().map(Language::id))
}

impl Arguments {
    /// What was typed. Ends the process if it is wrong, or if help was asked for.
    pub fn read() -> Self {
        let matches = Self::explained().get_matches();
        Self::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }

    /// The command line with its help in the user's language.
    pub fn explained() -> clap::Command {
        with_help(Self::command(), &messages::lookup)
    }

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

/// What to do.
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
    Play(play::Args),
    Puzzles(puzzles::Args),
    #[command(subcommand)]
    Explorer(explorer::Command),
    Balance(balance::Args),
    Bench(bench::Args),
    Arena(arena::Args),
    Solve(solve::Args),
    CheckProof(check_proof::Args),
    Fit(fit::Args),
    Train(train::Args),
    Ugi(ugi::Args),
    Serve(serve::Args),
    Worker(worker::Args),
    #[command(subcommand)]
    Store(store::Command),
    Admin(admin::Args),
    Health(health::Args),
    Completions(completions::Args),
    Man(man::Args),
}
