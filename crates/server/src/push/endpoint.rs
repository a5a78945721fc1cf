//! Where a push service listens. The address comes from a client, so it must not lead into the private network.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::Uri;

use crate::refusal::{Refusal, Wrong};

/// The longest address of a push service.
const LONGEST: usize = 1_024;

/// Where a push service listens.
#[derive(Clone, Debug)]
pub(super) struct Endpoint {
    pub(super) uri: Uri,
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) is_secure: bool,
}

impl Endpoint {
    /// Reads an address. Where this machine is allowed, for tests, HTTP is allowed to it as well.
    pub(super) fn read(text: &str, allows_loopback: bool) -> Result<Self, Refusal> {
        if text.len() > LONGEST {
            return Err(Refusal::invalid(&Wrong::EndpointLength { most: LONGEST }));
        }
        let uri: Uri = text.parse().map_err(|_| Refusal::invalid(&Wrong::EndpointUrl))?;
        let is_secure = uri.scheme_str() == Some("https");
        let is_allowed_loopback = allows_loopback && uri.scheme_str() == Some("http");
        if !is_secure && !is_allowed_loopback {
            return Err(Refusal::invalid(&Wrong::EndpointHttps));
        }
        let none = || Refusal::invalid(&Wrong::EndpointHost);
        let authority = uri.authority().ok_or_else(none)?;
        if authority.as_str().contains('@') {
            return Err(Refusal::invalid(&Wrong::EndpointPassword));
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let port = authority.port_u16().unwrap_or(if is_secure { 443 } else { 80 });
        let is_here = host.parse().is_ok_and(|address| !may_reach(address, allows_loopback));
        if host.is_empty() || is_here {
            return Err(Refusal::invalid(&Wrong::EndpointPrivate));
        }
        Ok(Self { uri, host, port, is_secure })
    }

    /// The service as it is named in statements to it.
    pub(super) fn origin(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        let authority = self.uri.authority().map_or("", |authority| authority.as_str());
        format!("{scheme}://{authority}")
    }

    /// An address of the host that may be reached. It is connected to by this address, so that a name
    /// that is looked up a second time leads nowhere else.
    pub(super) async fn look_up(&self, allows_loopback: bool) -> io::Result<SocketAddr> {
        let mut found = tokio::net::lookup_host((self.host.as_str(), self.port)).await?;
        let public = found.find(|address| may_reach(address.ip(), allows_loopback));
        public.ok_or_else(|| io::Error::other("the host has no public address"))
    }
}

fn may_reach(address: IpAddr, allows_loopback: bool) -> bool {
    let address = address.to_canonical();
    is_public(address) || (allows_loopback && address.is_loopback())
}

/// Whether an address is one of the public internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let is_shared = first == 100 && (64..128).contains(&second);
    let is_reserved = first == 0 || first >= 224 || (first, second, third) == (192, 0, 0);
    let is_for_benchmarks = first == 198 && (18..20).contains(&second);
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || is_shared
        || is_reserved
        || is_for_benchmarks)
}

/// Global unicast without what carries other addresses inside: NAT64, 6to4 and Teredo.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    let is_global = segments[0] & 0xe000 == 0x2000;
    let is_special = segments[0] == 0x2001 && segments[1] < 0x0200;
    let is_example = segments[0] == 0x2001 && segments[1] == 0x0db8 || segments[0] == 0x3fff;
    is_global && !is_special && !is_example && segments[0] != 0x2002
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endpoints_are_on_the_public_internet() {
        assert!(Endpoint::read("https://push.example/abc?d=e", false).is_ok());
        assert!(Endpoint::read("https://[2606:4700::1]:8443/a", false).is_ok());
        for wrong in [
            "http://push.example/abc",
            "ftp://push.example/",
            "https://user@push.example/",
            "https:///abc",
            "/abc",
            "",
            "https://127.0.0.1/",
            "https://127.0.0.1:7400/api/session",
            "https://10.0.0.1/",
            "https://192.168.1.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/",
            "https://0.0.0.0/",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[64:ff9b::7f00:1]/",
            "https://[2002:7f00:1::]/",
            "https://[fd00::1]/",
            "https://[fe80::1]/",
        ] {
            assert!(Endpoint::read(wrong, false).is_err(), "{wrong}");
        }
        assert!(Endpoint::read("http://127.0.0.1:1234/push", true).is_ok());
        assert!(Endpoint::read("http://10.0.0.1/push", true).is_err());
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_not_followed() {
        let endpoint = Endpoint::read("https://localhost/", false).expect("a name");
        assert!(endpoint.look_up(false).await.is_err());
    }
}
