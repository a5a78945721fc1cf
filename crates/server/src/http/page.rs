//! The page: every path that is not part of the API.

use std::sync::LazyLock;

use axum::extract::Request;
use axum::http::Method;
use axum::response::{IntoResponse, Response};
use tetrarch_page::Page;

use super::extract::no_such_path;

/// One, however many servers run in this process.
static PAGE: LazyLock<Page> = LazyLock::new(Page::default);

/// Answers what no path of the API has answered.
pub(crate) async fn page(request: Request) -> Response {
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD);
    let path = request.uri().path();
    let is_api = path == "/api" || path.starts_with("/api/");
    if is_reading && !is_api {
        PAGE.answer(&request)
    } else {
        no_such_path(request.uri().clone()).await.into_response()
    }
}
