//! Where a server listens.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use tetrarch_game::Name;
use tokio::net::TcpListener;

use crate::failure::Failure;
use crate::messages::{Wrong, say};

/// The ports that are tried in turn if the call names none.
const PORTS: std::ops::RangeInclusive<u16> = 7400..=7419;

/// Listens at an address or, without one, on this machine only, at the first port that is free.
pub async fn listen(wanted: Option<SocketAddr>) -> Result<TcpListener, Failure> {
    if let Some(address) = wanted {
        let listener = TcpListener::bind(address).await;
        return listener.map_err(|error| Failure::call(problem(address, &error)));
    }
    for port in PORTS {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse => {}
            Err(error) => return Err(Failure::call(problem(address, &error))),
        }
    }
    let (first, last) = (PORTS.start(), PORTS.end());
    let (first, last) = (Name::of(first), Name::of(last));
    Err(Failure::call(say(&Wrong::PortsInUse { first, last })))
}

/// The address to open in a browser on this machine.
pub fn to_open(listening: SocketAddr) -> SocketAddr {
    let ip = match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listening.port())
}

/// What is wrong and what to do about it, in one sentence.
fn problem(address: SocketAddr, error: &io::Error) -> String {
    let ip = address.ip();
    let port = address.port();
    let other = |port| Name::of(&SocketAddr::new(ip, port));
    let address = Name::of(&address);
    say(&match error.kind() {
        ErrorKind::AddrInUse => {
            let next = port.checked_add(1).unwrap_or(*PORTS.start());
            Wrong::AddressInUse { address, other: other(next) }
        }
        ErrorKind::AddrNotAvailable => Wrong::AddressForeign { address, port: Name::of(&port) },
        ErrorKind::PermissionDenied => {
            Wrong::AddressForbidden { address, other: other(*PORTS.start()) }
        }
        _ => Wrong::AddressUnusable { address, reason: error.to_string() },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_to_open_is_one_that_a_browser_can_reach() {
        for (listening, open) in [
            ("127.0.0.1:7400", "127.0.0.1:7400"),
            ("0.0.0.0:80", "127.0.0.1:80"),
            ("[::]:7400", "[::1]:7400"),
            ("192.168.1.2:7400", "192.168.1.2:7400"),
        ] {
            let listening = listening.parse().expect("an address");
            assert_eq!(to_open(listening).to_string(), open);
        }
    }

    #[test]
    fn a_problem_says_what_to_do() {
        let at = |text: &str| text.parse::<SocketAddr>().expect("an address");
        for (address, kind, advice) in [
            ("127.0.0.1:7400", ErrorKind::AddrInUse, "--listen 127.0.0.1:7401"),
            ("127.0.0.1:65535", ErrorKind::AddrInUse, "--listen 127.0.0.1:7400"),
            ("192.0.2.1:7400", ErrorKind::AddrNotAvailable, "--listen 0.0.0.0:7400"),
            ("127.0.0.1:80", ErrorKind::PermissionDenied, "--listen 127.0.0.1:7400"),
        ] {
            let message = problem(at(address), &kind.into());
            assert!(message.contains(address) && message.contains(advice), "{message}");
            assert_eq!(message.lines().count(), 1, "{message}");
        }
    }
}
