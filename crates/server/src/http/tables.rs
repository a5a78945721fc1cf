//! Tables, one request at a time.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use tetrarch_protocol::{
    Acknowledged, Created, DeviceLink, NewAct, NewMove, NewTable, Problem, Scope, SeatKey,
    Snapshot, TakeSeat, UseDeviceLink,
};
use tetrarch_table::Millis;

use super::extract::{AtTable, Body, HttpProblem};
use super::guard::Caller;
use super::visitor::{Player, Visitor};
use crate::limits::Addresses;
use crate::shares::Owner;
use crate::tables::Registry;

/// Creates a table
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses(
    (status = 201, description = "The table, the creator's seats, and invitations for others", body = Created),
))]
pub(crate) async fn create(
    State(tables): State<Registry>,
    State(addresses): State<Addresses>,
    Extension(Caller(from)): Extension<Caller>,
    visitor: Visitor,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Created>), HttpProblem> {
    let maker = visitor.may(Scope::Create)?;
    addresses.check_table(from)?;
    let owner = Owner::new(from, maker.as_ref().map(|maker| &maker.id));
    Ok((StatusCode::CREATED, Json(tables.create(&new, maker.as_ref(), owner).await?)))
}

/// The current state of the table
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables",
    responses(
        (status = 200, description = "The table", body = Snapshot),
))]
pub(crate) async fn state(
    State(tables): State<Registry>,
    AtTable(table): AtTable,
) -> Result<impl IntoResponse, HttpProblem> {
    Ok(([(CONTENT_TYPE, "application/json")], tables.snapshot_text(&table).await?))
}

/// Takes a seat: with an invitation, which is then used up, or one that is open to everyone or reserved for
/// the account
#[utoipa::path(post, path = "/api/tables/{table}/seats", tag = "tables", request_body = TakeSeat,
    responses(
        (status = 201, description = "The seat and, for a guest, its secret", body = SeatKey),
        (status = 409, description = "The invitation was used, or the seat is taken", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn take_seat(
    State(tables): State<Registry>,
    AtTable(table): AtTable,
    visitor: Visitor,
    Body(take): Body<TakeSeat>,
) -> Result<(StatusCode, Json<SeatKey>), HttpProblem> {
    let identity = visitor.may(Scope::Play)?;
    Ok((StatusCode::CREATED, Json(tables.take_seat(&table, &take, identity.as_ref()).await?)))
}

/// Creates a link with which the guest on a seat continues on another device. It works once, for five minutes
#[utoipa::path(post, path = "/api/tables/{table}/device-links", tag = "tables",
    security(("seat" = [])),
    responses(
        (status = 201, description = "The link's secret; it cannot be retrieved again", body = DeviceLink),
        (status = 409, description = "An account continues by signing in", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn open_device_link(
    State(tables): State<Registry>,
    AtTable(table): AtTable,
    Player(who): Player,
) -> Result<(StatusCode, Json<DeviceLink>), HttpProblem> {
    Ok((StatusCode::CREATED, Json(tables.open_device_link(&table, who).await?)))
}

/// Continues on this device with a link from another one. Both can play on
#[utoipa::path(post, path = "/api/tables/{table}/devices", tag = "tables", request_body = UseDeviceLink,
    responses(
        (status = 201, description = "The seat, and a secret for this device", body = SeatKey),
        (status = 403, description = "The link was used, or is too old", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn use_device_link(
    State(tables): State<Registry>,
    AtTable(table): AtTable,
    Body(UseDeviceLink { secret }): Body<UseDeviceLink>,
) -> Result<(StatusCode, Json<SeatKey>), HttpProblem> {
    Ok((StatusCode::CREATED, Json(tables.use_device_link(&table, &secret).await?)))
}

/// Plays a move. When the response arrives, it is stored
#[utoipa::path(post, path = "/api/tables/{table}/moves", tag = "tables", request_body = NewMove,
    security(("seat" = [])),
    responses(
        (status = 200, description = "Move stored", body = Acknowledged),
        (status = 422, description = "Illegal move; the problem names the rule", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn play(
    State(tables): State<Registry>,
    AtTable(table): AtTable,
    Player(who): Player,
    Body(new): Body<NewMove>,
) -> Result<Json<Acknowledged>, HttpProblem> {
    Ok(Json(tables.play(&table, who, &new, Millis::ZERO).await?))
}

/// Resigns, makes or answers an offer, or sends a chat message
#[utoipa::path(post, path = "/api/tables/{table}/acts", tag = "tables", request_body = NewAct,
    security(("seat" = [])),
    responses(
        (status = 200, description = "Action performed", body = Acknowledged),
))]
pub(crate) async fn act(
    State(tables): State<Registry>,
    AtTable(table): AtTable,
    Player(who): Player,
    Body(new): Body<NewAct>,
) -> Result<Json<Acknowledged>, HttpProblem> {
    Ok(Json(tables.act(&table, who, &new).await?))
}
