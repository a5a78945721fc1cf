//! Durable appends.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use tetrarch_store::{Change, SqliteStore, Status, Store, StoreError, TableId, TableSummary};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval_at};

use crate::sample;

/// How much is appended, and how fast.
#[derive(Args)]
pub struct Arguments {
    /// Tables that play at the same time.
    #[arg(long, default_value_t = 1_000)]
    tables: u32,
    /// Moves each of them makes.
    #[arg(long, default_value_t = 40)]
    moves: u32,
    /// Moves a second, all tables together; 0 for as many as possible.
    #[arg(long, default_value_t = 0)]
    rate: u32,
    /// Where to write; a temporary folder unless told.
    #[arg(long)]
    folder: Option<PathBuf>,
}

pub async fn measure(arguments: Arguments) -> Result<(), Box<dyn std::error::Error>> {
    let temporary = tempfile::tempdir()?;
    let folder = arguments.folder.unwrap_or_else(|| temporary.path().to_owned());
    let store = Arc::new(SqliteStore::open(&folder)?);
    let tables: Vec<_> =
        (0..arguments.tables).map(|number| sample::table(number, Status::Ongoing)).collect();
    store.write(tables.iter().cloned().map(Change::CreateTable).collect()).await?;

    let pause = (arguments.rate > 0)
        .then(|| Duration::from_secs_f64(f64::from(arguments.tables) / f64::from(arguments.rate)));
    let begin = Instant::now();
    let mut games = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        let offset = pause.map_or(Duration::ZERO, |pause| {
            pause.mul_f64(number as f64 / f64::from(arguments.tables))
        });
        games.spawn(play(Arc::clone(&store), table.id, arguments.moves, pause, offset));
    }
    let mut waits = Vec::new();
    while let Some(game) = games.join_next().await {
        waits.extend(game??);
    }
    let seconds = begin.elapsed().as_secs_f64();
    waits.sort_unstable();
    let percentile =
        |percent: usize| waits[(waits.len() - 1) * percent / 100].as_secs_f64() * 1_000.0;
    println!(
        "{} moves at {} tables in {seconds:.1} s: {:.0}/s, acknowledged after p50 {:.1} ms, p99 {:.1} ms, at most {:.1} ms",
        waits.len(),
        arguments.tables,
        waits.len() as f64 / seconds,
        percentile(50),
        percentile(99),
        percentile(100),
    );
    Ok(())
}

/// Plays one table to its end and says how long each move waited. A move that is late because the
/// one before it waited counts from when it was due.
async fn play(
    store: Arc<SqliteStore>,
    table: TableId,
    moves: u32,
    pause: Option<Duration>,
    offset: Duration,
) -> Result<Vec<Duration>, StoreError> {
    let mut ticks = pause.map(|pause| {
        let mut ticks = interval_at(tokio::time::Instant::now() + offset, pause);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
        ticks
    });
    let mut waits = Vec::with_capacity(moves as usize);
    for ply in 0..moves {
        let due = match &mut ticks {
            Some(ticks) => ticks.tick().await.into_std(),
            None => Instant::now(),
        };
        store.write(vec![append(&table, ply)]).await?;
        waits.push(due.elapsed());
    }
    Ok(waits)
}

fn append(table: &TableId, ply: u32) -> Change {
    let entry = sample::turn(ply);
    let turn = Some(u8::from(ply.is_multiple_of(2)));
    let summary =
        TableSummary { status: Status::Ongoing, turn, last_activity: entry.at, result: None };
    Change::Append { table: table.clone(), entries: vec![entry], summary: Some(summary) }
}
