//! Lists of tables.

use std::sync::Arc;

use futures_util::StreamExt;
use tetrarch_store::{
    Change, Cursor, ListingPage, Occupant, Status, StoredSeat, TableHead, TableQuery, Visibility,
    whole_tables,
};

use crate::Fresh;
use crate::samples::{append, guest, head, id, member, seat, summary, turn};

async fn list(store: &Fresh, query: TableQuery) -> ListingPage {
    store.store.tables(query).await.expect("a page")
}

fn names(page: &ListingPage) -> Vec<&str> {
    page.tables.iter().map(|head| head.id.as_str()).collect()
}

/// Tables of several kinds, created in this order.
async fn several(store: Fresh) -> Fresh {
    store.sign_up("ada", "Ada").await;
    let kinds = [
        TableHead { summary: summary(Status::Open), ..head("open") },
        TableHead {
            summary: summary(Status::Open),
            visibility: Visibility::Link,
            seats: vec![StoredSeat { invited: Some(id("ada")), ..seat(0, None) }],
            ..head("hidden")
        },
        TableHead {
            seats: vec![seat(0, Some(member("ada"))), seat(1, Some(guest("ada")))],
            ..head("ada-and-guest")
        },
        TableHead { game: "gou".into(), seats: vec![seat(0, Some(guest("bo")))], ..head("gou") },
        TableHead { game: "gou".into(), variant: "small".into(), ..head("small-gou") },
        TableHead { summary: summary(Status::Finished), ..head("finished") },
        TableHead { summary: summary(Status::Aborted), ..head("aborted") },
    ];
    store.write(kinds.map(Change::CreateTable)).await.expect("created");
    store
}

pub(crate) async fn the_newest_tables_come_first_with_their_seats(fresh: Fresh) {
    let store = several(fresh).await;
    let page = list(&store, TableQuery::all(100)).await;
    let order = ["aborted", "finished", "small-gou", "gou", "ada-and-guest", "hidden", "open"];
    assert_eq!(names(&page), order);
    assert_eq!(page.next, None);
    assert_eq!(page.tables[3].seats, [seat(0, Some(guest("bo")))]);
}

pub(crate) async fn every_filter_keeps_what_fits(fresh: Fresh) {
    let store = several(fresh).await;
    let all = || TableQuery::all(100);
    let filtered = [
        (TableQuery { status: Some(Status::Open), ..all() }, vec!["hidden", "open"]),
        (
            TableQuery {
                status: Some(Status::Open),
                visibility: Some(Visibility::Public),
                ..all()
            },
            vec!["open"],
        ),
        (TableQuery { status: Some(Status::Finished), ..all() }, vec!["finished"]),
        (TableQuery { status: Some(Status::Aborted), ..all() }, vec!["aborted"]),
        (TableQuery { visibility: Some(Visibility::Link), ..all() }, vec!["hidden"]),
        (TableQuery { game: Some("gou".into()), ..all() }, vec!["small-gou", "gou"]),
        (
            TableQuery { game: Some("gou".into()), variant: Some("small".into()), ..all() },
            vec!["small-gou"],
        ),
        (TableQuery { player: Some(member("ada")), ..all() }, vec!["ada-and-guest"]),
        (
            TableQuery { player: Some(guest("bo")), status: Some(Status::Ongoing), ..all() },
            vec!["gou"],
        ),
        (TableQuery { player: Some(member("bo")), ..all() }, vec![]),
        (TableQuery { invited: Some(id("ada")), ..all() }, vec!["hidden"]),
        (TableQuery { invited: Some(id("ada")), player: Some(member("ada")), ..all() }, vec![]),
    ];
    for (query, expected) in filtered {
        let page = list(&store, query.clone()).await;
        assert_eq!(names(&page), expected, "{query:?}");
    }
}

pub(crate) async fn a_table_moves_to_another_list_with_its_status(fresh: Fresh) {
    let store = several(fresh).await;
    let change = Change::Append {
        table: id("open"),
        entries: vec![],
        summary: Some(summary(Status::Ongoing)),
    };
    store.write([change]).await.expect("begun");
    let ongoing =
        list(&store, TableQuery { status: Some(Status::Ongoing), ..TableQuery::all(100) }).await;
    assert!(names(&ongoing).contains(&"open"));
    let open =
        list(&store, TableQuery { status: Some(Status::Open), ..TableQuery::all(100) }).await;
    assert_eq!(names(&open), ["hidden"]);
}

pub(crate) async fn pages_neither_repeat_nor_skip_while_tables_are_added_and_seats_change(
    store: Fresh,
) {
    for number in 0..25 {
        store.create(&format!("t{number}")).await;
    }
    let (mut seen, mut after) = (Vec::new(), None);
    loop {
        let page = list(&store, TableQuery { after, ..TableQuery::all(7) }).await;
        seen.extend(page.tables.iter().map(|head| head.id.to_string()));
        let taken =
            StoredSeat { occupant: Some(Occupant::Computer("level 1".into())), ..seat(0, None) };
        store.create(&format!("new{}", seen.len())).await;
        store.write([Change::SetSeat { table: id(&seen[0]), seat: taken }]).await.expect("seated");
        match page.next {
            Some(next) => {
                after = Some(next.to_string().parse::<Cursor>().expect("a cursor round-trips"))
            }
            None => break,
        }
    }
    let expected: Vec<_> = (0..25).rev().map(|number| format!("t{number}")).collect();
    assert_eq!(seen, expected);
}

pub(crate) async fn a_full_last_page_has_no_next_and_a_page_has_at_least_one_table(fresh: Fresh) {
    let store = several(fresh).await;
    assert_eq!(list(&store, TableQuery::all(7)).await.next, None);
    assert!(list(&store, TableQuery::all(6)).await.next.is_some());
    assert_eq!(names(&list(&store, TableQuery::all(0)).await), ["aborted"]);
}

pub(crate) async fn an_export_reads_every_table_of_its_kind_with_its_journal(fresh: Fresh) {
    let fresh = several(fresh).await;
    let store = Arc::clone(&fresh.store);
    store.write(vec![append("gou", [turn(1, "a1"), turn(2, "b2")])]).await.expect("written");
    let ongoing = TableQuery { status: Some(Status::Ongoing), ..TableQuery::all(2) };
    let found: Vec<_> =
        whole_tables(store, ongoing).map(|table| table.expect("read")).collect().await;
    let journals: Vec<_> =
        found.iter().map(|table| (table.head.id.as_str(), table.entries.len())).collect();
    assert_eq!(journals, [("small-gou", 0), ("gou", 2), ("ada-and-guest", 0)]);
}

pub(crate) async fn tables_whose_makers_are_away_are_not_in_the_lobby(fresh: Fresh) {
    let store = several(fresh).await;
    let lobby = || TableQuery {
        status: Some(Status::Open),
        visibility: Some(Visibility::Public),
        listed: Some(true),
        ..TableQuery::all(10)
    };
    assert_eq!(names(&list(&store, lobby()).await), ["open"]);
    let set = |table: &str, listed| Change::SetListed { table: id(table), listed };
    store.write([set("open", false), set("nowhere", false)]).await.expect("stored");
    assert!(list(&store, lobby()).await.tables.is_empty());
    let away = TableQuery { listed: Some(false), ..lobby() };
    assert_eq!(names(&list(&store, away).await), ["open"]);
    store.write([set("open", true)]).await.expect("stored");
    assert_eq!(names(&list(&store, lobby()).await), ["open"]);
}

pub(crate) async fn tables_where_nothing_happens_are_found(fresh: Fresh) {
    let store = several(fresh).await;
    let last = summary(Status::Open).last_activity;
    let idle = |since| TableQuery { idle_since: Some(since), ..TableQuery::all(10) };
    assert!(list(&store, idle(last)).await.tables.is_empty());
    let later = tetrarch_store::UnixMillis(last.0 + 1);
    assert_eq!(list(&store, idle(later)).await.tables.len(), 7);
}
