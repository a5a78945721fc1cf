//! What went wrong, as RFC 9457 says it.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
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
    /// The kind in a few words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// This very problem: what was wrong and what would be right.
    pub detail: String,
    /// The rule that an illegal move breaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The facts of the broken rule, for other languages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub facts: Option<Value>,
}

impl Problem {
    const KINDS: &'static str = "/problems/";

    /// A problem of this kind.
    #[must_use]
    pub fn new(id: &str, status: u16, title: &str, detail: impl Into<String>) -> Self {
        Self {
            kind: format!("{}{id}", Self::KINDS),
            title: title.to_owned(),
            status,
            detail: detail.into(),
            rule: None,
            facts: None,
        }
    }

    /// The same with the rule that was broken.
    #[must_use]
    pub fn with_rule(self, rule: &str, facts: Option<Value>) -> Self {
        Self { rule: Some(rule.to_owned()), facts, ..self }
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
