//! Whose share something counts towards.

use std::net::IpAddr;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tetrarch_store::{AccountId, Person};

use crate::limits::household;
use crate::secrets::draw_key;

/// Whose share something counts towards: an address, and the account that is signed in there.
///
/// It is kept with a table, so that a table taken up after a restart still counts towards the share of
/// its creator. It tells nothing about that person: it is a hash whose key is drawn when the
/// process starts and is never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Owner {
    pub(super) address: u64,
    /// None for all guests at the address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) account: Option<u64>,
}

tokio::task_local! {
    static ASKING: Owner;
}

impl Owner {
    /// Does something for an owner: whatever it takes counts towards that share.
    pub(crate) async fn scope<T>(self, work: impl Future<Output = T>) -> T {
        ASKING.scope(self, work).await
    }

    /// The owner for whom this task works; none if the server does it by itself.
    pub(crate) fn asking() -> Option<Self> {
        ASKING.try_with(|owner| *owner).ok()
    }

    /// A client at an address, signed in or not.
    pub(crate) fn new(address: IpAddr, account: Option<&AccountId>) -> Self {
        let address = household(address).to_string();
        Self {
            address: keyed("address", &address),
            account: account.map(|account| keyed("account", account.as_str())),
        }
    }

    /// A person who is told by a push service.
    pub(crate) fn of_service(service: &str, person: &Person) -> Self {
        let person = match person {
            Person::Account(account) => keyed("account", account.as_str()),
            Person::Guest(guest) => keyed("guest", guest.as_str()),
        };
        Self { address: keyed("service", service), account: Some(person) }
    }

    /// The same without the account.
    pub(crate) fn of_address(self) -> Self {
        Self { account: None, ..self }
    }

    /// The share of the whole address.
    pub(crate) fn address(self) -> u64 {
        self.address
    }
}

fn keyed(kind: &str, name: &str) -> u64 {
    static KEY: OnceLock<[u8; 32]> = OnceLock::new();
    let hash = Sha256::new()
        .chain_update(KEY.get_or_init(draw_key))
        .chain_update(kind)
        .chain_update(name)
        .finalize();
    let (first, _) = hash.split_first_chunk::<8>().expect("a hash has 32 bytes");
    u64::from_le_bytes(*first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ipv6_household_and_an_account_are_one_owner_each() {
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let ada: AccountId = "ada".parse().expect("an id");
        let home = Owner::new(address("2001:db8::1"), None);
        assert_eq!(home, Owner::new(address("2001:db8::2"), None));
        assert_ne!(home, Owner::new(address("2001:db8:0:1::1"), None));
        let signed_in = Owner::new(address("2001:db8::1"), Some(&ada));
        assert_ne!(home, signed_in);
        assert_eq!(home.address(), signed_in.address());
    }
}
