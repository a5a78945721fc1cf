//! The server's doors: plain HTTP, and the way to a WebSocket.

mod catalogue;
mod events;
mod extract;
mod guard;
mod headers;
mod lobby;
mod operator;
mod page;
mod record;
mod tables;

pub(crate) use extract::{AtTable, HttpProblem};
pub(crate) use guard::Caller;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef};
use axum::middleware::{from_fn, from_fn_with_state};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::limits::Addresses;
use crate::realtime;
use crate::services::Services;
use crate::tables::Registry;

/// What the handlers work with.
#[derive(Clone, FromRef)]
pub(crate) struct App {
    pub(crate) services: Services,
    pub(crate) tables: Registry,
    pub(crate) addresses: Addresses,
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tetrarch",
        description = "Four board games to play with anyone. Errors are problem details (RFC 9457). \
                       The WebSocket at `/api/tables/{table}/socket` speaks `FromClient` and `ToClient`.",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(tetrarch_protocol::FromClient, tetrarch_protocol::ToClient)),
    modifiers(&SeatSecretScheme)
)]
struct Document;

/// How a player shows whose seat it plays for.
struct SeatSecretScheme;

impl utoipa::Modify for SeatSecretScheme {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
        let bearer = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The secret of a seat"))
            .build();
        let components = document.components.get_or_insert_with(Default::default);
        components.add_security_scheme("seat", SecurityScheme::Http(bearer));
    }
}

/// Every path, and the document that describes them.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(catalogue::games))
        .routes(routes!(lobby::list, tables::create))
        .routes(routes!(tables::state))
        .routes(routes!(tables::take_seat))
        .routes(routes!(tables::play))
        .routes(routes!(tables::act))
        .routes(routes!(record::record))
        .routes(routes!(events::events))
        .routes(routes!(realtime::socket))
        .routes(routes!(operator::health))
        .routes(routes!(operator::metrics))
}

/// The whole service.
pub(crate) fn router(app: App) -> Router {
    let (router, document) = routes().split_for_parts();
    let body_limit = app.services.config.limits.message_bytes;
    let document = document.to_json().expect("the document is plain data");
    router
        .route("/api/openapi.json", axum::routing::get(async move || operator::json(document)))
        .fallback(page::page)
        .method_not_allowed_fallback(extract::no_such_method)
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(DefaultBodyLimit::max(body_limit))
        .layer(from_fn(headers::secure))
        .with_state(app)
}
