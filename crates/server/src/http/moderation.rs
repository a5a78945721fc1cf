//! Reporting and muting players.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use tetrarch_protocol::{Muted, NewReport, Problem, Scope};

use super::extract::{AtTable, Body, HttpProblem};
use super::guard::Caller;
use super::visitor::Visitor;
use crate::accounts::Accounts;
use crate::moderation::Reports;

/// Reports a player or a message to the administrators
#[utoipa::path(post, path = "/api/tables/{table}/reports", tag = "moderation", request_body = NewReport,
    responses(
        (status = 204, description = "Report stored"),
        (status = 429, description = "Too many reports; retry later", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn report(
    State(reports): State<Reports>,
    Extension(Caller(from)): Extension<Caller>,
    AtTable(table): AtTable,
    visitor: Visitor,
    Body(new): Body<NewReport>,
) -> Result<StatusCode, HttpProblem> {
    reports.add(from, visitor.may(Scope::Play)?, &table, &new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The accounts that the account has muted
#[utoipa::path(get, path = "/api/account/mutes", tag = "moderation", security(("session" = [])), responses(
    (status = 200, description = "The names of the muted accounts", body = Muted),
))]
pub(crate) async fn muted(
    State(accounts): State<Accounts>,
    visitor: Visitor,
) -> Result<Json<Muted>, HttpProblem> {
    Ok(Json(accounts.muted(&visitor.in_person()?).await?))
}

/// Mutes an account: the page no longer shows you its messages
#[utoipa::path(put, path = "/api/account/mutes/{name}", tag = "moderation",
    params(("name" = String, Path, description = "The name of the other account")),
    security(("session" = [])),
    responses(
        (status = 204, description = "Account muted"),
))]
pub(crate) async fn mute(
    State(accounts): State<Accounts>,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<StatusCode, HttpProblem> {
    accounts.set_mute(&visitor.in_person()?, &name, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unmutes an account
#[utoipa::path(delete, path = "/api/account/mutes/{name}", tag = "moderation",
    params(("name" = String, Path, description = "The name of the other account")),
    security(("session" = [])),
    responses(
        (status = 204, description = "Account no longer muted"),
))]
pub(crate) async fn unmute(
    State(accounts): State<Accounts>,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<StatusCode, HttpProblem> {
    accounts.set_mute(&visitor.in_person()?, &name, false).await?;
    Ok(StatusCode::NO_CONTENT)
}
