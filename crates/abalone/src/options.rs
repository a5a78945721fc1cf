//! What can be chosen before a game of Abalone.

use std::sync::LazyLock;

use tetrarch_game::{
    Choice, GameOptions, OptionKind, OptionSpec, OptionValues, OptionsError, VariantSpec,
};

use crate::Layout;
use crate::teams::{has_partners, team_count};

/// The options of Abalone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    layout: Layout,
    partners: Partners,
    target: u8,
}

/// Option `partners`: whose marbles a seat of a team may move without pushing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Partners {
    /// The whole team's, as if they were its own (sheet 4.3).
    Sheet,
    /// Its own only. Pushes are as in the sheet (4.4): the team's marbles help.
    OwnOnly,
}

impl Options {
    /// Where the marbles lie at the start.
    #[must_use]
    pub const fn layout(self) -> Layout {
        self.layout
    }

    /// Whose marbles a seat of a team may move without pushing.
    #[must_use]
    pub const fn partners(self) -> Partners {
        self.partners
    }

    /// How many marbles a seat or a team must push off to win.
    #[must_use]
    pub const fn target(self) -> u8 {
        self.target
    }

    /// How many marbles there are for a seat or a team to push off.
    fn rivals_marbles(layout: Layout) -> usize {
        let all = layout.seats() * layout.marbles_each();
        all - all / team_count(layout.seats())
    }
}

static VARIANTS: LazyLock<Vec<VariantSpec>> = LazyLock::new(|| {
    let variant = |layout: Layout| VariantSpec {
        id: layout.id(),
        name: layout.name(),
        about: layout.about(),
        seats: layout.seats() as u8,
        sets: vec![("layout", layout.id())],
    };
    Layout::all().map(variant).collect()
});

static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    let choice = |id, about| Choice { id, about };
    let most = Layout::all().map(Options::rivals_marbles).max().expect("there are layouts");
    vec![
        OptionSpec {
            id: "layout",
            kind: OptionKind::Choice {
                choices: Layout::all().map(|layout| choice(layout.id(), layout.about())).collect(),
            },
            default: Layout::STANDARD.id(),
            about: "Where the marbles lie at the start, and for how many players.",
        },
        OptionSpec {
            id: "partners",
            kind: OptionKind::Choice {
                choices: vec![
                    choice("sheet", "You may move your team's marbles as if they were your own."),
                    choice("own-only", "You move your own marbles; the team's only help to push."),
                ],
            },
            default: "sheet",
            about: "Whose marbles may be moved in a game of teams (sheet 4.3).",
        },
        OptionSpec {
            id: "target",
            kind: OptionKind::Whole { min: 1, max: most as u32 },
            default: "6",
            about: "How many marbles must be pushed off to win; the sheet says six.",
        },
    ]
});

impl GameOptions for Options {
    fn variants() -> &'static [VariantSpec] {
        &VARIANTS
    }

    fn specs() -> &'static [OptionSpec] {
        &SPECS
    }

    fn from_values(values: &OptionValues) -> Result<Self, OptionsError> {
        let layout = Layout::from_id(values.text("layout")).expect("a checked choice");
        let variant = Layout::from_id(values.variant()).expect("every variant is a layout");
        if layout.seats() != variant.seats() {
            return Err(OptionsError::Conflict(format!(
                "variant {} is for {} players and layout {} for {}; choose variant {} instead",
                variant.id(),
                variant.seats(),
                layout.id(),
                layout.seats(),
                layout.id()
            )));
        }
        let partners = match values.text("partners") {
            "own-only" => Partners::OwnOnly,
            _ => Partners::Sheet,
        };
        let target = values.whole("target") as usize;
        let most = Self::rivals_marbles(layout);
        if target > most {
            let side = if has_partners(layout.seats()) { "team" } else { "player" };
            return Err(OptionsError::Conflict(format!(
                "target {target} is out of reach in layout {}: a {side} meets {most} marbles of \
                 its rivals",
                layout.id()
            )));
        }
        Ok(Self { layout, partners, target: target as u8 })
    }
}
