//! Figures for an operator, in the format of Prometheus.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// The media type of the figures.
pub(crate) const MEDIA_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Metrics of the server. They contain no personal data.
pub(crate) struct Metrics {
    registry: Registry,
    /// Tables in use.
    pub(crate) tables: Gauge,
    /// Open WebSockets.
    pub(crate) sockets: Gauge,
    /// Moves that were stored and told.
    pub(crate) moves: Counter,
    /// How long a step took from the table to the disk.
    pub(crate) write_seconds: Histogram,
    /// What was refused because there was too much to do.
    pub(crate) shed: Counter,
    /// What was refused.
    pub(crate) refusals: Counter,
    /// Connections dropped because they read too slowly.
    pub(crate) slow_readers: Counter,
    /// Questions that wait for an engine.
    pub(crate) engine_queue: Gauge,
    /// What was asked of tables that other servers keep.
    pub(crate) forwarded: Counter,
    /// Tables taken over from failed servers.
    pub(crate) taken_over: Counter,
    /// Jobs of all servers that wait for a worker.
    pub(crate) jobs_waiting: Family<OfLane, Gauge>,
    /// Moves and analyses that are done, and where.
    pub(crate) jobs_done: Family<DoneAt, Counter>,
    /// Jobs of this server that a worker began and did not finish.
    pub(crate) jobs_repeated: Counter,
    /// Workers that are alive.
    pub(crate) workers: Gauge,
}

/// What kind of job it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct OfLane {
    pub(crate) lane: &'static str,
}

/// Where something was done: `local`, or by a `worker`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct DoneAt {
    pub(crate) place: &'static str,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("tetrarch");
        let metrics = Self {
            tables: Gauge::default(),
            sockets: Gauge::default(),
            moves: Counter::default(),
            write_seconds: Histogram::new(exponential_buckets(0.000_5, 2.0, 14)),
            shed: Counter::default(),
            refusals: Counter::default(),
            slow_readers: Counter::default(),
            engine_queue: Gauge::default(),
            forwarded: Counter::default(),
            taken_over: Counter::default(),
            jobs_waiting: Family::default(),
            jobs_done: Family::default(),
            jobs_repeated: Counter::default(),
            workers: Gauge::default(),
            registry: Registry::default(),
        };
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("sockets", "Open WebSockets", metrics.sockets.clone());
        registry.register("moves", "Moves stored and published", metrics.moves.clone());
        let write_seconds = metrics.write_seconds.clone();
        registry.register("write_seconds", "Store write latency", write_seconds);
        registry.register("shed", "Requests shed because of overload", metrics.shed.clone());
        registry.register("refusals", "Requests refused", metrics.refusals.clone());
        let slow_readers = metrics.slow_readers.clone();
        registry.register(
            "slow_readers",
            "Connections dropped because the client read too slowly",
            slow_readers,
        );
        let engine_queue = metrics.engine_queue.clone();
        registry.register("engine_queue", "Queued engine requests", engine_queue);
        let forwarded = metrics.forwarded.clone();
        registry.register("forwarded", "Requests forwarded to other servers", forwarded);
        let taken_over = metrics.taken_over.clone();
        registry.register("taken_over", "Tables taken over from failed servers", taken_over);
        let waiting = metrics.jobs_waiting.clone();
        registry.register("jobs_waiting", "Jobs waiting for a worker, of all servers", waiting);
        let done = metrics.jobs_done.clone();
        registry.register("jobs_done", "Moves and analyses done, by place", done);
        let repeated = metrics.jobs_repeated.clone();
        registry.register(
            "jobs_repeated",
            "Jobs that a worker began and another finished",
            repeated,
        );
        registry.register("workers", "Workers that are alive", metrics.workers.clone());
        Self { registry, ..metrics }
    }

    /// All figures as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes every text");
        text
    }
}
