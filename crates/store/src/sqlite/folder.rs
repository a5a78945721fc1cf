//! The data folder: made so that it lasts, closed to other users, and owned by one process.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

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

/// Restricts the folder and its files to the owner of the process, whatever the umask is: they
/// hold hashes of passwords and sessions. The database is made here if it is missing, because SQLite
/// would make it readable for everyone; its log gets the modes of the database from SQLite.
pub(super) fn protect(folder: &Path, database: &Path) -> io::Result<()> {
    let made = OpenOptions::new().write(true).create_new(true).open(database);
    match made {
        Ok(_) if cfg!(unix) => File::open(folder)?.sync_all()?,
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(error),
    }
    // A folder of another user, in which we may write, keeps its mode. What counts is that
    // the files are closed.
    match close_to_others(folder, 0o700) {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {}
        closed => closed?,
    }
    let beside = ["-wal", "-shm", "-journal"].map(|suffix| {
        let mut name = database.as_os_str().to_owned();
        name.push(suffix);
        PathBuf::from(name)
    });
    for file in [database.to_owned(), folder.join(LOCK)].into_iter().chain(beside) {
        match close_to_others(&file, 0o600) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            closed => closed?,
        }
    }
    Ok(())
}

#[cfg(unix)]
fn close_to_others(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;

    if fs::metadata(path)?.permissions().mode() & 0o777 == mode {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

// Elsewhere the system makes a new file accessible to its owner, or to everyone who may use the folder.
#[cfg(not(unix))]
fn close_to_others(_path: &Path, _mode: u32) -> io::Result<()> {
    Ok(())
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
