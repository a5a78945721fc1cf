//! What can be chosen before a game of Abalone.

use std::sync::LazyLock;

use tetrarch_game::{
    GameOptions, Name, OptionKind, OptionSpec, OptionValues, OptionsError, Said, VariantSpec,
    choices,
};

use crate::Layout;
use crate::messages::Clash;
use crate::teams::{has_partners, team_count};

/// The options of Abalone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    layout: Layout,
    partners: Partners,
    target: u8,
}

choices! {
    /// Option `partners`: whose marbles a seat of a team may move without pushing.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Partners {
        /// The whole team's, as if they were its own (sheet 4.3).
        "sheet" = Sheet,
        /// Its own only. Pushes are as in the sheet (4.4): the team's marbles help.
        "own-only" = OwnOnly,
    }
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
        seats: layout.seats() as u8,
        sets: vec![("layout", layout.id())],
    };
    Layout::all().map(variant).collect()
});

static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    let option = |id, kind, default| OptionSpec { id, kind, default };
    let most = Layout::all().map(Options::rivals_marbles).max().expect("there are layouts");
    let layouts = Layout::all().map(Layout::id).collect();
    vec![
        option("layout", OptionKind::Choice { choices: layouts }, Layout::STANDARD.id()),
        option("partners", OptionKind::choice::<Partners>(), "sheet"),
        option("target", OptionKind::Whole { min: 1, max: most as u32 }, "6"),
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
            let clash = Clash::Players {
                variant: Name(variant.id().into()),
                variant_seats: variant.seats(),
                layout: Name(layout.id().into()),
                layout_seats: layout.seats(),
            };
            return Err(clash.message().into());
        }
        let partners = values.choice("partners");
        let target = values.whole("target") as usize;
        let most = Self::rivals_marbles(layout);
        if target > most {
            let (layout, teams) = (Name(layout.id().into()), has_partners(layout.seats()));
            return Err(Clash::TargetTooHigh { target, layout, most, teams }.message().into());
        }
        Ok(Self { layout, partners, target: target as u8 })
    }
}
