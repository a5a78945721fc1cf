//! Accepts connections, limits them, and closes them.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::http::Response;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use socket2::SockRef;
use tetrarch_protocol::PROBLEM_MEDIA_TYPE;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

use crate::config::Config;
use crate::limits::Addresses;
use crate::refusal::Refusal;

/// The longest head of a request: several times what browsers send.
const LONGEST_HEAD_BYTES: usize = 64 * 1024;
/// What the system may keep for a client to read.
const SEND_BUFFER_BYTES: usize = 64 * 1024;
/// How long to wait when the system gives no more sockets.
const NO_SOCKETS: Duration = Duration::from_millis(500);
/// How much longer than a request may take the last ones are waited for when the server stops.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// Serves all connections, until the server stops and the last request is answered.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    addresses: Addresses,
    config: &Config,
    stopping: CancellationToken,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(config.limits.head)
        .max_buf_size(LONGEST_HEAD_BYTES);
    let open = TaskTracker::new();
    let most = config.connections_in_all.unwrap_or(Semaphore::MAX_PERMITS);
    let places = Arc::new(Semaphore::new(most.min(Semaphore::MAX_PERMITS)));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopping.cancelled() => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                wait_for_sockets(&error).await;
                continue;
            }
        };
        // Without a place for it, there would be no file left for the store to open.
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
            turn_away(&stream);
            continue;
        };
        // All clients of a proxy share its address; the proxy has limits of its own.
        let counted = (!config.behind_proxy).then(|| addresses.enter(peer.ip())).transpose();
        // Who has too many connections gets no answer: that would be one more to look after.
        let Ok(counted) = counted else { continue };
        let connection = http
            .serve_connection(
                TokioIo::new(patient(stream, place, config)),
                answers(router.clone(), peer),
            )
            .with_upgrades();
        let stopping = stopping.clone();
        open.spawn(async move {
            tokio::pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = stopping.cancelled() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "connection failed");
            }
            drop(counted);
        });
    }
    drop(listener);
    open.close();
    let longest = config.limits.request + LAST_WORDS;
    if tokio::time::timeout(longest, open.wait()).await.is_err() {
        tracing::warn!("some connections did not close in time");
    }
}

/// A connection that fails if the client does not read. The system keeps little for it: as it likes it
/// would keep megabytes for every slow reader.
fn patient(
    stream: TcpStream,
    place: OwnedSemaphorePermit,
    config: &Config,
) -> Pin<Box<TimeoutStream<Admitted>>> {
    // Moves are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let _ = SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER_BYTES);
    let mut stream = TimeoutStream::new(Admitted { stream, _place: place });
    stream.set_write_timeout(Some(config.limits.write));
    Box::pin(stream)
}

/// A connection that has a place as long as its socket is open, whatever becomes of it.
struct Admitted {
    stream: TcpStream,
    _place: OwnedSemaphorePermit,
}

impl AsyncRead for Admitted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Admitted {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, pieces)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

/// Tells a guest that there is no place, without waiting for anything.
fn turn_away(stream: &TcpStream) {
    let problem = Refusal::NoPlace.problem();
    let wait = Refusal::NoPlace.retry_after().unwrap_or_default();
    let body = serde_json::to_string(&problem).expect("a problem is plain data");
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: {PROBLEM_MEDIA_TYPE}\r\n\
         content-length: {}\r\nretry-after: {wait}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    // Who does not hear it sees that the connection is closed.
    let _ = stream.try_write(answer.as_bytes());
}

/// What answers the requests of a connection.
fn answers(
    router: Router,
    peer: SocketAddr,
) -> impl hyper::service::Service<
    Request<hyper::body::Incoming>,
    Response = Response<axum::body::Body>,
    Error = std::convert::Infallible,
    Future: Send,
> {
    let with_peer = move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.map(axum::body::Body::new)
    };
    TowerToHyperService::new(router.map_request(with_peer))
}

/// A client that is gone before it was let in is no matter; a system without sockets is.
async fn wait_for_sockets(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "accepting connections failed");
        tokio::time::sleep(NO_SOCKETS).await;
    }
}
