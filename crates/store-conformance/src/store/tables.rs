//! Tables and their journals.

use tetrarch_store::{
    Change, EntryBody, GameKey, JournalEntry, MoveId, MoveMade, Occupant, Status, StoreError,
    StoredSeat, TableHead, TableId, TableQuery, TableSummary, UnixMillis, Visibility,
};

use crate::Fresh;
use crate::samples::{append, event, guest, head, id, json, member, seat, secret, summary, turn};

pub(crate) async fn a_table_comes_back_as_it_was_created(store: Fresh) {
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
    let store = store.reopened().await;
    let found = store.store.table(&id("t")).await.expect("read").expect("found");
    assert_eq!(found.head, created);
    assert!(found.entries.is_empty());
    assert_eq!(store.store.table(&id("u")).await, Ok(None));
}

pub(crate) async fn a_journal_comes_back_in_order_with_every_field(store: Fresh) {
    store.create("t").await;
    let mut huge = turn(2, "c3!");
    if let EntryBody::Move(made) = &mut huge.body {
        made.move_id = Some(MoveId(u64::MAX));
        made.clock = None;
    }
    let journal = [turn(1, "a1"), huge, event(3, r#"{"chat":"gg"}"#), turn(4, "b2")];
    // Written in another order than that of the numbers.
    store.write([append("t", [journal[2].clone()])]).await.expect("written");
    store.write([append("t", [journal[3].clone(), journal[0].clone()])]).await.expect("written");
    store.write([append("t", [journal[1].clone()])]).await.expect("written");
    let store = store.reopened().await;
    assert_eq!(store.entries("t").await, journal);
    assert_eq!(store.store.entries_after(&id("t"), 2).await.as_deref(), Ok(&journal[2..]));
    assert_eq!(store.store.entries_after(&id("t"), 4).await.as_deref(), Ok(&[][..]));
    assert_eq!(store.store.entries_after(&id("nowhere"), 0).await.as_deref(), Ok(&[][..]));
}

pub(crate) async fn appending_updates_the_summary_with_the_entries(store: Fresh) {
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

pub(crate) async fn a_write_happens_as_a_whole_or_not_at_all(store: Fresh) {
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

pub(crate) async fn seats_change_hands(store: Fresh) {
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

pub(crate) async fn a_table_with_a_seat_twice_is_refused_and_the_store_works_on(store: Fresh) {
    let twice = TableHead { seats: vec![seat(0, None), seat(0, None)], ..head("t") };
    let result = store.write([Change::CreateTable(twice)]).await;
    assert!(matches!(result, Err(StoreError::Unacceptable(_))), "{result:?}");
    store.create("t").await;
}

pub(crate) async fn numbers_begin_at_1_since_0_means_before_everything(store: Fresh) {
    store.create("t").await;
    let result = store.write([append("t", [event(0, "null")])]).await;
    assert!(matches!(result, Err(StoreError::Unacceptable(_))), "{result:?}");
}

pub(crate) async fn events_can_be_redacted_and_moves_cannot(store: Fresh) {
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

pub(crate) async fn a_deleted_table_leaves_nothing_behind(fresh: Fresh) {
    for table in ["t", "u"] {
        fresh.create(table).await;
        let game = GameKey { table: id(table), game: 0 };
        let analysis = Change::SaveAnalysis { game, analysis: json("{}") };
        fresh.write([append(table, [turn(1, "a1")]), analysis]).await.expect("stored");
    }
    fresh.write([Change::DeleteTable(id("t"))]).await.expect("deleted");
    fresh.write([Change::DeleteTable(id("t"))]).await.expect("nothing happens");
    let game = |table| GameKey { table: id(table), game: 0 };
    assert_eq!(fresh.store.table_head(&id("t")).await, Ok(None));
    assert_eq!(fresh.store.entries_after(&id("t"), 0).await, Ok(vec![]));
    assert_eq!(fresh.store.analysis(&game("t")).await, Ok(None));
    assert_eq!(fresh.store.entries_page(&id("u"), 0, 10).await, Ok(vec![turn(1, "a1")]));
    assert_eq!(fresh.store.entries_page(&id("u"), 0, 0).await, Ok(vec![]));
    assert!(fresh.store.analysis(&game("u")).await.expect("read").is_some());
}

pub(crate) async fn a_table_of_rated_games_is_not_deleted_but_can_be_removed(fresh: Fresh) {
    fresh.create("t").await;
    let game = GameKey { table: id("t"), game: 0 };
    let rate = Change::Rate { game: game.clone(), at: UnixMillis(1), ratings: vec![] };
    let analysis = Change::SaveAnalysis { game: game.clone(), analysis: json("{}") };
    fresh.write([append("t", [turn(1, "a1")]), rate, analysis]).await.expect("rated");
    let refused = fresh.write([Change::DeleteTable(id("t"))]).await;
    assert!(matches!(refused, Err(StoreError::Unacceptable(_))), "{refused:?}");
    assert_eq!(fresh.entries("t").await, [turn(1, "a1")]);
    fresh.write([Change::RemoveTable(id("t"))]).await.expect("removed");
    assert_eq!(fresh.store.table(&id("t")).await, Ok(None));
    assert_eq!(fresh.store.table_head(&id("t")).await, Ok(None));
    assert_eq!(fresh.entries("t").await, []);
    assert_eq!(fresh.store.analysis(&game).await, Ok(None));
    let public = TableQuery { visibility: Some(Visibility::Public), ..TableQuery::all(10) };
    assert_eq!(fresh.store.tables(public).await.expect("listed").tables, []);
    let nowhere = fresh.write([Change::RemoveTable(id("u"))]).await;
    assert_eq!(nowhere, Err(StoreError::NoSuchTable(id("u"))));
}

pub(crate) async fn a_journal_is_read_a_page_at_a_time(fresh: Fresh) {
    fresh.create("t").await;
    let journal: Vec<_> = (1..=10).map(|number| turn(number, "a1")).collect();
    fresh.write([append("t", journal.clone())]).await.expect("written");
    let (mut seen, mut last) = (Vec::new(), 0);
    loop {
        let page = fresh.store.entries_page(&id("t"), last, 3).await.expect("a page");
        let Some(end) = page.last() else { break };
        assert!(page.len() <= 3, "{}", page.len());
        last = end.number;
        seen.extend(page);
    }
    assert_eq!(seen, journal);
    assert_eq!(fresh.store.entries_page(&id("nowhere"), 0, 3).await, Ok(vec![]));
}

pub(crate) async fn the_largest_numbers_come_back(fresh: Fresh) {
    let head = TableHead { created: UnixMillis(i64::MAX), ..head("t") };
    let head = TableHead { seats: vec![seat(u8::MAX, None)], ..head };
    fresh.write([Change::CreateTable(head.clone())]).await.expect("created");
    let made = MoveMade {
        ply: u32::MAX,
        seat: u8::MAX,
        text: "ünïcode 漢字".into(),
        move_id: Some(MoveId(u64::MAX)),
        clock: None,
    };
    let last =
        JournalEntry { number: u32::MAX, at: UnixMillis(i64::MIN), body: EntryBody::Move(made) };
    fresh.write([append("t", [last.clone()])]).await.expect("written");
    let found = fresh.store.table(&id("t")).await.expect("read").expect("found");
    assert_eq!((found.head, found.entries), (head, vec![last]));
    let game = GameKey { table: id("t"), game: u16::MAX };
    let saved = Change::SaveAnalysis { game: game.clone(), analysis: json("{}") };
    fresh.write([saved]).await.expect("saved");
    assert_eq!(fresh.store.analysis(&game).await, Ok(Some(json("{}"))));
}

pub(crate) async fn a_change_of_something_that_is_not_there_says_so(fresh: Fresh) {
    let gone: TableId = id("gone");
    let game = GameKey { table: gone.clone(), game: 0 };
    let nowhere = [
        Change::Append { table: gone.clone(), entries: vec![], summary: None },
        Change::Append { table: gone.clone(), entries: vec![turn(1, "a1")], summary: None },
        Change::Append {
            table: gone.clone(),
            entries: vec![],
            summary: Some(summary(Status::Open)),
        },
        Change::SetSeat { table: gone.clone(), seat: seat(0, None) },
        Change::Redact { table: gone.clone(), number: 1, event: json("null") },
        Change::RemoveTable(gone.clone()),
        Change::SaveAnalysis { game: game.clone(), analysis: json("{}") },
        Change::Rate { game, at: UnixMillis(0), ratings: vec![] },
    ];
    for change in nowhere {
        let refused = fresh.write([change.clone()]).await;
        assert_eq!(refused, Err(StoreError::NoSuchTable(gone.clone())), "{change:?}");
    }
    fresh.write([]).await.expect("a write of nothing");
    fresh.store.check_writing().await.expect("it can be written");
    fresh.store.erase().await.expect("there is nothing to erase");
}
