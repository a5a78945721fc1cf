//! Records of games, to keep and to exchange.

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tetrarch_protocol::Problem;
use tetrarch_table::record::{self, Format};
use utoipa::IntoParams;

use super::extract::{Asked, AtTable, HttpProblem};
use crate::refusal::Refusal;
use crate::tables::Registry;

/// How the record is written.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// `json` or `text`; `json` if nothing is said
    format: Option<String>,
}

/// The game as a record
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables",
    params(("table" = String, Path, description = "The table's name"), Wanted),
    responses(
        (status = 200, description = "The record", content(
            (Object = "application/json"),
            (String = "text/plain; charset=utf-8"),
        )),
        (status = "4XX", description = "What is wrong", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn record(
    State(tables): State<Registry>,
    AtTable(table): AtTable,
    Asked(wanted): Asked<Wanted>,
) -> Result<Response, HttpProblem> {
    let invalid = |error: record::RecordError| Refusal::Invalid(error.to_string());
    let format = wanted.format.as_deref().unwrap_or("json").parse::<Format>().map_err(invalid)?;
    let record = tables.record(&table).await?;
    let text = record::write(&[*record], format).map_err(invalid)?;
    let media_type = match format {
        Format::Json => "application/json",
        Format::Text | Format::AbaPro | Format::FirstLast => "text/plain; charset=utf-8",
    };
    Ok(([(CONTENT_TYPE, media_type)], text).into_response())
}
