//! What games, variants, options and choices are called: the ids of their messages, in one place.

use crate::{GameOptions, Message, OptionKind, OptionSpec};

/// What something that can be chosen is called, and a line about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Naming {
    /// A name to stand in a list.
    pub name: Message,
    /// One or two sentences.
    pub about: Message,
}

impl Naming {
    fn of(id: &str) -> Self {
        Self {
            name: Message::new(format!("{id}-name")),
            about: Message::new(format!("{id}-about")),
        }
    }
}

/// A game, by its id.
#[must_use]
pub fn game(game: &str) -> Naming {
    Naming::of(game)
}

/// A variant of a game.
#[must_use]
pub fn variant(game: &str, variant: &str) -> Naming {
    Naming::of(&format!("{game}-variant-{variant}"))
}

/// An option of a game, or of every table (whose id is `table`).
#[must_use]
pub fn option(game: &str, option: &str) -> Naming {
    Naming::of(&format!("{game}-option-{option}"))
}

/// A word that an option can be.
#[must_use]
pub fn choice(game: &str, option: &str, choice: &str) -> Naming {
    Naming::of(&format!("{game}-option-{option}-{choice}"))
}

/// Every name that a game needs.
#[must_use]
pub fn all<O: GameOptions>(id: &str) -> Vec<Naming> {
    let variants = O::variants().iter().map(|spec| variant(id, spec.id));
    std::iter::once(game(id)).chain(variants).chain(options(id, O::specs())).collect()
}

/// Every name that some options need.
#[must_use]
pub fn options(game: &str, specs: &[OptionSpec]) -> Vec<Naming> {
    let mut names = Vec::new();
    for spec in specs {
        names.push(option(game, spec.id));
        if let OptionKind::Choice { choices } = &spec.kind {
            names.extend(choices.iter().map(|word| choice(game, spec.id, word)));
        }
    }
    names
}
