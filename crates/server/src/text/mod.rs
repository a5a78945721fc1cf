//! What people write: names and words, made safe to show to others.

mod characters;
mod names;
mod reserved;
mod words;

pub(crate) use names::{checked_name, plain_letters};
pub(crate) use reserved::{is_reserved, looks_like_a_guest};
pub(crate) use words::checked_words;
