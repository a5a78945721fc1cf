//! Reports, blocks, mutes, and what administrators did.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{AccountId, IdError, TableId, UnixMillis};

/// A report about a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewAbuseReport {
    /// When.
    pub at: UnixMillis,
    /// At which table.
    pub table: TableId,
    /// The seat of the player, counted from 0.
    pub seat: u8,
    /// The number of the message in the journal, if it is about one.
    pub entry: Option<u32>,
    /// Why, in the server's words.
    pub reason: String,
    /// Why, in the reporter's words; may be empty.
    pub words: String,
    /// Who reports, if it is an account.
    pub reporter: Option<AccountId>,
    /// Who is reported, if it is an account.
    pub accused: Option<AccountId>,
}

/// A report that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AbuseReport {
    /// Its number.
    pub id: i64,
    /// What was reported.
    #[serde(flatten)]
    pub about: NewAbuseReport,
    /// When it was closed, if it was.
    pub closed: Option<UnixMillis>,
}

/// Who can be blocked.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Subject {
    /// An account.
    Account(AccountId),
    /// All clients at an address.
    Address(IpAddr),
}

impl fmt::Display for Subject {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Account(account) => write!(formatter, "account:{account}"),
            Self::Address(address) => write!(formatter, "address:{address}"),
        }
    }
}

impl FromStr for Subject {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        let wrong = || IdError(text.to_owned());
        match text.split_once(':').ok_or_else(wrong)? {
            ("account", id) => id.parse().map(Self::Account),
            ("address", address) => address.parse().map(Self::Address).map_err(|_| wrong()),
            _ => Err(wrong()),
        }
    }
}

impl TryFrom<String> for Subject {
    type Error = IdError;

    fn try_from(text: String) -> Result<Self, IdError> {
        text.parse()
    }
}

impl From<Subject> for String {
    fn from(subject: Subject) -> String {
        subject.to_string()
    }
}

/// A blocked account or address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Block {
    /// Who.
    pub subject: Subject,
    /// Since when.
    pub at: UnixMillis,
    /// Until when; for good if none.
    pub until: Option<UnixMillis>,
    /// Why, for the one who is blocked; may be empty.
    pub reason: String,
}

/// Something that an administrator did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AuditEntry {
    /// When.
    pub at: UnixMillis,
    /// Who.
    pub who: String,
    /// What, in the server's words.
    pub action: String,
    /// To whom or what: an id, never a name, so that nothing has to be taken out again.
    pub subject: String,
    /// More about it; may be empty.
    pub detail: String,
}
