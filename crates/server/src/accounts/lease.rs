//! What an open connection may do for an account, and until when.

use tetrarch_store::{AccountId, SecretHash, Subscription, Topic, UnixMillis};
use tetrarch_table::Moment;

use super::identity::Identity;
use super::people::Accounts;
use crate::refusal::Refusal;
use crate::services::Services;
use crate::time::stored;

/// The credential of a request on behalf of an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Credential {
    /// The session of a browser, which ends by itself at some time.
    Session { token: SecretHash, expires: UnixMillis },
    /// The API token of a program.
    Token(SecretHash),
}

/// An account, and by what it was shown.
#[derive(Clone, Debug)]
pub(crate) struct SignedIn {
    pub(crate) identity: Identity,
    pub(crate) credential: Credential,
}

/// The right of an open connection to act for an account. Every connection that outlives its request has
/// one and watches it: whatever takes the right away publishes a hint for the account, and the store
/// knows whether this credential is still good.
pub(crate) struct Lease {
    services: Services,
    account: AccountId,
    credential: Credential,
    hints: Subscription,
    /// Whether the connection is closed.
    is_deaf: bool,
}

impl Accounts {
    /// The right of a connection that was let in by this credential.
    ///
    /// # Errors
    /// If the credential was revoked meanwhile, or a later revocation could not be announced.
    pub(crate) async fn lease(&self, signed_in: &SignedIn) -> Result<Lease, Refusal> {
        let services = self.services.clone();
        let topic = Topic::Credentials(signed_in.identity.id.clone());
        let hints = services.bus.subscribe(topic).await.map_err(|error| {
            tracing::error!(%error, "sign-out not delivered to a connection");
            Refusal::Unavailable
        })?;
        let account = signed_in.identity.id.clone();
        let mut lease =
            Lease { services, account, credential: signed_in.credential, hints, is_deaf: false };
        // Only what happens from here on is hinted at.
        if lease.holds().await { Ok(lease) } else { Err(Refusal::NeedsAccount) }
    }
}

impl Lease {
    /// Waits until the right may have ended; then [`holds`](Self::holds) says whether it has.
    pub(crate) async fn hint(&mut self) {
        use futures_util::StreamExt as _;
        let expiry = async {
            match self.credential {
                Credential::Session { expires, .. } => {
                    self.services.time.sleep_until(Moment(expires.0.unsigned_abs())).await;
                }
                Credential::Token(_) => std::future::pending().await,
            }
        };
        tokio::select! {
            hint = self.hints.next() => self.is_deaf = hint.is_none(),
            () = expiry => {}
        }
    }

    /// Whether the credential is still valid, and the account not blocked. If that cannot be checked, it is not.
    pub(crate) async fn holds(&mut self) -> bool {
        let Services { store, time, blocks, .. } = &self.services;
        let now = stored(time.now());
        if self.is_deaf || blocks.check_account(&self.account, now).is_err() {
            return false;
        }
        match self.credential {
            Credential::Session { token, .. } => {
                matches!(store.session(token, now).await, Ok(Some(_)))
            }
            Credential::Token(token) => matches!(store.api_token(token).await, Ok(Some(_))),
        }
    }

    /// Waits until the right has ended.
    pub(crate) async fn ended(mut self) {
        while self.holds().await {
            self.hint().await;
        }
    }
}
