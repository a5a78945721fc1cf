//! How many files and sockets the process may have open.

/// Raises the limit as far as the system lets us: every guest of a server is an open file.
pub fn allow_many() {
    // Who may not raise it has to do with what there is.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
}
