//! What PostgreSQL's errors mean to a caller.

use tetrarch_store::{Contradiction, Damage, StoreError};
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::open::whole_message;

/// What an error of the database means.
pub(crate) fn store_error(error: &Error) -> StoreError {
    let message = whole_message(error);
    let Some(code) = error.code() else {
        return if is_row_trouble(error) {
            StoreError::Damaged(Damage::Reported(message))
        } else {
            StoreError::Unreachable(message)
        };
    };
    match code {
        &SqlState::DISK_FULL => StoreError::DiskFull,
        &SqlState::DATA_CORRUPTED | &SqlState::INDEX_CORRUPTED => {
            StoreError::Damaged(Damage::Reported(message))
        }
        // A standby: the primary is elsewhere, or about to be.
        &SqlState::READ_ONLY_SQL_TRANSACTION => StoreError::Unreachable(message),
        _ => match &code.code()[..2] {
            // Locks and limits.
            "40" | "53" | "55" => StoreError::Busy,
            "57" if *code == SqlState::QUERY_CANCELED => StoreError::Busy,
            // The server shuts down, or the connection does.
            "57" | "08" => StoreError::Unreachable(message),
            // The values do not fit, or contradict each other.
            "22" | "23" => StoreError::Unacceptable(Contradiction::Reported(message)),
            _ => StoreError::Failed(message),
        },
    }
}

/// Whether the connection is gone, and with it the answer.
pub(crate) fn is_lost(error: &Error) -> bool {
    match error.code() {
        Some(code) => matches!(&code.code()[..2], "57" | "08") && *code != SqlState::QUERY_CANCELED,
        None => !is_row_trouble(error),
    }
}

/// Whether a transaction was chosen to make way for another one, and can simply be tried again.
pub(crate) fn is_crossing(error: &Error) -> bool {
    error.code().is_some_and(|code| {
        [&SqlState::T_R_SERIALIZATION_FAILURE, &SqlState::T_R_DEADLOCK_DETECTED].contains(&code)
    })
}

/// A row that does not hold what this crate writes, or a parameter that cannot be sent.
fn is_row_trouble(error: &Error) -> bool {
    use std::error::Error as _;
    let text = error.to_string();
    !error.is_closed()
        && error.source().is_none_or(|source| !source.is::<std::io::Error>())
        && (text.starts_with("error deserializing") || text.starts_with("error serializing"))
}
