//! Things that are too large.

use reqwest::{Method, StatusCode};
use tokio_tungstenite::tungstenite::Message;

use super::Harm;
use super::field::{Field, allowed};
use crate::client::ClientError;

const MEGABYTE: usize = 1 << 20;

pub(super) async fn bodies(field: &Field) -> Result<String, Harm> {
    let huge = format!("{{\"game\":\"{}\"}}", "x".repeat(MEGABYTE));
    let request = field.bad.request(Method::POST, "/api/tables");
    let answer = request.header("content-type", "application/json").body(huge).send().await;
    // The server may also hang up while it is sent.
    let told = match answer.map(|answer| answer.status()) {
        Ok(StatusCode::PAYLOAD_TOO_LARGE) => "answered 413",
        Ok(status) => return allowed(format!("1 MiB was answered with {status}")),
        Err(_) => "hung up",
    };
    let boast = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                 Content-Length: 99999999999\r\n\r\n{";
    let answer = field.shout(boast.as_bytes()).await?;
    if !answer.starts_with("HTTP/1.1 4") {
        return allowed(format!("a body of 100 GB was answered with {answer:.20?}"));
    }
    Ok(format!("{told}, and did not wait for 100 GB"))
}

pub(super) async fn messages(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let mut socket = field.watch(&at).await?;
    // The server may hang up before all of it is sent.
    let _ = socket.send(Message::text("x".repeat(MEGABYTE))).await;
    socket.until_closed().await;
    Ok("hung up".to_owned())
}

pub(super) async fn heads(field: &Field) -> Result<String, Harm> {
    let long = format!("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: {}", "x".repeat(MEGABYTE));
    let many = format!("GET /healthz HTTP/1.1\r\nHost: x\r\n{}", "X: y\r\n".repeat(100_000));
    let path = format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "x".repeat(MEGABYTE));
    let wish = format!(
        "GET /api/nothing HTTP/1.1\r\nHost: x\r\nAccept-Language: {}de\r\nConnection: close\r\n\r\n",
        "tlh,".repeat(100_000)
    );
    for head in [long, many, path, wish] {
        let answer = field.shout(head.as_bytes()).await?;
        if answer.starts_with("HTTP/1.1 2") || answer.starts_with("HTTP/1.1 404") {
            return allowed(format!("it was answered with {:.20}", answer));
        }
    }
    Ok("refused, or hung up".to_owned())
}

pub(super) async fn nesting(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let mut socket = field.watch(&at).await?;
    for deep in ["[".repeat(15_000), "{\"type\":".repeat(1_800)] {
        socket.send(Message::text(deep.clone())).await?;
        let request = field.bad.request(Method::POST, "/api/tables");
        let request = request.header("content-type", "application/json").body(deep);
        let status = request.send().await.map_err(ClientError::from)?.status();
        if !status.is_client_error() {
            return allowed(format!("it was answered with {status}"));
        }
    }
    Ok("refused".to_owned())
}
