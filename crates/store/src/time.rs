//! A moment, as it is stored.

use serde::{Deserialize, Serialize};

/// A moment: milliseconds since the beginning of 1970, UTC. The store reads no clock; all times
/// are passed in.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct UnixMillis(pub i64);
