//! Accounts: identity, from signing up to deletion.

mod access;
mod attempts;
mod data;
mod deletion;
mod identity;
mod lease;
mod mutes;
mod passwords;
mod people;
mod rules;
mod sessions;
mod tokens;

pub(crate) use access::{Access, TOKEN_PREFIX};
pub(crate) use deletion::Deletion;
pub(crate) use identity::Identity;
pub(crate) use lease::{Lease, SignedIn};
pub(crate) use people::Accounts;
pub(crate) use sessions::{SessionToken, session_of};
