//! Texts of the form `key=value,key=value`.

use tetrarch_game::{Message, Name, Said as _, messages};

messages! {
    /// A text that is not in its form.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum FormError as "arena-form" {
        /// What is wrong with it, and how it is written.
        "wrong" = Wrong {
            /// What is wrong.
            problem: Message,
            /// How it is written.
            form: Name,
        },
    }
}

messages! {
    /// What is wrong with a text of a form.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum FormProblem as "arena-form" {
        /// A key without a value.
        "no-value" = NoValue {
            /// The part of the text.
            part: String,
        },
        /// A value that the key cannot have.
        "bad-value" = BadValue {
            /// The key.
            key: Name,
            /// The value.
            value: String,
        },
        /// There is no such key.
        "no-such-key" = NoSuchKey {
            /// What was written.
            key: String,
        },
        /// An adjudication needs one of two keys.
        "no-adjudication" = NoAdjudication,
        /// The chance of a win is out of its range.
        "win-chance" = WinChance,
        /// The chance of a draw is out of its range.
        "draw-chance" = DrawChance,
        /// No one can agree for no ply at all.
        "agreed-plies" = AgreedPlies,
        /// An opening has too many plies.
        "long-opening" = LongOpening {
            /// The most there may be.
            most: u32,
        },
        /// What counts as even is out of its range.
        "even" = Even,
        /// Openings cannot be chosen without any effort.
        "opening-effort" = OpeningEffort,
        /// The two hypotheses of a test are in the wrong order.
        "elo-order" = EloOrder {
            /// The first.
            elo0: Name,
            /// The second.
            elo1: Name,
        },
        /// The error rates of a test are out of their range.
        "error-rates" = ErrorRates {
            /// Of the first kind.
            alpha: Name,
            /// Of the second kind.
            beta: Name,
        },
    }
}

impl FormProblem {
    /// As the error of a text of this form.
    pub(crate) fn of(&self, form: &'static str) -> FormError {
        FormError::Wrong { problem: self.message(), form: Name(form.into()) }
    }
}

/// What became of a key and its value.
pub(crate) enum Put {
    /// It was understood.
    Done,
    /// There is such a key, and the value is wrong.
    BadValue,
    /// There is no such key.
    NoSuchKey,
}

impl Put {
    /// Reads a value into its place.
    pub(crate) fn into<T: std::str::FromStr>(place: &mut T, value: &str) -> Self {
        match value.parse() {
            Ok(read) => {
                *place = read;
                Self::Done
            }
            Err(_) => Self::BadValue,
        }
    }
}

/// Reads a text part by part.
pub(crate) fn read_form(
    text: &str,
    form: &'static str,
    mut put: impl FnMut(&str, &str) -> Put,
) -> Result<(), FormError> {
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let Some((key, value)) = part.split_once('=') else {
            return Err(FormProblem::NoValue { part: part.to_owned() }.of(form));
        };
        match put(key, value) {
            Put::Done => {}
            Put::BadValue => {
                let (key, value) = (Name::of(&key), value.to_owned());
                return Err(FormProblem::BadValue { key, value }.of(form));
            }
            Put::NoSuchKey => {
                return Err(FormProblem::NoSuchKey { key: key.to_owned() }.of(form));
            }
        }
    }
    Ok(())
}
