//! Who may not use the server.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};

use tetrarch_store::{AccountId, Block, Store, StoreError, Subject, UnixMillis};
use tokio::sync::watch;

use crate::limits::household;
use crate::refusal::Refusal;
use crate::time::{TimeSource, stored};

/// What servers tell each other when blocks have changed.
pub(crate) const BLOCKS: &str = "blocks";

/// All blocks, as in the store; checked with every request.
#[derive(Clone, Default)]
pub(crate) struct Blocks {
    known: Arc<RwLock<HashMap<Subject, Block>>>,
    /// Told when something has changed.
    changed: Arc<watch::Sender<()>>,
}

impl Blocks {
    /// Those that the store knows.
    pub(crate) async fn read(store: &dyn Store) -> Result<Self, StoreError> {
        let blocks = store.blocks().await?;
        let known = blocks.into_iter().map(|block| (block.subject.clone(), block)).collect();
        Ok(Self { known: Arc::new(RwLock::new(known)), changed: Arc::default() })
    }

    /// Reads them again, because another server has changed them.
    pub(crate) async fn read_again(&self, store: &dyn Store) {
        match store.blocks().await {
            Ok(blocks) => self.change(|known| {
                *known = blocks.into_iter().map(|block| (block.subject.clone(), block)).collect();
            }),
            Err(error) => tracing::error!(%error, "cannot read blocks set by another server"),
        }
    }

    pub(crate) fn set(&self, block: Block) {
        self.change(|blocks| blocks.insert(block.subject.clone(), block));
    }

    pub(crate) fn lift(&self, subject: &Subject) {
        self.change(|blocks| blocks.remove(subject));
    }

    /// Refuses who comes from a blocked address.
    pub(crate) fn check_address(&self, address: IpAddr, now: UnixMillis) -> Result<(), Refusal> {
        self.check(&Subject::Address(household(address)), now)
    }

    /// Refuses a blocked account.
    pub(crate) fn check_account(
        &self,
        account: &AccountId,
        now: UnixMillis,
    ) -> Result<(), Refusal> {
        self.check(&Subject::Account(account.clone()), now)
    }

    /// Waits until an address is blocked.
    pub(crate) async fn until_blocked(self, address: IpAddr, time: Arc<dyn TimeSource>) {
        let mut changed = self.changed.subscribe();
        while self.check_address(address, stored(time.now())).is_ok() {
            if changed.changed().await.is_err() {
                // Nothing can change any more.
                std::future::pending().await
            }
        }
    }

    fn check(&self, subject: &Subject, now: UnixMillis) -> Result<(), Refusal> {
        // The map is whole after every step, so a panic elsewhere does not spoil it.
        let blocks = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let block = blocks.get(subject);
        match block.filter(|block| block.until.is_none_or(|until| until > now)) {
            None => Ok(()),
            Some(Block { until, reason, .. }) => Err(Refusal::Blocked {
                what: match subject {
                    Subject::Account(_) => "account",
                    Subject::Address(_) => "address",
                },
                until: *until,
                reason: reason.clone(),
            }),
        }
    }

    fn change<T>(&self, change: impl FnOnce(&mut HashMap<Subject, Block>) -> T) {
        change(&mut self.known.write().unwrap_or_else(PoisonError::into_inner));
        self.changed.send_replace(());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_lasts_until_its_end_and_covers_a_household() {
        let blocks = Blocks::default();
        let address: IpAddr = "2001:db8::1".parse().expect("an address");
        let subject = Subject::Address(household(address));
        let block = |until| Block {
            subject: subject.clone(),
            at: UnixMillis(0),
            until,
            reason: "spam".to_owned(),
        };
        blocks.set(block(Some(UnixMillis(100))));
        let neighbour = "2001:db8::2".parse().expect("an address");
        assert!(blocks.check_address(neighbour, UnixMillis(99)).is_err());
        assert!(blocks.check_address(neighbour, UnixMillis(100)).is_ok());
        blocks.set(block(None));
        assert!(blocks.check_address(neighbour, UnixMillis(i64::MAX)).is_err());
        assert!(blocks.check_address([192, 0, 2, 1].into(), UnixMillis(1)).is_ok());
        blocks.lift(&subject);
        assert!(blocks.check_address(neighbour, UnixMillis(1)).is_ok());
    }
}
