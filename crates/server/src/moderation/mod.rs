//! What keeps people civil: reports, mutes, blocks, and what administrators do about it.

mod admin;
mod answers;
mod blocks;
#[cfg(unix)]
mod control;
mod offline;
mod reports;
mod said;

pub use answers::{AdminAnswer, AdminRequest, BlockView, ReportView, Whom};
pub use offline::{AdminError, administer};
pub use said::AdminSaid;

pub(crate) use admin::Admin;
pub(crate) use blocks::Blocks;
#[cfg(unix)]
pub(crate) use control::serve_control;
pub(crate) use reports::Reports;
