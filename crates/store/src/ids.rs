//! Names of things: tables, accounts, guests, moves, and the hashes of secrets.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The longest id, in characters.
const LONGEST: usize = 40;

/// A text that cannot be an id.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "'{0}' is not an id: an id is 1 to {LONGEST} characters, each a letter A to Z or a to z, a digit, '-' or '_'"
)]
pub struct IdError(pub String);

fn is_id(text: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (1..=LONGEST).contains(&text.len()) && text.bytes().all(allowed)
}

macro_rules! text_id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = IdError;

            fn try_from(text: String) -> Result<Self, IdError> {
                if is_id(&text) { Ok($name(text)) } else { Err(IdError(text)) }
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<Self, IdError> {
                $name::try_from(text.to_owned())
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str(&self.0)
            }
        }
    };
}

text_id! {
    /// A table. The server draws it; it is part of the table's address.
    TableId
}
text_id! {
    /// An account. Drawn once, never the name, so that it says nothing about a person.
    AccountId
}
text_id! {
    /// A person without an account, as far as a cookie remembers them.
    GuestId
}
text_id! {
    /// A server from its start to its end. One that is started again is another.
    ServerId
}

text_id! {
    /// A job that any machine may do. The same work always has the same id.
    JobId
}
text_id! {
    /// Jobs that belong together.
    BatchId
}
text_id! {
    /// A worker from its start to its end.
    WorkerId
}

/// The number a client gives to a move, so that a move sent twice counts once.
/// Unique a seat of a table; clients count or draw at random.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct MoveId(pub u64);

/// The hash of a secret: an invitation, a seat's secret, a session cookie, an API token. The secret itself is
/// never stored. Which hash is the server's choice; secrets are long and random, so a plain
/// cryptographic one will do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SecretHash(pub [u8; 32]);

impl fmt::Debug for SecretHash {
    // Even hashes stay out of logs, where they are not needed.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("SecretHash(…)")
    }
}
