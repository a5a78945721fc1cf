//! What can go wrong.

use std::io;
use std::path::{Path, PathBuf};

use tetrarch_eval::net::NetError;
use thiserror::Error;

use crate::shard::ShardError;

/// Why training cannot go on. What was finished before stays on the disk.
#[derive(Debug, Error)]
pub enum TrainError {
    /// A file of samples cannot be used.
    #[error(transparent)]
    Shard(#[from] ShardError),
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// A file was changed or written by another version.
    #[error("{} cannot be used: {why}; delete it to make it again", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What does not fit.
        why: String,
    },
    /// A network cannot be used.
    #[error("{}: {error}", path.display())]
    Net {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: NetError,
    },
    /// The folder was begun with other settings.
    #[error(
        "{} was begun with other settings ({begun}); repeat those or choose another folder",
        folder.display()
    )]
    OtherPlan {
        /// The folder.
        folder: PathBuf,
        /// The settings it was begun with.
        begun: String,
    },
}

impl TrainError {
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |error| Self::Io { path: path.to_owned(), error }
    }
}
