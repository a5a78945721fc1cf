//! Which server keeps a table, where there are several.

use crate::ServerId;

/// Who owns a table. Every time it changes hands, a new epoch begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ownership {
    /// How often it was taken.
    pub epoch: u64,
    /// Who took it last.
    pub owner: Option<ServerId>,
    /// Whether that server has a lease: it was alive a moment ago.
    pub is_alive: bool,
}
