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

/// The analysis of a finished game, once it was asked for and made. `docs/analysis.md` describes it
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

/// Asks for the analysis of a finished game. How far it is, `analysed` events tell
#[utoipa::path(post, path = "/api/tables/{table}/analysis", tag = "tables",
    responses(
        (status = 202, description = "How far it is", body = AnalysisProgress),
        (status = 503, description = "Too much waits already; try again", body = Problem, content_type = "application/problem+json"),
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
