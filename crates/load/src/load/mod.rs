//! Many people at once: sockets, games and moves at a given rate.

mod figures;
mod pair;
mod plan;
mod report;

pub use figures::Delays;
pub use plan::{LoadPlan, LoadPlanError};
pub use report::LoadReport;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use futures_util::stream::{self, StreamExt as _};
use tetrarch_catalog::Seed;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use self::figures::Figures;
use self::pair::{Pair, Pairs};
use crate::addresses::source;
use crate::client::{Api, ClientError, Socket};
use crate::script::Script;
use crate::usage::{Usage, usage_of};

/// How many games of each kind are drawn up.
const SCRIPTS_OF_EACH: u64 = 16;
/// For how many sockets there is an address.
const ADDRESS_EVERY: usize = 500;
/// How many tables are opened at once.
const OPENED_AT_ONCE: usize = 32;

/// Lets a crowd play at a server, and measures. What the server uses of the machine is only known if somebody can tell.
///
/// # Errors
/// If the crowd cannot be let in: before that, there is nothing to measure.
pub async fn run(
    plan: &LoadPlan,
    server: SocketAddr,
    usage: impl Fn() -> Option<Usage>,
) -> Result<LoadReport, ClientError> {
    let own_usage = || usage_of(std::process::id());
    let scripts = Script::draw(SCRIPTS_OF_EACH, Seed(plan.seed));
    let figures = Arc::new(Figures::default());
    let apis = (0..plan.sockets)
        .step_by(ADDRESS_EVERY)
        .map(|number| Api::new(server, source(server, number)));
    let apis = apis.collect::<Result<Arc<[_]>, _>>()?;
    let crowd = Pairs { server, apis, scripts: scripts.into(), figures: Arc::clone(&figures) };

    // The first table warms up what every server needs once.
    let first = Pair::open(&crowd, 0).await?;
    let before = usage();
    let began = Instant::now();
    let pairs = stream::iter(1..plan.games).map(|number| Pair::open(&crowd, number));
    let mut pairs: Vec<_> = pairs.buffer_unordered(OPENED_AT_ONCE).collect().await;
    pairs.push(Ok(first));
    let pairs = pairs.into_iter().collect::<Result<Vec<_>, _>>()?;
    let watchers = stream::iter(2 * plan.games..plan.sockets).map(|number| {
        let table = pairs[number % pairs.len()].table();
        async move { Socket::open(server, source(server, number), table, None).await }
    });
    let watchers: Vec<_> = watchers.buffer_unordered(OPENED_AT_ONCE).collect().await;
    let watchers = watchers.into_iter().collect::<Result<Vec<_>, _>>()?;
    let opened_in = began.elapsed();
    let (resting, rest_began) = (usage(), Instant::now());
    tokio::time::sleep(plan.rest).await;
    let (idle, rested_for) = (usage(), rest_began.elapsed());

    let (server_before, own_before) = (usage(), own_usage());
    let began = Instant::now();
    let over = CancellationToken::new();
    let mut tasks = JoinSet::new();
    for (number, pair) in pairs.into_iter().enumerate() {
        tasks.spawn(pair.play(plan.pace(number, began), crowd.clone(), over.clone()));
    }
    for watcher in watchers {
        tasks.spawn(watch(watcher, Arc::clone(&figures), over.clone()));
    }
    tokio::time::sleep(plan.duration).await;
    let played_for = began.elapsed();
    let (moves, shed) = (figures.moves(), figures.shed());
    let (server_used, own_used) = (spent(usage(), server_before), own_usage() - own_before);
    over.cancel();
    tasks.join_all().await;
    Ok(LoadReport {
        plan: plan.clone(),
        opened_in,
        played_for,
        moves,
        shed,
        delays: figures.delays(),
        errors: figures.errors(),
        server_used,
        server_memory: usage().map(|usage| usage.memory),
        idle_cores: spent(idle, resting)
            .map(|used| used.cpu.as_secs_f64() / rested_for.as_secs_f64().max(f64::EPSILON)),
        idle_memory: spent(idle, before).map(|usage| usage.memory),
        own_used,
    })
}

fn spent(now: Option<Usage>, before: Option<Usage>) -> Option<Usage> {
    Some(now? - before?)
}

/// Hears everything, and says nothing.
async fn watch(mut socket: Socket, figures: Arc<Figures>, over: CancellationToken) {
    let heard = async {
        loop {
            if let Err(error) = socket.hear().await {
                return error;
            }
        }
    };
    tokio::select! {
        error = heard => figures.note_error(&error),
        () = over.cancelled() => {}
    }
}
