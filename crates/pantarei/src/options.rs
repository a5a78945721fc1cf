//! What can be chosen before a game of Pantareï.

use std::sync::LazyLock;

use tetrarch_game::{GameOptions, OptionKind, OptionSpec, OptionValues, OptionsError, VariantSpec};

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    goal: u8,
}

impl Options {
    /// The height of the stack that wins.
    #[must_use]
    pub const fn goal(&self) -> u8 {
        self.goal
    }

    pub(crate) const fn with_goal(goal: u8) -> Self {
        Self { goal }
    }
}

/// A lower stack would be there before the players have met.
const LOWEST_GOAL: u32 = 5;
/// A higher stack would hold more than half of all scales and leave too short a snake to play on.
const HIGHEST_GOAL: u32 = 9;

static VARIANTS: LazyLock<Vec<VariantSpec>> = LazyLock::new(|| {
    vec![VariantSpec { id: "standard", name: "Standard", seats: 2, sets: vec![] }]
});

static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    vec![OptionSpec {
        id: "goal",
        kind: OptionKind::Whole { min: LOWEST_GOAL, max: HIGHEST_GOAL },
        default: "7",
    }]
});

impl GameOptions for Options {
    fn variants() -> &'static [VariantSpec] {
        &VARIANTS
    }

    fn specs() -> &'static [OptionSpec] {
        &SPECS
    }

    fn from_values(values: &OptionValues) -> Result<Self, OptionsError> {
        let goal = u8::try_from(values.whole("goal")).expect("the highest goal fits a byte");
        Ok(Self { goal })
    }
}
