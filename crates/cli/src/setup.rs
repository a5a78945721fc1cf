//! The arguments that choose a game, its options and a position.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use tetrarch_catalog::{Entry, Played, Position, Seed, Settings, entries, entry};
use tetrarch_game::Name;

use crate::failure::Failure;
use crate::messages::{Answer, Wrong, say};

/// A game and a position in it, as `show`, `moves` and `perft` are given them.
#[derive(Debug, Args)]
pub struct GameArgs {
    #[arg(value_name = "GAME", value_parser = game_parser())]
    pub game: &'static str,
    #[command(flatten)]
    pub setup: SetupArgs,
}

/// Everything about a game but its name.
#[derive(Clone, Debug, Default, Args)]
pub struct SetupArgs {
    #[arg(long, value_name = "V")]
    pub variant: Option<String>,
    #[arg(long = "option", value_name = "K=V", value_parser = parse_option)]
    pub options: Vec<(String, String)>,
    #[arg(long, value_name = "TEXT")]
    pub position: Option<String>,
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<String>,
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}

/// A position and how the last move led to it.
pub struct Reached {
    pub position: Position,
    pub last: Option<Played>,
}

impl GameArgs {
    /// The position after all moves that were given.
    pub fn reach(&self) -> Result<Reached, Failure> {
        self.setup.reach(self.game)
    }
}

impl SetupArgs {
    /// The variant and options of a game.
    pub fn settings(&self, game: &str) -> Result<Settings, Failure> {
        let set: Vec<(&str, &str)> =
            self.options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
        find_game(game)?.settings(self.variant.as_deref(), &set).map_err(Failure::call)
    }

    /// The position before any move.
    pub fn start(&self, game: &str) -> Result<Position, Failure> {
        let settings = self.settings(game)?;
        match &self.position {
            Some(text) => settings
                .entry()
                .position(&settings, text)
                .map_err(|error| Failure::data(format_args!("--position: {error}"))),
            None => {
                let seed = Seed(self.seed.unwrap_or_default());
                settings.entry().start(&settings, seed).map_err(Failure::call)
            }
        }
    }

    /// The position after all moves.
    pub fn reach(&self, game: &str) -> Result<Reached, Failure> {
        let mut reached = Reached { position: self.start(game)?, last: None };
        for (text, number) in self.move_texts().zip(1..) {
            let played = reached.position.play(text).map_err(|refused| {
                let (text, problem) = (Name::of(&text), refused.message);
                Failure::data(say(&Answer::WrongMove { number, text, problem }))
            })?;
            reached.last = Some(played);
        }
        Ok(reached)
    }

    /// The moves one by one.
    pub fn move_texts(&self) -> impl Iterator<Item = &str> {
        let moves = self.moves.as_deref().unwrap_or_default();
        moves.split([' ', ',', '\t', '\n']).filter(|text| !text.is_empty())
    }
}

/// Reads the name of a game; help and completions list them all.
pub fn game_parser() -> impl TypedValueParser<Value = &'static str> {
    PossibleValuesParser::new(entries().iter().map(|entry| entry.id()))
        .try_map(|name| find_game(&name).map(Entry::id))
}

/// The game with this id.
pub fn find_game(id: &str) -> Result<&'static dyn Entry, Failure> {
    entry(id).map_err(Failure::call)
}

/// Reads an option and its value.
pub fn parse_option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((id, value)) if !id.is_empty() => Ok((id.to_owned(), value.to_owned())),
        _ => Err(say(&Wrong::OptionForm)),
    }
}
