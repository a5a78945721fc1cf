//! Starting, running and stopping the server.

use std::sync::Arc;
use std::time::Duration;

use tetrarch_store::{Bus, LocalBus, Store};
use tokio::net::TcpListener;
use tokio::task::AbortHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::accounts::Accounts;
use crate::cluster::{Cluster, Gossip};
use crate::config::Config;
use crate::connections;
use crate::engine_pool::EnginePool;
use crate::health::Health;
use crate::http::{App, router};
use crate::job_desk::JobDesk;
use crate::limits::Addresses;
use crate::metrics::{DoneAt, Metrics};
#[cfg(unix)]
use crate::moderation::{Admin, serve_control};
use crate::moderation::{BLOCKS, Blocks, Reports};
use crate::pressure::Pressure;
use crate::push::Push;
use crate::services::Services;
use crate::shares::Reading;
use crate::tables::Registry;
use crate::time::{MachineTime, TimeSource};

/// How many messages may wait for a reader before it is dropped as too slow.
pub const OUTGOING_MESSAGES: usize = 64;

/// What a server stands on.
#[derive(Clone)]
pub struct Backends {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// What carries the news.
    pub bus: Arc<dyn Bus>,
    /// Where the time is read.
    pub time: Arc<dyn TimeSource>,
    /// Whether other servers use the same store and the same bus.
    pub is_shared: bool,
    /// Whether workers can take jobs from the store.
    pub has_workers: bool,
}

impl Backends {
    /// A single server with this store, by the clock of the machine.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        let bus = Arc::new(LocalBus::new(OUTGOING_MESSAGES));
        // Only one process opens a folder.
        let has_workers = store.is_remote();
        Self { store, bus, time: Arc::new(MachineTime::new()), is_shared: false, has_workers }
    }

    /// One server of several, which share the store and this bus.
    #[must_use]
    pub fn among(self, bus: Arc<dyn Bus>) -> Self {
        Self { bus, is_shared: true, ..self }
    }

    /// The same with workers that share the store within this process.
    #[must_use]
    pub fn with_workers(self) -> Self {
        Self { has_workers: true, ..self }
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
    let metrics = Arc::new(Metrics::new());
    let engines = EnginePool::new(config.engine_threads);
    engines.count_with(metrics.jobs_done.get_or_create(&DoneAt { place: "local" }).clone());
    let cluster = backends
        .is_shared
        .then(|| Cluster::new(Arc::clone(&backends.store), Arc::clone(&backends.bus)));
    Services {
        pressure: Pressure::new(config.under_way, metrics.shed.clone()),
        push,
        gossip: cluster
            .as_ref()
            .map_or_else(Gossip::default, |cluster| Gossip::of(cluster.id().clone())),
        cluster,
        health: Health::new(Arc::clone(&backends.store)),
        store: backends.store,
        bus: backends.bus,
        time: backends.time,
        engines,
        reading: Reading::new(),
        metrics,
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
    let has_workers = backends.has_workers;
    let services = services(backends, config).await;
    if has_workers {
        spawn_job_desk(&services);
    }
    let tables = Registry::new(services.clone());
    let addresses = Addresses::new(&services.config.limits, &services.gossip);
    let accounts = Accounts::new(services.clone(), tables.clone());
    let place = take_place(&services, &tables).await;
    spawn_game_supervisor(&services, tables.clone());
    spawn_deletions(&services, accounts.clone());
    spawn_pressure_watch(&services);
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
    if let (Some(place), Some(cluster)) = (place, &services.cluster) {
        cluster.say_goodbye().await;
        place.abort();
    }
    services.engines.close();
    tracing::info!("stopped");
}

/// After what time it is tried again to be heard by the others.
const HEAR_AGAIN: Duration = Duration::from_secs(1);
/// Nobody says this: it is done when this server may have missed something.
const RECONNECTED: &str = "reconnected";

/// Takes this server's place among others: it answers them, and says that it is alive until everything is stored.
async fn take_place(services: &Services, tables: &Registry) -> Option<AbortHandle> {
    let cluster = services.cluster.clone()?;
    if let Err(error) = cluster.say_hello().await {
        tracing::error!(%error, "server lease not stored yet");
    }
    let (tables, bus) = (tables.clone(), Arc::clone(&services.bus));
    let gossip = services.gossip.clone();
    let (blocks, store) = (services.blocks.clone(), Arc::clone(&services.store));
    gossip.hear(BLOCKS, move |_| {
        let (blocks, store) = (blocks.clone(), Arc::clone(&store));
        tokio::spawn(async move { blocks.read_again(&*store).await });
    });
    let (kept, own) = (tables.clone(), cluster.clone());
    gossip.hear(RECONNECTED, move |_| {
        let (kept, own) = (kept.clone(), own.clone());
        tokio::spawn(async move {
            if let Err(error) = kept.check_kept(&own).await {
                tracing::error!(%error, "table ownership lookup failed");
            }
            // What was said while there was no connection is lost: others learn that they have missed it.
            kept.tell_numbers().await;
        });
    });
    let answering = async move {
        let is_heard = CancellationToken::new();
        let answering = async {
            loop {
                match bus.hear(cluster.id().clone()).await {
                    Ok(requests) => {
                        is_heard.cancel();
                        tables.answer_servers(requests).await;
                    }
                    Err(error) => tracing::error!(%error, "other servers cannot reach this one"),
                }
                tokio::time::sleep(HEAR_AGAIN).await;
            }
        };
        let taking_up = async {
            // Not before the others can ask for what is taken.
            is_heard.cancelled().await;
            tables.take_up_orphans(&cluster).await;
        };
        let keeping = tables.keep_lease(&cluster);
        futures_util::future::join4(keeping, answering, taking_up, gossip.carry(&*bus)).await;
    };
    Some(tokio::spawn(answering).abort_handle())
}

/// Deletes the accounts whose deletion the last end of the server has interrupted.
fn spawn_deletions(services: &Services, accounts: Accounts) {
    services.tasks.spawn(async move { accounts.finish_deletions().await });
}

/// Lets workers elsewhere think for this server, until it ends.
fn spawn_job_desk(services: &Services) {
    let (closing, desk) = (services.closing.clone(), JobDesk::new(services));
    services.tasks.spawn(async move { closing.run_until_cancelled(desk.serve()).await });
}

/// Keeps an eye on how long tasks wait, until the server ends.
fn spawn_pressure_watch(services: &Services) {
    let (closing, pressure) = (services.closing.clone(), services.pressure.clone());
    services.tasks.spawn(async move { closing.run_until_cancelled(pressure.watch()).await });
}

/// Lets clocks run and engines move where games were under way, while the first guests come in; wakes tables
/// that were put away while a clock ran; and deletes those that are abandoned.
fn spawn_game_supervisor(services: &Services, tables: Registry) {
    let (closing, push) = (services.closing.clone(), services.push.clone());
    let is_alone = services.cluster.is_none();
    services.tasks.spawn(async move {
        let resumed = async {
            // Among others, games that nobody keeps are taken up all the time.
            if !is_alone {
                return;
            }
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
