//! What can be played, for set-up sheets.

use tetrarch_catalog::{
    Choice, Entry, Level, OptionKind, OptionSpec, Seat, Seed, VariantSpec, entries,
};
use tetrarch_protocol::{Catalogue, GameSheet, LevelSheet, OptionSheet, OptionValue, VariantSheet};
use tetrarch_table::TableOptions;

/// The games, their variants and options, and the computer players.
#[must_use]
pub fn catalogue() -> Catalogue {
    Catalogue {
        games: entries().iter().map(|entry| game(*entry)).collect(),
        table_options: TableOptions::specs().iter().map(option).collect(),
    }
}

fn game(entry: &dyn Entry) -> GameSheet {
    let level = |level: Level| LevelSheet {
        level: level.number(),
        rating: level.rating(entry.id()).map(|rating| rating.elo),
    };
    GameSheet {
        id: entry.id().to_owned(),
        name: entry.name().to_owned(),
        about: entry.about().to_owned(),
        variants: entry.variants().iter().map(|spec| variant(entry, spec)).collect(),
        options: entry.options().iter().map(option).collect(),
        levels: Level::all().map(level).collect(),
    }
}

fn variant(entry: &dyn Entry, spec: &VariantSpec) -> VariantSheet {
    let settings = entry.settings(Some(spec.id), &[]).expect("a variant can be played as it is");
    let position = entry.start(&settings, Seed::default()).expect("the settings are the game's");
    let seats = || Seat::all(position.seats());
    VariantSheet {
        id: spec.id.to_owned(),
        name: spec.name.to_owned(),
        about: spec.about.to_owned(),
        sides: seats().map(|seat| position.seat_name(seat).to_owned()).collect(),
        teams: seats().map(|seat| position.team(seat).number()).collect(),
        options: settings.options().map(|(id, value)| (id.to_owned(), value.to_owned())).collect(),
    }
}

fn option(spec: &OptionSpec) -> OptionSheet {
    OptionSheet {
        id: spec.id.to_owned(),
        about: spec.about.to_owned(),
        default: spec.default.to_owned(),
        value: match &spec.kind {
            OptionKind::Choice { choices } => {
                let pair = |choice: &Choice| (choice.id.to_owned(), choice.about.to_owned());
                OptionValue::Choice { choices: choices.iter().map(pair).collect() }
            }
            OptionKind::Whole { min, max } => OptionValue::Whole { min: *min, max: *max },
            OptionKind::Flag => OptionValue::Flag {},
        },
    }
}
