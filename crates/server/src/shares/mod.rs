//! What many want at once is shared between them: by address, and within an address by account.
//!
//! An [`Owner`] is whose share something counts towards. A [`FairQueue`] serves owners in turn, a
//! [`Buckets`] says how often an owner may do something, and a [`TimeBudget`] how long the server works
//! for one.

mod buckets;
mod budget;
mod fair_queue;
mod owner;

pub(crate) use buckets::Buckets;
pub(crate) use budget::TimeBudget;
pub(crate) use fair_queue::{FairQueue, QueueFull};
pub(crate) use owner::Owner;
