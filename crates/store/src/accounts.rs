//! People: accounts and guests, their sessions, their tokens, and all the store knows of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{AbuseReport, AccountId, GuestId, RatingPoint, SecretHash, TableId, UnixMillis};

/// A player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Person {
    /// With an account.
    Account(AccountId),
    /// Without one.
    Guest(GuestId),
}

/// An account.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Account {
    /// Its id.
    pub id: AccountId,
    /// Its name, unique whatever the case of its letters.
    pub name: String,
    /// The password's hash, in the server's format; empty once the account is about to be deleted.
    #[serde(skip)]
    pub password_hash: String,
    /// When it was made.
    pub created: UnixMillis,
    /// The language that its owner has chosen, as an id: `cs`.
    pub language: Option<String>,
}

impl fmt::Debug for Account {
    // Hashes of passwords stay out of logs.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Account")
            .field("id", &self.id)
            .field("name", &self.name)
            .field("created", &self.created)
            .finish_non_exhaustive()
    }
}

/// A browser that is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of the cookie's token.
    pub token: SecretHash,
    /// Whose it is.
    pub person: Person,
    /// When it began.
    pub created: UnixMillis,
    /// From when on it is no longer valid.
    pub expires: UnixMillis,
}

/// A program that may act for an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ApiToken {
    /// The hash of the token.
    #[serde(skip)]
    pub token: SecretHash,
    /// Whose it is.
    pub account: AccountId,
    /// What its owner calls it; unique an account.
    pub label: String,
    /// What it may do, in the server's words.
    pub scopes: Vec<String>,
    /// When it was made.
    pub created: UnixMillis,
}

/// Everything the store knows of a person. What was played and said is in the journals of
/// `tables`. Its JSON has no secret and no hash in it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PersonalData {
    /// The account, if it is one.
    pub account: Option<Account>,
    /// Sessions, also ended ones that are not swept away yet.
    pub sessions: Vec<SessionTimes>,
    /// API tokens.
    pub api_tokens: Vec<ApiToken>,
    /// Every rating there ever was, by pool, oldest first.
    pub ratings: Vec<RatingPoint>,
    /// Tables at which the person sits, newest first.
    pub tables: Vec<TableId>,
    /// Tables at which a seat is kept for the account, newest first.
    pub invitations: Vec<TableId>,
    /// The names of the accounts that the account has muted.
    pub muted: Vec<String>,
    /// What the account reported.
    pub reports: Vec<AbuseReport>,
}

/// A session without its token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SessionTimes {
    /// When it began.
    pub created: UnixMillis,
    /// When it ends.
    pub expires: UnixMillis,
}
