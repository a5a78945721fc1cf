//! Why the data of a server cannot be opened, as its operator reads it.

use tetrarch_game::{Name, messages};
use tetrarch_store::OpenError;

messages! {
    /// Why a data folder cannot be opened. Nothing in it was changed.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum OpenProblem as "open" {
        /// The folder cannot be created, read or written.
        "folder" = Folder {
            /// Which.
            folder: Name,
            /// What the operating system says.
            error: String,
        },
        /// Another process owns it.
        "in-use" = InUse {
            /// Which.
            folder: Name,
        },
        /// The database was written by a later version.
        "too-new" = TooNew {
            /// The database's.
            found: i64,
            /// The latest this program knows.
            known: i64,
        },
        /// The file belongs to another program.
        "foreign" = Foreign {
            /// The file.
            file: Name,
        },
        /// The database cannot be opened or upgraded.
        "database" = Database {
            /// What it says.
            error: String,
        },
    }
}

impl From<OpenError> for OpenProblem {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::Folder { folder, source } => {
                Self::Folder { folder: Name::of(&folder.display()), error: source.to_string() }
            }
            OpenError::InUse { folder } => Self::InUse { folder: Name::of(&folder.display()) },
            OpenError::TooNew { found, known } => Self::TooNew { found, known },
            OpenError::Foreign { file } => Self::Foreign { file: Name::of(&file.display()) },
            OpenError::Database(error) => Self::Database { error: error.to_string() },
        }
    }
}
