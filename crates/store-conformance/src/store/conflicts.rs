//! The fence: keys that exist once.

use tetrarch_store::{Change, Conflict, EntryBody, JournalEntry, MoveId, MoveMade};

use crate::Fresh;
use crate::samples::{append, conflict, event, head, id, turn};

/// A table with a move at number 1 and an event at number 2.
async fn begun(store: Fresh) -> Fresh {
    store.create("t").await;
    store.write([append("t", [turn(1, "a1"), event(2, "null")])]).await.expect("written");
    store
}

/// Changes a move's entry.
fn with(entry: JournalEntry, change: impl FnOnce(&mut MoveMade)) -> JournalEntry {
    let EntryBody::Move(mut made) = entry.body else { panic!("this is not a move") };
    change(&mut made);
    JournalEntry { body: EntryBody::Move(made), ..entry }
}

pub(crate) async fn a_move_sent_twice_is_recognised_by_its_id(fresh: Fresh) {
    let store = begun(fresh).await;
    let again = store.write([append("t", [turn(1, "a1")])]).await;
    let same = Conflict::MoveId { table: id("t"), seat: 0, move_id: MoveId(1) };
    assert_eq!(conflict(again), same);
    // Also when the client guessed another ply for it.
    let elsewhere = with(turn(3, "a1"), |made| (made.seat, made.move_id) = (0, Some(MoveId(1))));
    assert_eq!(conflict(store.write([append("t", [elsewhere])]).await), same);
}

pub(crate) async fn another_move_at_the_same_ply_is_refused(fresh: Fresh) {
    let store = begun(fresh).await;
    let other = with(turn(3, "h8"), |made| (made.ply, made.move_id) = (0, Some(MoveId(77))));
    assert_eq!(
        conflict(store.write([append("t", [other])]).await),
        Conflict::Ply { table: id("t"), ply: 0 }
    );
    let nameless = with(turn(3, "h8"), |made| (made.ply, made.move_id) = (0, None));
    assert_eq!(
        conflict(store.write([append("t", [nameless])]).await),
        Conflict::Ply { table: id("t"), ply: 0 }
    );
}

pub(crate) async fn a_number_is_given_once_to_moves_and_events_alike(fresh: Fresh) {
    let store = begun(fresh).await;
    for (number, entry) in [(1, event(1, "null")), (2, event(2, "1")), (2, turn(2, "b1"))] {
        let taken = Conflict::Number { table: id("t"), number };
        assert_eq!(conflict(store.write([append("t", [entry])]).await), taken);
    }
}

pub(crate) async fn seats_and_tables_do_not_share_their_keys(fresh: Fresh) {
    let store = begun(fresh).await;
    store.create("u").await;
    store.write([append("u", [turn(1, "a1")])]).await.expect("another table");
    let other_seat = with(turn(3, "a1"), |made| (made.seat, made.move_id) = (1, Some(MoveId(1))));
    store.write([append("t", [other_seat])]).await.expect("another seat");
    let no_ids = [4, 5].map(|number| with(turn(number, "a1"), |made| made.move_id = None));
    store.write([append("t", no_ids)]).await.expect("moves without ids");
}

pub(crate) async fn a_conflict_leaves_nothing_behind_and_the_next_write_succeeds(fresh: Fresh) {
    let store = begun(fresh).await;
    let result = store.write([append("t", [turn(3, "a2"), turn(4, "b2"), event(2, "null")])]).await;
    assert_eq!(conflict(result), Conflict::Number { table: id("t"), number: 2 });
    assert_eq!(store.entries("t").await.len(), 2);
    store.write([append("t", [turn(3, "a2")])]).await.expect("the way is free");
}

pub(crate) async fn a_table_is_created_once(fresh: Fresh) {
    let store = begun(fresh).await;
    let again = store.write([Change::CreateTable(head("t"))]).await;
    assert_eq!(conflict(again), Conflict::Table(id("t")));
    assert_eq!(store.entries("t").await.len(), 2);
}
