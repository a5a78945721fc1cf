//! The address of a NATS server, or of several, without its password where people read it.

use std::fmt;

use async_nats::ServerAddr;
use thiserror::Error;

/// Why this cannot be the address of NATS. No message shows a password.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("this is not the address of a NATS server: write nats://USER:PASSWORD@HOST:PORT")]
pub struct NatsError;

/// One or more servers of a cluster, separated by commas.
#[derive(Clone, Debug)]
pub(crate) struct Address(pub(crate) Vec<ServerAddr>);

impl Address {
    pub(crate) fn parse(url: &str) -> Result<Address, NatsError> {
        let servers = url.split(',').map(|one| {
            let is_nats = one.starts_with("nats://") || one.starts_with("tls://");
            let address: ServerAddr = one.parse().map_err(|_| NatsError)?;
            if is_nats && !address.host().is_empty() { Ok(address) } else { Err(NatsError) }
        });
        servers.collect::<Result<_, _>>().map(Address)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, server) in self.0.iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(formatter, "{comma}{}:{}", server.host(), server.port())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let address = Address::parse("nats://ada:secret@one:4333,nats://two").expect("an address");
        assert_eq!(address.to_string(), "one:4333, two:4222");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for wrong in ["", "localhost", "http://localhost", "nats://", "nats://a,", "postgres://a/b"]
        {
            assert!(Address::parse(wrong).is_err(), "{wrong}");
        }
    }
}
