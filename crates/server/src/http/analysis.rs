//! Analyses of finished games.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use axum::{Extension, Json};
use tetrarch_protocol::{AnalysisProgress, Problem, Scope};

use super::extract::{AtTable, HttpProblem};
use super::guard::Caller;
use super::operator::json;
use super::visitor::Visitor;
use crate::shares::Owner;
use crate::tables::Registry;

/// The analysis of a finished game, if one was requested and is complete. `docs/analysis.md` describes it
#[utoipa::path(get, path = "/api/tables/{table}/analysis", tag = "tables",
    responses(
        (status = 200, description = "The analysis", content_type = "application/json", body = Object),
))]
pub(crate) async fn analysis(
    State(tables): State<Registry>,
    AtTable(table): AtTable,
) -> Result<Response, HttpProblem> {
    Ok(json(tables.analysis(&table).await?.to_string()))
}

/// Requests the analysis of a finished game. `analysed` events report the progress
#[utoipa::path(post, path = "/api/tables/{table}/analysis", tag = "tables",
    responses(
        (status = 202, description = "Analysis in progress", body = AnalysisProgress),
        (status = 503, description = "Queue full; retry later", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn analyse(
    State(tables): State<Registry>,
    AtTable(table): AtTable,
    Extension(Caller(from)): Extension<Caller>,
    visitor: Visitor,
) -> Result<(StatusCode, Json<AnalysisProgress>), HttpProblem> {
    let account = visitor.may(Scope::Play)?;
    let owner = Owner::new(from, account.as_ref().map(|account| &account.id));
    Ok((StatusCode::ACCEPTED, Json(tables.analyse(&table, owner).await?)))
}
