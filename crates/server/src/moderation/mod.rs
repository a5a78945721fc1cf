//! Moderation: reports, mutes, blocks, and the actions of administrators.

mod admin;
mod answers;
mod blocks;
#[cfg(unix)]
mod control;
mod messages;
mod offline;
mod reports;

pub use answers::{AdminAnswer, AdminRequest, BlockView, ReportView, Whom};
pub use messages::AdminMessage;
pub use offline::{AdminError, administer};

pub(crate) use admin::Admin;
pub(crate) use blocks::{BLOCKS, Blocks};
#[cfg(unix)]
pub(crate) use control::serve_control;
pub(crate) use reports::Reports;
