//! What SQLite's errors mean to a caller.

use rusqlite::ErrorCode;

use crate::{Conflict, Contradiction, Damage, StoreError};

/// Why a list of changes was not made.
#[derive(Debug)]
pub(super) enum Halt {
    /// The changes themselves are at fault; others of the group are not touched by it.
    Refused(StoreError),
    /// The database is; the whole group fails.
    Trouble(rusqlite::Error),
}

impl From<rusqlite::Error> for Halt {
    fn from(error: rusqlite::Error) -> Halt {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation | ErrorCode::TooBig) => {
                Halt::Refused(StoreError::Unacceptable(Contradiction::Reported(error.to_string())))
            }
            _ => Halt::Trouble(error),
        }
    }
}

impl From<StoreError> for Halt {
    fn from(error: StoreError) -> Halt {
        Halt::Refused(error)
    }
}

impl From<Conflict> for Halt {
    fn from(conflict: Conflict) -> Halt {
        Halt::Refused(conflict.into())
    }
}

/// What an error of the database means. Only [`StoreError::Failed`] says that the database can
/// no longer be trusted.
pub(super) fn store_error(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::DiskFull,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
            StoreError::Damaged(Damage::Reported(error.to_string()))
        }
        Some(_) => StoreError::Failed(error.to_string()),
        // Not from SQLite: a row that does not hold what this crate writes.
        None => StoreError::Damaged(Damage::Reported(error.to_string())),
    }
}
