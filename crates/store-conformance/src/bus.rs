//! What a bus promises.

use std::sync::Arc;

use futures_util::StreamExt;
use futures_util::future::LocalBoxFuture;
use tetrarch_store::{Bus, Delivery, Subscription, Topic};

use crate::Meeting;
use crate::samples::id;

/// One promise of a bus.
pub struct BusCase {
    /// What is promised.
    pub name: &'static str,
    /// Panics if the promise is broken.
    pub check: fn(Arc<dyn Meeting>) -> LocalBoxFuture<'static, ()>,
}

#[doc(hidden)]
#[macro_export]
macro_rules! __bus_case_table {
    ({} $($case:ident,)*) => {
        &[$(BusCase { name: stringify!($case), check: |meeting| Box::pin($case(meeting)) },)*]
    };
}

/// Every promise of a bus.
pub const BUS_CASES: &[BusCase] = crate::with_bus_cases! { __bus_case_table {} };

/// Enough for every test that is not about too little.
const PLENTY: usize = 256;
/// Published last: what came before it has arrived, and nothing else will.
const LAST: &str = "the last one";

async fn publish(bus: &Arc<dyn Bus>, topic: &Topic, text: &str) {
    bus.publish(topic.clone(), Arc::from(text)).await.expect("published");
}

async fn subscribe(bus: &Arc<dyn Bus>, topic: &Topic) -> Subscription {
    bus.subscribe(topic.clone()).await.expect("subscribed")
}

/// What arrives before the last message.
async fn arrived(subscription: &mut Subscription) -> Vec<Delivery> {
    let mut deliveries = Vec::new();
    loop {
        match subscription.next().await.expect("the bus is there") {
            Delivery::Message(text) if &*text == LAST => return deliveries,
            delivery => deliveries.push(delivery),
        }
    }
}

fn messages<'a>(texts: impl IntoIterator<Item = &'a str>) -> Vec<Delivery> {
    texts.into_iter().map(|text| Delivery::Message(text.into())).collect()
}

async fn subscribers_get_what_is_published_on_their_topic_from_then_on(meeting: Arc<dyn Meeting>) {
    let (near, far) = (meeting.join(PLENTY).await, meeting.join(PLENTY).await);
    let topics =
        [Topic::Table(id("t")), Topic::Lobby, Topic::Account(id("t")), Topic::Credentials(id("t"))];
    for topic in &topics {
        publish(&near, topic, "too early").await;
        let mut first = subscribe(&near, topic).await;
        publish(&near, topic, "one").await;
        let mut second = subscribe(&near, topic).await;
        let mut third = subscribe(&far, topic).await;
        for other in topics.iter().filter(|other| *other != topic) {
            publish(&near, other, "elsewhere").await;
        }
        publish(&near, &Topic::Table(id("u")), "elsewhere").await;
        publish(&near, topic, "two").await;
        publish(&near, topic, LAST).await;
        assert_eq!(arrived(&mut first).await, messages(["one", "two"]), "{topic:?}");
        assert_eq!(arrived(&mut second).await, messages(["two"]), "{topic:?}");
        assert_eq!(arrived(&mut third).await, messages(["two"]), "{topic:?}");
    }
}

async fn news_reach_other_servers_in_the_order_of_each_publisher(meeting: Arc<dyn Meeting>) {
    let buses = [meeting.join(PLENTY).await, meeting.join(PLENTY).await];
    let topic = Topic::Table(id("t"));
    let mut listeners = [subscribe(&buses[0], &topic).await, subscribe(&buses[1], &topic).await];
    let publishing = buses.each_ref().map(|bus| {
        let topic = &topic;
        async move {
            for number in 0..50 {
                publish(bus, topic, &number.to_string()).await;
            }
            publish(bus, topic, LAST).await;
        }
    });
    futures_util::future::join_all(publishing).await;
    let expected: Vec<String> = (0..50).map(|number| number.to_string()).collect();
    for listener in &mut listeners {
        // Two publishers, and each has a last one.
        let mut all = arrived(listener).await;
        all.extend(arrived(listener).await);
        for number in &expected {
            let times = all
                .iter()
                .filter(|&delivery| *delivery == Delivery::Message(number.as_str().into()));
            assert_eq!(times.count(), 2, "{number}");
        }
        // Without the second of each pair the first ones are in order, and so are the second ones.
        let mut seen = std::collections::HashSet::new();
        let (first, second): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|delivery| seen.insert(format!("{delivery:?}")));
        let whole = messages(expected.iter().map(String::as_str));
        assert_eq!((first, second), (whole.clone(), whole));
    }
}

async fn a_slow_subscriber_learns_that_it_missed_something_and_goes_on(meeting: Arc<dyn Meeting>) {
    let bus = meeting.join(2).await;
    let mut slow = subscribe(&bus, &Topic::Lobby).await;
    for text in ["1", "2", "3", "4"] {
        publish(&bus, &Topic::Lobby, text).await;
    }
    publish(&bus, &Topic::Lobby, LAST).await;
    let mut expected = vec![Delivery::Missed(3)];
    expected.extend(messages(["4"]));
    assert_eq!(arrived(&mut slow).await, expected);
    publish(&bus, &Topic::Lobby, "5").await;
    publish(&bus, &Topic::Lobby, LAST).await;
    assert_eq!(arrived(&mut slow).await, messages(["5"]));
}

async fn a_topic_nobody_listens_to_is_no_error(meeting: Arc<dyn Meeting>) {
    let bus = meeting.join(PLENTY).await;
    for topic in [Topic::Lobby, Topic::Table(id("nowhere"))] {
        publish(&bus, &topic, "hello?").await;
    }
}

async fn subscribers_come_and_go(meeting: Arc<dyn Meeting>) {
    let (near, far) = (meeting.join(PLENTY).await, meeting.join(PLENTY).await);
    let topic = Topic::Table(id("t"));
    for round in 0..5 {
        let (first, mut second) = (subscribe(&far, &topic).await, subscribe(&far, &topic).await);
        drop(first);
        let text = round.to_string();
        publish(&near, &topic, &text).await;
        publish(&near, &topic, LAST).await;
        assert_eq!(arrived(&mut second).await, messages([&*text]));
        drop(second);
        publish(&near, &topic, "nobody is there").await;
    }
}
