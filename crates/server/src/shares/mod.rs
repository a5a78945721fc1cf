//! What many want at once is shared between them: by address, and within an address by account.
//!
//! An [`Owner`] is whose share something counts towards. A [`FairQueue`] serves owners in turn, a
//! [`Buckets`] says how often an owner may do something, and [`Reading`] who may have long tables read.

mod buckets;
mod budget;
mod fair_queue;
mod owner;
mod reading;

pub(crate) use buckets::Buckets;
use budget::TimeBudget;
pub(crate) use fair_queue::{FairQueue, QueueFull};
pub(crate) use owner::Owner;
pub(crate) use reading::{Place, Reading};
