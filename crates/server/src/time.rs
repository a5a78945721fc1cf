//! Where the server reads the time.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use futures_util::future::{BoxFuture, FutureExt as _};
use tetrarch_store::UnixMillis;
use tetrarch_table::Moment;
use tokio::sync::watch;

/// A clock. Its moments are milliseconds since 1970, and they never go back.
pub trait TimeSource: Send + Sync + 'static {
    /// The moment it is.
    fn now(&self) -> Moment;

    /// Waits until a moment has come.
    fn sleep_until(&self, moment: Moment) -> BoxFuture<'static, ()>;
}

/// The moment as the store writes it.
pub(crate) fn stored(moment: Moment) -> UnixMillis {
    UnixMillis(i64::try_from(moment.0).unwrap_or(i64::MAX))
}

/// A moment for people, in UTC.
pub(crate) fn day(moment: UnixMillis) -> String {
    let moment = jiff::Timestamp::from_millisecond(moment.0).unwrap_or_default();
    moment.strftime("%Y-%m-%d %H:%M UTC").to_string()
}

/// The clock of the machine: read once, and then only measured, so that setting it moves nothing.
#[derive(Debug)]
pub struct MachineTime {
    started: Instant,
    started_at: Moment,
}

impl MachineTime {
    /// Reads the clock of the machine.
    #[must_use]
    pub fn new() -> Self {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { started: Instant::now(), started_at: Moment(since_1970.as_millis() as u64) }
    }
}

impl Default for MachineTime {
    fn default() -> Self {
        Self::new()
    }
}

impl TimeSource for MachineTime {
    fn now(&self) -> Moment {
        Moment(self.started_at.0 + self.started.elapsed().as_millis() as u64)
    }

    fn sleep_until(&self, moment: Moment) -> BoxFuture<'static, ()> {
        tokio::time::sleep(Duration::from_millis(moment.since(self.now()).0)).boxed()
    }
}

/// A clock that stands still until it is told otherwise: for tests.
#[derive(Debug)]
pub struct HandTime(watch::Sender<Moment>);

impl HandTime {
    /// A clock that shows this moment.
    #[must_use]
    pub fn new(moment: Moment) -> Self {
        Self(watch::Sender::new(moment))
    }

    /// Puts the clock forward.
    pub fn advance(&self, milliseconds: u64) {
        self.0.send_modify(|moment| moment.0 += milliseconds);
    }
}

impl TimeSource for HandTime {
    fn now(&self) -> Moment {
        *self.0.borrow()
    }

    fn sleep_until(&self, moment: Moment) -> BoxFuture<'static, ()> {
        let mut hand = self.0.subscribe();
        async move {
            // A clock that is gone shows no other time any more: then nothing is left to wait for.
            if hand.wait_for(|now| *now >= moment).await.is_err() {
                std::future::pending().await
            }
        }
        .boxed()
    }
}
