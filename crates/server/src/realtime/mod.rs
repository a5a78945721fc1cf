//! WebSockets: a table as it happens.

mod greeting;
mod lag;
mod outgoing;
mod session;

pub(crate) use session::GOODBYE;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection};
use axum::response::{IntoResponse, Response};
use tetrarch_protocol::Scope;

use crate::http::{App, AtTable, Caller, HttpProblem, Visitor};
use crate::shares::Owner;
use crate::unreadable::Unreadable;

/// Small buffers: ten thousand people may look on.
const BUFFER_BYTES: usize = 2 * 1024;
/// What is gathered before it is written: an acknowledgement and the event of the move go out together.
const GATHERED_BYTES: usize = 8 * 1024;

/// A table as it happens. The client sends `FromClient`, `hello` first; the server sends `ToClient`
#[utoipa::path(get, path = "/api/tables/{table}/socket", tag = "tables",
    responses(
        (status = 101, description = "The connection becomes a WebSocket"),
))]
pub(crate) async fn socket(
    State(app): State<App>,
    AtTable(table): AtTable,
    visitor: Visitor,
    Extension(Caller(address)): Extension<Caller>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, HttpProblem> {
    let signed_in = visitor.signed_in(Scope::Play)?;
    let upgrade = upgrade.map_err(|rejection| {
        let status = rejection.status().as_u16();
        HttpProblem::from(Unreadable::NoWebSocket.problem(status))
    })?;
    let counted = app.addresses.connect(address)?;
    let lease = match &signed_in {
        Some(signed_in) => Some(app.accounts.lease(signed_in).await?),
        None => None,
    };
    let identity = signed_in.map(|signed_in| signed_in.identity);
    let owner = Owner::new(address, identity.as_ref().map(|identity| &identity.id));
    let most = app.services.config.limits.message_bytes;
    let upgrade = upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(BUFFER_BYTES)
        .write_buffer_size(GATHERED_BYTES);
    let tasks = app.services.tasks.clone();
    let serve = move |socket| {
        tasks.track_future(async move {
            let (blocks, time) = (app.services.blocks.clone(), app.services.time.clone());
            tokio::select! {
                () = owner.scope(session::serve(socket, app, table, identity, lease)) => {}
                // A blocked account is told so by its lease.
                () = blocks.until_blocked(address, time) => {}
            }
            drop(counted);
        })
    };
    Ok(upgrade.on_upgrade(serve).into_response())
}
