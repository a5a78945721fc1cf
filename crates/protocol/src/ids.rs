//! Names of things, and the secret of a seat.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::TooLong;

/// The id of a table, as in its address. It cannot be guessed: to know it is to be invited.
#[derive(
    Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema, TS,
)]
#[serde(try_from = "String")]
#[schema(value_type = String, pattern = "^[0-9a-z]{16}$", examples("k3v9s0q2m8x4b7dz"))]
#[ts(type = "string")]
pub struct TableId(String);

/// A text that is not the name of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvalidTableId;

impl TableId {
    /// How many letters and digits a name has.
    pub const LENGTH: usize = 16;
    const LETTERS: &'static [u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";

    /// The name made from these bytes, which should be random: 80 bits and more.
    #[must_use]
    pub fn from_bytes(bytes: [u8; Self::LENGTH]) -> Self {
        let letter = |byte: u8| char::from(Self::LETTERS[usize::from(byte) % Self::LETTERS.len()]);
        Self(bytes.into_iter().map(letter).collect())
    }

    /// As it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TableId {
    type Err = InvalidTableId;

    fn from_str(text: &str) -> Result<Self, InvalidTableId> {
        let fits =
            text.len() == Self::LENGTH && text.bytes().all(|byte| Self::LETTERS.contains(&byte));
        if fits { Ok(Self(text.to_owned())) } else { Err(InvalidTableId) }
    }
}

impl TryFrom<String> for TableId {
    type Error = InvalidTableId;

    fn try_from(text: String) -> Result<Self, InvalidTableId> {
        text.parse()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for InvalidTableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected [a-z0-9]{{{}}}", TableId::LENGTH)
    }
}

impl std::error::Error for InvalidTableId {}

/// The secret of a seat or of an invitation. It never appears in logs.
#[derive(Clone, PartialEq, Eq, Serialize, ToSchema, TS)]
#[serde(transparent)]
#[schema(value_type = String, max_length = 64)]
#[ts(type = "string")]
pub struct SeatSecret(String);

impl SeatSecret {
    /// The most characters that one can have.
    const LONGEST: usize = 64;

    /// A secret that was drawn or received.
    #[must_use]
    pub fn new(secret: String) -> Self {
        Self(secret)
    }

    /// The secret itself, to be hashed, compared or sent to its owner.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for SeatSecret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let secret = String::deserialize(deserializer)?;
        TooLong { field: "secret", most: Self::LONGEST }.check(&secret)?;
        Ok(Self(secret))
    }
}

impl fmt::Debug for SeatSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatSecret(…)")
    }
}

/// The password of an account. It is never shown in logs.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(transparent)]
#[schema(value_type = String, min_length = 8, max_length = 200, format = Password)]
#[ts(type = "string")]
pub struct Password(String);

impl Password {
    /// A password that was received.
    #[must_use]
    pub fn new(password: String) -> Self {
        Self(password)
    }

    /// The password itself, to be hashed.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// A client's own number for something it asks for, drawn at random, because two devices on one seat
/// do not know of each other. What is asked twice under one number is done once.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema, TS,
)]
#[serde(transparent)]
#[schema(value_type = u64, maximum = 9_007_199_254_740_991_i64)]
#[ts(type = "number")]
pub struct ActId(pub u64);

impl ActId {
    /// The largest, so that every language can hold it in a number.
    pub const MAX: Self = Self((1 << 53) - 1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_name_is_read_as_it_is_written() {
        let id = TableId::from_bytes([7; TableId::LENGTH]);
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        for wrong in ["", "short", "ABCDEFGHIJKLMNOP", "0123456789abcde/", "0123456789abcdefg"] {
            assert_eq!(wrong.parse::<TableId>(), Err(InvalidTableId), "{wrong:?}");
        }
        let json = serde_json::to_string(&id).expect("a name is text");
        assert_eq!(serde_json::from_str::<TableId>(&json).expect("it was just written"), id);
    }

    #[test]
    fn a_secret_that_is_too_long_is_none() {
        let read =
            |length| serde_json::from_str::<SeatSecret>(&format!("\"{}\"", "x".repeat(length)));
        assert!(read(64).is_ok());
        assert!(
            read(65).is_err_and(|error| error.to_string().starts_with("more than 64 characters"))
        );
    }

    #[test]
    fn a_secret_does_not_show_itself() {
        let secret = SeatSecret::new("very-secret".to_owned());
        assert!(!format!("{secret:?}").contains("very"));
        let password = Password::new("very-secret".to_owned());
        assert!(!format!("{password:?}").contains("very"));
    }
}
