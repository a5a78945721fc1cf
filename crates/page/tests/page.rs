//! What browsers get. Without `TETRARCH_DIST` this is the note, which has no assets.

use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::Response;
use tetrarch_page::Page;

async fn get(path: &str) -> Response {
    let request = Request::get(path).body(axum::body::Body::empty()).expect("a path");
    Page::unpack().answer(request).await
}

#[tokio::test]
async fn every_room_is_the_same_document_and_asked_for_anew() {
    for path in ["/", "/play/hus", "/table/k3v9s0q2m8x4b7dz", "/learn/"] {
        let response = get(path).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(response.headers()[CACHE_CONTROL], "no-cache", "{path}");
        let kind = response.headers()[CONTENT_TYPE].to_str().expect("text");
        assert!(kind.starts_with("text/html"), "{path}: {kind}");
    }
}

#[tokio::test]
async fn a_file_that_is_not_there_is_not_the_document() {
    for path in ["/assets/gone-4711.js", "/assets/gone", "/favicon.ico", "/../Cargo.toml"] {
        assert_eq!(get(path).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}
