//! Tables: what is decided at one, how it is stored, and the task that keeps it.

mod actor;
mod chairs;
mod computer;
mod create;
mod events;
mod handle;
mod journal;
mod live;
mod next_game;
mod notes;
mod questions;
mod registry;
mod restore;
mod step;
mod view;
mod watching;

pub(crate) use create::create;
pub(crate) use handle::{Joined, Who};
pub(crate) use registry::Registry;
pub(crate) use view::listing;
pub(crate) use watching::Watching;
