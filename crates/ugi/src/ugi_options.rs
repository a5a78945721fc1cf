//! What is chosen with `setoption`.

use tetrarch_catalog::{
    OptionKind, OptionSpec, OptionsError, Position, Seed, Settings, entries, entry,
};
use tetrarch_engine::{EngineSetup, Level};

use crate::wrong_line::{WrongLine, number};

const MAX_LINES: u64 = 500;
const MAX_THREADS: u64 = 256;
const MAX_TABLE_MIB: u64 = 65_536;
/// Before the id of an option of the game.
const GAME_OPTION: &str = "Option.";

/// The game, how it is dealt, and how the engine is set up.
#[derive(Clone, PartialEq, Debug)]
pub struct UgiOptions {
    pub settings: Settings,
    pub seed: Seed,
    pub setup: EngineSetup,
    pub level: Level,
    /// What the machine had free when the session began.
    free_mib: u64,
}

impl UgiOptions {
    /// The first game as it is usually played, at full strength.
    pub fn new(free_mib: u64) -> Self {
        let first = entries().first().expect("there are games");
        Self {
            settings: first.settings(None, &[]).expect("a game can be played as it is"),
            seed: Seed::default(),
            setup: EngineSetup::default(),
            level: Level::MAX,
            free_mib,
        }
    }

    /// The same with one option set.
    pub fn with(&self, name: &str, value: &str) -> Result<Self, WrongLine> {
        let mut choice = self.clone();
        match name {
            "Game" => choice.settings = entry(value)?.settings(None, &[])?,
            "Variant" => choice.settings = self.settings.entry().settings(Some(value), &[])?,
            "Seed" => choice.seed = Seed(number(name, value, 0, u64::MAX)?),
            "MultiPV" => choice.setup.lines = number(name, value, 1, MAX_LINES)? as usize,
            "Threads" => choice.setup.threads = number(name, value, 1, MAX_THREADS)? as usize,
            "Hash" => choice.setup.table_mib = self.table_mib(name, value)?,
            "Level" => {
                let number = number(name, value, lowest(), full_strength())? as u8;
                choice.level = Level::new(number).expect("the number was checked");
            }
            _ => match name.strip_prefix(GAME_OPTION) {
                Some(id) => choice.settings = self.with_game_option(id, value)?,
                None => return Err(WrongLine::UnknownOption { name: name.to_owned() }),
            },
        }
        Ok(choice)
    }

    /// The memory of the engine, which must be there: a system that has promised more than it has
    /// ends the engine without a word.
    fn table_mib(&self, name: &str, value: &str) -> Result<usize, WrongLine> {
        let mib = number(name, value, 1, MAX_TABLE_MIB)?;
        let needed_mib = EngineSetup::whole_memory_mib(mib);
        if needed_mib > self.free_mib {
            return Err(WrongLine::NoMemory { mib, needed_mib, free_mib: self.free_mib });
        }
        Ok(mib as usize)
    }

    fn with_game_option(&self, id: &str, value: &str) -> Result<Settings, OptionsError> {
        let changed = self.settings.changed_options();
        let mut set: Vec<(&str, &str)> =
            changed.iter().map(|(id, value)| (*id, value.as_str())).collect();
        set.push((id, value));
        self.settings.entry().settings(Some(self.settings.variant()), &set)
    }

    /// The first position.
    pub fn start(&self) -> Result<Position, OptionsError> {
        self.settings.entry().start(&self.settings, self.seed)
    }

    /// The lines that tell which options there are, each with its value now.
    pub fn listed(&self) -> Vec<String> {
        let Self { settings, seed, setup, level, .. } = self;
        let games = entries().iter().map(|entry| entry.id());
        let variants = settings.entry().variants().iter().map(|variant| variant.id);
        let own = [
            combo("Game", settings.game(), games),
            combo("Variant", settings.variant(), variants),
            spin("Seed", seed.0, 0, u64::MAX),
            spin("MultiPV", setup.lines as u64, 1, MAX_LINES),
            spin("Threads", setup.threads as u64, 1, MAX_THREADS),
            spin("Hash", setup.table_mib as u64, 1, MAX_TABLE_MIB),
            spin("Level", level, lowest(), full_strength()),
        ];
        let specs = settings.entry().options().iter();
        let of_game = specs.zip(settings.options()).map(|(spec, (_, value))| listed(spec, value));
        own.into_iter().chain(of_game).collect()
    }
}

fn lowest() -> u64 {
    u64::from(Level::MIN.number())
}

fn full_strength() -> u64 {
    u64::from(Level::MAX.number())
}

fn listed(spec: &OptionSpec, value: &str) -> String {
    let name = format!("{GAME_OPTION}{}", spec.id);
    match &spec.kind {
        OptionKind::Choice { choices } => combo(&name, value, choices.iter().copied()),
        OptionKind::Whole { min, max } => spin(&name, value, u64::from(*min), u64::from(*max)),
        OptionKind::Flag => format!("option name {name} type check default {value}"),
    }
}

fn combo<'a>(name: &str, value: &str, values: impl Iterator<Item = &'a str>) -> String {
    let values: String = values.map(|value| format!(" var {value}")).collect();
    format!("option name {name} type combo default {value}{values}")
}

fn spin(name: &str, value: impl std::fmt::Display, min: u64, max: u64) -> String {
    format!("option name {name} type spin default {value} min {min} max {max}")
}
