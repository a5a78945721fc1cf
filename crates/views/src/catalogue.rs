//! What can be played, for set-up sheets.

use tetrarch_catalog::{Entry, OptionKind, OptionSpec, Seat, Seed, VariantSpec, entries};
use tetrarch_engine::Level;
use tetrarch_game::Message;
use tetrarch_game::names::{self, Naming};
use tetrarch_protocol::{
    Catalogue, ChoiceSheet, GameSheet, LevelSheet, OptionSheet, OptionValue, VariantSheet,
};
use tetrarch_table::TableOptions;

/// The games, their variants and options, and the computer players.
#[must_use]
pub fn catalogue() -> Catalogue {
    Catalogue {
        games: entries().iter().map(|entry| game(*entry)).collect(),
        table_options: TableOptions::specs().iter().map(|spec| option("table", spec)).collect(),
    }
}

fn game(entry: &dyn Entry) -> GameSheet {
    let level = |level: Level| LevelSheet {
        level: level.number(),
        rating: level.rating(entry.id()).map(|rating| rating.elo),
    };
    let naming = names::game(entry.id());
    GameSheet {
        id: entry.id().to_owned(),
        name: id(&naming.name),
        about: id(&naming.about),
        variants: entry.variants().iter().map(|spec| variant(entry, spec)).collect(),
        options: entry.options().iter().map(|spec| option(entry.id(), spec)).collect(),
        levels: Level::all().map(level).collect(),
    }
}

fn variant(entry: &dyn Entry, spec: &VariantSpec) -> VariantSheet {
    let settings = entry.settings(Some(spec.id), &[]).expect("a variant can be played as it is");
    let position = entry.start(&settings, Seed::default()).expect("the settings are the game's");
    let seats = || Seat::all(position.seats());
    let naming = names::variant(entry.id(), spec.id);
    VariantSheet {
        id: spec.id.to_owned(),
        name: id(&naming.name),
        about: id(&naming.about),
        sides: seats().map(|seat| position.side(seat).to_string()).collect(),
        teams: seats().map(|seat| position.team(seat).number()).collect(),
        options: settings.options().map(|(id, value)| (id.to_owned(), value.to_owned())).collect(),
    }
}

fn option(game: &str, spec: &OptionSpec) -> OptionSheet {
    let naming = names::option(game, spec.id);
    OptionSheet {
        id: spec.id.to_owned(),
        name: id(&naming.name),
        about: id(&naming.about),
        default: spec.default.to_owned(),
        value: match &spec.kind {
            OptionKind::Choice { choices } => {
                let sheet = |word: &&'static str| choice(word, &names::choice(game, spec.id, word));
                OptionValue::Choice { choices: choices.iter().map(sheet).collect() }
            }
            OptionKind::Whole { min, max } => OptionValue::Whole { min: *min, max: *max },
            OptionKind::Flag => OptionValue::Flag {},
        },
    }
}

fn choice(word: &str, naming: &Naming) -> ChoiceSheet {
    ChoiceSheet { id: word.to_owned(), name: id(&naming.name), about: id(&naming.about) }
}

fn id(message: &Message) -> String {
    message.id.to_string()
}
