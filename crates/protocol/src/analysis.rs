//! The analysis of a finished game, while it is made.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How far the analysis of a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct AnalysisProgress {
    /// How many positions are done.
    pub done: u32,
    /// How many there are. Once all are done, the analysis can be fetched.
    pub of: u32,
}
