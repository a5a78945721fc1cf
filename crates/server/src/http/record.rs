//! Records of games, to keep and to exchange.

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tetrarch_table::record::Format;
use utoipa::{IntoParams, ToSchema};

use super::extract::{Asked, AtTable, HttpProblem};
use crate::tables::Registry;

/// The format of the record.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// `json` if nothing is said
    #[param(inline)]
    format: Option<Form>,
}

/// A form that every game can be written in.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Form {
    Json,
    Text,
}

/// The game as a record
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables",
    params(Wanted),
    responses(
        (status = 200, description = "The record", content(
            (Object = "application/json"),
            (String = "text/plain; charset=utf-8"),
        )),
))]
pub(crate) async fn record(
    State(tables): State<Registry>,
    AtTable(table): AtTable,
    Asked(wanted): Asked<Wanted>,
) -> Result<Response, HttpProblem> {
    let (format, media_type) = match wanted.format.unwrap_or(Form::Json) {
        Form::Json => (Format::Json, "application/json"),
        Form::Text => (Format::Text, "text/plain; charset=utf-8"),
    };
    let text = tables.record(&table, format).await?;
    Ok(([(CONTENT_TYPE, media_type)], text).into_response())
}
