//! Messages in words: an id and its arguments become a sentence of a language.
//!
//! The sentences are Fluent files, `messages/<language>/{rules,server,cli}/*.ftl` at the root of the repository. Adding a folder
//! adds a language. A message that a language does not have is said in English.
//!
//! ```
//! use tetrarch_game::{Message, Side};
//! use tetrarch_messages::Language;
//!
//! let message = Message::new("list-all-two").with("first", &Side("south")).with("second", &3_u8);
//! assert_eq!(Language::ENGLISH.say(&message), "south and 3");
//! ```
//!
//! How to add a message: see [`tetrarch_game::messages!`]. In a Fluent file
//! - a number chooses a plural form: `{ $seeds -> [one] one seed *[other] { $seeds } seeds }`;
//! - a choice or a yes-or-no chooses a form: `{ $sideways -> [yes] sideways *[no] straight }`;
//! - so does a side, and `{ SIDE($owner) }` is what it is called (`rules/sides.ftl`); a language with cases writes
//!   `{ SIDE($owner, form: "accusative") }` and gives the message of each side an attribute `.accusative`;
//! - text that a person wrote is put in quotation marks: `“{ $text }”`;
//! - a list comes joined by "and" or "or", a message within a message comes in words.

mod accepted;
mod language;
mod numbers;
mod sentence;
mod value;

pub use language::Language;
pub use sentence::sentence;
use tetrarch_game::Said;

/// Has everything that this process writes out said in English: errors, logs.
pub fn speak_english() {
    tetrarch_game::speak_with(|message| Language::ENGLISH.say(message));
}

/// What is said, in English.
#[must_use]
pub fn english(said: &impl Said) -> String {
    Language::ENGLISH.say(said)
}
