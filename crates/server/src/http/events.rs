//! The events of a table as a stream of lines.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use futures_util::stream::{self, Stream, StreamExt as _};
use serde::Deserialize;
use tetrarch_protocol::{Event, Hello, NumberedEvent, Problem, ToClient, VERSION};
use tetrarch_store::Delivery;
use tokio_util::sync::CancellationToken;
use utoipa::IntoParams;

use super::App;
use super::extract::{Asked, AtTable, HttpProblem};
use super::lines::{self, line};
use crate::tables::{Joined, Watching};

/// Where the stream begins.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// The number of the last event that is known; 0 if nothing is said
    after: Option<u64>,
}

/// The events of a table, one JSON object a line: those that were, and those to come. The stream ends
/// with the game, or when the reader is too slow
#[utoipa::path(get, path = "/api/tables/{table}/events", tag = "tables",
    params(("table" = String, Path, description = "The table's name"), Wanted),
    responses(
        (status = 200, description = "Events", body = NumberedEvent, content_type = "application/x-ndjson"),
        (status = "4XX", description = "What is wrong", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn events(
    State(app): State<App>,
    AtTable(table): AtTable,
    Asked(wanted): Asked<Wanted>,
) -> Result<Response, HttpProblem> {
    let hello = Hello { version: VERSION, secret: None, name: None, last: Some(u64::MAX) };
    let Joined { connection, news, welcome, .. } = app.tables.join(&table, &hello, None).await?;
    let watching = Watching::new(app.tables.clone(), table.clone(), connection);
    let mut past = app.tables.events_after(&table, wanted.after.unwrap_or(0)).await?;
    // What came after joining comes again as news.
    past.retain(|event| event.number <= welcome.last);
    let is_over = |event: &NumberedEvent| matches!(event.event, Event::Ended { .. });
    let has_ended = past.iter().any(is_over);
    let past = stream::iter(past.into_iter().map(|event| line(&event)));
    let stopping = app.services.stopping.clone();
    let told: std::pin::Pin<Box<dyn Stream<Item = Bytes> + Send>> = if has_ended {
        Box::pin(past)
    } else {
        Box::pin(past.chain(live(news, stopping, watching)))
    };
    Ok(lines::answer(told))
}

/// Events from now on, until the game ends.
fn live(
    news: tetrarch_store::Subscription,
    stopping: CancellationToken,
    watching: Watching,
) -> impl Stream<Item = Bytes> {
    let start = Some((news, watching));
    let events = stream::unfold(start, |state| async move {
        let (mut news, watching) = state?;
        let event = next_event(&mut news).await?;
        let is_last = matches!(event.event, Event::Ended { .. });
        let rest = (!is_last).then_some((news, watching));
        Some((line(&event), rest))
    });
    events.take_until(stopping.cancelled_owned())
}

async fn next_event(news: &mut tetrarch_store::Subscription) -> Option<NumberedEvent> {
    loop {
        match news.next().await? {
            Delivery::Message(text) => {
                if let Some(event) = as_event(&text) {
                    return Some(event);
                }
            }
            Delivery::Missed(_) => return None,
        }
    }
}

fn as_event(text: &Arc<str>) -> Option<NumberedEvent> {
    match serde_json::from_str(text) {
        Ok(ToClient::Event(event)) => Some(event),
        _ => None,
    }
}
