//! API tokens: what lets a program act for an account.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a token allows. Nothing that concerns the account itself can be done with any token.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema, TS,
)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Sit down, move and act, and hear of challenges and games.
    Play,
    /// Make tables, and so challenge others.
    Create,
}

impl Scope {
    /// As requests write it.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Create => "create",
        }
    }
}

/// A program is to get a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What its owner calls it; no two tokens of an account are called the same.
    #[schema(min_length = 1, max_length = 40, examples("my first bot"))]
    pub label: String,
    /// What it may do.
    #[schema(min_items = 1)]
    pub scopes: Vec<Scope>,
}

/// A token that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct CreatedToken {
    /// The token itself, for the header `Authorization: Bearer …`. It is told once.
    pub token: String,
    /// What is known of it from now on.
    pub about: TokenView,
}

/// A token without its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TokenView {
    /// What its owner calls it.
    pub label: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: u64,
}
