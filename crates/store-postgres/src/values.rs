//! How the types of the store look in a column.

use tetrarch_store::{
    AccountId, Contradiction, Damage, GuestId, IdError, JsonText, MoveId, Occupant, Person, Rating,
    SecretHash, Status, StoreError, StoredSeat, UnixMillis, Visibility,
};
use tokio_postgres::Row;
use tokio_postgres::types::FromSqlOwned;

use crate::trouble::store_error;

/// A name as it is compared with others.
pub(crate) fn name_key(name: &str) -> String {
    name.to_lowercase()
}

pub(crate) fn visibility_word(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Public => "public",
        Visibility::Link => "link",
    }
}

pub(crate) fn status_word(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Ongoing => "ongoing",
        Status::Finished => "finished",
        Status::Aborted => "aborted",
    }
}

/// The secrets of a seat in one column: the hashes, one behind the other; nothing for none.
pub(crate) fn secrets_column(secrets: &[SecretHash]) -> Option<Vec<u8>> {
    (!secrets.is_empty()).then(|| secrets.iter().flat_map(|secret| secret.0).collect())
}

/// A rating in one column.
pub(crate) fn rating_column(rating: Option<Rating>) -> Result<Option<String>, StoreError> {
    rating
        .map(|rating| serde_json::to_string(&rating))
        .transpose()
        .map_err(|error| StoreError::Unacceptable(Contradiction::Reported(error.to_string())))
}

/// A person as the two columns `account` and `guest`, of which one is filled.
pub(crate) fn person_columns(person: &Person) -> (Option<String>, Option<String>) {
    match person {
        Person::Account(account) => (Some(account.to_string()), None),
        Person::Guest(guest) => (None, Some(guest.to_string())),
    }
}

/// The column that a person is in, and what is there.
pub(crate) fn person_column(person: &Person) -> (&'static str, &str) {
    match person {
        Person::Account(account) => ("account", account.as_str()),
        Person::Guest(guest) => ("guest", guest.as_str()),
    }
}

/// Reads the columns of a row one after another.
pub(crate) struct Columns<'a> {
    row: &'a Row,
    next: usize,
}

fn damaged(what: impl ToString) -> StoreError {
    StoreError::Damaged(Damage::Reported(what.to_string()))
}

fn no_id(error: IdError) -> StoreError {
    StoreError::Damaged(Damage::Id(error))
}

impl<'a> Columns<'a> {
    pub(crate) fn of(row: &'a Row) -> Columns<'a> {
        Columns { row, next: 0 }
    }

    pub(crate) fn get<T: FromSqlOwned>(&mut self) -> Result<T, StoreError> {
        let place = self.next;
        self.next += 1;
        self.row.try_get(place).map_err(|error| store_error(&error))
    }

    /// A number that fits.
    pub(crate) fn number<T: TryFrom<i64>>(&mut self) -> Result<T, StoreError> {
        let number: i64 = self.get()?;
        T::try_from(number).map_err(|_| StoreError::Damaged(Damage::OutOfRange(number)))
    }

    pub(crate) fn number_if_any<T: TryFrom<i64>>(&mut self) -> Result<Option<T>, StoreError> {
        let number: Option<i64> = self.get()?;
        let fit = |number| {
            T::try_from(number).map_err(|_| StoreError::Damaged(Damage::OutOfRange(number)))
        };
        number.map(fit).transpose()
    }

    pub(crate) fn time(&mut self) -> Result<UnixMillis, StoreError> {
        self.get().map(UnixMillis)
    }

    pub(crate) fn time_if_any(&mut self) -> Result<Option<UnixMillis>, StoreError> {
        Ok(self.get::<Option<i64>>()?.map(UnixMillis))
    }

    /// An id of any kind.
    pub(crate) fn id<T: TryFrom<String, Error = IdError>>(&mut self) -> Result<T, StoreError> {
        self.get::<String>()?.try_into().map_err(no_id)
    }

    pub(crate) fn id_if_any<T: TryFrom<String, Error = IdError>>(
        &mut self,
    ) -> Result<Option<T>, StoreError> {
        self.get::<Option<String>>()?.map(|text| text.try_into().map_err(no_id)).transpose()
    }

    pub(crate) fn json(&mut self) -> Result<JsonText, StoreError> {
        self.get().map(JsonText::trusted)
    }

    pub(crate) fn json_if_any(&mut self) -> Result<Option<JsonText>, StoreError> {
        Ok(self.get::<Option<String>>()?.map(JsonText::trusted))
    }

    pub(crate) fn secret(&mut self) -> Result<SecretHash, StoreError> {
        secret(&self.get::<Vec<u8>>()?)
    }

    pub(crate) fn secret_if_any(&mut self) -> Result<Option<SecretHash>, StoreError> {
        self.get::<Option<Vec<u8>>>()?.as_deref().map(secret).transpose()
    }

    pub(crate) fn secrets(&mut self) -> Result<Vec<SecretHash>, StoreError> {
        let bytes: Option<Vec<u8>> = self.get()?;
        bytes.unwrap_or_default().chunks(32).map(secret).collect()
    }

    pub(crate) fn move_id(&mut self) -> Result<Option<MoveId>, StoreError> {
        // The integers of the database are signed; the bits are what matters.
        Ok(self.get::<Option<i64>>()?.map(|bits| MoveId(bits.cast_unsigned())))
    }

    /// A word that stands for something.
    pub(crate) fn word<T>(&mut self, meanings: &[(&str, T)]) -> Result<T, StoreError>
    where
        T: Copy,
    {
        let word: String = self.get()?;
        let meaning = meanings.iter().find(|(known, _)| *known == word);
        let Some((_, meaning)) = meaning else {
            return Err(StoreError::Damaged(Damage::UnknownWord(word)));
        };
        Ok(*meaning)
    }

    /// Texts in one column, as JSON.
    pub(crate) fn texts(&mut self) -> Result<Vec<String>, StoreError> {
        serde_json::from_str(&self.get::<String>()?).map_err(damaged)
    }

    /// The person of the columns `account` and `guest`.
    pub(crate) fn person(&mut self) -> Result<Option<Person>, StoreError> {
        let account: Option<AccountId> = self.id_if_any()?;
        let guest: Option<GuestId> = self.id_if_any()?;
        Ok(account.map(Person::Account).or(guest.map(Person::Guest)))
    }

    /// A seat, from [`SEAT`] on.
    pub(crate) fn seat(&mut self) -> Result<StoredSeat, StoreError> {
        let number = self.number()?;
        let person = self.person()?;
        let computer: Option<String> = self.get()?;
        Ok(StoredSeat {
            number,
            occupant: person.map(Occupant::Person).or(computer.map(Occupant::Computer)),
            name: self.get()?,
            secrets: self.secrets()?,
            invitation: self.secret_if_any()?,
            invited: self.id_if_any()?,
            former: self.id_if_any()?,
            rating: self
                .get::<Option<String>>()?
                .map(|text| serde_json::from_str(&text).map_err(damaged))
                .transpose()?,
        })
    }
}

/// The columns of a seat.
pub(crate) const SEAT: &str =
    "number, account, guest, computer, name, secrets, invitation, invited, former, rating";

fn secret(bytes: &[u8]) -> Result<SecretHash, StoreError> {
    bytes.try_into().map(SecretHash).map_err(|_| StoreError::Damaged(Damage::HashLength))
}
