//! The server from its start to its end.

use std::sync::Arc;

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
use crate::push::Push;
use crate::services::Services;
use crate::shares::Reading;
use crate::tables::Registry;
use crate::time::{MachineTime, TimeSource};

/// How many messages may wait for a reader before it is dropped as too slow.
const OUTGOING_MESSAGES: usize = 64;

/// What a server stands on.
#[derive(Clone)]
pub struct Backends {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// What carries the news.
    pub bus: Arc<dyn Bus>,
    /// Where the time is read.
    pub time: Arc<dyn TimeSource>,
}

impl Backends {
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
pub(crate) async fn services(backends: Backends, config: Config) -> Services {
    let blocks = Blocks::read(&*backends.store).await.unwrap_or_else(|error| {
        tracing::error!(%error, "cannot read blocks: none are enforced");
        Blocks::default()
    });
    let push = Push::open(Arc::clone(&backends.store), Arc::clone(&backends.time), &config).await;
    Services {
        push,
        health: Health::new(Arc::clone(&backends.store)),
        store: backends.store,
        bus: backends.bus,
        time: backends.time,
        engines: EnginePool::new(config.engine_threads),
        reading: Reading::new(),
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
        tracing::error!(%path, %error, "admin socket unavailable");
    }
}

/// Serves until `shutdown` is ready, and then until everything that was begun is stored.
pub async fn run(
    listener: TcpListener,
    backends: Backends,
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) {
    let services = services(backends, config).await;
    let tables = Registry::new(services.clone());
    let addresses = Addresses::new(&services.config.limits);
    let accounts = Accounts::new(services.clone(), tables.clone());
    spawn_game_supervisor(&services, tables.clone());
    spawn_deletions(&services, accounts.clone());
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

/// Deletes the accounts whose deletion the last end of the server has interrupted.
fn spawn_deletions(services: &Services, accounts: Accounts) {
    services.tasks.spawn(async move { accounts.finish_deletions().await });
}

/// Lets clocks run and engines move where games were under way, while the first guests come in; wakes tables
/// that were put away while a clock ran; and deletes those that are abandoned.
fn spawn_game_supervisor(services: &Services, tables: Registry) {
    let (closing, push) = (services.closing.clone(), services.push.clone());
    services.tasks.spawn(async move {
        let resumed = async {
            match tables.resume().await {
                Ok(0) => {}
                Ok(count) => tracing::info!(count, "resumed games"),
                Err(error) => tracing::error!(%error, "some games could not be resumed"),
            }
        };
        tokio::select! {
            ((), (), (), ()) = futures_util::future::join4(
                resumed,
                tables.wake_sleepers(),
                tables.keep_tidy(),
                push.deliver(),
            ) => {}
            () = closing.cancelled() => {}
        }
    });
}
