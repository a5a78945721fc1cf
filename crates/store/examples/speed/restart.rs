//! Starting with many games stored.

use std::path::Path;
use std::time::Instant;

use clap::Args;
use tetrarch_store::{Change, SqliteStore, Status, Store, TableQuery, Visibility};

use crate::sample;

/// What is in the store.
#[derive(Args)]
pub struct Arguments {
    /// Finished games.
    #[arg(long, default_value_t = 100_000)]
    games: u32,
    /// Games under way.
    #[arg(long, default_value_t = 5_000)]
    ongoing: u32,
    /// Moves of each game.
    #[arg(long, default_value_t = 60)]
    moves: u32,
}

pub async fn measure(arguments: Arguments) -> Result<(), Box<dyn std::error::Error>> {
    let Arguments { games, ongoing, moves } = arguments;
    let folder = tempfile::tempdir()?;
    fill(folder.path(), games, ongoing, moves).await?;
    let bytes = std::fs::metadata(folder.path().join("tetrarch.db"))?.len();

    let begin = Instant::now();
    let store = SqliteStore::open(folder.path())?;
    let opened = begin.elapsed();
    let (mut listed, mut after) = (Vec::new(), None);
    loop {
        let page = store
            .tables(TableQuery { status: Some(Status::Ongoing), after, ..TableQuery::all(1_000) })
            .await?;
        listed.extend(page.tables);
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    let all_listed = begin.elapsed();
    for head in &listed {
        store.table(&head.id).await?;
    }
    let all_loaded = begin.elapsed();
    let lobby = Instant::now();
    let public = Some(Visibility::Public);
    store
        .tables(TableQuery {
            status: Some(Status::Finished),
            visibility: public,
            ..TableQuery::all(50)
        })
        .await?;
    println!(
        "{games} games stored ({:.0} bytes each): open after {:.0} ms, {} under way listed after {:.0} ms, \
         loaded after {:.0} ms; a page of finished games {:.1} ms",
        bytes as f64 / f64::from(games + ongoing),
        opened.as_secs_f64() * 1e3,
        listed.len(),
        all_listed.as_secs_f64() * 1e3,
        all_loaded.as_secs_f64() * 1e3,
        lobby.elapsed().as_secs_f64() * 1e3,
    );
    Ok(())
}

async fn fill(
    folder: &Path,
    games: u32,
    ongoing: u32,
    moves: u32,
) -> Result<(), Box<dyn std::error::Error>> {
    let store = SqliteStore::open(folder)?;
    let total = games + ongoing;
    let mut changes = Vec::new();
    for number in 0..total {
        // Those under way lie among the finished ones.
        let under_way =
            u64::from(number) * u64::from(ongoing) % u64::from(total) < u64::from(ongoing);
        let status = if under_way { Status::Ongoing } else { Status::Finished };
        let head = sample::table(number, status);
        let entries = (0..moves).map(sample::turn).collect();
        changes.push(Change::CreateTable(head.clone()));
        changes.push(Change::Append { table: head.id, entries, summary: None });
        if changes.len() >= 2_000 {
            store.write(std::mem::take(&mut changes)).await?;
        }
    }
    store.write(changes).await?;
    Ok(())
}
