//! Who is entered for a match.

mod options;
mod read;

use std::fmt;

use serde::Serialize;
use tetrarch_engine::{EngineSetup, Level};
use tetrarch_game::{AnyOf, Message, Name, messages};

use crate::Pace;

/// An entrant of a match: name and kind.
///
/// As text: `engine`, `engine:nodes=100000,threads=2`, `level:7`, `depth:3`, `uct:ms=100` or
/// `ugi:PROGRAM ARGUMENTS`, with a name before it if need be: `old=ugi:./tetrarch-1 ugi`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// As results call it.
    pub name: String,
    /// How it plays.
    pub kind: EntrantKind,
    text: String,
}

/// How an entrant plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntrantKind {
    /// Tetrarch's engine at full strength.
    Engine {
        /// Memory, threads and what is expected of others.
        setup: EngineSetup,
        /// Its own limits, instead of the match's.
        pace: Option<Pace>,
    },
    /// A level of strength. The limits of the match are not for levels, which have their own.
    Level {
        /// Which.
        level: Level,
        /// Limits of its own beside those of the level.
        pace: Option<Pace>,
    },
    /// Plain alpha-beta of fixed depth that counts material only.
    Depth {
        /// In plies.
        depth: u32,
    },
    /// UCT with random playouts.
    Uct {
        /// Its own limits, instead of the match's.
        pace: Option<Pace>,
    },
    /// Another program that speaks the protocol of `docs/protocol.md`.
    External {
        /// The program and its arguments.
        command: Vec<String>,
        /// Options to set, in order.
        options: Vec<(String, String)>,
        /// Its own limits, instead of the match's.
        pace: Option<Pace>,
    },
}

messages! {
    /// A text that does not name an entrant.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum EntrantError as "arena-entrant" {
        /// What is wrong with it and what would be right.
        "wrong" = Wrong {
            /// What was given.
            text: String,
            /// What is wrong with it.
            problem: Message,
        },
    }
}

messages! {
    /// What is wrong with the text of an entrant.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum EntrantProblem as "arena-entrant" {
        /// There is no entrant of this kind.
        "unknown" = Unknown {
            /// What there is.
            forms: AnyOf<Name>,
        },
        /// A name that entrants cannot have.
        "name" = EntrantName,
        /// Something behind the kind that is no option.
        "no-option" = NoOption {
            /// What was written.
            part: String,
        },
        /// There is no option of this name.
        "no-such-option" = NoSuchOption {
            /// What was written.
            key: String,
            /// What there is.
            known: AnyOf<Name>,
        },
        /// A whole number is expected.
        "whole-number" = WholeNumber {
            /// The option.
            key: Name,
            /// What was written.
            value: String,
        },
        /// One of a few words is expected.
        "others" = Others {
            /// What was written.
            value: String,
            /// What there is.
            known: AnyOf<Name>,
        },
        /// An option that only the engine has.
        "engine-option" = EngineOption {
            /// Those options.
            options: Vec<Name>,
        },
        /// A program has other names for some options.
        "program-option" = ProgramOption,
        /// A quotation mark is missing.
        "not-closed" = NotClosed,
        /// There is no program.
        "no-program" = NoProgram,
        ;
        /// There is no such level.
        "level" = Level(tetrarch_engine::LevelError),
        /// That is no clock.
        "clock" = Clock(crate::ClockBudgetError),
    }
}

impl Entrant {
    /// The limits it plays under in a match of this pace.
    #[must_use]
    pub fn pace(&self, of_match: Pace) -> Pace {
        match &self.kind {
            EntrantKind::Engine { pace, .. }
            | EntrantKind::Uct { pace }
            | EntrantKind::External { pace, .. } => pace.unwrap_or(of_match),
            EntrantKind::Level { pace, .. } => {
                pace.unwrap_or(Pace { bank: of_match.bank, ..Pace::default() })
            }
            EntrantKind::Depth { .. } => Pace { bank: of_match.bank, ..Pace::default() },
        }
    }

    /// Whether it needs a limit to come to an end.
    #[must_use]
    pub const fn needs_limit(&self) -> bool {
        !matches!(self.kind, EntrantKind::Level { .. } | EntrantKind::Depth { .. })
    }

    /// Whether it is a program of its own.
    #[must_use]
    pub const fn is_external(&self) -> bool {
        matches!(self.kind, EntrantKind::External { .. })
    }
}

/// As it was entered, without the name.
impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Serialize for Entrant {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct as _;

        let mut entrant = serializer.serialize_struct("Entrant", 2)?;
        entrant.serialize_field("name", &self.name)?;
        entrant.serialize_field("plays", &self.text)?;
        entrant.end()
    }
}
