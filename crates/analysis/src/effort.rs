//! How much search each position gets.

use serde::{Deserialize, Serialize};
use tetrarch_engine::Limits;
use tetrarch_game::{Name, messages};
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

messages! {
    /// Limits within which nothing can be found, or that never end.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum EffortError as "effort" {
        /// Nothing would end the search.
        "endless" = Endless,
        /// Nothing would be searched.
        "nothing" = Nothing {
            /// The limit that is 0.
            limit: Name,
        },
    }
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
    /// This number of nodes per position. The same game always gets the same analysis.
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
            (Some(0), _, _) => Err(EffortError::Nothing { limit: Name("nodes".into()) }),
            (_, Some(0), _) => Err(EffortError::Nothing { limit: Name("ms".into()) }),
            (_, _, Some(0)) => Err(EffortError::Nothing { limit: Name("depth".into()) }),
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
