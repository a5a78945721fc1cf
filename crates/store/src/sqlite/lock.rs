//! One process a data folder.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

use super::OpenError;

const FILE: &str = "tetrarch.lock";

/// Held as long as the folder is ours; the operating system lets go of it when the process ends,
/// however it ends. The file itself stays.
#[derive(Debug)]
pub(super) struct FolderLock {
    _file: File,
}

impl FolderLock {
    pub(super) fn take(folder: &Path) -> Result<FolderLock, OpenError> {
        let folder_error = |source| OpenError::Folder { folder: folder.to_owned(), source };
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(folder.join(FILE))
            .map_err(folder_error)?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse { folder: folder.to_owned() }),
            Err(TryLockError::Error(source)) => Err(folder_error(source)),
        }
    }
}
