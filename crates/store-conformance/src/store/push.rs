//! Browsers that want to be told what happens.

use tetrarch_store::{Change, Person, PushSubscription, StoreError, TableHead, UnixMillis};

use crate::Fresh;
use crate::samples::{guest, head, id, member, seat};

fn browser(person: Person, endpoint: &str, created: i64) -> PushSubscription {
    PushSubscription {
        person,
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
    for key in [vec![1, 2, 3], vec![4]] {
        fresh.write([Change::SetPushKey(key.clone())]).await.expect("kept");
        assert_eq!(fresh.store.push_key().await, Ok(Some(key)));
    }
    assert_eq!(fresh.reopened().await.store.push_key().await, Ok(Some(vec![4])));
}
