//! Browsers that want to be told what happens while nobody looks.

use serde::Serialize;

use crate::{Person, UnixMillis};

/// A browser that subscribed to a person's notifications, and how to send them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PushSubscription {
    /// Whom it tells.
    pub person: Person,
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
