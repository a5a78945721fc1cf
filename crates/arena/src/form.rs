//! Texts of the form `key=value,key=value`.

use thiserror::Error;

/// A text that is not in its form.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{problem}; it is written {form}")]
pub struct FormError {
    /// What is wrong.
    pub problem: String,
    /// How it is written.
    pub form: &'static str,
}

impl FormError {
    pub(crate) fn new(problem: impl Into<String>, form: &'static str) -> Self {
        Self { problem: problem.into(), form }
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
            return Err(FormError::new(format!("{part:?} has no value"), form));
        };
        match put(key, value) {
            Put::Done => {}
            Put::BadValue => {
                return Err(FormError::new(format!("{key} cannot be {value:?}"), form));
            }
            Put::NoSuchKey => return Err(FormError::new(format!("there is no {key:?}"), form)),
        }
    }
    Ok(())
}
