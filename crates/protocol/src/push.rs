//! Messages to browsers that do not look.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::TableId;

/// What a browser must know to subscribe.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct PushKey {
    /// The public key of the server, in URL-safe base64.
    pub key: String,
}

/// A browser that wants to be told what happens while it does not look.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct NewPushSubscription {
    /// Where its push service takes messages.
    #[schema(max_length = 1024, examples("https://push.example/send/abc"))]
    pub endpoint: String,
    /// By what messages for it are encrypted.
    pub keys: BrowserKeys,
    /// The table whose news a guest wants, who sends the secret of the seat. An account hears of all its
    /// tables.
    pub table: Option<TableId>,
}

/// By what messages for a browser are encrypted (RFC 8291), in URL-safe base64.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct BrowserKeys {
    /// Its public key: 65 bytes.
    #[schema(min_length = 87, max_length = 88)]
    pub p256dh: String,
    /// Its secret: 16 bytes.
    #[schema(min_length = 22, max_length = 24)]
    pub auth: String,
}

/// A browser that does not want to be told any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct EndedPushSubscription {
    /// Where its push service takes messages.
    #[schema(max_length = 1024)]
    pub endpoint: String,
    /// The table, as it was subscribed with.
    pub table: Option<TableId>,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PushNewsKind {
    /// It is the person's turn.
    YourTurn,
    /// Another player invites the person to a game.
    Challenge,
    /// Another player has said something.
    Message,
}

/// What a browser is told. It holds no words of others and no secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct PushNews {
    /// What happened.
    #[serde(rename = "type")]
    pub kind: PushNewsKind,
    /// Where.
    pub table: TableId,
    /// The game's id.
    pub game: String,
}
