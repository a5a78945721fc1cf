//! The PostgreSQL store, on a server that the tests start.
#![cfg(unix)]

mod copying;
mod leases;
mod lost;
mod opening;
mod plans;
mod promises;
mod proxy;
mod silence;
