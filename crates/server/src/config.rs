//! The settings of an operator.

use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How the server behaves. The default is safe on the open internet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Origins whose pages may use the server, besides its own.
    pub origins: Vec<String>,
    /// Whether the server stands behind a proxy whose `X-Forwarded-For` can be believed.
    pub behind_proxy: bool,
    /// Whether browsers reach the server by HTTPS, so that cookies must not go another way.
    pub behind_tls: bool,
    /// On how many threads engines think.
    pub engine_threads: usize,
    /// How many positions an engine looks at, for each position of a game that is analysed.
    pub analysis_nodes: u64,
    /// The time after which a table without clients is unloaded.
    pub table_idle: Duration,
    /// Where administrators reach the server while it runs; nowhere if none.
    pub control: Option<PathBuf>,
    /// How long a player of a game without a clock may be away before the others may claim the game or let
    /// the computer take the seat.
    pub claim_after: Duration,
    /// How many connections there may be in all; none for no limit. It must leave files for the store.
    pub connections_in_all: Option<usize>,
    /// After what time a table leaves the lobby whose maker has left.
    pub lobby_absence: Duration,
    /// After what time without anything happening an abandoned table is deleted; none for never.
    pub abandoned_after: Option<Duration>,
    /// Whether messages may be pushed to this machine: only tests have a push service there.
    pub push_to_loopback: bool,
    /// How often abandoned tables are looked for.
    pub tidy_every: Duration,
    /// How many moves and requests may be under way at once: the rest is refused, to be tried again later.
    pub under_way: usize,
    /// Limits for clients.
    pub limits: ServerLimits,
}

/// What one client may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerLimits {
    /// Requests a second of one address; none for no limit.
    pub requests_per_second: Option<NonZeroU32>,
    /// Messages a second of one connection.
    pub messages_per_second: NonZeroU32,
    /// Connections of one address at the same time; none for no limit.
    pub connections: Option<u32>,
    /// The largest body or message, in bytes.
    pub message_bytes: usize,
    /// How long a client may take to send the head of a request.
    pub head: Duration,
    /// How long a client may take to send a body, and the server to answer it.
    pub request: Duration,
    /// After what silence a connection is closed. Pings are answered by every browser.
    pub idle: Duration,
    /// How often the way to the client is measured.
    pub ping_every: Duration,
    /// How long a client may read nothing while something is written to it.
    pub write: Duration,
}

/// Where the socket for administrators is in a data folder.
#[must_use]
pub fn control_socket(folder: &Path) -> PathBuf {
    folder.join("tetrarch.sock")
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            origins: Vec::new(),
            behind_proxy: false,
            behind_tls: false,
            engine_threads: cores,
            analysis_nodes: 100_000,
            table_idle: Duration::from_secs(300),
            control: None,
            claim_after: Duration::from_secs(180),
            connections_in_all: None,
            lobby_absence: Duration::from_secs(90),
            abandoned_after: Some(Duration::from_secs(72 * 3_600)),
            push_to_loopback: false,
            tidy_every: Duration::from_secs(600),
            under_way: 2_048,
            limits: ServerLimits::default(),
        }
    }
}

impl Default for ServerLimits {
    fn default() -> Self {
        Self {
            requests_per_second: NonZeroU32::new(50),
            messages_per_second: const { NonZeroU32::new(20).expect("not zero") },
            connections: Some(200),
            message_bytes: 16 * 1024,
            head: Duration::from_secs(10),
            request: Duration::from_secs(30),
            idle: Duration::from_secs(60),
            ping_every: Duration::from_secs(15),
            write: Duration::from_secs(10),
        }
    }
}
