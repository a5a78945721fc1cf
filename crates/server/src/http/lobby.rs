//! Lists of public tables.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use tetrarch_protocol::{ListingPage, Phase};
use tetrarch_store::{Cursor, Status, TableQuery, Visibility};
use utoipa::IntoParams;

use super::extract::{Asked, HttpProblem};
use crate::refusal::{Refusal, Wrong};
use crate::services::Services;
use crate::tables::listing;

/// How many tables are on a page.
const PAGE: u32 = 50;

/// The requested tables.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// How far the tables are; open ones if nothing is said
    phase: Option<Phase>,
    /// The game's id
    game: Option<String>,
    /// The variant's id
    variant: Option<String>,
    /// The `next` of the page before
    #[param(pattern = "^[1-9][0-9]{0,17}$")]
    after: Option<String>,
}

/// Public tables, newest first
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Wanted), responses(
    (status = 200, description = "A page of tables", body = ListingPage),
))]
pub(crate) async fn list(
    State(services): State<Services>,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<ListingPage>, HttpProblem> {
    let phase = wanted.phase.unwrap_or(Phase::Open);
    let query = TableQuery { visibility: Some(Visibility::Public), ..wanted.query()? };
    let is_lobby = (phase == Phase::Open).then_some(true);
    let query = TableQuery { status: Some(status_of(phase)), listed: is_lobby, ..query };
    Ok(Json(listed(&services, query).await?))
}

impl Wanted {
    /// The same for the store. A phase that is not given does not matter.
    pub(super) fn query(self) -> Result<TableQuery, Refusal> {
        let after = self.after.map(|text| text.parse::<Cursor>()).transpose();
        Ok(TableQuery {
            status: self.phase.map(status_of),
            game: self.game,
            variant: self.variant,
            after: after.map_err(|error| Refusal::malformed(&Wrong::Place { text: error.0 }))?,
            ..TableQuery::all(PAGE)
        })
    }
}

/// A page of a list.
pub(super) async fn listed(services: &Services, query: TableQuery) -> Result<ListingPage, Refusal> {
    let page = services.store.tables(query).await?;
    Ok(ListingPage {
        tables: page.tables.iter().map(listing).collect::<Result<_, _>>()?,
        next: page.next.map(|cursor| cursor.to_string()),
    })
}

fn status_of(phase: Phase) -> Status {
    match phase {
        Phase::Open => Status::Open,
        Phase::Playing => Status::Ongoing,
        Phase::Over => Status::Finished,
    }
}
