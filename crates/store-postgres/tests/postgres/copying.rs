//! Everything moves from SQLite to PostgreSQL and back.

use tetrarch_store::contents::{
    Contents, CopyError, CopyProgress, Flaw, SECTIONS, SectionSum, check, copy,
};
use tetrarch_store::{Change, NewAbuseReport, SqliteStore, Store, StoreError, TableQuery};
use tetrarch_store_conformance::samples::{everything, head, id};

use crate::promises::Database;
use crate::proxy::Break;

async fn filled(tables: u32) -> (SqliteStore, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = SqliteStore::open(folder.path()).expect("a new store");
    store.write(everything(tables)).await.expect("filled");
    (store, folder)
}

async fn sums(store: &dyn Contents) -> Vec<SectionSum> {
    let checked = check(store, &mut |_| {}).await.expect("read");
    assert_eq!(checked.problems, Vec::<Flaw>::new());
    checked.sums
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_moves_to_postgresql_and_back_and_stays_the_same() {
    let (sqlite, _folder) = filled(300).await;
    let before = sums(&sqlite).await;
    assert!(before.iter().all(|sum| sum.rows > 0), "something of every kind: {before:?}");
    let database = Database::new().await;
    let postgres = database.store().await;
    let (mut total, mut copied, mut compared) = (0, 0, 0);
    let mut count = |progress| match progress {
        CopyProgress::Total(rows) => total = rows,
        CopyProgress::Copied(_, rows) => copied += rows,
        CopyProgress::Compared(_, rows) => compared += rows,
    };
    assert_eq!(copy(&sqlite, &postgres, &mut count).await.expect("copied"), before);
    assert_eq!((copied, compared), (total, total));
    assert_eq!(sums(&postgres).await, before);
    // Again: all is there, and nothing is copied twice.
    assert_eq!(copy(&sqlite, &postgres, &mut |_| {}).await.expect("there already"), before);
    // And back.
    let folder = tempfile::tempdir().expect("a temporary folder");
    let back = SqliteStore::open(folder.path()).expect("a new store");
    assert_eq!(copy(&postgres, &back, &mut |_| {}).await.expect("copied back"), before);
    assert_eq!(sums(&back).await, before);
    // What counts goes on from where it was.
    let report = everything(0).into_iter().find_map(|change| match change {
        Change::AddReport(report) => Some(report),
        _ => None,
    });
    let another = NewAbuseReport { seat: 0, ..report.expect("there is a report") };
    for store in [&postgres as &dyn Store, &back] {
        store.write(vec![Change::CreateTable(head("new"))]).await.expect("a new table");
        let first = store.tables(TableQuery::all(1)).await.expect("listed");
        assert_eq!(first.tables[0].id, id("new"), "the newest comes first");
        store.write(vec![Change::AddReport(another.clone())]).await.expect("another report");
        assert_eq!(store.count_reports().await, Ok(2));
    }
    // Now the two differ, and a copy does not mix them.
    let mixed = copy(&sqlite, &postgres, &mut |_| {}).await;
    assert!(matches!(mixed, Err(CopyError::Occupied("tables"))), "{mixed:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_goes_on_where_an_earlier_one_ended() {
    let (sqlite, _folder) = filled(300).await;
    let before = sums(&sqlite).await;
    let database = Database::new().await;
    // The connection is cut three times, further on each time.
    let mut cuts = 0;
    loop {
        let postgres = database.store().await;
        let (mut rows_copied, mut is_cut) = (0, false);
        let mut cut_once = |progress| {
            if let CopyProgress::Copied(_, rows) = progress {
                rows_copied += rows;
                if !is_cut && cuts < 3 && rows_copied > 500 * (cuts + 1) {
                    is_cut = true;
                    let places = [Break::BeforeCommit, Break::AfterCommit];
                    database.proxy.break_next(places[usize::from(cuts % 2 == 1)]);
                }
            }
        };
        match copy(&sqlite, &postgres, &mut cut_once).await {
            Ok(sums) => {
                assert_eq!(sums, before);
                break;
            }
            Err(CopyError::To(StoreError::Unreachable(_))) => cuts += 1,
            Err(other) => panic!("{other}"),
        }
    }
    assert!(cuts > 0, "it was interrupted");
    assert_eq!(sums(&database.store().await).await, before);
    assert_eq!(SECTIONS.len(), before.len());
}
