//! Power cuts and sick disks, under the real database.

use proptest::prelude::*;
use tempfile::TempDir;
use tetrarch_store::faults::{Condition, Disk, DiskMoment};
use tetrarch_store::{Change, JournalEntry, SqliteStore, Store, StoreError, TableId};

use crate::common::{append, event, fresh, head, id, turn};

const TABLES: usize = 5;
/// So few that checkpoints happen all the time.
const CHECKPOINT_PAGES: u32 = 20;

/// A disk on which many writes were acknowledged.
struct Evening {
    disk: Disk,
    /// What was acknowledged when, as (moment, table, how many entries it then had).
    acknowledged: Vec<(DiskMoment, usize, usize)>,
    _folder: TempDir,
}

fn table(number: usize) -> TableId {
    id(&format!("t{number}"))
}

/// Every write is a move and an event, so that half a write would show.
fn pair(write: u32) -> [JournalEntry; 2] {
    [
        turn(2 * write + 1, "a1-b2 and so on, to fill a page"),
        event(2 * write + 2, r#"{"offer":"draw"}"#),
    ]
}

async fn evening(name: &str, writes: u32, condition: Condition) -> Evening {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let disk = Disk::install(name);
    let store = SqliteStore::open_on(&disk, folder.path(), CHECKPOINT_PAGES).expect("a new store");
    let create =
        (0..TABLES).map(|number| Change::CreateTable(head(table(number).as_str()))).collect();
    store.write(create).await.expect("created");
    disk.set_condition(condition);
    let mut acknowledged = Vec::new();
    for write in 0..writes {
        // All tables at once, so that a group has several writes in it.
        let together = (0..TABLES)
            .map(|number| store.write(vec![append(table(number).as_str(), pair(write))]));
        for answer in futures_util::future::join_all(together).await {
            answer.expect("acknowledged");
        }
        let moment = disk.now();
        acknowledged.extend((0..TABLES).map(|number| (moment, number, 2 * (write as usize + 1))));
    }
    Evening { disk, acknowledged, _folder: folder }
}

impl Evening {
    /// Cuts the power at a moment and counts the entries of each table that are still there.
    async fn after_cut(&self, at: DiskMoment, chance: u64) -> [usize; TABLES] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        self.disk.cut_power(at, chance, folder.path()).expect("files");
        let store = SqliteStore::open(folder.path()).expect("a store after a power cut opens");
        let mut counts = [0; TABLES];
        for (number, count) in counts.iter_mut().enumerate() {
            let entries = store.entries_after(&table(number), 0).await.expect("read");
            let writes = entries.len() / 2;
            let whole: Vec<_> = (0..writes as u32).flat_map(pair).collect();
            assert_eq!(entries, whole, "every write is there whole or not at all, and none twice");
            *count = entries.len();
        }
        counts
    }

    /// How many entries of each table were acknowledged before a moment.
    fn promised(&self, at: DiskMoment) -> [usize; TABLES] {
        let mut counts = [0; TABLES];
        for &(moment, number, count) in
            self.acknowledged.iter().filter(|(moment, ..)| *moment <= at)
        {
            debug_assert!(moment <= at);
            counts[number] = count;
        }
        counts
    }
}

/// Run with `PROPTEST_CASES=5000` for as many cuts.
#[test]
fn whatever_was_acknowledged_survives_a_power_cut() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let evening = runtime.block_on(evening("power-cut", 60, Condition::Well));
    let last = evening.disk.now().0;
    let first = evening.acknowledged[0].0.0;
    proptest!(|(at in first..=last, chance: u64)| {
        let at = DiskMoment(at);
        let found = runtime.block_on(evening.after_cut(at, chance));
        let promised = evening.promised(at);
        for number in 0..TABLES {
            prop_assert!(found[number] >= promised[number], "{found:?} found, {promised:?} promised");
        }
    });
}

#[test]
fn a_power_cut_while_the_database_is_made_leaves_one_that_opens() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let evening = runtime.block_on(evening("first-moments", 1, Condition::Well));
    for at in 0..evening.acknowledged[0].0.0 {
        let folder = tempfile::tempdir().expect("a temporary folder");
        evening.disk.cut_power(DiskMoment(at), at as u64, folder.path()).expect("files");
        SqliteStore::open(folder.path())
            .unwrap_or_else(|error| panic!("cut at step {at}: {error}"));
    }
}

/// The test of the test above: without syncs, acknowledged moves are lost, and it is seen.
#[tokio::test]
async fn a_disk_that_lies_about_syncing_loses_what_was_acknowledged() {
    let evening = evening("lying", 20, Condition::Lying).await;
    let at = evening.disk.now();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut lost = false;
    for chance in 0..10 {
        evening.disk.cut_power(at, chance, folder.path()).expect("files");
        // Such a disk may also leave a database that cannot be opened at all.
        let found = match SqliteStore::open(folder.path()) {
            Ok(store) => store.entries_after(&table(0), 0).await.map_or(0, |entries| entries.len()),
            Err(_) => 0,
        };
        lost |= found < evening.promised(at)[0];
    }
    assert!(lost);
}

#[tokio::test]
async fn a_full_disk_refuses_and_works_again_when_there_is_room() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let disk = Disk::install("full");
    let store = SqliteStore::open_on(&disk, folder.path(), CHECKPOINT_PAGES).expect("a new store");
    store.write(vec![Change::CreateTable(head("t"))]).await.expect("created");
    disk.set_condition(Condition::Full);
    assert_eq!(store.write(vec![append("t", [turn(1, "a1")])]).await, Err(StoreError::DiskFull));
    assert_eq!(store.entries_after(&id("t"), 0).await, Ok(vec![]), "reading goes on");
    disk.set_condition(Condition::Well);
    store.write(vec![append("t", [turn(1, "a1")])]).await.expect("there is room again");
    assert_eq!(store.entries_after(&id("t"), 0).await, Ok(vec![turn(1, "a1")]));
}

#[tokio::test]
async fn a_failing_disk_refuses_and_works_again_when_it_is_well() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let disk = Disk::install("failing");
    let store = SqliteStore::open_on(&disk, folder.path(), CHECKPOINT_PAGES).expect("a new store");
    store
        .write(vec![Change::CreateTable(head("t")), append("t", [turn(1, "a1")])])
        .await
        .expect("created");
    disk.set_condition(Condition::Failing);
    for _ in 0..3 {
        let failed = store.write(vec![append("t", [turn(2, "b1"), turn(3, "c1")])]).await;
        assert!(matches!(failed, Err(StoreError::Failed(_))), "{failed:?}");
        let checked = store.check_writing().await;
        assert!(matches!(checked, Err(StoreError::Failed(_))), "{checked:?}");
    }
    let entries = store.entries_after(&id("t"), 0).await;
    assert_eq!(entries, Ok(vec![turn(1, "a1")]), "nobody sees what was not acknowledged");
    disk.set_condition(Condition::Well);
    assert_eq!(store.check_writing().await, Ok(()));
    // Another move may take the place of what was refused.
    store.write(vec![append("t", [turn(2, "d1")])]).await.expect("the disk is well again");
    let acknowledged = disk.now();
    drop(store);
    for chance in 0..20 {
        let after = tempfile::tempdir().expect("a temporary folder");
        disk.cut_power(acknowledged, chance, after.path()).expect("files");
        let store = SqliteStore::open(after.path()).expect("opened after a power cut");
        let entries = store.entries_after(&id("t"), 0).await;
        assert_eq!(entries, Ok(vec![turn(1, "a1"), turn(2, "d1")]), "chance {chance}");
    }
}

#[tokio::test]
async fn whether_something_can_be_written_is_found_out_by_writing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let disk = Disk::install("checked");
    let store = SqliteStore::open_on(&disk, folder.path(), CHECKPOINT_PAGES).expect("a new store");
    let before = disk.now();
    assert_eq!(store.check_writing().await, Ok(()));
    assert!(disk.now() > before, "something was written");
    disk.set_condition(Condition::Full);
    assert_eq!(store.check_writing().await, Err(StoreError::DiskFull));
    disk.set_condition(Condition::Well);
    assert_eq!(store.check_writing().await, Ok(()));
    drop(store);
    SqliteStore::open(folder.path()).expect("it is still the same version");
}

#[tokio::test]
async fn a_damaged_database_is_reported_and_does_not_panic() {
    let fresh = fresh();
    fresh.create("t").await;
    let folder = fresh.folder;
    drop(fresh.store);
    let file = folder.path().join("tetrarch.db");
    let mut bytes = std::fs::read(&file).expect("the file of the store");
    bytes[4096..].fill(0xA5);
    std::fs::write(&file, bytes).expect("damaged");
    match SqliteStore::open(folder.path()) {
        Err(refused) => assert!(refused.to_string().contains("malformed"), "{refused}"),
        Ok(store) => {
            let read = store.table(&id("t")).await;
            assert!(matches!(read, Err(StoreError::Damaged(_))), "{read:?}");
            let written = store.write(vec![append("t", [turn(1, "a1")])]).await;
            assert!(matches!(written, Err(StoreError::Damaged(_))), "{written:?}");
        }
    }
}
