//! The imported functions: what the module needs from the page.

use tetrarch_engine::Clock;

/// The page's clock; on other machines their own.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct HostClock;

#[cfg(target_family = "wasm")]
mod page {
    #[link(wasm_import_module = "page")]
    unsafe extern "C" {
        /// Milliseconds since a moment that stays the same.
        pub safe fn now_ms() -> f64;
        /// The engine sends a message: a number of bytes of JSON at an address.
        pub safe fn hear(from: *const u8, bytes: usize);
        /// The module is broken and will not answer any more: a message in UTF-8.
        pub safe fn broke(from: *const u8, bytes: usize);
    }
}

#[cfg(target_family = "wasm")]
impl Clock for HostClock {
    fn now_ms(&self) -> u64 {
        page::now_ms() as u64
    }
}

#[cfg(not(target_family = "wasm"))]
impl Clock for HostClock {
    fn now_ms(&self) -> u64 {
        tetrarch_engine::SystemClock.now_ms()
    }
}

/// Tells the page something in JSON.
pub(crate) fn send_progress(_words: &[u8]) {
    #[cfg(target_family = "wasm")]
    page::hear(_words.as_ptr(), _words.len());
}

/// Tells the page why the module stops, should it ever.
pub(crate) fn watch_panics() {
    #[cfg(target_family = "wasm")]
    std::panic::set_hook(Box::new(|panic| {
        let message = panic.to_string();
        page::broke(message.as_ptr(), message.len());
    }));
}
