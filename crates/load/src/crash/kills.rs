//! Servers that are killed at random moments, one after the other.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tetrarch_catalog::Seed;
use tetrarch_game::Rng;
use tetrarch_store::SqliteStore;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::CrashError;
use super::journals::{self, Journals};
use super::report::{CrashReport, PowerReport};
use super::tally::Tally;
use super::witness::{Life, Witness};
use crate::script::Script;
use crate::server_process::Launch;

/// How many games of each kind are drawn up.
const SCRIPTS_OF_EACH: u64 = 8;

/// How often, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrashPlan {
    /// Servers that are killed.
    pub kills: u32,
    /// Power cuts on a disk that forgets what was not synced.
    pub power_cuts: u32,
    /// Tables at which people play all the time.
    pub tables: usize,
    /// How long a server lives at most.
    pub longest_life: Duration,
    /// How long there is no server at most.
    pub longest_death: Duration,
    /// What the games and the moments are drawn from.
    pub seed: u64,
}

/// Kills servers under load and compares what each left behind with what was promised.
pub(super) async fn run(
    plan: &CrashPlan,
    launch: &Launch,
    data: &Path,
) -> Result<CrashReport, CrashError> {
    let mut rng = Rng::new(Seed(plan.seed));
    let scripts = Script::draw(SCRIPTS_OF_EACH, Seed(rng.next()));
    let scripts: Arc<[Arc<Script>]> = scripts.into_iter().map(Arc::new).collect();
    let tally = Arc::new(Tally::default());
    let (lives, watched) = watch::channel(None);
    let mut witnesses = JoinSet::new();
    for number in 0..plan.tables {
        let witness = Witness::new(Arc::clone(&scripts), number, Arc::clone(&tally));
        witnesses.spawn(witness.live(watched.clone()));
    }
    let mut before = Duration::ZERO;
    for _ in 0..plan.kills {
        let server = launch.start().await?;
        let (address, began) = (server.address(), server.started());
        lives.send_replace(Some(Life { address, began, before, is_last: false }));
        sleep(part_of(plan.longest_life, &mut rng)).await;
        server.kill().await?;
        before += began.elapsed();
        lives.send_replace(None);
        sleep(part_of(plan.longest_death, &mut rng)).await;
    }
    let server = launch.start().await?;
    let (address, began) = (server.address(), server.started());
    lives.send_replace(Some(Life { address, began, before, is_last: true }));
    witnesses.join_all().await;
    server.kill().await?;
    let store = SqliteStore::open(data)?;
    let journals = journals::read(&store, &tally.take_left()).await?;
    let Journals { moves, gaps, charged, comparison } = journals;
    let mut seen = tally.seen();
    seen.charged += charged;
    seen.lost += comparison.lost as u64;
    seen.strange += comparison.strange as u64;
    Ok(CrashReport { kills: plan.kills, moves, gaps, seen, power: PowerReport::default() })
}

fn part_of(longest: Duration, rng: &mut Rng) -> Duration {
    longest.mul_f64(f64::from(rng.below(1 << 20)) / f64::from(1 << 20))
}
