//! Data that goes away in the middle of a write: a connection that is lost, a disk that fails.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use futures_util::future::join;
use tetrarch_store::{Change, JournalEntry, Store, StoreError};
use tokio::task::JoinSet;

use crate::Fresh;
use crate::samples::{append, event, head, id, turn};

const TABLES: usize = 6;
const WRITES: u32 = 30;
const INTERRUPTIONS: usize = 12;

/// Every write is a move and an event, so that half a write would show.
fn pair(write: u32) -> [JournalEntry; 2] {
    [turn(2 * write + 1, "a1"), event(2 * write + 2, r#"{"offer":"draw"}"#)]
}

/// Whether the data may be back the next time.
fn is_passing(error: &StoreError) -> bool {
    matches!(
        error,
        StoreError::Failed(_)
            | StoreError::Busy
            | StoreError::Unreachable(_)
            | StoreError::Undecided(_)
    )
}

/// The same question until it is answered.
async fn insist<T, F: Future<Output = Result<T, StoreError>>>(mut ask: impl FnMut() -> F) -> T {
    loop {
        match ask().await {
            Ok(answer) => return answer,
            Err(error) if is_passing(&error) => tokio::task::yield_now().await,
            Err(error) => panic!("{error}"),
        }
    }
}

/// Interrupts as long as others write, and often enough.
async fn interrupt_until(fresh: &Fresh, done: &AtomicBool) {
    let mut interruptions = 0;
    while interruptions < INTERRUPTIONS || !done.load(Ordering::Relaxed) {
        fresh.place.interrupt().await;
        interruptions += 1;
    }
}

/// Writes the pairs of one table. Every answer is held against what is stored then.
async fn play(store: Arc<dyn Store>, table: String) {
    insist(|| store.write(vec![Change::CreateTable(head(&table))])).await;
    let place = id(&table);
    for write in 0..WRITES {
        let stored = || store.entries_after(&place, 2 * write);
        loop {
            match store.write(vec![append(&table, pair(write))]).await {
                Ok(()) => {
                    assert_eq!(insist(stored).await, pair(write), "it was acknowledged");
                    break;
                }
                // The only answer that promises nothing.
                Err(StoreError::Undecided(_)) => {
                    if insist(stored).await == pair(write) {
                        break;
                    }
                }
                Err(error) if is_passing(&error) => {
                    assert_eq!(insist(stored).await, [], "it was said that nothing was stored");
                }
                Err(error) => panic!("{table}, write {write}: {error}"),
            }
        }
    }
}

pub(crate) async fn every_answer_is_true_while_the_data_goes_away_again_and_again(fresh: Fresh) {
    let done = AtomicBool::new(false);
    let playing = async {
        let mut games = JoinSet::new();
        for table in 0..TABLES {
            games.spawn(play(Arc::clone(&fresh.store), format!("t{table}")));
        }
        games.join_all().await;
        done.store(true, Ordering::Relaxed);
    };
    join(playing, interrupt_until(&fresh, &done)).await;
    let fresh = fresh.reopened().await;
    let whole: Vec<_> = (0..WRITES).flat_map(pair).collect();
    for table in 0..TABLES {
        assert_eq!(
            fresh.entries(&format!("t{table}")).await,
            whole,
            "none is missing, none is doubled"
        );
    }
}

pub(crate) async fn changes_without_a_journal_are_told_the_truth_too(fresh: Fresh) {
    fresh.sign_up("ada", "Ada").await;
    let done = AtomicBool::new(false);
    let renaming = async {
        let (ada, mut name) = (id("ada"), "Ada".to_owned());
        for number in 0..3 * WRITES {
            let next = format!("Ada{number}");
            let rename = Change::Rename { account: id("ada"), name: next.clone() };
            let result = fresh.store.write(vec![rename]).await;
            let found = insist(|| fresh.store.account(&ada)).await.expect("there").name;
            match result {
                Ok(()) => assert_eq!(found, next, "it was acknowledged"),
                Err(StoreError::Undecided(_)) => assert!([&next, &name].contains(&&found)),
                Err(error) if is_passing(&error) => assert_eq!(found, name, "{error}"),
                Err(error) => panic!("{error}"),
            }
            name = found;
        }
        done.store(true, Ordering::Relaxed);
    };
    join(renaming, interrupt_until(&fresh, &done)).await;
}
