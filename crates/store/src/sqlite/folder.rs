//! The data folder: made so that it lasts, and owned by one process.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

use super::OpenError;

const LOCK: &str = "tetrarch.lock";

/// Makes a folder and those above it, if they are missing. A new folder is synced into the one
/// above: what is stored in it later must not vanish with it.
pub(super) fn make(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let above =
        folder.parent().filter(|above| !above.as_os_str().is_empty()).unwrap_or(Path::new("."));
    make(above)?;
    fs::create_dir(folder)?;
    // Other systems than Unix do not open folders as files, and have nothing to sync here.
    if cfg!(unix) { File::open(above)?.sync_all() } else { Ok(()) }
}

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
            .open(folder.join(LOCK))
            .map_err(folder_error)?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse { folder: folder.to_owned() }),
            Err(TryLockError::Error(source)) => Err(folder_error(source)),
        }
    }
}
