//! Tables for people anywhere.
//!
//! [`run`] serves until it is told to stop. Every table in use is kept by a task of its own
//! (`tables`), through which everything goes one after the other: a step is decided by the table
//! crate, stored, and only then told. Clients come by plain requests (`http`) or a WebSocket
//! (`realtime`); engines think on a few shared threads (`engine_pool`).

mod accounts;
mod bots;
mod cluster;
mod config;
mod connections;
mod counter;
mod engine_pool;
mod errand;
mod health;
mod http;
mod job_desk;
mod limits;
mod metrics;
mod moderation;
mod open_problem;
mod pressure;
mod push;
mod ratings;
mod realtime;
mod refusal;
mod run;
mod secrets;
mod services;
mod shares;
mod tables;
mod text;
mod time;
mod transfer;
mod unreadable;

pub use config::{Config, ServerLimits, control_socket};
pub use moderation::{
    AdminAnswer, AdminError, AdminMessage, AdminRequest, BlockView, ReportView, Whom, administer,
};
pub use open_problem::OpenProblem;
pub use run::{Backends, OUTGOING_MESSAGES, run};
pub use time::{HandTime, MachineTime, TimeSource};
pub use transfer::{Imported, TransferError, export_games, import_games};

/// The messages of this crate.
#[must_use]
pub fn messages() -> Vec<&'static [tetrarch_game::MessageSpec]> {
    use tetrarch_game::MessageKind as _;
    vec![
        AdminError::MESSAGES,
        AdminMessage::MESSAGES,
        health::HealthText::MESSAGES,
        OpenProblem::MESSAGES,
        refusal::Sentence::MESSAGES,
        refusal::Wrong::MESSAGES,
        TransferError::MESSAGES,
        unreadable::Fault::MESSAGES,
        unreadable::Unreadable::MESSAGES,
    ]
}
