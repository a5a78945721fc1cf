//! Which server keeps a table.

use std::sync::Arc;
use std::time::Duration;

use tetrarch_store::{Change, Conflict, Ownership, ServerId, Status, StoreError};
use tokio::task::JoinSet;

use crate::Fresh;
use crate::samples::{append, head, id, turn};

const LONG: u32 = 3_600_000;

fn server(name: &str) -> ServerId {
    name.parse().expect("an id")
}

fn take(table: &str, epoch: u64, owner: &str) -> Change {
    Change::TakeTable { table: id(table), epoch, owner: server(owner) }
}

fn guard(table: &str, epoch: u64) -> Change {
    Change::Guard { table: id(table), epoch }
}

fn lease(name: &str, millis: u32) -> Change {
    Change::RenewLease { server: server(name), millis }
}

fn lost<T>(table: &str, epoch: u64) -> Result<T, StoreError> {
    Err(Conflict::Epoch { table: id(table), epoch }.into())
}

pub(crate) async fn a_table_belongs_to_whoever_took_it_last(fresh: Fresh) {
    fresh.create("t").await;
    let nobody = Ownership { epoch: 0, owner: None, is_alive: false };
    assert_eq!(fresh.store.ownership(&id("t")).await, Ok(Some(nobody)));
    assert_eq!(fresh.store.ownership(&id("other")).await, Ok(None));
    fresh.write([lease("ada", LONG), take("t", 1, "ada")]).await.expect("taken");
    assert_eq!(fresh.write([take("t", 1, "bo")]).await, lost("t", 1));
    assert_eq!(fresh.write([take("t", 3, "bo")]).await, lost("t", 3));
    let missing = StoreError::NoSuchTable(id("other"));
    assert_eq!(fresh.write([take("other", 1, "bo")]).await, Err(missing));
    let ada = Ownership { epoch: 1, owner: Some(server("ada")), is_alive: true };
    assert_eq!(fresh.store.ownership(&id("t")).await, Ok(Some(ada)));
    fresh.write([take("t", 2, "bo")]).await.expect("taken");
    let fresh = fresh.reopened().await;
    let bo = Ownership { epoch: 2, owner: Some(server("bo")), is_alive: false };
    assert_eq!(fresh.store.ownership(&id("t")).await, Ok(Some(bo)));
}

pub(crate) async fn a_server_that_lost_a_table_cannot_write(fresh: Fresh) {
    fresh.create("t").await;
    fresh.write([take("t", 1, "ada")]).await.expect("taken");
    let step = |epoch, number| [guard("t", epoch), append("t", [turn(number, "a1")])];
    fresh.write(step(1, 1)).await.expect("it is ada's");
    fresh.write([take("t", 2, "bo")]).await.expect("taken");
    assert_eq!(fresh.write(step(1, 2)).await, lost("t", 1));
    // The guard holds for the whole write, wherever it stands in it.
    let [guard, moved] = step(1, 2);
    assert_eq!(fresh.write([moved, guard]).await, lost("t", 1));
    assert_eq!(fresh.entries("t").await, [turn(1, "a1")]);
    fresh.write(step(2, 2)).await.expect("it is bo's");
    assert_eq!(fresh.entries("t").await.len(), 2);
}

/// Owners change while others write: nothing is ever written in an epoch that is over.
pub(crate) async fn of_many_who_take_a_table_exactly_one_gets_it_and_fences_the_others(
    fresh: Fresh,
) {
    const TAKERS: u64 = 12;
    const EPOCHS: u64 = 10;
    fresh.create("t").await;
    let store = Arc::clone(&fresh.store);
    let mut last_written = 0;
    for epoch in 1..=EPOCHS {
        let mut takers = JoinSet::new();
        for taker in 0..TAKERS {
            let store = Arc::clone(&store);
            takers.spawn(async move {
                let taken = store.write(vec![take("t", epoch, &format!("s{taker}"))]).await;
                (taker, taken)
            });
        }
        // The owner of the last epoch writes until it is told that it is one no longer.
        let writer = (epoch > 1).then(|| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let mut number = last_written;
                loop {
                    let step = append("t", [turn(number + 1, "a1")]);
                    match store.write(vec![guard("t", epoch - 1), step]).await {
                        Ok(()) => number += 1,
                        Err(StoreError::Conflict(Conflict::Epoch { .. })) => return number,
                        Err(other) => panic!("{other}"),
                    }
                }
            })
        });
        let mut winners = Vec::new();
        for (taker, taken) in takers.join_all().await {
            match taken {
                Ok(()) => winners.push(taker),
                refused => assert_eq!(refused, lost("t", epoch)),
            }
        }
        let [winner] = winners[..] else { panic!("{winners:?} took epoch {epoch}") };
        // What is there when a table was taken is all there is: the last owner adds nothing to it.
        let found = store.entries_after(&id("t"), 0).await.expect("read").len();
        if let Some(writer) = writer {
            last_written = writer.await.expect("it ends");
        }
        assert_eq!(found, last_written as usize, "epoch {epoch}");
        let owner = store.ownership(&id("t")).await.expect("read").expect("a table");
        assert_eq!((owner.epoch, owner.owner), (epoch, Some(server(&format!("s{winner}")))));
    }
}

pub(crate) async fn games_of_servers_that_are_gone_are_orphans(fresh: Fresh) {
    for (table, status) in [
        ("new", Status::Ongoing),
        ("ada", Status::Ongoing),
        ("bo", Status::Ongoing),
        ("over", Status::Finished),
    ] {
        let mut table = head(table);
        table.summary.status = status;
        fresh.write([Change::CreateTable(table)]).await.expect("created");
    }
    let orphans = async |limit| fresh.store.orphans(None, limit).await.expect("read");
    fresh.write([lease("ada", LONG), lease("bo", LONG)]).await.expect("renewed");
    fresh
        .write([take("ada", 1, "ada"), take("bo", 1, "bo"), take("over", 1, "bo")])
        .await
        .expect("taken");
    assert_eq!(orphans(10).await, [id("new")], "nobody took it yet");
    assert_eq!(fresh.store.living_servers().await, Ok(vec![server("ada"), server("bo")]));
    // One says goodbye, and the other is not heard of any more.
    fresh.write([lease("bo", 0), lease("ada", 1)]).await.expect("renewed");
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert_eq!(orphans(10).await, [id("ada"), id("bo"), id("new")]);
    assert_eq!(orphans(2).await, [id("ada"), id("bo")]);
    let rest = fresh.store.orphans(Some(&id("ada")), 10).await;
    assert_eq!(rest, Ok(vec![id("bo"), id("new")]), "none is looked at twice");
    assert_eq!(fresh.store.orphans(Some(&id("new")), 10).await, Ok(Vec::new()));
    assert_eq!(fresh.store.living_servers().await, Ok(Vec::new()));
    fresh.write([lease("ada", LONG)]).await.expect("renewed");
    assert_eq!(orphans(10).await, [id("bo"), id("new")]);
}
