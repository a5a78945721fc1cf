//! Reporting and muting players.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why a player is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ReportReason {
    /// Insults, threats, harassment.
    Abuse,
    /// Help from an engine or another person.
    Cheating,
    /// Advertisements, the same over and over.
    Spam,
    /// An offensive name.
    Name,
    /// Anything else; the words say what.
    Other,
}

/// A report about a player, for the administrators of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct NewReport {
    /// The seat of the player, counted from 1.
    #[schema(minimum = 1, maximum = 6)]
    pub seat: u8,
    /// The number of the event by which the player said something, if it is about that.
    #[serde(default)]
    #[schema(minimum = 1)]
    pub message: Option<u64>,
    /// Why.
    pub reason: ReportReason,
    /// What those who run the server should know.
    #[serde(default)]
    #[schema(max_length = 500)]
    pub words: Option<String>,
}

/// The accounts whose messages an account does not want to see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Muted {
    /// Their names.
    pub names: Vec<String>,
}
