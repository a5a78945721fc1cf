//! The server from its start to its end.

use std::sync::Arc;
use std::time::Duration;

use tetrarch_store::{Bus, LocalBus, Store};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::accounts::Accounts;
use crate::config::Config;
use crate::connections;
use crate::engine_pool::EnginePool;
use crate::health::Health;
use crate::http::{App, router};
use crate::limits::Addresses;
use crate::metrics::Metrics;
#[cfg(unix)]
use crate::moderation::{Admin, serve_control};
use crate::moderation::{Blocks, Reports};
use crate::services::Services;
use crate::shares::TimeBudget;
use crate::tables::Registry;
use crate::time::{MachineTime, TimeSource};

/// How many messages may wait for a reader before it is dropped as too slow.
const OUTGOING_MESSAGES: usize = 64;

/// How long an address may have long tables read at once, and what part of the time after that: a tenth.
const READING_AT_ONCE: Duration = Duration::from_millis(500);
const READING_SLOWNESS: u32 = 10;

/// What a server stands on.
#[derive(Clone)]
pub struct Ground {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// What carries the news.
    pub bus: Arc<dyn Bus>,
    /// Where the time is read.
    pub time: Arc<dyn TimeSource>,
}

impl Ground {
    /// A single server with this store, by the clock of the machine.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        let bus = Arc::new(LocalBus::new(OUTGOING_MESSAGES));
        Self { store, bus, time: Arc::new(MachineTime::new()) }
    }

    /// The same by another clock.
    #[must_use]
    pub fn by(self, time: Arc<dyn TimeSource>) -> Self {
        Self { time, ..self }
    }
}

/// What every part of a server works with.
pub(crate) async fn services(ground: Ground, config: Config) -> Services {
    let blocks = Blocks::read(&*ground.store).await.unwrap_or_else(|error| {
        tracing::error!(%error, "nobody is blocked, because the blocks cannot be read");
        Blocks::default()
    });
    Services {
        health: Health::new(Arc::clone(&ground.store)),
        store: ground.store,
        bus: ground.bus,
        time: ground.time,
        engines: EnginePool::new(config.engine_threads),
        reading: Arc::new(TimeBudget::new(READING_AT_ONCE, READING_SLOWNESS)),
        metrics: Arc::new(Metrics::new()),
        blocks,
        stopping: CancellationToken::new(),
        closing: CancellationToken::new(),
        tasks: TaskTracker::new(),
        config: Arc::new(config),
    }
}

/// Opens the socket for administrators, if there is to be one.
#[cfg(unix)]
fn let_administrators_in(admin: Admin) {
    let Some(path) = admin.control_path() else { return };
    if let Err(error) = serve_control(&path, admin) {
        let path = path.display();
        tracing::error!(%path, %error, "administrators cannot reach this server while it runs");
    }
}

/// Serves until `shutdown` is ready, and then until everything that was begun is stored.
pub async fn run(
    listener: TcpListener,
    ground: Ground,
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) {
    let services = services(ground, config).await;
    let tables = Registry::new(services.clone());
    let addresses = Addresses::new(&services.config.limits);
    let accounts = Accounts::new(services.clone(), tables.clone());
    mind_games(&services, tables.clone());
    #[cfg(unix)]
    let_administrators_in(Admin::new(services.clone(), tables.clone()));
    let router = router(App {
        services: services.clone(),
        tables: tables.clone(),
        addresses: addresses.clone(),
        accounts,
        reports: Reports::new(services.clone(), tables.clone()),
    });
    let stopping = services.stopping.clone();
    services.tasks.spawn(async move {
        shutdown.await;
        tracing::info!("stopping");
        stopping.cancel();
    });
    let stopping = services.stopping.clone();
    connections::serve(listener, router, addresses, &services.config, stopping).await;
    tables.wake_all().await;
    services.closing.cancel();
    services.tasks.close();
    services.tasks.wait().await;
    services.engines.close();
    tracing::info!("stopped");
}

/// Lets clocks run and engines move where games were under way, while the first guests come in; wakes tables
/// that were put away while a clock ran; and deletes those that are abandoned.
fn mind_games(services: &Services, tables: Registry) {
    let closing = services.closing.clone();
    services.tasks.spawn(async move {
        let resumed = async {
            match tables.resume().await {
                Ok(0) => {}
                Ok(count) => tracing::info!(count, "games go on"),
                Err(error) => tracing::error!(%error, "not all games could go on"),
            }
        };
        tokio::select! {
            ((), (), ()) = futures_util::future::join3(
                resumed,
                tables.wake_sleepers(),
                tables.keep_tidy(),
            ) => {}
            () = closing.cancelled() => {}
        }
    });
}
