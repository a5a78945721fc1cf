//! How often, and how many at once.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Limits;
use crate::refusal::Refusal;

/// A burst may be so many seconds' worth.
const BURST_SECONDS: NonZeroU32 = NonZeroU32::new(5).expect("not zero");
/// After how many addresses those that were quiet are forgotten.
const ADDRESSES: usize = 10_000;

/// What each address does.
#[derive(Clone)]
pub(crate) struct Addresses(Arc<Inner>);

struct Inner {
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    most_connections: Option<u32>,
    connections: Mutex<HashMap<IpAddr, u32>>,
}

/// A connection that counts until it is dropped.
pub(crate) struct CountedConnection {
    addresses: Addresses,
    address: IpAddr,
}

impl Addresses {
    pub(crate) fn new(limits: &Limits) -> Self {
        let requests = limits.requests_per_second.map(|rate| {
            let burst = rate.saturating_mul(BURST_SECONDS);
            RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst))
        });
        Self(Arc::new(Inner {
            requests,
            most_connections: limits.connections,
            connections: Mutex::default(),
        }))
    }

    /// Counts a request.
    pub(crate) fn check_request(&self, address: IpAddr) -> Result<(), Refusal> {
        let Some(requests) = &self.0.requests else { return Ok(()) };
        if requests.len() > ADDRESSES {
            requests.retain_recent();
        }
        requests.check_key(&household(address)).map_err(|_| Refusal::TooMany)
    }

    /// Counts a connection.
    pub(crate) fn connect(&self, address: IpAddr) -> Result<CountedConnection, Refusal> {
        let address = household(address);
        let mut connections = self.lock();
        let count = connections.entry(address).or_default();
        if self.0.most_connections.is_some_and(|most| *count >= most) {
            return Err(Refusal::TooMany);
        }
        *count += 1;
        drop(connections);
        Ok(CountedConnection { addresses: self.clone(), address })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.0.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for CountedConnection {
    fn drop(&mut self) {
        let mut connections = self.addresses.lock();
        if let Some(count) = connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.address);
            }
        }
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
    fn an_address_may_have_so_many_connections_at_once() {
        let addresses = Addresses::new(&Limits { connections: Some(2), ..Limits::default() });
        let one = IpAddr::from([192, 0, 2, 1]);
        let first = addresses.connect(one).expect("one is allowed");
        let _second = addresses.connect(one).expect("two are allowed");
        assert!(addresses.connect(one).is_err());
        assert!(addresses.connect(IpAddr::from([192, 0, 2, 2])).is_ok());
        drop(first);
        assert!(addresses.connect(one).is_ok());
    }

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
