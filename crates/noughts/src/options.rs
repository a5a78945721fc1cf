//! What can be chosen before a game.

use std::sync::LazyLock;

use tetrarch_game::{GameOptions, OptionKind, OptionSpec, OptionValues, OptionsError, VariantSpec};

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whether a line loses.
    pub misere: bool,
}

static VARIANTS: LazyLock<Vec<VariantSpec>> = LazyLock::new(|| {
    vec![
        VariantSpec { id: "standard", name: "Standard", seats: 2, sets: vec![] },
        VariantSpec { id: "misere", name: "Misère", seats: 2, sets: vec![("misere", "true")] },
    ]
});

static SPECS: LazyLock<Vec<OptionSpec>> =
    LazyLock::new(|| vec![OptionSpec { id: "misere", kind: OptionKind::Flag, default: "false" }]);

impl GameOptions for Options {
    fn variants() -> &'static [VariantSpec] {
        &VARIANTS
    }

    fn specs() -> &'static [OptionSpec] {
        &SPECS
    }

    fn from_values(values: &OptionValues) -> Result<Self, OptionsError> {
        Ok(Self { misere: values.flag("misere") })
    }
}
