//! Why a data folder could not be opened.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// Why a data folder could not be opened. Nothing in it was changed.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The folder cannot be made, read or written.
    #[error("the data folder {} cannot be used: {source}", folder.display())]
    Folder {
        /// Which.
        folder: PathBuf,
        /// What the operating system says.
        source: io::Error,
    },
    /// Another process owns it.
    #[error(
        "the data folder {} is in use by another server: stop that one first, or give this one another folder",
        folder.display()
    )]
    InUse {
        /// Which.
        folder: PathBuf,
    },
    /// The database was written by a later version.
    #[error(
        "the database has schema version {found}, and this program knows only versions up to {known}: use a newer program"
    )]
    TooNew {
        /// The database's.
        found: i64,
        /// The latest this program knows.
        known: i64,
    },
    /// The file belongs to another program.
    #[error("{} is not a Tetrarch database", file.display())]
    Foreign {
        /// The file.
        file: PathBuf,
    },
    /// The database cannot be opened or brought up to date.
    #[error("the database cannot be opened: {0}")]
    Database(#[from] rusqlite::Error),
}
