//! The queue of push messages. A slow or dead push service delays only the people who use it.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use tetrarch_store::Person;

use super::delivery::PushMessage;
use crate::shares::{FairQueue, Owner};

/// The services of the browsers that nearly everyone uses. No one else answers at these names, so each has
/// connections of its own; all others share some.
const WELL_KNOWN: [&str; 4] =
    ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];
/// Messages on their way at the same time: to a well-known service, to another, and to all others together.
const TO_WELL_KNOWN: usize = 8;
const TO_OTHER: usize = 2;
const TO_ALL_OTHERS: usize = 16;
/// How many messages may wait: for one person at one service, and in all.
const WAITING_EACH: usize = 16;
const WAITING: usize = 256;
/// After this number of messages in a row that did not arrive, a service is left alone: for a minute at first, and for an
/// hour at last.
const FAILURES: u32 = 3;
const SHORTEST_REST: Duration = Duration::from_secs(60);
const LONGEST_REST: Duration = Duration::from_secs(3_600);
/// After how many services those that were quiet are forgotten.
const MOST_SERVICES: usize = 10_000;

/// The number of a push service.
pub(super) type Service = u64;

/// Messages that wait. Services have their turns, and within a service the people who are told by it.
pub(super) struct Outbox {
    waiting: FairQueue<(Service, PushMessage)>,
    well_known: HashSet<Service>,
    on_their_way: HashMap<Service, usize>,
    failing: HashMap<Service, Failing>,
}

/// A service that did not take the last messages.
#[derive(Clone, Copy, Debug)]
struct Failing {
    failures: u32,
    since: Instant,
}

impl Failing {
    /// Whether the service is left alone at this moment.
    fn rests(self, now: Instant) -> bool {
        let Some(doublings) = self.failures.checked_sub(FAILURES) else { return false };
        let rest = SHORTEST_REST.saturating_mul(2_u32.saturating_pow(doublings)).min(LONGEST_REST);
        now.saturating_duration_since(self.since) < rest
    }
}

impl Outbox {
    pub(super) fn new() -> Self {
        Self {
            waiting: FairQueue::new(WAITING_EACH, WAITING),
            well_known: WELL_KNOWN.map(number).into(),
            on_their_way: HashMap::new(),
            failing: HashMap::new(),
        }
    }

    /// Puts in a message to a person; whether it will be sent.
    pub(super) fn put(&mut self, person: &Person, message: PushMessage, now: Instant) -> bool {
        let owner = Owner::of_service(&name_of(&message), person);
        let service = owner.address();
        let rests = self.failing.get(&service).is_some_and(|failing| failing.rests(now));
        !rests
            && self.waiting.len() < 2 * WAITING
            && self.waiting.push(owner, (service, message)).is_ok()
    }

    /// The next message, and where it goes. It counts until [`note`](Self::note) is told what became of it.
    pub(super) fn next(&mut self) -> Option<(Service, PushMessage)> {
        let Self { waiting, well_known, on_their_way, .. } = self;
        let to_others: usize = on_their_way
            .iter()
            .filter(|(service, _)| !well_known.contains(service))
            .map(|(_, count)| count)
            .sum();
        let may = |service: Service| {
            let count = on_their_way.get(&service).copied().unwrap_or(0);
            if well_known.contains(&service) {
                count < TO_WELL_KNOWN
            } else {
                count < TO_OTHER && to_others < TO_ALL_OTHERS
            }
        };
        let (_, (service, message)) = waiting.pop_if(may)?;
        *on_their_way.entry(service).or_default() += 1;
        Some((service, message))
    }

    /// Notes whether a message has arrived.
    pub(super) fn note(&mut self, service: Service, is_reached: bool, now: Instant) {
        if let Some(count) = self.on_their_way.get_mut(&service) {
            *count -= 1;
            if *count == 0 {
                self.on_their_way.remove(&service);
            }
        }
        if is_reached {
            self.failing.remove(&service);
            return;
        }
        if self.failing.len() >= MOST_SERVICES {
            self.failing.retain(|_, failing| failing.rests(now));
        }
        let failing = self.failing.entry(service).or_insert(Failing { failures: 0, since: now });
        *failing = Failing { failures: failing.failures.saturating_add(1), since: now };
        if failing.rests(now) {
            self.waiting.retain(|(other, _)| *other != service);
        }
    }
}

/// What the service of a message is called: a well-known one has many hosts.
fn name_of(message: &PushMessage) -> String {
    let host = &message.endpoint.host;
    let is_of = |name: &&str| {
        host.strip_suffix(name).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    match WELL_KNOWN.iter().copied().find(is_of) {
        Some(name) if message.endpoint.is_secure => name.to_owned(),
        _ => format!("{host}:{}", message.endpoint.port),
    }
}

fn number(name: &str) -> Service {
    Owner::of_service(name, &Person::Guest("nobody".parse().expect("an id"))).address()
}

#[cfg(test)]
mod tests {
    use super::super::endpoint::Endpoint;
    use super::*;

    const ANYONE: &str = "anyone";

    fn person(name: &str) -> Person {
        Person::Guest(name.parse().expect("an id"))
    }

    fn message(endpoint: &str) -> PushMessage {
        PushMessage {
            endpoint: Endpoint::read(endpoint, false).expect("an endpoint"),
            authorization: String::new(),
            topic: String::new(),
            sealed: Vec::new(),
        }
    }

    fn put(outbox: &mut Outbox, to: &str, endpoint: &str, now: Instant) -> bool {
        outbox.put(&person(to), message(endpoint), now)
    }

    /// The hosts of the messages that go now.
    fn going(outbox: &mut Outbox) -> Vec<String> {
        std::iter::from_fn(|| outbox.next()).map(|(_, message)| message.endpoint.host).collect()
    }

    #[test]
    fn services_that_do_not_answer_hold_up_no_other() {
        let (mut outbox, now) = (Outbox::new(), Instant::now());
        for service in 0..40 {
            for message in 0..10 {
                let slow = format!("https://slow{service}.example/{message}");
                put(&mut outbox, &format!("mallory{service}"), &slow, now);
            }
        }
        assert_eq!(
            going(&mut outbox).len(),
            TO_ALL_OTHERS,
            "so many are on their way, and no more"
        );
        for host in ["fcm.googleapis.com", "web.push.apple.com"] {
            assert!(put(&mut outbox, ANYONE, &format!("https://{host}/1"), now), "{host}");
            assert_eq!(going(&mut outbox), [host]);
        }
        // A name that only looks like one of these is one of the others.
        for host in ["evil-push.apple.com", "push.apple.com.evil.example"] {
            put(&mut outbox, ANYONE, &format!("https://{host}/1"), now);
            assert_eq!(going(&mut outbox), Vec::<String>::new(), "{host}");
        }
    }

    #[test]
    fn one_service_takes_few_of_the_connections_that_all_share() {
        let (mut outbox, now) = (Outbox::new(), Instant::now());
        for message in 0..10 {
            put(&mut outbox, ANYONE, &format!("https://slow.example/{message}"), now);
        }
        put(&mut outbox, ANYONE, "https://quick.example/", now);
        assert_eq!(going(&mut outbox), ["slow.example", "quick.example", "slow.example"]);
    }

    #[test]
    fn a_dead_service_is_left_alone_for_longer_and_longer() {
        let (mut outbox, now) = (Outbox::new(), Instant::now());
        let dead = "https://dead.example/";
        let fail = |outbox: &mut Outbox, now| {
            let (service, _) = outbox.next().expect("a message");
            outbox.note(service, false, now);
        };
        for _ in 0..5 {
            assert!(put(&mut outbox, ANYONE, dead, now));
        }
        for _ in 0..FAILURES {
            fail(&mut outbox, now);
        }
        assert!(outbox.next().is_none(), "what waited is not sent");
        assert!(!put(&mut outbox, ANYONE, dead, now + SHORTEST_REST / 2));
        let later = now + SHORTEST_REST;
        assert!(put(&mut outbox, ANYONE, dead, later));
        fail(&mut outbox, later);
        assert!(!put(&mut outbox, ANYONE, dead, later + SHORTEST_REST));
        let later = later + 2 * SHORTEST_REST;
        assert!(put(&mut outbox, ANYONE, dead, later));
        let (service, _) = outbox.next().expect("a message");
        outbox.note(service, true, later);
        assert!(put(&mut outbox, ANYONE, dead, later), "it is alive again");
    }
}
