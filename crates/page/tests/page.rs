//! What browsers get. Without `TETRARCH_DIST` this is the note, which has no assets.

use std::io::Read as _;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName,
    IF_NONE_MATCH, VARY,
};
use axum::response::Response;
use flate2::read::GzDecoder;
use tetrarch_page::Page;

fn get(path: &str, wishes: &[(HeaderName, &str)]) -> Response {
    let mut request = Request::get(path);
    for (name, value) in wishes {
        request = request.header(name, *value);
    }
    Page::default().answer(&request.body(Body::empty()).expect("a path"))
}

async fn bytes(response: Response) -> Bytes {
    to_bytes(response.into_body(), usize::MAX).await.expect("in memory")
}

#[test]
fn every_room_is_the_same_document_and_asked_for_anew() {
    for path in ["/", "/play/hus", "/table/k3v9s0q2m8x4b7dz", "/learn/"] {
        let response = get(path, &[]);
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(response.headers()[CACHE_CONTROL], "no-cache", "{path}");
        let kind = response.headers()[CONTENT_TYPE].to_str().expect("text");
        assert!(kind.starts_with("text/html"), "{path}: {kind}");
    }
}

#[test]
fn a_file_that_is_not_there_is_not_the_document() {
    for path in ["/assets/gone-4711.js", "/assets/gone", "/favicon.ico", "/../Cargo.toml"] {
        assert_eq!(get(path, &[]).status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_browser_gets_the_document_in_a_form_that_it_takes() {
    let plain = bytes(get("/", &[])).await;
    assert!(plain.starts_with(b"<!doctype html>"), "{plain:?}");
    for wish in ["gzip", "deflate, GZIP;q=0.5", "*", "br;q=0, *;q=0.1"] {
        let response = get("/", &[(ACCEPT_ENCODING, wish)]);
        assert_eq!(response.headers()[CONTENT_ENCODING], "gzip", "{wish}");
        assert_eq!(response.headers()[VARY], "accept-encoding", "{wish}");
        let mut unpacked = Vec::new();
        GzDecoder::new(&*bytes(response).await).read_to_end(&mut unpacked).expect("gzip");
        assert_eq!(unpacked, plain, "{wish}");
    }
    for wish in ["", "identity", "gzip;q=0", "*;q=0", "gzip;q=lots", ";;,,=", "gzip ;q=0.0"] {
        let response = get("/", &[(ACCEPT_ENCODING, wish)]);
        assert!(!response.headers().contains_key(CONTENT_ENCODING), "{wish}");
        assert_eq!(bytes(response).await, plain, "{wish}");
    }
}

#[tokio::test]
async fn what_a_browser_has_is_not_sent_again() {
    let tag = get("/", &[]).headers()[ETAG].to_str().expect("text").to_owned();
    for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
        let response = get("/", &[(IF_NONE_MATCH, &known)]);
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(response.headers()[ETAG], tag, "{known}");
        assert!(bytes(response).await.is_empty(), "{known}");
    }
    assert_eq!(get("/", &[(IF_NONE_MATCH, "\"other\"")]).status(), StatusCode::OK);
}
