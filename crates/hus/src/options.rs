//! What can be chosen before a game of Hus.

use std::sync::LazyLock;

#[cfg(test)]
use tetrarch_game::Choices;
use tetrarch_game::{
    GameOptions, OptionKind, OptionSpec, OptionValues, OptionsError, VariantSpec, choices,
};

choices! {
    /// Which way seeds are sown, seen from above.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Direction {
        /// As the European sheet says.
        "clockwise" = Clockwise,
        /// As the African sheet says.
        "counter-clockwise" = CounterClockwise,
    }
}

choices! {
    /// When a lap that ends in an occupied inner pit captures: the European sheet asks for the inner pit only, the African for both.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum CaptureIf {
        /// The opponent's inner pit of the column is occupied.
        "inner" = Inner,
        /// Both of the opponent's pits of the column are occupied.
        "both" = Both,
    }
}

choices! {
    /// What is sown after a capture: the European sheet names both, the African only the captured seeds, and two other accounts of
    /// the African game agree.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Resow {
        /// The player's own pit together with the captured seeds.
        "with-own" = WithOwn,
        /// The captured seeds; the player's own pit keeps its seeds.
        "captured-only" = CapturedOnly,
    }
}

choices! {
    /// Whose lack of a pit with two seeds ends the game: the European sheet looks at both sides after every turn, the African at
    /// the player who must move.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Ends {
        /// Either side's.
        "either" = Either,
        /// The player's whose turn it is.
        "mover" = Mover,
    }
}

/// The rules a game of Hus is played by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Which way seeds are sown.
    pub direction: Direction,
    /// When a lap captures.
    pub capture_if: CaptureIf,
    /// What is sown after a capture.
    pub resow: Resow,
    /// Whose lack of a pit with two seeds ends the game.
    pub ends: Ends,
    /// A sowing that has not ended after this number of laps is endless and may not be chosen.
    pub max_laps: u32,
}

impl Options {
    /// The European game.
    pub const EUROPEAN: Self = Self {
        direction: Direction::Clockwise,
        capture_if: CaptureIf::Inner,
        resow: Resow::WithOwn,
        ends: Ends::Either,
        max_laps: 5_000,
    };

    /// The African game.
    pub const AFRICAN: Self = Self {
        direction: Direction::CounterClockwise,
        capture_if: CaptureIf::Both,
        resow: Resow::CapturedOnly,
        ends: Ends::Mover,
        max_laps: 5_000,
    };
}

static VARIANTS: LazyLock<Vec<VariantSpec>> = LazyLock::new(|| {
    vec![
        VariantSpec { id: "european", name: "European Hus", seats: 2, sets: vec![] },
        VariantSpec {
            id: "african",
            name: "African Hus",
            seats: 2,
            sets: vec![
                ("direction", "counter-clockwise"),
                ("capture-if", "both"),
                ("resow", "captured-only"),
                ("ends", "mover"),
            ],
        },
    ]
});

static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    let option = |id, kind, default| OptionSpec { id, kind, default };
    vec![
        option("direction", OptionKind::choice::<Direction>(), "clockwise"),
        option("capture-if", OptionKind::choice::<CaptureIf>(), "inner"),
        option("resow", OptionKind::choice::<Resow>(), "with-own"),
        option("ends", OptionKind::choice::<Ends>(), "either"),
        // The sheets forget that a relay can run forever; of 17 million that ended by themselves none took 2,000 laps.
        option("max-laps", OptionKind::Whole { min: 1, max: 100_000 }, "5000"),
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
        Ok(Self {
            direction: values.choice("direction"),
            capture_if: values.choice("capture-if"),
            resow: values.choice("resow"),
            ends: values.choice("ends"),
            max_laps: values.whole("max-laps"),
        })
    }
}

/// Every set of rules with this lap limit.
#[cfg(test)]
pub(crate) fn every_combination(max_laps: u32) -> impl Iterator<Item = Options> {
    let mut all = Vec::new();
    for &direction in Direction::ALL {
        for &capture_if in CaptureIf::ALL {
            for &resow in Resow::ALL {
                for &ends in Ends::ALL {
                    all.push(Options { direction, capture_if, resow, ends, max_laps });
                }
            }
        }
    }
    all.into_iter()
}
