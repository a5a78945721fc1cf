//! The events of a table as a stream of lines.

use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use futures_util::stream::{self, StreamExt as _};
use serde::Deserialize;
use tetrarch_protocol::{JournalEvent, NumberedEvent, ToClient};
use tetrarch_store::{Delivery, Subscription};
use utoipa::IntoParams;

use super::App;
use super::extract::{Asked, AtTable, HttpProblem};
use super::guard::Caller;
use super::lines::{self, line};
use crate::realtime::GOODBYE;
use crate::shares::Owner;
use crate::tables::{History, Joined, Since, Watching, Who};

/// Where the stream begins.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// The number of the last event that is known; 0 if nothing is said
    after: Option<u64>,
}

/// The events of a table, one JSON object per line: past events first, then new ones. The stream ends
/// with the game, or if the client reads too slowly
#[utoipa::path(get, path = "/api/tables/{table}/events", tag = "tables",
    params(Wanted),
    responses(
        (status = 200, description = "Events", body = NumberedEvent, content_type = "application/x-ndjson"),
))]
pub(crate) async fn events(
    State(app): State<App>,
    Extension(Caller(address)): Extension<Caller>,
    AtTable(table): AtTable,
    Asked(wanted): Asked<Wanted>,
) -> Result<Response, HttpProblem> {
    // It counts as a WebSocket does, because it lasts as long.
    let counted = app.addresses.connect(address)?;
    let watcher = app.tables.join(&table, Who::default(), None, Since::Now).await?;
    let Joined { connection, news, welcome, .. } = watcher;
    let watching = Watching::new(app.tables.clone(), table.clone(), connection);
    // What came after joining comes again as news.
    let numbers = (wanted.after.unwrap_or(0), welcome.last);
    let past = app.tables.history(&table, numbers, Owner::new(address, None)).await?;
    let telling = Telling { past, news, has_ended: false, is_past: true };
    let pages = stream::unfold(telling, |mut telling| async move {
        let page = telling.next().await?;
        Some((page, telling))
    });
    let told = pages.map(move |page| {
        // The connection counts, and is at the table, as long as its lines come.
        let _held = (&counted, &watching);
        page
    });
    Ok(lines::answer(told.take_until(app.services.stopping.clone().cancelled_owned())))
}

/// The events of a table: past events first, then new ones, until the game ends.
struct Telling {
    past: History,
    news: Subscription,
    has_ended: bool,
    is_past: bool,
}

impl Telling {
    async fn next(&mut self) -> Option<Bytes> {
        if self.is_past {
            match self.past.next().await {
                Ok(Some(page)) => {
                    self.has_ended |= page.has_ended;
                    return Some(page.lines);
                }
                Ok(None) => self.is_past = false,
                Err(error) => {
                    tracing::error!(%error, "event stream ended early");
                    return None;
                }
            }
        }
        if self.has_ended {
            return None;
        }
        let event = next_event(&mut self.news).await?;
        self.has_ended |= matches!(event.event, JournalEvent::Ended { .. });
        Some(line(&event))
    }
}

async fn next_event(news: &mut Subscription) -> Option<NumberedEvent> {
    loop {
        match news.next().await? {
            Delivery::Message(text) if text.starts_with(GOODBYE) => return None,
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
