//! Whose messages an account does not want to see.

use tetrarch_protocol::Muted;
use tetrarch_store::Change;

use super::identity::Identity;
use super::people::Accounts;
use crate::refusal::{Refusal, Wrong};

/// How many accounts one may mute.
const MOST: usize = 500;

impl Accounts {
    /// Those whom an account has muted.
    pub(crate) async fn muted(&self, identity: &Identity) -> Result<Muted, Refusal> {
        Ok(Muted { names: self.services.store.mutes(&identity.id).await? })
    }

    /// Mutes an account for another, or no longer.
    pub(crate) async fn set_mute(
        &self,
        identity: &Identity,
        name: &str,
        is_muted: bool,
    ) -> Result<(), Refusal> {
        let other = self.services.store.account_named(name).await?;
        let other = match other {
            Some(other) => other,
            // Who has gone for good needs not be muted any more.
            None if !is_muted => return Ok(()),
            None => return Err(Refusal::NoSuchAccount(name.to_owned())),
        };
        if is_muted && other.id == identity.id {
            return Err(Refusal::invalid(&Wrong::MuteSelf));
        }
        if is_muted && self.services.store.mutes(&identity.id).await?.len() >= MOST {
            return Err(Refusal::invalid(&Wrong::Mutes { most: MOST }));
        }
        let change = Change::SetMute { account: identity.id.clone(), muted: other.id, is_muted };
        Ok(self.services.store.write(vec![change]).await?)
    }
}
