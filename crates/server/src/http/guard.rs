//! Which requests are allowed at all: by origin and by rate.

use std::net::{IpAddr, SocketAddr};

use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, HeaderName, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::Response;
use futures_util::StreamExt as _;
use tokio::time::timeout;

use super::App;
use super::extract::{changes_something, refuse};
use super::lines;
use crate::config::Config;
use crate::pressure::Urgency;
use crate::refusal::Refusal;
use crate::shares::Owner;
use crate::time::stored;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The address that a request came from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller(pub(crate) IpAddr);

/// Lets a request through, or rejects it before it causes any work.
pub(crate) async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let caller = caller(request.headers(), peer, &app.services.config);
    let opens_socket = request.headers().contains_key(UPGRADE);
    let checked = if changes_something(&request) || opens_socket {
        check_origin(request.headers(), &app.services.config)
    } else {
        Ok(())
    };
    let now = stored(app.services.time.now());
    let let_in = || app.services.blocks.check_address(caller, now);
    let checked =
        checked.and_then(|()| let_in()).and_then(|()| app.addresses.check_request(caller));
    if let Err(refusal) = checked {
        app.services.metrics.refusals.inc();
        return refuse(refusal);
    }
    let place = if can_wait(&request) && !opens_socket {
        app.services.pressure.admit(Urgency::Other).map(Some)
    } else {
        Ok(None)
    };
    let place = match place {
        Ok(place) => place,
        Err(refusal) => {
            app.services.metrics.refusals.inc();
            return refuse(refusal);
        }
    };
    request.extensions_mut().insert(Caller(caller));
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let longest = app.services.config.limits.request;
    let answer = timeout(longest, Owner::new(caller, None).scope(next.run(request))).await;
    drop(place);
    let answer = answer.unwrap_or_else(|_| refuse(Refusal::SlowRequest));
    tracing::debug!(%method, path, status = answer.status().as_u16(), "answered");
    if lines::goes_on(&answer) { until_blocked(answer, &app, caller) } else { answer }
}

/// An answer that goes on ends when its reader is blocked.
fn until_blocked(answer: Response, app: &App, caller: IpAddr) -> Response {
    let (blocks, time) = (app.services.blocks.clone(), app.services.time.clone());
    let blocked = blocks.until_blocked(caller, time);
    answer.map(|body| Body::from_stream(body.into_data_stream().take_until(blocked)))
}

/// Whether a request can wait until the players are served: whatever only reads, and new tables. The state of the server is told
/// at all times.
fn can_wait(request: &Request) -> bool {
    let path = request.uri().path();
    let is_new_table = request.method() == Method::POST && path == "/api/tables";
    let reads = request.method() == Method::GET && path.starts_with("/api/");
    is_new_table || reads
}

/// The address of the client, or of the proxy's client where the proxy is believed.
fn caller(headers: &HeaderMap, peer: SocketAddr, config: &Config) -> IpAddr {
    let forwarded = || {
        let text = headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
        // The last address is the one that the proxy itself has seen.
        text.rsplit(',').next()?.trim().parse().ok()
    };
    let believed = if config.behind_proxy { forwarded() } else { None };
    believed.unwrap_or(peer.ip())
}

/// Browsers say whose page is asking; other programs say nothing, and have no cookies to steal.
fn check_origin(headers: &HeaderMap, config: &Config) -> Result<(), Refusal> {
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or("?");
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let is_own = host.is_some_and(|host| {
        ["http://", "https://"].iter().any(|scheme| origin.strip_prefix(scheme) == Some(host))
    });
    if is_own || config.origins.iter().any(|allowed| allowed == origin) {
        Ok(())
    } else {
        Err(Refusal::ForeignOrigin(origin.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(HeaderName, &'static str)]) -> HeaderMap {
        let pairs = pairs.iter().cloned();
        pairs.map(|(name, value)| (name, value.parse().expect("a header"))).collect()
    }

    #[test]
    fn pages_of_the_server_and_of_listed_origins_may_ask() {
        let config =
            Config { origins: vec!["https://play.example".to_owned()], ..Config::default() };
        let check = |origin| {
            check_origin(&headers(&[(HOST, "board.example:7400"), (ORIGIN, origin)]), &config)
        };
        assert!(check("http://board.example:7400").is_ok());
        assert!(check("https://play.example").is_ok());
        assert!(check("https://evil.example").is_err());
        assert!(check("http://board.example:7400.evil.example").is_err());
        assert!(check("null").is_err());
        assert!(check_origin(&headers(&[(HOST, "board.example")]), &config).is_ok());
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let peer = SocketAddr::from(([10, 0, 0, 1], 1));
        let forwarded = headers(&[(FORWARDED_FOR, "6.6.6.6, 192.0.2.7")]);
        let direct = Config::default();
        assert_eq!(caller(&forwarded, peer, &direct), peer.ip());
        let proxied = Config { behind_proxy: true, ..direct };
        assert_eq!(caller(&forwarded, peer, &proxied), IpAddr::from([192, 0, 2, 7]));
        assert_eq!(caller(&headers(&[]), peer, &proxied), peer.ip());
    }
}
