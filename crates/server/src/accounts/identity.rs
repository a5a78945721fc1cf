//! Who a request comes from.

use serde::{Deserialize, Serialize};
use tetrarch_store::{Account, AccountId, Person};

/// An account, as far as tables need to know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Identity {
    pub(crate) id: AccountId,
    pub(crate) name: String,
}

impl Identity {
    pub(crate) fn person(&self) -> Person {
        Person::Account(self.id.clone())
    }
}

impl From<Account> for Identity {
    fn from(Account { id, name, .. }: Account) -> Self {
        Self { id, name }
    }
}
