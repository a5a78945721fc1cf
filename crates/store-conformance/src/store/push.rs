//! Subscriptions to push notifications, and how long they last.

use tetrarch_store::{
    Change, Occupant, Person, PushSubscription, SecretHash, Session, StoreError, StoredSeat,
    TableHead, UnixMillis,
};

use crate::Fresh;
use crate::samples::{guest, head, id, member, seat, secret};

fn browser(person: Person, endpoint: &str, created: i64) -> PushSubscription {
    PushSubscription {
        person,
        session: None,
        endpoint: endpoint.into(),
        key: vec![4, 0, 255],
        secret: vec![1, 2],
        created: UnixMillis(created),
    }
}

async fn endpoints(fresh: &Fresh, person: Person) -> Vec<String> {
    let told = fresh.store.push_subscriptions(&person).await.expect("read");
    told.into_iter().map(|browser| browser.endpoint).collect()
}

pub(crate) async fn browsers_are_told_in_the_order_in_which_they_came(fresh: Fresh) {
    fresh.sign_up("ada", "Ada").await;
    let browsers = [("late", 3), ("early", 1), ("as-early", 1)]
        .map(|(endpoint, created)| browser(member("ada"), endpoint, created));
    fresh.write(browsers.clone().map(Change::Subscribe)).await.expect("subscribed");
    fresh.write([Change::Subscribe(browser(guest("ada"), "other", 1))]).await.expect("subscribed");
    let [late, early, as_early] = browsers;
    let told = fresh.store.push_subscriptions(&member("ada")).await;
    assert_eq!(told, Ok(vec![early, as_early, late.clone()]));
    // The same browser again, with another key.
    let again = PushSubscription { key: vec![9], created: UnixMillis(4), ..late };
    fresh.write([Change::Subscribe(again.clone())]).await.expect("subscribed");
    let told = fresh.store.push_subscriptions(&member("ada")).await.expect("read");
    assert_eq!((told.len(), told.last()), (3, Some(&again)));
    let nobody = fresh.write([Change::Subscribe(browser(member("bo"), "e", 1))]).await;
    assert_eq!(nobody, Err(StoreError::NoSuchAccount(id("bo"))));
}

pub(crate) async fn the_oldest_browser_makes_room(fresh: Fresh) {
    for number in 0..10 {
        let new = browser(guest("g"), &format!("e{number}"), 1 + number / 3);
        fresh.write([Change::Subscribe(new)]).await.expect("subscribed");
    }
    let left: Vec<_> = (2..10).map(|number| format!("e{number}")).collect();
    assert_eq!(endpoints(&fresh, guest("g")).await, left);
}

pub(crate) async fn a_browser_goes_with_its_owner_its_table_or_its_endpoint(fresh: Fresh) {
    fresh.sign_up("ada", "Ada").await;
    let seats = vec![seat(0, Some(guest("g"))), seat(1, Some(member("ada")))];
    let table = TableHead { seats, ..head("t") };
    let mut changes = vec![Change::CreateTable(table)];
    for person in [member("ada"), guest("g"), guest("h")] {
        for endpoint in ["one", "two"] {
            changes.push(Change::Subscribe(browser(person.clone(), endpoint, 1)));
        }
    }
    fresh.write(changes).await.expect("subscribed");
    let leave = Change::Unsubscribe { person: guest("h"), endpoint: "one".into() };
    fresh.write([leave]).await.expect("told no more");
    assert_eq!(endpoints(&fresh, guest("h")).await, ["two"]);
    assert_eq!(endpoints(&fresh, guest("g")).await, ["one", "two"]);
    fresh.write([Change::ForgetEndpoint("two".into())]).await.expect("unknown from now on");
    assert_eq!(endpoints(&fresh, guest("h")).await, Vec::<String>::new());
    assert_eq!(endpoints(&fresh, member("ada")).await, ["one"]);
    fresh.write([Change::DeleteTable(id("t"))]).await.expect("deleted");
    assert_eq!(endpoints(&fresh, guest("g")).await, Vec::<String>::new());
    fresh.write([Change::Forget(member("ada"))]).await.expect("forgotten");
    assert_eq!(endpoints(&fresh, member("ada")).await, Vec::<String>::new());
}

pub(crate) async fn the_key_of_the_server_is_kept(fresh: Fresh) {
    assert_eq!(fresh.store.push_key().await, Ok(None));
    // Of two servers that start together, both use the key of the first.
    for key in [vec![1, 2, 3], vec![4]] {
        fresh.write([Change::SetPushKey(key)]).await.expect("written");
        assert_eq!(fresh.store.push_key().await, Ok(Some(vec![1, 2, 3])));
    }
    assert_eq!(fresh.reopened().await.store.push_key().await, Ok(Some(vec![1, 2, 3])));
}

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

pub(crate) async fn a_subscription_ends_with_its_session(store: Fresh) {
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

pub(crate) async fn a_guest_who_sits_nowhere_is_told_nothing(store: Fresh) {
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
