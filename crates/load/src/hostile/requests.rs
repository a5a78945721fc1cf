//! Requests that no well-meaning program sends.

use reqwest::{Method, StatusCode};

use super::Harm;
use super::field::{Field, allowed};
use crate::client::ClientError;

/// What the first line of a request can look like.
const ODD: &[&str] = &[
    "GET /../../etc/passwd HTTP/1.1",
    "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1",
    "GET /api/tables/%00%ff HTTP/1.1",
    "GET /api/tables?after=-1 HTTP/1.1",
    "GET /api/tables?after=%27%3B%20DROP%20TABLE%20tables HTTP/1.1",
    "TRACE / HTTP/1.1",
    "CONNECT example.com:443 HTTP/1.1",
    "PRI * HTTP/2.0",
    "GET / HTTP/9.9",
    "GET /",
    "\0\u{1}\u{2}\u{3}",
];

pub(super) async fn odd(field: &Field) -> Result<String, Harm> {
    for line in ODD {
        let request = format!("{line}\r\nHost: x\r\nConnection: close\r\n\r\n");
        let answer = field.shout(request.as_bytes()).await?;
        if !answer.is_empty()
            && !answer.starts_with("HTTP/1.1 4")
            && !answer.starts_with("HTTP/1.0 4")
        {
            return allowed(format!("{line:?} was answered with {answer:.40?}"));
        }
    }
    Ok(format!("refused all {}", ODD.len()))
}

pub(super) async fn foreign(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let socket = format!("/api/tables/{}/socket", at.table);
    let asked = [
        field.bad.request(Method::POST, "/api/tables"),
        field.bad.request(Method::GET, &socket).header("upgrade", "websocket"),
    ];
    for request in asked {
        let answer = request.header("origin", "https://evil.example").send().await;
        let status = answer.map_err(ClientError::from)?.status();
        if status != StatusCode::FORBIDDEN {
            return allowed(format!("it was answered with {status}"));
        }
    }
    Ok("answered 403".to_owned())
}
