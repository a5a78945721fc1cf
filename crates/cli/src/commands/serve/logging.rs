//! What a server logs, and how.

use std::io::IsTerminal as _;

use tracing::Level;
use tracing_subscriber::filter::{FilterFn, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// For a service: what happens, without the list of files that the page consists of. The connection to NATS is told of by our own lines.
const OF_A_SERVICE: &str = "info,memory_serve=warn,async_nats=off";
/// For a person at a terminal: problems only, so that the last line stays the address to open.
const AT_A_TERMINAL: &str = "warn,async_nats=off";

/// Starts logging to standard error. RUST_LOG has the last word on how much.
pub fn start(as_json: bool) {
    let usual = if std::io::stderr().is_terminal() { AT_A_TERMINAL } else { OF_A_SERVICE };
    let wanted = std::env::var("RUST_LOG").ok().and_then(|text| text.parse::<Targets>().ok());
    let filter = wanted.unwrap_or_else(|| usual.parse().expect("levels of targets"));
    // Below `debug` libraries write out what they send and receive: cookies and secrets of seats.
    let is_safe = FilterFn::new(|about| {
        *about.level() <= Level::DEBUG || about.target().starts_with("tetrarch")
    });
    let logs = tracing_subscriber::registry().with(filter).with(is_safe);
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    if as_json {
        logs.with(lines.json()).init();
    } else {
        logs.with(lines).init();
    }
}
