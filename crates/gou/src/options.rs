//! What can be chosen before a game of Gou.

use std::sync::LazyLock;

use tetrarch_game::{
    GameOptions, OptionKind, OptionSpec, OptionValues, OptionsError, VariantSpec, choices,
};

use crate::Board;

choices! {
    /// How many captured pieces win; the languages of the sheet disagree.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Captures {
        /// All but four of fourteen: the German and the English sheet.
        "10" = Ten,
        /// All but three of fourteen: the French sheet.
        "11" = Eleven,
    }
}

/// The options of a game of Gou.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Variation 1: whole rows are captured too.
    pub rows: bool,
    /// Variation 2: a piece may stop between two enemies if it captures one of them.
    pub stop_between: bool,
    /// How many captures win.
    pub captures: u8,
    /// The edition of the board.
    pub board: &'static Board,
}

static VARIANTS: LazyLock<Vec<VariantSpec>> = LazyLock::new(|| {
    let variant = |id, name, sets| VariantSpec { id, name, seats: 2, sets };
    vec![
        variant("base", "Gou", vec![]),
        variant("variation-1", "Gou, variation 1", vec![("rows", "true")]),
        variant("variation-2", "Gou, variation 2", vec![("stop-between", "true")]),
        variant(
            "variations-1-2",
            "Gou, both variations",
            vec![("rows", "true"), ("stop-between", "true")],
        ),
    ]
});

static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    let option = |id, kind, default| OptionSpec { id, kind, default };
    let boards: Vec<&'static str> = Board::editions().iter().map(Board::id).collect();
    let first = boards[0];
    vec![
        option("rows", OptionKind::Flag, "false"),
        option("stop-between", OptionKind::Flag, "false"),
        option("captures", OptionKind::choice::<Captures>(), "10"),
        option("board", OptionKind::Choice { choices: boards }, first),
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
            rows: values.flag("rows"),
            stop_between: values.flag("stop-between"),
            captures: match values.choice("captures") {
                Captures::Ten => 10,
                Captures::Eleven => 11,
            },
            board: Board::edition(values.text("board")).expect("the choices are the editions"),
        })
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::choose(None, &[]).expect("the defaults can be played")
    }
}
