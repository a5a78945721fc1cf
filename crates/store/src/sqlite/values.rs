//! How the types of this crate look in a column.

use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};

use crate::{
    AccountId, BatchId, GuestId, JobId, JsonText, MoveId, Occupant, Person, Rating, SecretHash,
    ServerId, Status, TableId, UnixMillis, Visibility, WorkerId,
};

macro_rules! id_column {
    ($($id:ident),*) => {$(
        impl ToSql for $id {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                self.as_str().to_sql()
            }
        }

        impl FromSql for $id {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                String::column_result(value)?.try_into().map_err(FromSqlError::other)
            }
        }
    )*};
}

id_column!(TableId, AccountId, GuestId, ServerId, JobId, BatchId, WorkerId);

impl ToSql for JsonText {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.as_str().to_sql()
    }
}

impl FromSql for JsonText {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        String::column_result(value).map(JsonText::trusted)
    }
}

impl ToSql for Rating {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let text = serde_json::to_string(self);
        text.map(ToSqlOutput::from)
            .map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))
    }
}

impl FromSql for Rating {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        serde_json::from_str(value.as_str()?).map_err(FromSqlError::other)
    }
}

impl ToSql for SecretHash {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(&self.0[..]))
    }
}

impl FromSql for SecretHash {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        FromSql::column_result(value).map(SecretHash)
    }
}

/// The secrets of a seat in one column: the hashes, one behind the other; nothing for none.
pub(super) struct Secrets(pub(super) Vec<SecretHash>);

/// The column of these secrets.
pub(super) fn secrets_column(secrets: &[SecretHash]) -> Option<Vec<u8>> {
    (!secrets.is_empty()).then(|| secrets.iter().flat_map(|secret| secret.0).collect())
}

impl FromSql for Secrets {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let bytes = value.as_blob_or_null()?.unwrap_or_default();
        let (hashes, rest) = bytes.as_chunks();
        if rest.is_empty() {
            Ok(Secrets(hashes.iter().copied().map(SecretHash).collect()))
        } else {
            Err(FromSqlError::InvalidBlobSize { expected_size: 32, blob_size: bytes.len() })
        }
    }
}

impl ToSql for UnixMillis {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for UnixMillis {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        i64::column_result(value).map(UnixMillis)
    }
}

// SQLite's integers are signed; the bits are what matters.
impl ToSql for MoveId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.cast_signed().into())
    }
}

impl FromSql for MoveId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        i64::column_result(value).map(|bits| MoveId(bits.cast_unsigned()))
    }
}

macro_rules! word_column {
    ($kind:ident { $($word:literal = $variant:ident),* }) => {
        impl ToSql for $kind {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(match self { $($kind::$variant => $word),* }.into())
            }
        }

        impl FromSql for $kind {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                match value.as_str()? {
                    $($word => Ok($kind::$variant),)*
                    _ => Err(FromSqlError::InvalidType),
                }
            }
        }
    };
}

word_column!(Visibility { "public" = Public, "link" = Link });
word_column!(Status { "open" = Open, "ongoing" = Ongoing, "finished" = Finished, "aborted" = Aborted });

/// A person as the two columns `account` and `guest`, of which one is filled.
pub(super) fn person_columns(person: &Person) -> (Option<&AccountId>, Option<&GuestId>) {
    match person {
        Person::Account(account) => (Some(account), None),
        Person::Guest(guest) => (None, Some(guest)),
    }
}

/// The person of the columns `account` and `guest`.
pub(super) fn person(account: Option<AccountId>, guest: Option<GuestId>) -> Option<Person> {
    account.map(Person::Account).or(guest.map(Person::Guest))
}

/// The occupant of the columns `account`, `guest` and `computer`.
pub(super) fn occupant(
    account: Option<AccountId>,
    guest: Option<GuestId>,
    computer: Option<String>,
) -> Option<Occupant> {
    person(account, guest).map(Occupant::Person).or(computer.map(Occupant::Computer))
}
