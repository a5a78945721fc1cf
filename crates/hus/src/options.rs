//! What can be chosen before a game of Hus.

use std::sync::LazyLock;

use tetrarch_game::{
    Choice, GameOptions, OptionKind, OptionSpec, OptionValues, OptionsError, VariantSpec,
};

/// Which way seeds are sown, seen from above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// As the European sheet says.
    Clockwise,
    /// As the African sheet says.
    CounterClockwise,
}

/// When a lap that ends in an occupied inner pit captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaptureIf {
    /// The opponent's inner pit of the column is occupied.
    Inner,
    /// Both of the opponent's pits of the column are occupied.
    Both,
}

/// What is sown after a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resow {
    /// The player's own pit together with the captured seeds.
    WithOwn,
    /// The captured seeds; the player's own pit keeps its seeds.
    CapturedOnly,
}

/// Whose lack of a pit with two seeds ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// Either side's.
    Either,
    /// The player's whose turn it is.
    Mover,
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
    /// A sowing that has not ended after so many laps is endless and may not be chosen.
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
        VariantSpec {
            id: "european",
            name: "European Hus",
            about: "The rules on the leaflet of the European edition.",
            seats: 2,
            sets: vec![],
        },
        VariantSpec {
            id: "african",
            name: "African Hus",
            about: "The game as it is played in Africa, by an encyclopedia's account.",
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
    vec![
        OptionSpec {
            id: "direction",
            kind: choice(
                ("clockwise", "The European sheet's direction."),
                ("counter-clockwise", "The African sheet's direction."),
            ),
            default: "clockwise",
            about: "Which way seeds are sown, seen from above; the two sheets differ.",
        },
        OptionSpec {
            id: "capture-if",
            kind: choice(
                (
                    "inner",
                    "The opponent's inner pit must be occupied; the outer is taken with it, empty or not.",
                ),
                ("both", "Both of the opponent's pits must be occupied."),
            ),
            default: "inner",
            about: "When a lap that ends in an occupied inner pit captures the opponent's column: \
                    the European sheet asks for the inner pit only, the African for both.",
        },
        OptionSpec {
            id: "resow",
            kind: choice(
                ("with-own", "The own pit's seeds and the captured ones."),
                ("captured-only", "Only the captured seeds; the own pit keeps its own."),
            ),
            default: "with-own",
            about: "What is sown after a capture: the European sheet names both, the African only \
                    the captured seeds, and two other accounts of the African game agree.",
        },
        OptionSpec {
            id: "ends",
            kind: choice(
                ("either", "The game is over once either side has no pit of two or more."),
                ("mover", "The game is over when the player to move has no legal move."),
            ),
            default: "either",
            about: "Whose lack of moves ends the game: the European sheet looks at both sides \
                    after every turn, the African at the player who must move.",
        },
        OptionSpec {
            id: "max-laps",
            kind: OptionKind::Whole { min: 1, max: 100_000 },
            default: "5000",
            about: "A sowing that has not ended after so many laps is endless and may not be \
                    chosen. The sheets forget that a relay can run for ever; of 17 million that \
                    ended by themselves none took 2,000 laps.",
        },
    ]
});

fn choice(first: (&'static str, &'static str), second: (&'static str, &'static str)) -> OptionKind {
    let choices = [first, second].map(|(id, about)| Choice { id, about }).to_vec();
    OptionKind::Choice { choices }
}

impl GameOptions for Options {
    fn variants() -> &'static [VariantSpec] {
        &VARIANTS
    }

    fn specs() -> &'static [OptionSpec] {
        &SPECS
    }

    fn from_values(values: &OptionValues) -> Result<Self, OptionsError> {
        Ok(Self {
            direction: match values.text("direction") {
                "clockwise" => Direction::Clockwise,
                _ => Direction::CounterClockwise,
            },
            capture_if: match values.text("capture-if") {
                "inner" => CaptureIf::Inner,
                _ => CaptureIf::Both,
            },
            resow: match values.text("resow") {
                "with-own" => Resow::WithOwn,
                _ => Resow::CapturedOnly,
            },
            ends: match values.text("ends") {
                "either" => Ends::Either,
                _ => Ends::Mover,
            },
            max_laps: values.whole("max-laps"),
        })
    }
}

/// All sixteen sets of rules with this lap limit.
#[cfg(test)]
pub(crate) fn every_combination(max_laps: u32) -> impl Iterator<Item = Options> {
    (0..16).map(move |bits| Options {
        direction: [Direction::Clockwise, Direction::CounterClockwise][bits & 1],
        capture_if: [CaptureIf::Inner, CaptureIf::Both][bits >> 1 & 1],
        resow: [Resow::WithOwn, Resow::CapturedOnly][bits >> 2 & 1],
        ends: [Ends::Either, Ends::Mover][bits >> 3],
        max_laps,
    })
}
