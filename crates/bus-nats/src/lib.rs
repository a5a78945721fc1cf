//! The bus of several servers, through NATS 2.9 or later.
//!
//! [`NatsBus`] keeps every promise of a [`Bus`](tetrarch_store::Bus). Within a server news go straight to those who listen, so that a
//! server without NATS still serves its own tables; to other servers they go on plain subjects, at most once. When the
//! connection comes back, every listener learns that it may have missed something. Questions are NATS's requests: a server
//! that is gone is known by "no responders".

mod address;
mod bus;
mod connection;
mod links;
mod subjects;

pub use address::NatsError;
pub use bus::NatsBus;
