//! What a bus promises, asked of one through a real NATS server.
#![cfg(unix)]

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tetrarch_bus_nats::NatsBus;
use tetrarch_store::{AskError, Bus, Delivery, ServerId, Topic};
use tetrarch_store_conformance::Meeting;
use tetrarch_store_conformance::programs::Nats;

/// A NATS server of its own.
struct Server(Nats);

#[async_trait]
impl Meeting for Server {
    async fn join(&self, capacity: usize) -> Arc<dyn Bus> {
        let bus = NatsBus::connect(&self.0.url(), capacity).await.expect("an address");
        until(|| bus.trouble().is_none()).await;
        Arc::new(bus)
    }

    async fn interrupt(&self) -> bool {
        self.0.stop();
        self.0.restart();
        true
    }
}

async fn until(mut is_so: impl FnMut() -> bool) {
    while !is_so() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

tetrarch_store_conformance::bus_tests!(async { Server(Nats::start()) });

#[tokio::test]
async fn a_server_begins_without_nats_and_serves_itself() {
    let nats = Nats::start();
    nats.stop();
    let alone = NatsBus::connect(&nats.url(), 16).await.expect("an address");
    assert!(alone.trouble().is_some());
    let mut news = alone.subscribe(Topic::Lobby).await.expect("subscribed");
    alone.publish(Topic::Lobby, "here".into()).await.expect("published");
    let first = futures_util::StreamExt::next(&mut news).await;
    assert_eq!(first, Some(Delivery::Message("here".into())));
    let other = "other".parse().expect("an id");
    let asked = alone.ask(&other, "?".into(), Duration::from_secs(1)).await;
    assert!(matches!(asked, Err(AskError::Bus(_))), "{asked:?}");

    nats.restart();
    until(|| alone.trouble().is_none()).await;
    let friend = NatsBus::connect(&nats.url(), 16).await.expect("an address");
    until(|| friend.trouble().is_none()).await;
    // It may have missed something before it could hear others; from then on it hears them.
    let missed = futures_util::StreamExt::next(&mut news).await;
    assert_eq!(missed, Some(Delivery::Missed(1)));
    loop {
        friend.publish(Topic::Lobby, "there".into()).await.expect("published");
        let heard = futures_util::StreamExt::next(&mut news);
        match tokio::time::timeout(Duration::from_millis(50), heard).await {
            Ok(Some(Delivery::Message(text))) => {
                assert_eq!(&*text, "there");
                break;
            }
            Ok(Some(Delivery::Missed(_))) | Err(_) => {}
            Ok(None) => panic!("the bus is there"),
        }
    }
}

#[tokio::test]
async fn news_that_are_too_large_are_known_to_be_missed() {
    let nats = Server(Nats::start());
    let (near, far) = (nats.join(16).await, nats.join(16).await);
    let mut news = far.subscribe(Topic::Lobby).await.expect("subscribed");
    let large = "x".repeat(2 * 1024 * 1024);
    near.publish(Topic::Lobby, large.into()).await.expect("published");
    let missed = futures_util::StreamExt::next(&mut news).await;
    assert_eq!(missed, Some(Delivery::Missed(1)));
}

#[tokio::test]
async fn an_answer_that_is_too_large_is_no_silence() {
    let nats = Server(Nats::start());
    let (near, far) = (nats.join(16).await, nats.join(16).await);
    let id: ServerId = "far".parse().expect("an id");
    let mut requests = far.hear(id.clone()).await.expect("heard");
    tokio::spawn(async move {
        while let Some(request) = futures_util::StreamExt::next(&mut requests).await {
            let size = request.message.parse().expect("a number");
            let _ = request.answer.send("x".repeat(size).into());
        }
    });
    let ask =
        async |size: usize| near.ask(&id, size.to_string().into(), Duration::from_secs(60)).await;
    assert_eq!(ask(500_000).await.map(|answer| answer.len()), Ok(500_000));
    assert!(matches!(ask(2_000_000).await, Err(AskError::Bus(_))));
}
