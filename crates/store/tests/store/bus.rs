//! News within one server.

use std::sync::Arc;

use futures_util::{FutureExt, StreamExt};
use tetrarch_store::{Bus, Delivery, LocalBus, Subscription, Topic};

use crate::common::id;

fn message(text: &str) -> Delivery {
    Delivery::Message(text.into())
}

/// What has arrived so far, without waiting.
fn arrived(subscription: &mut Subscription) -> Vec<Delivery> {
    std::iter::from_fn(|| subscription.next().now_or_never().flatten()).collect()
}

#[tokio::test]
async fn subscribers_get_what_is_published_on_their_topic_from_then_on() {
    let bus = LocalBus::new(8);
    let table = || Topic::Table(id("t"));
    let publish =
        async |topic, text: &str| bus.publish(topic, Arc::from(text)).await.expect("published");
    publish(table(), "too early").await;
    let mut first = bus.subscribe(table()).await.expect("subscribed");
    publish(table(), "one").await;
    let mut second = bus.subscribe(table()).await.expect("subscribed");
    publish(Topic::Lobby, "elsewhere").await;
    publish(Topic::Table(id("u")), "elsewhere").await;
    publish(Topic::Account(id("t")), "elsewhere").await;
    publish(table(), "two").await;
    assert_eq!(arrived(&mut first), [message("one"), message("two")]);
    assert_eq!(arrived(&mut second), [message("two")]);
}

#[tokio::test]
async fn a_slow_subscriber_learns_how_much_it_missed() {
    let bus = LocalBus::new(2);
    let mut slow = bus.subscribe(Topic::Lobby).await.expect("subscribed");
    for text in ["1", "2", "3", "4", "5"] {
        bus.publish(Topic::Lobby, Arc::from(text)).await.expect("published");
    }
    assert_eq!(arrived(&mut slow), [Delivery::Missed(3), message("4"), message("5")]);
}

#[tokio::test]
async fn a_topic_nobody_listens_to_takes_no_memory() {
    let bus = LocalBus::new(8);
    let first = bus.subscribe(Topic::Lobby).await.expect("subscribed");
    let mut second = bus.subscribe(Topic::Lobby).await.expect("subscribed");
    drop(first);
    assert_eq!(bus.topics(), 1);
    bus.publish(Topic::Lobby, Arc::from("still here")).await.expect("published");
    assert_eq!(arrived(&mut second), [message("still here")]);
    drop(second);
    assert_eq!(bus.topics(), 0);
}
