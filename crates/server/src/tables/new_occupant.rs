//! A person who is about to take a seat.

use tetrarch_store::{self as store, AccountId, Person, Rating, Store, StoreError};

use super::stored_seats::NO_NAME;
use crate::refusal::Refusal;
use crate::secrets::draw_guest;
use crate::text::{checked_name, plain_letters};

/// A person who is about to take a seat.
#[derive(Clone, Debug)]
pub(crate) enum NewOccupant {
    /// Without an account. The name may be an account's, and then is not for a guest.
    Guest { name: Option<String>, is_taken: bool },
    /// With one: it sits under its own name, as strong as it seems to be now.
    Account { id: AccountId, name: String, rating: Rating },
}

impl NewOccupant {
    /// The seat with this person in it, no longer reserved and without a secret yet.
    pub(super) fn on(self, stored_seat: &store::StoredSeat) -> Result<store::StoredSeat, Refusal> {
        let (person, name, rating) = match self {
            Self::Guest { name, is_taken } => {
                let wanted = name.as_deref().map(checked_name).transpose()?;
                let name =
                    wanted.unwrap_or_else(|| format!("{NO_NAME} {}", stored_seat.number + 1));
                if is_taken {
                    return Err(Refusal::NameTaken(name));
                }
                (Person::Guest(draw_guest()), name, None)
            }
            Self::Account { id, name, rating } => (Person::Account(id), name, Some(rating)),
        };
        Ok(store::StoredSeat {
            occupant: Some(store::Occupant::Person(person)),
            name: Some(name),
            secrets: Vec::new(),
            invited: None,
            rating,
            ..stored_seat.clone()
        })
    }
}

/// Whether a name is an account's, or looks like one: such a name is not for a guest.
pub(super) async fn is_taken(store: &dyn Store, name: &str) -> Result<bool, StoreError> {
    Ok(store.account_named(&plain_letters(name.trim())).await?.is_some())
}
