//! Which engine this is.

/// Which engine this is: the version, and what its sources and its data are. Games that must be the same everywhere are
/// played by workers with the same engine only.
pub const ENGINE: &str = concat!(env!("CARGO_PKG_VERSION"), "+", env!("TETRARCH_ENGINE"));
