//! Parts of a cluster that are killed or cut off at random moments while people play.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tetrarch_catalog::Seed;
use tetrarch_game::Rng;
use tetrarch_store_postgres::PostgresStore;
use tokio::task::JoinSet;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use super::player::{Company, Player};
use super::troubles::{STOPPED, Troubles, p99};
use super::{Cluster, ClusterError, ClusterPlan};
use crate::crash::journals::{self, Journals};
use crate::crash::tally::{Seen, Tally};
use crate::script::Script;

const SCRIPTS_OF_EACH: u64 = 8;
/// How long something is dead at most.
const LONGEST: Duration = Duration::from_millis(1_500);
/// How long a server is cut off at most: so long that its lease ends and others take its tables.
const LONGEST_CUT: Duration = Duration::from_secs(5);
/// After what time without a move a table counts as stuck.
const STUCK: Duration = Duration::from_secs(30);
/// A takeover must not take longer.
const TAKEOVER: Duration = Duration::from_secs(2);
/// Out of a hundred, how often each of the kinds of trouble happens.
const SHARES: [u32; 7] = [45, 10, 8, 7, 10, 10, 10];

/// How often, and with how many tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClusterCrashPlan {
    /// How often something is killed or cut off.
    pub kills: u32,
    /// Tables at which people play all the time.
    pub tables: usize,
    /// What games and moments are drawn from.
    pub seed: u64,
}

/// What came out. Its text ends with a summary in one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClusterCrashReport {
    kills: u32,
    servers: usize,
    moves: u64,
    gaps: u64,
    seen: Seen,
    stuck: u64,
    waits: Vec<(&'static str, u32, Vec<Duration>)>,
    /// The longest that a move took whose line did not break.
    longest: Duration,
}

/// Kills and cuts off parts of a cluster, and compares what is stored with what was promised.
///
/// # Errors
/// If that cannot be done. What was lost is no error but in the report.
pub async fn run(
    plan: &ClusterCrashPlan,
    cluster: &ClusterPlan,
) -> Result<ClusterCrashReport, ClusterError> {
    let mut rng = Rng::new(Seed(plan.seed));
    let mut cluster = Cluster::start(cluster).await?;
    let scripts = Script::draw(SCRIPTS_OF_EACH, Seed(rng.next()));
    let company = Company {
        proxy: cluster.address(),
        scripts: scripts.into_iter().map(Arc::new).collect(),
        tally: Arc::default(),
        troubles: Arc::default(),
    };
    let over = CancellationToken::new();
    let mut players = JoinSet::new();
    let mut progress = Vec::new();
    for number in 0..plan.tables {
        let made = Arc::new(AtomicU64::new(0));
        progress.push(Arc::clone(&made));
        players.spawn(Player::new(company.clone(), number, made).live(over.clone()));
    }
    let mut stuck = until_all_move(&progress).await;
    for _ in 0..plan.kills {
        let kind = draw(&mut rng);
        company.troubles.begin(kind);
        strike(&mut cluster, kind, &mut rng).await?;
        stuck += until_all_move(&progress).await;
        company.troubles.end();
        sleep(part_of(LONGEST / 5, &mut rng)).await;
        if !cluster.has_proxy() {
            let said = "it ended".to_owned();
            return Err(ClusterError::Failed { program: "haproxy".to_owned(), said });
        }
    }
    over.cancel();
    players.join_all().await;
    let store = PostgresStore::open(&cluster.database_url()).await;
    let store = store.map_err(|error| ClusterError::Open(error.to_string()))?;
    let Company { tally, troubles, .. } = company;
    let servers = cluster.servers.len();
    let mut report = report(plan, &store, &tally, &troubles).await?;
    (report.servers, report.stuck) = (servers, stuck);
    Ok(report)
}

async fn report(
    plan: &ClusterCrashPlan,
    store: &PostgresStore,
    tally: &Tally,
    troubles: &Troubles,
) -> Result<ClusterCrashReport, ClusterError> {
    let journals = journals::read(store, &tally.take_left()).await?;
    let Journals { moves, gaps, charged, comparison } = journals;
    let mut seen = tally.seen();
    seen.lost += comparison.lost as u64;
    seen.strange += comparison.strange as u64;
    seen.charged += charged;
    let (waits, longest) = (troubles.summary(), troubles.longest_calm());
    let (kills, servers, stuck) = (plan.kills, 0, 0);
    Ok(ClusterCrashReport { kills, servers, moves, gaps, seen, stuck, waits, longest })
}

/// Lets something go wrong for a while, and mends it.
async fn strike(cluster: &mut Cluster, kind: usize, rng: &mut Rng) -> Result<(), ClusterError> {
    let member = rng.below(cluster.servers.len() as u32) as usize;
    let (while_, cut) = (part_of(LONGEST, rng), part_of(LONGEST_CUT, rng));
    match kind {
        0 => {
            cluster.servers[member].kill().await?;
            sleep(while_).await;
            cluster.servers[member].start().await
        }
        1 => {
            cluster.kill_nats().await?;
            sleep(while_).await;
            cluster.start_nats().await
        }
        2 => {
            cluster.database.fail_over().await?;
            sleep(while_).await;
            cluster.database.add_standby().await
        }
        3 => {
            cluster.kill_worker().await?;
            sleep(while_).await;
            cluster.start_worker().await
        }
        4 => {
            cluster.servers[member].cut_from_nats(true);
            sleep(cut).await;
            cluster.servers[member].cut_from_nats(false);
            Ok(())
        }
        5 => {
            cluster.servers[member].cut_from_database(true);
            sleep(cut).await;
            cluster.servers[member].cut_from_database(false);
            Ok(())
        }
        _ => {
            cluster.servers[member].stop().await?;
            cluster.servers[member].start().await
        }
    }
}

fn draw(rng: &mut Rng) -> usize {
    let mut left = rng.below(SHARES.iter().sum());
    let chosen = SHARES.iter().position(|share| {
        let is_chosen = left < *share;
        left = left.saturating_sub(*share);
        is_chosen
    });
    chosen.expect("less than all shares together")
}

fn part_of(longest: Duration, rng: &mut Rng) -> Duration {
    longest.mul_f64(f64::from(rng.below(1 << 20)) / f64::from(1 << 20))
}

/// Waits until a move was made at every table, and says how many tables are stuck.
async fn until_all_move(progress: &[Arc<AtomicU64>]) -> u64 {
    let began = Instant::now();
    let read = |made: &Arc<AtomicU64>| made.load(Ordering::Relaxed);
    let before: Vec<u64> = progress.iter().map(read).collect();
    loop {
        let still = progress.iter().zip(&before).filter(|(made, before)| read(made) == **before);
        let still = still.count() as u64;
        if still == 0 || began.elapsed() > STUCK {
            return still;
        }
        sleep(Duration::from_millis(5)).await;
    }
}

impl ClusterCrashReport {
    /// How long the moves took at most, in 99 of 100 cases, whose server was killed or cut off.
    #[must_use]
    pub fn takeover(&self) -> Option<Duration> {
        let servers = self.waits.iter().filter(|(kind, ..)| kind.starts_with("server"));
        let mut waits: Vec<Duration> =
            servers.flat_map(|(_, _, waits)| waits.iter().copied()).collect();
        waits.sort();
        p99(&waits)
    }

    /// The longest that a move took whose server was stopped: it hands its tables over, and no player waits for long.
    #[must_use]
    pub fn longest_at_a_stop(&self) -> Option<Duration> {
        let stopped = self.waits.iter().find(|(kind, ..)| *kind == STOPPED);
        stopped.and_then(|(_, _, waits)| waits.last().copied())
    }

    /// Whether something was proved, and nothing speaks against it.
    #[must_use]
    pub fn has_held(&self) -> bool {
        let is_proved = self.moves > 0 && self.seen.comparisons > 0;
        let waits: Vec<Duration> =
            [self.takeover(), self.longest_at_a_stop()].into_iter().flatten().collect();
        let faults = [self.seen.lost, self.seen.strange, self.gaps, self.seen.charged, self.stuck];
        is_proved
            && faults == [0; 5]
            && self.seen.errors.is_empty()
            // A single server is taken over by nobody.
            && (self.servers == 1 || waits.iter().all(|wait| *wait < TAKEOVER))
    }
}

impl fmt::Display for ClusterCrashReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kills, moves, gaps, seen, stuck, waits, longest, .. } = self;
        let seconds = |wait: Option<Duration>| {
            wait.map_or_else(|| "none".to_owned(), |wait| format!("{:.2} s", wait.as_secs_f64()))
        };
        for (kind, count, waits) in waits {
            let (p50, p99) = (waits.get(waits.len() / 2).copied(), p99(waits));
            let longest = waits.last().copied();
            writeln!(
                f,
                "{kind:<34} {count} times; {} moves waited: p50 {}, p99 {}, longest {}",
                waits.len(),
                seconds(p50),
                seconds(p99),
                seconds(longest),
            )?;
        }
        writeln!(
            f,
            "comparisons                        {}; {} times a move was on its way",
            seen.comparisons, seen.on_their_way
        )?;
        writeln!(
            f,
            "unbroken lines                     a move took {} at most",
            seconds(Some(*longest))
        )?;
        for (error, count) in &seen.errors {
            writeln!(f, "error                              {count} times: {error}")?;
        }
        write!(
            f,
            "cluster-crash: {kills} kills and cuts, {moves} moves acknowledged, {} lost, {} doubled, {gaps} gaps, {} clocks charged, {stuck} tables stuck, takeover p99 {}",
            seen.lost,
            seen.strange,
            seen.charged,
            seconds(self.takeover()),
        )
    }
}
