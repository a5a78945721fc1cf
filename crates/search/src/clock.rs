//! Where the search reads the time, and how it is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// A source of time. Pages have no [`std::time::Instant`], and tests want a time of their own.
/// Every closure that gives milliseconds since any fixed moment is a clock.
pub trait Clock: Sync {
    /// Milliseconds since a moment that stays the same.
    fn now_ms(&self) -> u64;
}

impl<F: Fn() -> u64 + Sync> Clock for F {
    fn now_ms(&self) -> u64 {
        self()
    }
}

/// The clock of the machine. On targets without one (WebAssembly in a page) it stands still.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    fn now_ms(&self) -> u64 {
        use std::sync::LazyLock;
        use std::time::Instant;

        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed().as_millis() as u64
    }

    #[cfg(all(target_family = "wasm", target_os = "unknown"))]
    fn now_ms(&self) -> u64 {
        0
    }
}

/// A flag that ends a search, from any thread. Clones are the same flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not set.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends the searches that look at this flag.
    pub fn stop(&self) {
        self.0.store(true, Relaxed);
    }

    /// Makes the flag ready for the next search.
    pub fn reset(&self) {
        self.0.store(false, Relaxed);
    }

    /// Whether it is set.
    #[inline]
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.0.load(Relaxed)
    }
}
