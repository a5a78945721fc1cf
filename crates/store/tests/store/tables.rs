//! Tables and their journals.

use tetrarch_store::{
    Change, MoveId, Occupant, Status, Store, StoreError, StoredSeat, TableHead, TableId,
    TableSummary, UnixMillis,
};

use crate::common::{
    Fresh, append, event, fresh, guest, head, id, json, member, seat, secret, turn,
};

#[tokio::test]
async fn a_table_comes_back_as_it_was_created() {
    let store = fresh();
    store.sign_up("ada", "Ada").await;
    let computer = Occupant::Computer("level 3".into());
    let created = TableHead {
        seats: vec![
            StoredSeat { secrets: vec![secret(7), secret(8)], ..seat(0, Some(member("ada"))) },
            seat(1, Some(guest("bo"))),
            StoredSeat { occupant: Some(computer), ..seat(2, None) },
            seat(3, None),
        ],
        rated: true,
        invitation: Some(secret(9)),
        ..head("t")
    };
    store.write([Change::CreateTable(created.clone())]).await.expect("created");
    let store = store.reopened();
    let found = store.store.table(&id("t")).await.expect("read").expect("found");
    assert_eq!(found.head, created);
    assert!(found.entries.is_empty());
    assert_eq!(store.store.table(&id("u")).await, Ok(None));
}

#[tokio::test]
async fn a_journal_comes_back_in_order_with_every_field() {
    let store = fresh();
    store.create("t").await;
    let mut huge = turn(2, "c3!");
    if let tetrarch_store::EntryBody::Move(made) = &mut huge.body {
        made.move_id = Some(MoveId(u64::MAX));
        made.clock = None;
    }
    let journal = [turn(1, "a1"), huge, event(3, r#"{"chat":"gg"}"#), turn(4, "b2")];
    // Written in another order than that of the numbers.
    store.write([append("t", [journal[2].clone()])]).await.expect("written");
    store.write([append("t", [journal[3].clone(), journal[0].clone()])]).await.expect("written");
    store.write([append("t", [journal[1].clone()])]).await.expect("written");
    let store = store.reopened();
    assert_eq!(store.entries("t").await, journal);
    assert_eq!(store.store.entries_after(&id("t"), 2).await.as_deref(), Ok(&journal[2..]));
    assert_eq!(store.store.entries_after(&id("t"), 4).await.as_deref(), Ok(&[][..]));
    assert_eq!(store.store.entries_after(&id("nowhere"), 0).await.as_deref(), Ok(&[][..]));
}

#[tokio::test]
async fn appending_updates_the_summary_with_the_entries() {
    let store = fresh();
    store.create("t").await;
    let over = TableSummary {
        status: Status::Finished,
        turn: None,
        last_activity: UnixMillis(99),
        result: Some(json(r#"{"winner":1}"#)),
    };
    let change = Change::Append {
        table: id("t"),
        entries: vec![event(1, r#""resigned""#)],
        summary: Some(over.clone()),
    };
    store.write([change]).await.expect("written");
    let found = store.store.table(&id("t")).await.expect("read").expect("found");
    assert_eq!(found.head, TableHead { summary: over, ..head("t") });
    assert_eq!(found.entries.len(), 1);
}

#[tokio::test]
async fn a_write_happens_as_a_whole_or_not_at_all() {
    let store = fresh();
    store.create("t").await;
    let result = store
        .write([
            Change::CreateTable(head("u")),
            append("u", [turn(1, "a1")]),
            append("t", [turn(1, "a1")]),
            append("nowhere", [turn(1, "a1")]),
        ])
        .await;
    assert_eq!(result, Err(StoreError::NoSuchTable(id("nowhere"))));
    assert_eq!(store.store.table(&id("u")).await, Ok(None));
    assert!(store.entries("t").await.is_empty());
}

#[tokio::test]
async fn seats_change_hands() {
    let store = fresh();
    store.create("t").await;
    let taken = StoredSeat {
        secrets: vec![secret(1)],
        invitation: Some(secret(2)),
        ..seat(1, Some(guest("bo")))
    };
    store.write([Change::SetSeat { table: id("t"), seat: taken.clone() }]).await.expect("seated");
    let found = store.store.table(&id("t")).await.expect("read").expect("found");
    assert_eq!(found.head.seats, [seat(0, None), taken]);

    let table: TableId = id("t");
    let no_seat =
        store.write([Change::SetSeat { table: table.clone(), seat: seat(2, None) }]).await;
    assert_eq!(no_seat, Err(StoreError::NoSuchSeat { table: table.clone(), seat: 2 }));
    let nobody =
        store.write([Change::SetSeat { table, seat: seat(0, Some(member("nobody"))) }]).await;
    assert_eq!(nobody, Err(StoreError::NoSuchAccount(id("nobody"))));
}

#[tokio::test]
async fn a_table_with_a_seat_twice_is_refused_and_the_store_works_on() {
    let store = fresh();
    let twice = TableHead { seats: vec![seat(0, None), seat(0, None)], ..head("t") };
    let result = store.write([Change::CreateTable(twice)]).await;
    assert!(matches!(result, Err(StoreError::Unacceptable(_))), "{result:?}");
    store.create("t").await;
}

#[tokio::test]
async fn numbers_begin_at_1_since_0_means_before_everything() {
    let store = fresh();
    store.create("t").await;
    let result = store.write([append("t", [event(0, "null")])]).await;
    assert!(matches!(result, Err(StoreError::Unacceptable(_))), "{result:?}");
}

#[tokio::test]
async fn events_can_be_redacted_and_moves_cannot() {
    let store = fresh();
    store.create("t").await;
    store
        .write([append("t", [turn(1, "a1"), event(2, r#"{"chat":"my address is"}"#)])])
        .await
        .expect("written");
    let redact =
        |number| Change::Redact { table: id("t"), number, event: json(r#"{"chat":null}"#) };
    store.write([redact(2)]).await.expect("redacted");
    assert_eq!(store.entries("t").await, [turn(1, "a1"), event(2, r#"{"chat":null}"#)]);
    for number in [1, 3] {
        let refused = Err(StoreError::NoSuchEvent { table: id("t"), number });
        assert_eq!(store.write([redact(number)]).await, refused);
    }
}

#[tokio::test]
async fn a_deleted_table_leaves_nothing_behind() {
    let fresh = fresh();
    for table in ["t", "u"] {
        fresh.create(table).await;
        let game = tetrarch_store::GameKey { table: id(table), game: 0 };
        let analysis = Change::SaveAnalysis { game, analysis: json("{}") };
        fresh.write([append(table, [turn(1, "a1")]), analysis]).await.expect("stored");
    }
    fresh.write([Change::DeleteTable(id("t"))]).await.expect("deleted");
    fresh.write([Change::DeleteTable(id("t"))]).await.expect("nothing happens");
    let game = |table| tetrarch_store::GameKey { table: id(table), game: 0 };
    assert_eq!(fresh.store.table_head(&id("t")).await, Ok(None));
    assert_eq!(fresh.store.entries_after(&id("t"), 0).await, Ok(vec![]));
    assert_eq!(fresh.store.analysis(&game("t")).await, Ok(None));
    assert_eq!(fresh.store.entries_page(&id("u"), 0, 10).await, Ok(vec![turn(1, "a1")]));
    assert_eq!(fresh.store.entries_page(&id("u"), 0, 0).await, Ok(vec![]));
    assert!(fresh.store.analysis(&game("u")).await.expect("read").is_some());
    // No row refers to what is gone.
    let Fresh { store, folder } = fresh;
    drop(store);
    let file = rusqlite::Connection::open(folder.path().join("tetrarch.db")).expect("the file");
    for table in ["seats", "entries", "analyses"] {
        let query =
            format!("SELECT count(*) FROM {table} WHERE table_row NOT IN (SELECT row FROM tables)");
        let orphans: u32 = file.query_row(&query, [], |row| row.get(0)).expect("a count");
        assert_eq!(orphans, 0, "{table}");
    }
}
