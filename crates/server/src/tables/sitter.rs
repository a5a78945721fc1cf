//! Somebody about to sit down.

use tetrarch_store::{self as store, AccountId, Person, Rating};

use super::chairs::checked_name;
use crate::refusal::Refusal;
use crate::secrets::draw_guest;

/// Somebody about to sit down.
#[derive(Clone, Debug)]
pub(crate) enum Sitter {
    /// Without an account.
    Guest { name: Option<String> },
    /// With one: it sits under its own name, as strong as it seems to be now.
    Account { id: AccountId, name: String, rating: Rating },
}

impl Sitter {
    /// The chair with this person on it, kept for nobody any more.
    pub(super) fn on(self, chair: &store::Seat) -> Result<store::Seat, Refusal> {
        let (person, name, rating) = match self {
            Self::Guest { name } => {
                (Person::Guest(draw_guest()), checked_name(name.as_deref())?, None)
            }
            Self::Account { id, name, rating } => (Person::Account(id), name, Some(rating)),
        };
        Ok(store::Seat {
            occupant: Some(store::Occupant::Person(person)),
            name: Some(name),
            invited: None,
            rating,
            ..chair.clone()
        })
    }
}
