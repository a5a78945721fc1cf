//! The layer between SQLite and the operating system's files ("VFS" in SQLite's words).
//!
//! It opens files with SQLite's own layer, in the memory SQLite gives for them, and then exchanges
//! the table of methods for a copy in which writing, resizing, syncing and closing go through here. Behind
//! the file SQLite's layer knows of there is room for a [`Tail`], which says where to go on.
//!
//! This is the only unsafe code of the crate: SQLite's interface for layers is one of C pointers,
//! and nothing but a layer sees which writes were synced.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr;
use std::sync::{Arc, OnceLock};

use rusqlite::ffi::{self, sqlite3_file, sqlite3_int64, sqlite3_io_methods, sqlite3_vfs};

use super::disk::{Action, Condition, Disk};

/// Our layer. SQLite sees the first field only.
#[repr(C)]
struct Layer {
    face: sqlite3_vfs,
    below: *mut sqlite3_vfs,
    disk: Disk,
}

/// What stands behind the file of the layer below.
struct Tail {
    below: *const sqlite3_io_methods,
    ours: *mut sqlite3_io_methods,
    disk: Disk,
    file: Arc<str>,
}

/// Makes the disk known to SQLite under the name, for the rest of the process.
pub(super) fn register(name: CString, disk: Disk) {
    // SAFETY: asks for the default layer, which lives as long as the process.
    let below = unsafe { ffi::sqlite3_vfs_find(ptr::null()) };
    assert!(!below.is_null(), "SQLite has a default file layer");
    // SAFETY: `below` is a valid layer, and a layer is plain data that may be copied.
    let face = unsafe { ptr::read(below) };
    let tail_offset =
        *TAIL_OFFSET.get_or_init(|| (face.szOsFile as usize).next_multiple_of(align_of::<Tail>()));
    let layer = Box::leak(Box::new(Layer {
        face: sqlite3_vfs {
            szOsFile: (tail_offset + size_of::<Tail>()) as c_int,
            zName: name.into_raw(),
            pNext: ptr::null_mut(),
            xOpen: Some(open),
            xDelete: Some(delete),
            ..face
        },
        below,
        disk,
    }));
    // SAFETY: the layer and its name are leaked, so they live as long as SQLite may use them.
    let registered = unsafe { ffi::sqlite3_vfs_register(&raw mut layer.face, 0) };
    assert_eq!(registered, ffi::SQLITE_OK, "SQLite accepts the file layer");
}

/// Where the tail begins in the memory of a file: behind the file of the layer below, aligned.
static TAIL_OFFSET: OnceLock<usize> = OnceLock::new();

/// Where the tail of a file is.
///
/// # Safety
/// The file's memory must come from SQLite for a layer of ours.
unsafe fn tail_of(file: *mut sqlite3_file) -> *mut Tail {
    let offset = TAIL_OFFSET.get().expect("a layer was registered before it opens files");
    // SAFETY: SQLite gives `szOsFile` bytes, which reach beyond the tail.
    unsafe { file.byte_add(*offset).cast::<Tail>() }
}

/// The tail of an open file.
///
/// # Safety
/// The file must have been opened by [`open`] and not be closed yet, and the tail must be let go
/// before the file is closed.
unsafe fn tail<'file>(file: *mut sqlite3_file) -> &'file Tail {
    // SAFETY: `open` put a tail there.
    unsafe { &*tail_of(file) }
}

unsafe extern "C" fn open(
    layer: *mut sqlite3_vfs,
    path: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    // SAFETY: SQLite calls this with the layer that was registered, which is the head of a `Layer`.
    let layer = unsafe { &*layer.cast::<Layer>() };
    // SAFETY: `below` is valid forever, and the arguments are those SQLite gave.
    let result = unsafe {
        let open_below = (*layer.below).xOpen.expect("every layer opens files");
        open_below(layer.below, path, file, flags, out_flags)
    };
    // SAFETY: the layer below has filled the head of `file`; no methods means it is not open.
    let below = unsafe { (*file).pMethods };
    if result != ffi::SQLITE_OK || below.is_null() {
        return result;
    }
    // SAFETY: a table of methods is plain data that may be copied.
    let ours = Box::into_raw(Box::new(sqlite3_io_methods {
        xClose: Some(close),
        xWrite: Some(write),
        xTruncate: Some(truncate),
        xSync: Some(sync),
        ..unsafe { ptr::read(below) }
    }));
    // SAFETY: the path is a C string or null.
    let name = unsafe { file_name(path) };
    let tail = Tail { below, ours, disk: layer.disk.clone(), file: name };
    // SAFETY: the memory is SQLite's for this layer, and nothing is at the tail's place yet.
    unsafe {
        tail_of(file).write(tail);
        (*file).pMethods = ours;
    }
    result
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    // SAFETY: SQLite closes a file once, and does not use it afterwards; its methods are ours.
    let tail = unsafe { tail_of(file).read() };
    // SAFETY: the methods below are those the file was opened with.
    unsafe {
        let result = (*tail.below).xClose.expect("every file closes")(file);
        (*file).pMethods = ptr::null();
        drop(Box::from_raw(tail.ours));
        result
    }
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    bytes: *const c_void,
    length: c_int,
    at: sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite writes to open files only, and gives as many bytes as it says.
    let (tail, given) =
        unsafe { (tail(file), std::slice::from_raw_parts(bytes.cast::<u8>(), length as usize)) };
    if tail.disk.condition() == Condition::Full {
        return ffi::SQLITE_FULL;
    }
    tail.disk.record(&tail.file, Action::Write { at: at as usize, bytes: given.to_vec() });
    // SAFETY: the arguments are those SQLite gave.
    unsafe { (*tail.below).xWrite.expect("every file can be written")(file, bytes, length, at) }
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, size: sqlite3_int64) -> c_int {
    // SAFETY: SQLite resizes open files only.
    let tail = unsafe { tail(file) };
    tail.disk.record(&tail.file, Action::Resize(size as usize));
    // SAFETY: the arguments are those SQLite gave.
    unsafe { (*tail.below).xTruncate.expect("every file can be resized")(file, size) }
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: SQLite syncs open files only.
    let tail = unsafe { tail(file) };
    match tail.disk.condition() {
        Condition::Failing => return ffi::SQLITE_IOERR_FSYNC,
        Condition::Lying => return ffi::SQLITE_OK,
        Condition::Slow(pause) => std::thread::sleep(pause),
        Condition::Well | Condition::Full => {}
    }
    // SAFETY: the arguments are those SQLite gave.
    let result = unsafe { (*tail.below).xSync.expect("every file can be synced")(file, flags) };
    if result == ffi::SQLITE_OK {
        tail.disk.record(&tail.file, Action::Sync);
    }
    result
}

unsafe extern "C" fn delete(
    layer: *mut sqlite3_vfs,
    path: *const c_char,
    sync_folder: c_int,
) -> c_int {
    // SAFETY: SQLite calls this with the layer that was registered, and a C string.
    let (layer, name) = unsafe { (&*layer.cast::<Layer>(), file_name(path)) };
    layer.disk.record(&name, Action::Delete { synced: sync_folder != 0 });
    // SAFETY: `below` is valid forever, and the arguments are those SQLite gave.
    unsafe {
        (*layer.below).xDelete.expect("every layer deletes files")(layer.below, path, sync_folder)
    }
}

/// The last part of a path; empty for a temporary file, which has none.
///
/// # Safety
/// The path must be null or a C string.
unsafe fn file_name(path: *const c_char) -> Arc<str> {
    if path.is_null() {
        return "".into();
    }
    // SAFETY: the caller promises a C string.
    let path = unsafe { CStr::from_ptr(path) }.to_string_lossy();
    path.rsplit('/').next().unwrap_or_default().into()
}
