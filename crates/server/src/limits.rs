//! Rate limits per address.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::Clock as _;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use tetrarch_store::AccountId;

use crate::cluster::Gossip;
use crate::config::ServerLimits;
use crate::counter::{Counted, Counter};
use crate::refusal::Refusal;
use crate::shares::Buckets;

/// A burst may be this number of seconds' worth.
const BURST_SECONDS: NonZeroU32 = NonZeroU32::new(5).expect("not zero");
/// After how many addresses those that were quiet are forgotten.
const ADDRESSES: usize = 10_000;
/// Connections of one address that are no WebSockets: a browser has six at most.
const CONNECTIONS: u32 = 100;

/// Tables that one address may make at once, and after what time one more.
const TABLES: u32 = 250;
const TABLE_EVERY: Duration = Duration::from_secs(1);
/// The same for accounts.
const ACCOUNTS: u32 = 100;
const ACCOUNT_EVERY: Duration = Duration::from_secs(60);
/// The same for the games that were played in a browser, for each account.
const LOCAL_GAMES: u32 = 200;
const LOCAL_GAME_EVERY: Duration = Duration::from_secs(600);

/// What each address does.
#[derive(Clone)]
pub(crate) struct Addresses {
    requests: Option<Arc<DefaultKeyedRateLimiter<IpAddr>>>,
    sockets: Counter,
    connections: Counter,
    /// What stays when a request is over: none where requests are not limited.
    lasting: Option<Arc<Lasting>>,
}

/// What each address leaves behind.
struct Lasting {
    tables: Buckets<IpAddr>,
    accounts: Buckets<IpAddr>,
    local_games: Buckets<AccountId>,
}

impl Addresses {
    /// The limits of this server. What lasts is counted together with other servers.
    pub(crate) fn new(limits: &ServerLimits, gossip: &Gossip) -> Self {
        let requests = limits.requests_per_second.map(|rate| {
            let burst = rate.saturating_mul(BURST_SECONDS);
            Arc::new(RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst)))
        });
        // Where WebSockets are not limited, connections need not be.
        let connections = limits.connections.map(|_| CONNECTIONS);
        let (sockets, connections) = (Counter::new(limits.connections), Counter::new(connections));
        let lasting = limits.requests_per_second.map(|_| {
            Arc::new(Lasting {
                tables: Buckets::new(TABLES, TABLE_EVERY).shared("tables", gossip),
                accounts: Buckets::new(ACCOUNTS, ACCOUNT_EVERY).shared("accounts", gossip),
                local_games: Buckets::new(LOCAL_GAMES, LOCAL_GAME_EVERY)
                    .shared("local-games", gossip),
            })
        });
        Self { requests, sockets, connections, lasting }
    }

    /// Counts a request.
    pub(crate) fn check_request(&self, address: IpAddr) -> Result<(), Refusal> {
        let Some(requests) = &self.requests else { return Ok(()) };
        if requests.len() > ADDRESSES {
            requests.retain_recent();
        }
        check_rate(requests, household(address))
    }

    /// Counts a new table.
    pub(crate) fn check_table(&self, address: IpAddr) -> Result<(), Refusal> {
        let Some(lasting) = &self.lasting else { return Ok(()) };
        lasting.tables.take(household(address)).map_err(Refusal::TooManyTables)
    }

    /// Counts a new account: each has a share of its own within the share of its address.
    pub(crate) fn check_account(&self, address: IpAddr) -> Result<(), Refusal> {
        let Some(lasting) = &self.lasting else { return Ok(()) };
        lasting.accounts.take(household(address)).map_err(Refusal::TooManyAccounts)
    }

    /// Counts a game that was played in a browser and comes to an account: as a table, and for the account.
    pub(crate) fn check_local_game(
        &self,
        address: IpAddr,
        account: &AccountId,
    ) -> Result<(), Refusal> {
        let Some(lasting) = &self.lasting else { return Ok(()) };
        lasting.tables.take(household(address)).map_err(Refusal::TooManyTables)?;
        lasting.local_games.take(account.clone()).map_err(Refusal::TooManyLocalGames)
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

/// Counts one.
///
/// # Errors
/// If it is one too many: when it would not be.
pub(crate) fn check_rate(
    rate: &DefaultKeyedRateLimiter<IpAddr>,
    address: IpAddr,
) -> Result<(), Refusal> {
    let now = rate.clock().now();
    rate.check_key(&address).map_err(|until| Refusal::TooMany(until.wait_time_from(now)))
}

/// One household has one IPv4 address, or a whole /64 of IPv6.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

/// How often one connection may speak.
pub(crate) fn messages(limits: &ServerLimits) -> DefaultDirectRateLimiter {
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
        let addresses = Addresses::new(
            &ServerLimits { requests_per_second: rate, ..ServerLimits::default() },
            &Gossip::default(),
        );
        let flood = (0..100).filter(|_| addresses.check_request([192, 0, 2, 1].into()).is_ok());
        assert!(flood.count() < 10);
        assert!(addresses.check_request([192, 0, 2, 2].into()).is_ok());
    }

    #[test]
    fn an_address_may_make_so_many_tables_and_accounts() {
        let addresses = Addresses::new(&ServerLimits::default(), &Gossip::default());
        let one = IpAddr::from([192, 0, 2, 1]);
        let other = IpAddr::from([192, 0, 2, 2]);
        let made = (0..1_000).filter(|_| addresses.check_table(one).is_ok()).count();
        assert!((TABLES as usize..TABLES as usize + 10).contains(&made), "{made}");
        let made = (0..1_000).filter(|_| addresses.check_account(one).is_ok()).count();
        assert!((ACCOUNTS as usize..ACCOUNTS as usize + 10).contains(&made), "{made}");
        assert!(addresses.check_table(other).is_ok() && addresses.check_account(other).is_ok());
        let account: AccountId = "ada".parse().expect("an id");
        let kept = (0..1_000).filter(|_| addresses.check_local_game(other, &account).is_ok());
        assert_eq!(kept.count(), LOCAL_GAMES as usize);
        let unlimited = ServerLimits { requests_per_second: None, ..ServerLimits::default() };
        let addresses = Addresses::new(&unlimited, &Gossip::default());
        assert!((0..1_000).all(|_| addresses.check_table(one).is_ok()));
    }

    #[test]
    fn a_household_of_ipv6_counts_as_one() {
        let addresses = Addresses::new(
            &ServerLimits { connections: Some(1), ..ServerLimits::default() },
            &Gossip::default(),
        );
        let _first = addresses.connect("2001:db8::1".parse().expect("an address"));
        assert!(addresses.connect("2001:db8::2".parse().expect("an address")).is_err());
        assert!(addresses.connect("2001:db8:0:1::1".parse().expect("an address")).is_ok());
    }
}
