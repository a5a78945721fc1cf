//! A server on a disk whose power is cut.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tetrarch_catalog::Seed;
use tetrarch_game::Rng;
use tetrarch_protocol::{ActId, Created, TableId};
use tetrarch_server::ServerLimits;
use tetrarch_store::faults::{Disk, DiskMoment};
use tetrarch_store::{SqliteStore, Store as _};
use tokio::task::JoinSet;

use super::CrashError;
use super::journals::moves_of;
use super::kills::CrashPlan;
use super::ledger::CrashLedger;
use super::report::PowerReport;
use super::witness::stored_id;
use crate::client::{Api, ClientError, sit};
use crate::local_server::LocalServer;
use crate::script::Script;

/// Moves at every table: the disk remembers every byte that was ever written to it.
const MOVES: usize = 30;
const TABLES: u64 = 8;
/// So few that the log is emptied again and again.
const CHECKPOINT_PAGES: u32 = 50;

/// A game, and the moment of the disk after each acknowledgement.
struct Played {
    table: TableId,
    script: Arc<Script>,
    acknowledged: Vec<DiskMoment>,
}

/// Plays an evening on a disk that remembers what was synced, and then cuts the power at random
/// moments of it: some of what was not synced is there, and some is not.
pub(super) async fn run(plan: &CrashPlan) -> Result<PowerReport, CrashError> {
    let mut report = PowerReport::default();
    if plan.power_cuts == 0 {
        return Ok(report);
    }
    let mut rng = Rng::new(Seed(plan.seed));
    let disk = Disk::install(&disk_name());
    let games = play_evening(&disk, Seed(rng.next())).await?;
    let (last, folder) = (disk.now(), tempfile::tempdir()?);
    for cut in 0..plan.power_cuts {
        let at = DiskMoment(1 + rng.below(last.0 as u32) as usize);
        let left = folder.path().join(cut.to_string());
        std::fs::create_dir(&left)?;
        disk.cut_power(at, rng.next(), &left)?;
        let store = SqliteStore::open(&left)?;
        for game in &games {
            let mut ledger = CrashLedger::new(Arc::clone(&game.script));
            for _ in game.acknowledged.iter().filter(|moment| **moment <= at) {
                ledger.send();
                ledger.acknowledge();
            }
            // What was written and not acknowledged yet may be there or not.
            ledger.send();
            let entries = store.entries_after(&stored_id(&game.table), 0).await?;
            let moves = moves_of(&entries);
            let compared = ledger.compare(moves.iter().map(|made| made.text.as_str()));
            report.moves += ledger.acknowledged() as u64;
            report.lost += compared.lost as u64;
            report.strange += compared.strange as u64;
        }
        report.cuts += 1;
        drop(store);
        std::fs::remove_dir_all(&left)?;
    }
    Ok(report)
}

/// A name that no other disk of the process has.
fn disk_name() -> String {
    static DISKS: AtomicU64 = AtomicU64::new(1);
    format!("evening-{}", DISKS.fetch_add(1, Ordering::Relaxed))
}

async fn play_evening(disk: &Disk, seed: Seed) -> Result<Vec<Played>, CrashError> {
    let folder = tempfile::tempdir()?;
    let store = SqliteStore::open_on(disk, folder.path(), CHECKPOINT_PAGES)?;
    let limits =
        ServerLimits { requests_per_second: None, connections: None, ..ServerLimits::default() };
    let server = LocalServer::start(store, limits).await?;
    let api = Api::new(server.address(), None)?;
    let mut players = JoinSet::new();
    for script in Script::draw(TABLES / 4, seed) {
        players.spawn(play(api.clone(), Arc::new(script), disk.clone()));
    }
    let played: Result<Vec<_>, _> = players.join_all().await.into_iter().collect();
    server.stop().await?;
    Ok(played?)
}

async fn play(api: Api, script: Arc<Script>, disk: Disk) -> Result<Played, ClientError> {
    let Created { table, seats, .. } = api.create(&script.table("60+30")).await?;
    let (mut players, _) = sit(api.server(), &table, &seats).await?;
    let mut acknowledged = Vec::new();
    for (ply, (seat, text)) in (1..).zip(script.moves.iter().take(MOVES)) {
        let id = ActId(u64::from(ply));
        players[*seat].play(id, ply, text).await?;
        players[*seat].until(|heard| heard.acknowledges(id)).await?;
        acknowledged.push(disk.now());
    }
    Ok(Played { table, script, acknowledged })
}
