//! Pages of other origins that the operator lets use the server.

use std::time::Duration;

use axum::http::Method;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use tower_http::cors::{AllowOrigin, CorsLayer};

/// How long a browser may remember what it was allowed.
const REMEMBERED: Duration = Duration::from_secs(600);

/// Tells browsers that pages of these origins may read the responses, with the cookies of the user
/// logged in; none if there are no such origins. Pages of all others are told nothing, so browsers keep
/// the answers from them.
pub(super) fn layer(origins: &[String]) -> Option<CorsLayer> {
    // The wildcard would be every page there is, and browsers do not allow it with cookies.
    let origins = origins.iter().filter(|origin| *origin != "*");
    let origins: Vec<HeaderValue> = origins.filter_map(|origin| origin.parse().ok()).collect();
    if origins.is_empty() {
        return None;
    }
    let layer = CorsLayer::new()
        .allow_origin(AllowOrigin::list(origins))
        .allow_credentials(true)
        .allow_methods([Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE])
        .allow_headers([AUTHORIZATION, CONTENT_TYPE])
        .expose_headers([RETRY_AFTER])
        .max_age(REMEMBERED);
    Some(layer)
}
