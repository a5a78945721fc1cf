//! The routes of the server: plain HTTP, and upgrades to WebSockets.

mod account;
mod analysis;
mod bot;
mod catalogue;
mod cors;
mod document;
mod events;
mod explorer;
mod extract;
mod guard;
mod headers;
mod language;
mod lines;
mod lobby;
mod moderation;
mod operator;
mod page;
mod push;
mod record;
mod tables;
mod tokens;
mod visitor;

pub(crate) use extract::{AtTable, HttpProblem};
pub(crate) use guard::Caller;
pub(crate) use visitor::Visitor;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef};
use axum::middleware::{from_fn, from_fn_with_state};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::accounts::Accounts;
use crate::limits::Addresses;
use crate::moderation::Reports;
use crate::realtime;
use crate::services::Services;
use crate::tables::Registry;

/// What the handlers work with.
#[derive(Clone, FromRef)]
pub(crate) struct App {
    pub(crate) services: Services,
    pub(crate) tables: Registry,
    pub(crate) addresses: Addresses,
    pub(crate) accounts: Accounts,
    pub(crate) reports: Reports,
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
    modifiers(&Security)
)]
struct Document;

/// How a client shows who it is.
struct Security;

impl utoipa::Modify for Security {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{
            ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme,
        };
        let bearer = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some(
                "The secret of a guest's seat, or an API token of the account that sits there",
            ))
            .build();
        let cookie = ApiKeyValue::with_description("tetrarch-session", "Set when signing in");
        let components = document.components.get_or_insert_with(Default::default);
        components.add_security_scheme("seat", SecurityScheme::Http(bearer));
        components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// Every path, and the document that describes them.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(catalogue::games))
        .routes(routes!(explorer::explored))
        .routes(routes!(lobby::list, tables::create))
        .routes(routes!(tables::state))
        .routes(routes!(tables::take_seat))
        .routes(routes!(tables::open_device_link))
        .routes(routes!(tables::use_device_link))
        .routes(routes!(tables::play))
        .routes(routes!(tables::act))
        .routes(routes!(record::record))
        .routes(routes!(events::events))
        .routes(routes!(analysis::analysis, analysis::analyse))
        .routes(routes!(realtime::socket))
        .routes(routes!(account::me, account::sign_up, account::change, account::delete))
        .routes(routes!(account::log_in, account::log_out))
        .routes(routes!(account::change_password))
        .routes(routes!(account::data))
        .routes(routes!(account::tables))
        .routes(routes!(account::keep_game))
        .routes(routes!(account::challenges))
        .routes(routes!(account::profile))
        .routes(routes!(moderation::muted))
        .routes(routes!(moderation::mute, moderation::unmute))
        .routes(routes!(moderation::report))
        .routes(routes!(tokens::list, tokens::create))
        .routes(routes!(tokens::revoke))
        .routes(routes!(bot::events))
        .routes(routes!(bot::game))
        .routes(routes!(bot::play))
        .routes(routes!(bot::accept))
        .routes(routes!(bot::decline))
        .routes(routes!(push::key, push::subscribe, push::unsubscribe))
        .routes(routes!(operator::health))
        .routes(routes!(operator::metrics))
}

/// The whole service.
pub(crate) fn router(app: App) -> Router {
    let (router, document) = routes().split_for_parts();
    let body_limit = app.services.config.limits.message_bytes;
    let document = document::written(document);
    let cors = cors::layer(&app.services.config.origins);
    let router = router
        .route("/api/openapi.json", axum::routing::get(async move || operator::json(document)))
        .fallback(page::page)
        .method_not_allowed_fallback(extract::no_such_method)
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(DefaultBodyLimit::max(body_limit))
        .layer(from_fn(language::speak))
        .layer(from_fn(headers::secure))
        .with_state(app);
    // Around everything: also what is refused must be readable for the pages that may ask.
    match cors {
        Some(cors) => router.layer(cors),
        None => router,
    }
}
