//! What can be chosen at every table, whatever the game.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tetrarch_catalog::{OptionKind, OptionSpec, OptionsError, VariantSpec};
use tetrarch_game::{OptionValues, choices};

/// What the table does where every sheet is silent: repetition and very long games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TableOptions {
    /// Whether the third occurrence of a position ends the game.
    pub repetition: Repetition,
    /// After how many plies the game ends as a draw; none by default.
    pub max_plies: Option<u32>,
}

choices! {
    /// What happens when a position occurs for the third time.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Repetition {
        /// The game is a draw.
        #[default]
        "draw" = Draw,
        /// The game goes on.
        "off" = Off,
    }
}

static SPECS: LazyLock<[OptionSpec; 2]> = LazyLock::new(|| {
    let option = |id, kind, default| OptionSpec { id, kind, default };
    [
        option("repetition", OptionKind::choice::<Repetition>(), "draw"),
        option("max-plies", OptionKind::Whole { min: 0, max: 1_000_000 }, "0"),
    ]
});

/// `OptionValues` begin with a variant; the table has only this one.
static PLAIN: LazyLock<[VariantSpec; 1]> =
    LazyLock::new(|| [VariantSpec { id: "table", name: "Table", seats: 0, sets: vec![] }]);

impl TableOptions {
    /// The options, to be listed beside a game's own.
    #[must_use]
    pub fn specs() -> &'static [OptionSpec] {
        &*SPECS
    }

    /// Whether an option is the table's, and not the game's.
    #[must_use]
    pub fn has(id: &str) -> bool {
        SPECS.iter().any(|spec| spec.id == id)
    }

    /// The defaults, some options set by hand.
    ///
    /// # Errors
    /// If an option or a value does not exist; says which do.
    pub fn choose(set: &[(&str, &str)]) -> Result<Self, OptionsError> {
        let values = OptionValues::choose(&*PLAIN, &*SPECS, None, set)?;
        let repetition = values.choice("repetition");
        let max_plies = Some(values.whole("max-plies")).filter(|&plies| plies > 0);
        Ok(Self { repetition, max_plies })
    }

    /// The options that differ from their defaults: all that a record needs.
    #[must_use]
    pub fn changed(&self) -> Vec<(&'static str, String)> {
        let repetition = (self.repetition == Repetition::Off).then(|| "off".to_owned());
        let max_plies = self.max_plies.map(|plies| plies.to_string());
        [("repetition", repetition), ("max-plies", max_plies)]
            .into_iter()
            .filter_map(|(id, value)| Some((id, value?)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_third_occurrence_is_a_draw_and_no_game_too_long_unless_chosen_otherwise() {
        assert_eq!(TableOptions::choose(&[]).unwrap(), TableOptions::default());
        let chosen = TableOptions::choose(&[("repetition", "off"), ("max-plies", "200")]).unwrap();
        assert_eq!(chosen, TableOptions { repetition: Repetition::Off, max_plies: Some(200) });
    }

    #[test]
    fn changed_options_make_the_same_options_again() {
        for set in [vec![], vec![("repetition", "off")], vec![("max-plies", "7")]] {
            let options = TableOptions::choose(&set).unwrap();
            let changed = options.changed();
            let again: Vec<_> = changed.iter().map(|(id, value)| (*id, value.as_str())).collect();
            assert_eq!(again, set);
            assert_eq!(TableOptions::choose(&again).unwrap(), options);
        }
    }

    #[test]
    fn an_unknown_option_is_refused_as_a_games_would_be() {
        let error = TableOptions::choose(&[("repetitions", "off")]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "options-unknown-option (known: [repetition, max-plies], option: \"repetitions\")"
        );
        assert!(TableOptions::has("max-plies") && !TableOptions::has("goal"));
    }
}
