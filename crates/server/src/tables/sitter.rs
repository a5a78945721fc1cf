//! Somebody about to sit down.

use tetrarch_store::{self as store, AccountId, Person, Rating, Store, StoreError};

use super::chairs::NO_NAME;
use crate::refusal::Refusal;
use crate::secrets::draw_guest;
use crate::text::{checked_name, plain_letters};

/// Somebody about to sit down.
#[derive(Clone, Debug)]
pub(crate) enum Sitter {
    /// Without an account. The name may be an account's, and then is not for a guest.
    Guest { name: Option<String>, is_taken: bool },
    /// With one: it sits under its own name, as strong as it seems to be now.
    Account { id: AccountId, name: String, rating: Rating },
}

impl Sitter {
    /// The chair with this person on it, kept for nobody any more and opened by no secret yet.
    pub(super) fn on(self, chair: &store::Seat) -> Result<store::Seat, Refusal> {
        let (person, name, rating) = match self {
            Self::Guest { name, is_taken } => {
                let wanted = name.as_deref().map(checked_name).transpose()?;
                let name = wanted.unwrap_or_else(|| format!("{NO_NAME} {}", chair.number + 1));
                if is_taken {
                    return Err(Refusal::NameTaken(name));
                }
                (Person::Guest(draw_guest()), name, None)
            }
            Self::Account { id, name, rating } => (Person::Account(id), name, Some(rating)),
        };
        Ok(store::Seat {
            occupant: Some(store::Occupant::Person(person)),
            name: Some(name),
            secrets: Vec::new(),
            invited: None,
            rating,
            ..chair.clone()
        })
    }
}

/// Whether a name is an account's, or looks like one: such a name is not for a guest.
pub(super) async fn is_taken(store: &dyn Store, name: &str) -> Result<bool, StoreError> {
    Ok(store.account_named(&plain_letters(name.trim())).await?.is_some())
}
