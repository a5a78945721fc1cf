//! Subscriptions to push notifications.

use serde::Serialize;

use crate::{Person, SecretHash, UnixMillis};

/// A browser that subscribed to a person's notifications, and how to send them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PushSubscription {
    /// Whom it tells.
    pub person: Person,
    /// The session in which the browser of an account subscribed: the subscription ends with it.
    #[serde(skip)]
    pub session: Option<SecretHash>,
    /// Where its push service takes messages.
    pub endpoint: String,
    /// Its public key.
    #[serde(skip)]
    pub key: Vec<u8>,
    /// The secret that only it and this server know.
    #[serde(skip)]
    pub secret: Vec<u8>,
    /// When it was made.
    pub created: UnixMillis,
}
