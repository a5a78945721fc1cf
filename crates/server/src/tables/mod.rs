//! Tables: what is decided at one, how it is stored, and the task that keeps it.

mod accounts;
mod actor;
mod analysing;
mod archive;
mod belonging;
mod chairs;
mod computer;
mod create;
mod events;
mod handle;
mod imported;
mod journal;
mod leaving;
mod live;
mod moderating;
mod next_game;
mod notes;
mod questions;
mod registry;
mod restore;
mod sitter;
mod sleepers;
mod step;
mod view;
mod watching;

pub(crate) use archive::{Archived, SITE, as_json};
pub(crate) use chairs::account_of;
pub(crate) use create::create;
pub(crate) use handle::{Joined, Who};
pub(crate) use imported::finished_game;
pub(crate) use live::stored_id;
pub(crate) use moderating::event_of;
pub(crate) use registry::Registry;
pub(crate) use view::listing;
pub(crate) use watching::Watching;
