//! What a server must withstand.
//!
//! Programs that prove the server's promise, each with a report that ends in one line and
//! says whether the promise held:
//!
//! - [`load`]: many sockets, many games, moves at a given rate; how long until a move is
//!   acknowledged, and until the opponent hears of it.
//! - [`crash`]: servers killed at random moments under load, and a disk whose power is cut; whether
//!   every acknowledged move is there, once, and no clock ran while no server did.
//! - [`cluster`]: the same for several servers together with all that they need.
//! - [`rows`]: how long requests take with millions of stored games.
//! - [`hostile`]: clients that mean harm; whether those who do not can play after each of them.

mod addresses;
mod client;
mod local_server;
mod script;
mod server_process;
mod usage;

#[cfg(unix)]
pub mod cluster;
pub mod commands;
pub mod crash;
pub mod hostile;
pub mod load;
#[cfg(unix)]
pub mod rows;

pub use client::ClientError;
pub use local_server::LocalServer;
pub use server_process::{Launch, ServerProcess, StartError};
pub use usage::Usage;
