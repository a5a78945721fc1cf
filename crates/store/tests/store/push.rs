//! Browsers that are told what happens, and until when.

use tetrarch_store::{
    Change, Occupant, Person, PushSubscription, SecretHash, Session, Store as _, StoreError,
    StoredSeat, TableHead, UnixMillis,
};

use crate::common::{Fresh, fresh, guest, head, id, member, seat, secret};

fn subscription(person: Person, session: Option<SecretHash>) -> PushSubscription {
    PushSubscription {
        person,
        session,
        endpoint: "https://push.example/1".to_owned(),
        key: vec![1],
        secret: vec![2],
        created: UnixMillis(1),
    }
}

fn session(token: u8, person: Person) -> Session {
    Session { token: secret(token), person, created: UnixMillis(10), expires: UnixMillis(100) }
}

async fn count(store: &Fresh, person: &Person) -> usize {
    store.store.push_subscriptions(person).await.expect("read").len()
}

#[tokio::test]
async fn a_subscription_ends_with_its_session() {
    let store = fresh();
    store.sign_up("a1", "Ada").await;
    let ada = member("a1");
    let ends = [
        Change::EndSession(secret(1)),
        Change::EndSessionsOf(ada.clone()),
        Change::SweepSessions(UnixMillis(i64::MAX)),
        Change::BeginForgetting(id("a1")),
    ];
    for end in ends {
        let new = subscription(ada.clone(), Some(secret(1)));
        let begun = [Change::OpenSession(session(1, ada.clone())), Change::Subscribe(new)];
        store.write(begun).await.expect("subscribed");
        assert_eq!(count(&store, &ada).await, 1);
        store.write([end.clone()]).await.expect("ended");
        assert_eq!(count(&store, &ada).await, 0, "{end:?}");
    }
    let late = Change::Subscribe(subscription(ada.clone(), Some(secret(1))));
    assert_eq!(store.write([late]).await, Err(StoreError::NoSuchSession));
    // Those of before sessions were known end with all sessions.
    let old = Change::Subscribe(subscription(ada.clone(), None));
    store.write([old, Change::EndSessionsOf(ada.clone())]).await.expect("ended");
    assert_eq!(count(&store, &ada).await, 0);
}

#[tokio::test]
async fn a_guest_who_sits_nowhere_is_told_nothing() {
    let store = fresh();
    store.sign_up("a1", "Ada").await;
    let computer = StoredSeat { occupant: Some(Occupant::Computer("5".into())), ..seat(0, None) };
    let claimed = seat(0, Some(member("a1")));
    let set = |seat: StoredSeat| Change::SetSeat { table: id("t"), seat };
    let leave = [set(computer), set(claimed), set(seat(0, None)), Change::DeleteTable(id("t"))];
    for (number, leave) in leave.into_iter().enumerate() {
        let name = format!("g{number}");
        let guest = guest(&name);
        let table = |table: &str| {
            let seats = vec![seat(0, Some(guest.clone())), seat(1, None)];
            Change::CreateTable(TableHead { seats, ..head(table) })
        };
        // The guest plays on at the table of a rematch.
        let other = format!("rematch{number}");
        let subscribe = Change::Subscribe(subscription(guest.clone(), None));
        store.write([table("t"), table(&other), subscribe]).await.expect("seated");
        store.write([leave.clone()]).await.expect("left");
        assert_eq!(count(&store, &guest).await, 1, "{leave:?}");
        store.write([Change::RemoveTable(id(&other))]).await.expect("removed");
        assert_eq!(count(&store, &guest).await, 0, "{leave:?}");
        store.write([Change::DeleteTable(id("t"))]).await.expect("deleted");
    }
}
