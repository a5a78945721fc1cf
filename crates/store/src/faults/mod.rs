//! A disk that tests can fill, break and cut the power of.
//!
//! SQLite runs on it for real: a [`Disk`] is a layer between SQLite and the operating system that
//! hands everything on and remembers every write and every sync. From that it can tell what files
//! a power cut at any moment could have left behind.

mod disk;
mod layer;
mod power_cut;

pub use disk::{Condition, Disk, DiskMoment};
