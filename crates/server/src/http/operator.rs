//! Health and metrics, for operators.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use crate::health::HealthReport;
use crate::metrics::MEDIA_TYPE;
use crate::services::Services;

/// The health of the server: whether it can read and write its store and is not shutting down
#[utoipa::path(get, path = "/healthz", tag = "operator", responses(
    (status = 200, description = "Healthy, or degraded: serves only its own tables", body = HealthReport),
    (status = 503, description = "Unhealthy; the report says why", body = HealthReport),
))]
pub(crate) async fn health(State(services): State<Services>) -> Response {
    let report = if services.stopping.is_cancelled() {
        HealthReport::stopping()
    } else {
        services.health.report().await
    };
    let report = match services.cluster {
        Some(_) => report.among(services.bus.trouble()),
        None => report,
    };
    let status = if report.is_serving() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(report)).into_response()
}

/// Metrics for Prometheus
#[utoipa::path(get, path = "/metrics", tag = "operator", responses(
    (status = 200, description = "Prometheus metrics", body = String, content_type = "application/openmetrics-text"),
))]
pub(crate) async fn metrics(State(services): State<Services>) -> Response {
    let waiting = i64::try_from(services.engines.waiting()).unwrap_or(i64::MAX);
    services.metrics.engine_queue.set(waiting);
    ([(CONTENT_TYPE, MEDIA_TYPE)], services.metrics.text()).into_response()
}

/// A JSON document that is ready.
pub(crate) fn json(document: String) -> Response {
    ([(CONTENT_TYPE, "application/json")], document).into_response()
}
