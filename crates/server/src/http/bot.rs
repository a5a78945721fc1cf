//! The bot API: hear of games, follow one, move.

use axum::extract::{Path, State};
use axum::response::Response;
use axum::{Extension, Json};
use futures_util::StreamExt as _;
use serde::Deserialize;
use tetrarch_protocol::{
    Acknowledged, BotEvent, BotGame, NewMove, Problem, Scope, SeatKey, TableId, TakeSeat,
};
use tetrarch_table::Millis;
use utoipa::IntoParams;

use super::App;
use super::extract::{Asked, AtTable, HttpProblem};
use super::guard::Caller;
use super::lines;
use super::visitor::Visitor;
use crate::accounts::Lease;
use crate::bots;
use crate::refusal::Refusal;
use crate::secrets::draw_act_id;
use crate::tables::{Registry, Who};

/// Events for the bot, one JSON object per line: challenges, and games that start and end. Games in progress
/// and open challenges come first. An empty line is a keep-alive
#[utoipa::path(get, path = "/api/bot/events", tag = "bots", security(("seat" = [])), responses(
    (status = 200, description = "Events", body = BotEvent, content_type = "application/x-ndjson"),
))]
pub(crate) async fn events(
    State(app): State<App>,
    Extension(Caller(address)): Extension<Caller>,
    visitor: Visitor,
) -> Result<Response, HttpProblem> {
    let signed_in = visitor.signed_in(Scope::Play)?.ok_or(Refusal::NeedsAccount)?;
    let counted = app.addresses.connect(address)?;
    let lease = app.accounts.lease(&signed_in).await?;
    let events = bots::events(&app.services, &signed_in.identity).await?;
    let told = events.map(move |event| {
        // The connection counts as long as its lines come.
        let _counted = &counted;
        lines::line(&event)
    });
    Ok(endless(&app, told, lease))
}

/// A game of the bot, one JSON object per line: first the whole game, then its state after every
/// event, with the legal moves. Ends with the game
#[utoipa::path(get, path = "/api/bot/tables/{table}", tag = "bots",
    security(("seat" = [])),
    responses(
        (status = 200, description = "The game", body = BotGame, content_type = "application/x-ndjson"),
))]
pub(crate) async fn game(
    State(app): State<App>,
    Extension(Caller(address)): Extension<Caller>,
    AtTable(table): AtTable,
    visitor: Visitor,
) -> Result<Response, HttpProblem> {
    let signed_in = visitor.signed_in(Scope::Play)?.ok_or(Refusal::NeedsAccount)?;
    let counted = app.addresses.connect(address)?;
    let lease = app.accounts.lease(&signed_in).await?;
    let game = bots::game(&app.tables, &table, &signed_in.identity).await?;
    let told = game.map(move |state| {
        let _counted = &counted;
        lines::line(&state)
    });
    Ok(endless(&app, told, lease))
}

/// A response with keep-alives, until the server stops or the token is revoked.
fn endless(
    app: &App,
    told: impl futures_util::Stream<Item = axum::body::Bytes> + Send + 'static,
    lease: Lease,
) -> Response {
    let every = app.services.config.limits.ping_every;
    let stopping = app.services.stopping.clone();
    let lines = lines::with_signs_of_life(told, every).take_until(stopping.cancelled_owned());
    lines::answer(lines.take_until(Box::pin(lease.ended())))
}

/// The number of the move, as the client believes.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Place {
    /// The number of the move, counted from 1: it is refused if the game stands elsewhere
    ply: Option<u32>,
}

/// Plays a move. When the response arrives, it is stored
#[utoipa::path(post, path = "/api/bot/tables/{table}/move/{move}", tag = "bots",
    params(
        ("move" = String, Path, description = "The move in the game's notation"),
        Place,
    ),
    security(("seat" = [])),
    responses(
        (status = 200, description = "Move stored", body = Acknowledged),
        (status = 422, description = "Illegal move; the problem names the rule", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn play(
    State(tables): State<Registry>,
    Path((table, text)): Path<(String, String)>,
    Asked(place): Asked<Place>,
    visitor: Visitor,
) -> Result<Json<Acknowledged>, HttpProblem> {
    let identity = visitor.account(Scope::Play)?;
    let table = table.parse::<TableId>().map_err(|_| Refusal::NoSuchTable(table))?;
    let ply = match place.ply {
        Some(ply) => ply,
        None => tables.snapshot(&table).await?.history.len() as u32 + 1,
    };
    let new = NewMove { id: draw_act_id(), ply, text };
    Ok(Json(tables.play(&table, Who::account(identity.id), &new, Millis::ZERO).await?))
}

/// Accepts a challenge, or takes a free seat at a public table
#[utoipa::path(post, path = "/api/bot/tables/{table}/accept", tag = "bots",
    security(("seat" = [])),
    responses(
        (status = 200, description = "The seat; it has no secret, because the token identifies the player", body = SeatKey),
))]
pub(crate) async fn accept(
    State(tables): State<Registry>,
    AtTable(table): AtTable,
    visitor: Visitor,
) -> Result<Json<SeatKey>, HttpProblem> {
    let identity = visitor.account(Scope::Play)?;
    Ok(Json(tables.take_seat(&table, &TakeSeat::default(), Some(&identity)).await?))
}

/// Declines a challenge and cancels the table
#[utoipa::path(post, path = "/api/bot/tables/{table}/decline", tag = "bots",
    security(("seat" = [])),
    responses(
        (status = 204, description = "Challenge declined"),
))]
pub(crate) async fn decline(
    State(tables): State<Registry>,
    AtTable(table): AtTable,
    visitor: Visitor,
) -> Result<axum::http::StatusCode, HttpProblem> {
    tables.decline(&table, &visitor.account(Scope::Play)?).await?;
    Ok(axum::http::StatusCode::NO_CONTENT)
}
