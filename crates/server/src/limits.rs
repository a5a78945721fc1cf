//! How often, and how many at once.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Limits;
use crate::counter::{Counted, Counter};
use crate::refusal::Refusal;

/// A burst may be so many seconds' worth.
const BURST_SECONDS: NonZeroU32 = NonZeroU32::new(5).expect("not zero");
/// After how many addresses those that were quiet are forgotten.
const ADDRESSES: usize = 10_000;
/// Connections of one address that are no WebSockets: a browser has six at most.
const CONNECTIONS: u32 = 100;

/// What each address does.
#[derive(Clone)]
pub(crate) struct Addresses {
    requests: Option<Arc<DefaultKeyedRateLimiter<IpAddr>>>,
    sockets: Counter,
    connections: Counter,
}

impl Addresses {
    pub(crate) fn new(limits: &Limits) -> Self {
        let requests = limits.requests_per_second.map(|rate| {
            let burst = rate.saturating_mul(BURST_SECONDS);
            Arc::new(RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst)))
        });
        // Where WebSockets are not limited, connections need not be.
        let connections = limits.connections.map(|_| CONNECTIONS);
        let (sockets, connections) = (Counter::new(limits.connections), Counter::new(connections));
        Self { requests, sockets, connections }
    }

    /// Counts a request.
    pub(crate) fn check_request(&self, address: IpAddr) -> Result<(), Refusal> {
        let Some(requests) = &self.requests else { return Ok(()) };
        if requests.len() > ADDRESSES {
            requests.retain_recent();
        }
        requests.check_key(&household(address)).map_err(|_| Refusal::TooMany)
    }

    /// Counts a WebSocket.
    pub(crate) fn connect(&self, address: IpAddr) -> Result<Counted, Refusal> {
        self.sockets.count(household(address))
    }

    /// Counts a connection that is no WebSocket, or not yet.
    pub(crate) fn enter(&self, address: IpAddr) -> Result<Counted, Refusal> {
        self.connections.count(household(address))
    }
}

/// One household has one IPv4 address, or a whole /64 of IPv6.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

/// How often one connection may speak.
pub(crate) fn messages(limits: &Limits) -> DefaultDirectRateLimiter {
    let rate = limits.messages_per_second;
    let burst = rate.saturating_mul(BURST_SECONDS);
    RateLimiter::direct(Quota::per_second(rate).allow_burst(burst))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_ask_so_often() {
        let rate = NonZeroU32::new(1);
        let addresses = Addresses::new(&Limits { requests_per_second: rate, ..Limits::default() });
        let flood = (0..100).filter(|_| addresses.check_request([192, 0, 2, 1].into()).is_ok());
        assert!(flood.count() < 10);
        assert!(addresses.check_request([192, 0, 2, 2].into()).is_ok());
    }

    #[test]
    fn a_household_of_ipv6_counts_as_one() {
        let addresses = Addresses::new(&Limits { connections: Some(1), ..Limits::default() });
        let _first = addresses.connect("2001:db8::1".parse().expect("an address"));
        assert!(addresses.connect("2001:db8::2".parse().expect("an address")).is_err());
        assert!(addresses.connect("2001:db8:0:1::1".parse().expect("an address")).is_ok());
    }
}
