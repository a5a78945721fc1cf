//! What went wrong, as RFC 9457 says it.

use std::fmt;

use serde::{Deserialize, Serialize};
use tetrarch_game::Message;
use ts_rs::TS;
use utoipa::ToSchema;

/// The media type of a [`Problem`].
pub const PROBLEM_MEDIA_TYPE: &str = "application/problem+json";

/// Problem details (RFC 9457).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(optional_fields = nullable)]
pub struct Problem {
    /// What kind of problem: `/problems/` and a stable id.
    #[serde(rename = "type")]
    #[schema(examples("/problems/not-your-turn"))]
    pub kind: String,
    /// The kind in a few words: its id as a phrase, in English.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// This very problem, what was wrong and what would be right: the message in words.
    pub detail: String,
    /// The same as a message: its id and what it is about, for every language.
    #[schema(value_type = Object)]
    pub message: Message,
    /// The rule that an illegal move breaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// After how many seconds it is worth trying again, where that is all that it takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u32>,
}

impl Problem {
    const KINDS: &'static str = "/problems/";

    /// A problem of this kind. Its detail is the message for programs, until someone [says](Problem::say) it.
    #[must_use]
    pub fn new(id: &str, status: u16, message: Message) -> Self {
        Self {
            kind: format!("{}{id}", Self::KINDS),
            title: phrase(id),
            status,
            detail: message.to_string(),
            message,
            rule: None,
            retry_after: None,
        }
    }

    /// The same with the number of seconds after which it is worth trying again.
    #[must_use]
    pub fn with_retry_after(self, seconds: Option<u64>) -> Self {
        let retry_after = seconds.map(|seconds| u32::try_from(seconds).unwrap_or(u32::MAX));
        Self { retry_after, ..self }
    }

    /// The same with the rule that was broken.
    #[must_use]
    pub fn with_rule(self, rule: &str) -> Self {
        Self { rule: Some(rule.to_owned()), ..self }
    }

    /// The same with its detail in words.
    #[must_use]
    pub fn say(self, detail: impl Into<String>) -> Self {
        Self { detail: detail.into(), ..self }
    }

    /// The stable id of its kind.
    #[must_use]
    pub fn id(&self) -> &str {
        self.kind.strip_prefix(Self::KINDS).unwrap_or(&self.kind)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.detail, self.id())
    }
}

/// An id as a phrase: `not-your-turn` is "Not your turn".
fn phrase(id: &str) -> String {
    let mut letters = id.chars().map(|letter| if letter == '-' { ' ' } else { letter });
    let capital = letters.next().into_iter().flat_map(char::to_uppercase);
    capital.chain(letters).collect()
}
