//! How many files and sockets the process may have open.

/// Files that are kept for everything but guests: the store, its log, the listener, the logs.
const RESERVED: u64 = 256;

/// Raises the limit as far as the system lets us: every guest of a server is an open file. Says how many
/// guests there is room for.
pub fn allow_many() -> Option<usize> {
    // Who may not raise it has to do with what there is.
    let limit = rlimit::increase_nofile_limit(u64::MAX).ok()?;
    usize::try_from(guests(limit)).ok()
}

/// All but what is reserved, or half of it where there is little.
fn guests(limit: u64) -> u64 {
    limit.saturating_sub(RESERVED).max(limit / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_kept_for_the_store() {
        assert_eq!(guests(20_000), 20_000 - RESERVED);
        assert_eq!(guests(100), 50);
    }
}
