//! What can go wrong.

use std::io;
use std::path::Path;

use tetrarch_game::{Message, Name, messages};

use crate::shard::ShardError;

messages! {
    /// Why training cannot go on. What was finished before stays on the disk.
    #[derive(Clone, PartialEq, Debug)]
    pub enum TrainError as "training" {
        /// A file cannot be read or written.
        "file" = Io {
            /// The file.
            path: Name,
            /// What the system said.
            error: String,
        },
        /// A file was changed or written by another version.
        "unreadable" = Unreadable {
            /// The file.
            path: Name,
        },
        /// A network cannot be used.
        "net" = Net {
            /// The file.
            path: Name,
            /// What is wrong with it.
            problem: Message,
        },
        /// The folder was begun with other settings.
        "other-plan" = OtherPlan {
            /// The folder.
            folder: Name,
            /// The settings it was begun with.
            begun: Name,
        },
        ;
        /// A file of samples cannot be used.
        "shard" = Shard(ShardError),
    }
}

/// A path as a name.
pub(crate) fn name(path: &Path) -> Name {
    Name::of(&path.display())
}

impl TrainError {
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = name(path);
        move |error| Self::Io { path, error: error.to_string() }
    }
}
