//! The first position of a game in a file, given in one of several ways.

use tetrarch_catalog::{Position, Seed, Settings, entry};
use tetrarch_game::Name;

use super::difference::{Difference, What};
use super::vector::Vector;
use crate::messages::{Compared, say};

/// The first position.
pub fn first_position(vector: &Vector) -> Result<Position, Difference> {
    let settings = settings(vector)?;
    let entry = settings.entry();
    let read = |text: &str| {
        entry.position(&settings, text).map_err(|error| {
            let expected = Compared::SomePosition { text: Name::of(&text) };
            let found = Compared::AnError { error: error.to_string() };
            before_ply_1(What::Start, &expected, say(&found))
        })
    };
    let deal = |seed| entry.start(&settings, seed).expect("checked settings can be played");
    match (&vector.start, dealt_snake(vector), vector.seed) {
        (Some(text), ..) => read(text),
        (None, Some(text), _) => read(&text),
        (None, None, Some(seed)) => Ok(deal(Seed(seed))),
        (None, None, None) if deal(Seed(0)) == deal(Seed(1)) => Ok(deal(Seed(0))),
        (None, None, None) => Err(before_ply_1(
            What::Start,
            &Compared::SomeStart,
            say(&Compared::NoStart { game: Name::of(&entry.name()) }),
        )),
    }
}

fn settings(vector: &Vector) -> Result<Settings, Difference> {
    let wrong = |error: &dyn std::error::Error| {
        before_ply_1(What::Settings, &Compared::KnownSettings, error.to_string())
    };
    let entry = entry(&vector.game).map_err(|error| wrong(&error))?;
    let options = vector.options();
    let set: Vec<(&str, &str)> = options.iter().map(|(id, value)| (*id, value.as_str())).collect();
    entry.settings(vector.variant.as_deref(), &set).map_err(|error| wrong(&error))
}

/// Pantareï's deal as it lay before ply 1: choosing a colour moves no scale.
fn dealt_snake(vector: &Vector) -> Option<String> {
    let after = vector.plies.first()?.position.as_deref()?;
    let (snake, _) = after.split_once(' ').filter(|_| vector.game == "pantarei")?;
    Some(format!("{snake} ? - -"))
}

fn before_ply_1(what: What, expected: &Compared, found: String) -> Difference {
    Difference { ply: 0, what, expected: say(expected), found }
}
