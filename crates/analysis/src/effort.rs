//! How long each position is thought about.

use serde::{Deserialize, Serialize};
use tetrarch_catalog::Limits;
use thiserror::Error;
use ts_rs::TS;

/// How long each position is thought about: whatever limit comes first ends it. There is at least
/// one, so that every analysis has an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "Written")]
#[ts(optional_fields)]
pub struct Effort {
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<u32>,
}

/// Limits within which nothing can be found, or that never end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum EffortError {
    /// Nothing would end the search.
    #[error("there is no limit; nodes, ms or depth is expected")]
    Endless,
    /// Nothing would be searched.
    #[error("{0} is 0; at least 1 is expected")]
    Nothing(&'static str),
}

/// Limits as they come in, before they are checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    nodes: Option<u64>,
    ms: Option<u64>,
    depth: Option<u32>,
}

impl Effort {
    /// So many nodes a position. The same game always gets the same analysis.
    ///
    /// # Panics
    /// If it is 0: a slip of the caller.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        assert!(nodes > 0, "nothing is found within no nodes");
        Self { nodes: Some(nodes), ms: None, depth: None }
    }

    /// The limits that are given.
    ///
    /// # Errors
    /// If there is none, or one of them is 0.
    pub fn new(
        nodes: Option<u64>,
        ms: Option<u64>,
        depth: Option<u32>,
    ) -> Result<Self, EffortError> {
        match (nodes, ms, depth) {
            (None, None, None) => Err(EffortError::Endless),
            (Some(0), _, _) => Err(EffortError::Nothing("nodes")),
            (_, Some(0), _) => Err(EffortError::Nothing("ms")),
            (_, _, Some(0)) => Err(EffortError::Nothing("depth")),
            _ => Ok(Self { nodes, ms, depth }),
        }
    }

    pub(crate) fn limits(self) -> Limits {
        let Self { nodes, ms, depth } = self;
        Limits { depth, nodes, move_time_ms: ms, ..Limits::NONE }
    }
}

impl TryFrom<Written> for Effort {
    type Error = EffortError;

    fn try_from(Written { nodes, ms, depth }: Written) -> Result<Self, EffortError> {
        Self::new(nodes, ms, depth)
    }
}
