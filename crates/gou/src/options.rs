//! What can be chosen before a game of Gou.

use std::sync::LazyLock;

use tetrarch_game::{
    Choice, GameOptions, OptionKind, OptionSpec, OptionValues, OptionsError, VariantSpec,
};

use crate::Board;

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
    let variant = |id, name, about, sets| VariantSpec { id, name, about, seats: 2, sets };
    vec![
        variant("base", "Gou", "the rules of the sheet without its variations", vec![]),
        variant(
            "variation-1",
            "Gou, variation 1",
            "the sheet's first variation: rows of several pieces are captured too",
            vec![("rows", "true")],
        ),
        variant(
            "variation-2",
            "Gou, variation 2",
            "the sheet's second variation: a capture allows a stop between two enemies",
            vec![("stop-between", "true")],
        ),
        variant(
            "variations-1-2",
            "Gou, both variations",
            "the sheet's two variations together",
            vec![("rows", "true"), ("stop-between", "true")],
        ),
    ]
});

static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    let choice = |id, about| Choice { id, about };
    let boards = Board::editions();
    vec![
        OptionSpec {
            id: "rows",
            kind: OptionKind::Flag,
            default: "false",
            about: "whether an unbroken row of enemy pieces held at both ends is captured \
                    (variation 1 of the sheet)",
        },
        OptionSpec {
            id: "stop-between",
            kind: OptionKind::Flag,
            default: "false",
            about: "whether a piece may stop between two enemies when it captures one of the two \
                    (variation 2 of the sheet)",
        },
        OptionSpec {
            id: "captures",
            kind: OptionKind::Choice {
                choices: vec![
                    choice("10", "all but four of fourteen: the German and the English sheet"),
                    choice("11", "all but three of fourteen: the French sheet"),
                ],
            },
            default: "10",
            about: "how many captured pieces win; the languages of the sheet disagree",
        },
        OptionSpec {
            id: "board",
            kind: OptionKind::Choice {
                choices: boards.iter().map(|board| choice(board.id(), board.about())).collect(),
            },
            default: boards[0].id(),
            about: "the edition of the board; the sheet's own picture of it is lost",
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
        Ok(Self {
            rows: values.flag("rows"),
            stop_between: values.flag("stop-between"),
            captures: if values.text("captures") == "11" { 11 } else { 10 },
            board: Board::edition(values.text("board")).expect("the choices are the editions"),
        })
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::choose(None, &[]).expect("the defaults can be played")
    }
}
