//! One message on its way to a push service.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use super::endpoint::Endpoint;

/// How long a push service may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the push service keeps a message for a browser that is not there, in seconds.
const KEPT_SECONDS: &str = "86400";

/// A message that is sealed and signed.
pub(super) struct PushMessage {
    pub(super) endpoint: Endpoint,
    pub(super) authorization: String,
    /// A later message about the same replaces one that was not delivered yet.
    pub(super) topic: String,
    pub(super) sealed: Vec<u8>,
}

/// Sends messages.
#[derive(Clone)]
pub(super) struct PushClient {
    secure: TlsConnector,
    allows_loopback: bool,
}

impl PushClient {
    pub(super) fn new(allows_loopback: bool) -> Self {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the provider knows them")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self { secure: TlsConnector::from(Arc::new(config)), allows_loopback }
    }

    /// Sends a message, and says what the push service answers.
    pub(super) async fn send(&self, message: &PushMessage) -> io::Result<StatusCode> {
        let sent = tokio::time::timeout(PATIENCE, self.connect_and_post(message)).await;
        sent.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }

    async fn connect_and_post(&self, message: &PushMessage) -> io::Result<StatusCode> {
        let address = message.endpoint.look_up(self.allows_loopback).await?;
        let stream = TcpStream::connect(address).await?;
        if !message.endpoint.is_secure {
            return post(stream, message).await;
        }
        let name = ServerName::try_from(message.endpoint.host.clone()).map_err(io::Error::other)?;
        post(self.secure.connect(name, stream).await?, message).await
    }
}

/// One request on a connection of its own, of whose answer only the status is wanted: that needs no more of
/// HTTP than this.
async fn post(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    message: &PushMessage,
) -> io::Result<StatusCode> {
    let uri = &message.endpoint.uri;
    let head = format!(
        "POST {} HTTP/1.1\r\nhost: {}\r\nauthorization: {}\r\ncontent-encoding: aes128gcm\r\n\
         content-type: application/octet-stream\r\ncontent-length: {}\r\nttl: {KEPT_SECONDS}\r\n\
         urgency: normal\r\ntopic: {}\r\nconnection: close\r\n\r\n",
        uri.path_and_query().map_or("/", |path| path.as_str()),
        uri.authority().map_or("", |authority| authority.as_str()),
        message.authorization,
        message.sealed.len(),
        message.topic,
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(&message.sealed).await?;
    stream.flush().await?;
    // `HTTP/1.1 201`
    let mut begin = [0; 12];
    stream.read_exact(&mut begin).await?;
    let status =
        begin.strip_prefix(b"HTTP/1.1 ").and_then(|code| StatusCode::from_bytes(code).ok());
    status.ok_or_else(|| io::Error::other("the answer is not HTTP/1.1"))
}
