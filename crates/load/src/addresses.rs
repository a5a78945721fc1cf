//! Addresses of this machine to come from.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// Connections from one address to one server: well below the ports that a system gives out, and few enough that the share of one
/// address is not used up by a crowd.
const CONNECTIONS_OF_ONE: usize = 500;

/// Where the connection with this number comes from. One address has ports for some 28,000
/// connections to the same server; a server on this machine can be reached from many addresses.
#[must_use]
pub fn source(server: SocketAddr, number: usize) -> Option<IpAddr> {
    let further = (number / CONNECTIONS_OF_ONE) as u32;
    let is_here = server.is_ipv4() && server.ip().is_loopback();
    (is_here && further > 0).then(|| numbered(further))
}

/// An address of this machine besides 127.0.0.1. Linux knows them all; other systems must be told.
#[must_use]
pub fn numbered(number: u32) -> IpAddr {
    Ipv4Addr::from_bits(Ipv4Addr::LOCALHOST.to_bits() + number).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_will_do_for_a_small_crowd() {
        let here = SocketAddr::from(([127, 0, 0, 1], 7400));
        assert_eq!(source(here, 0), None);
        assert_eq!(source(here, 1_499), Some(IpAddr::from([127, 0, 0, 3])));
        assert_eq!(source(SocketAddr::from(([192, 0, 2, 1], 7400)), 45_000), None);
    }
}
