//! What a bus promises.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::future::LocalBoxFuture;
use tetrarch_store::{AskError, Bus, Delivery, Request, ServerId, Subscription, Topic};

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
    let topics = [
        Topic::Table(id("t")),
        Topic::Lobby,
        Topic::Account(id("t")),
        Topic::Credentials(id("t")),
        Topic::Servers,
        Topic::Jobs,
    ];
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
        // To another server news are under way for a moment: what was said just before may arrive as well.
        let heard = arrived(&mut third).await;
        let whole = messages(["too early", "one", "two"]);
        assert!(!heard.is_empty() && whole.ends_with(&heard), "{topic:?}: {heard:?}");
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
    const NOBODY: &str = "nobody is there";
    let unheard = Delivery::Message(NOBODY.into());
    for round in 0..5 {
        let (first, mut second) = (subscribe(&far, &topic).await, subscribe(&far, &topic).await);
        drop(first);
        let text = round.to_string();
        publish(&near, &topic, &text).await;
        publish(&near, &topic, LAST).await;
        // What another server published just before may arrive as well.
        let heard = arrived(&mut second).await;
        let since: Vec<_> = heard.into_iter().filter(|delivery| *delivery != unheard).collect();
        assert_eq!(since, messages([&*text]));
        drop(second);
        publish(&near, &topic, NOBODY).await;
    }
}

/// Longer than any answer takes.
const LONG: Duration = Duration::from_secs(60);

fn server(name: &str) -> ServerId {
    name.parse().expect("an id")
}

async fn ask(bus: &Arc<dyn Bus>, name: &str, text: &str) -> Result<Arc<str>, AskError> {
    bus.ask(&server(name), text.into(), LONG).await
}

async fn a_server_is_asked_and_answers_several_at_once(meeting: Arc<dyn Meeting>) {
    let (near, far) = (meeting.join(PLENTY).await, meeting.join(PLENTY).await);
    let mut requests = far.hear(server("far")).await.expect("heard");
    let answering = async {
        // The first two are answered in the other order.
        let first = requests.next().await.expect("a request");
        let second = requests.next().await.expect("a request");
        for Request { message, answer } in [second, first] {
            answer.send(format!("{message}!").into()).expect("somebody waits");
        }
        let third = requests.next().await.expect("a request");
        third.answer.send("third!".into()).expect("somebody waits");
    };
    let asking = async {
        let two =
            futures_util::future::join(ask(&near, "far", "one"), ask(&near, "far", "two")).await;
        assert_eq!(two, (Ok("one!".into()), Ok("two!".into())));
        assert_eq!(ask(&near, "far", "three").await, Ok("third!".into()));
    };
    futures_util::future::join(answering, asking).await;
}

async fn a_server_that_is_not_there_is_known_at_once(meeting: Arc<dyn Meeting>) {
    let (near, far) = (meeting.join(PLENTY).await, meeting.join(PLENTY).await);
    assert_eq!(ask(&near, "far", "anybody?").await, Err(AskError::Nobody));
    let requests = far.hear(server("far")).await.expect("heard");
    drop(requests);
    // It takes a moment until everybody knows that it has gone.
    let brief = Duration::from_millis(20);
    while near.ask(&server("far"), "anybody?".into(), brief).await != Err(AskError::Nobody) {}
}

async fn a_server_that_does_not_answer_is_not_waited_for_longer_than_one_has_patience(
    meeting: Arc<dyn Meeting>,
) {
    let (near, far) = (meeting.join(PLENTY).await, meeting.join(PLENTY).await);
    let mut requests = far.hear(server("far")).await.expect("heard");
    let brief = Duration::from_millis(50);
    let asked = near.ask(&server("far"), "well?".into(), brief).await;
    assert_eq!(asked, Err(AskError::NoAnswer));
    let request = requests.next().await.expect("it was heard");
    assert_eq!(&*request.message, "well?");
}

async fn after_a_lost_connection_listeners_know_that_they_missed_something_and_hear_again(
    meeting: Arc<dyn Meeting>,
) {
    let (near, far) = (meeting.join(PLENTY).await, meeting.join(PLENTY).await);
    let topic = Topic::Table(id("t"));
    let mut news = subscribe(&far, &topic).await;
    let was_lost = meeting.interrupt().await;
    let mut knows = !was_lost;
    loop {
        publish(&near, &topic, "again").await;
        match tokio::time::timeout(Duration::from_millis(20), news.next()).await {
            Ok(Some(Delivery::Missed(_))) => knows = true,
            Ok(Some(Delivery::Message(text))) => {
                assert_eq!(&*text, "again");
                // What came before the connection was lost may come as well.
                if knows {
                    return;
                }
            }
            Ok(None) => panic!("the bus is there"),
            Err(_) => {}
        }
    }
}

async fn after_a_lost_connection_servers_can_be_asked_again(meeting: Arc<dyn Meeting>) {
    let (near, far) = (meeting.join(PLENTY).await, meeting.join(PLENTY).await);
    let mut requests = far.hear(server("far")).await.expect("heard");
    meeting.interrupt().await;
    let asking = async {
        let brief = Duration::from_millis(50);
        while near.ask(&server("far"), "well?".into(), brief).await.is_err() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let answering = async {
        while let Some(request) = requests.next().await {
            // Some who asked have stopped waiting.
            let _ = request.answer.send("yes".into());
        }
    };
    tokio::select! {
        () = asking => {}
        () = answering => panic!("the bus is there"),
    }
}
