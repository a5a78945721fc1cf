//! Streamed responses: one JSON object per line.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream, StreamExt as _};
use serde::Serialize;
use tokio::time::{Instant, interval_at};

const MEDIA_TYPE: &str = "application/x-ndjson";

/// A line.
pub(super) fn line(value: &impl Serialize) -> Bytes {
    let mut line = serde_json::to_vec(value).expect("what is told is plain data");
    line.push(b'\n');
    line.into()
}

/// An answer that lasts as long as there are lines.
pub(super) fn answer(lines: impl Stream<Item = Bytes> + Send + 'static) -> Response {
    let body = Body::from_stream(lines.map(Ok::<_, Infallible>));
    ([(CONTENT_TYPE, MEDIA_TYPE)], body).into_response()
}

/// Whether an answer is one that goes on.
pub(super) fn goes_on(answer: &Response) -> bool {
    answer.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == MEDIA_TYPE)
}

/// The same with an empty line now and then while nothing happens, so that both sides notice when the
/// other is gone.
pub(super) fn with_signs_of_life(
    lines: impl Stream<Item = Bytes> + Send + 'static,
    every: Duration,
) -> impl Stream<Item = Bytes> + Send + 'static {
    let ticks = interval_at(Instant::now() + every, every);
    stream::unfold((Box::pin(lines), ticks), |(mut lines, mut ticks)| async move {
        let line = tokio::select! {
            line = lines.next() => line?,
            _ = ticks.tick() => Bytes::from_static(b"\n"),
        };
        Some((line, (lines, ticks)))
    })
}
