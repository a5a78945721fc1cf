//! The page, inside the binary.
//!
//! The build puts the folder that `TETRARCH_DIST` names into the binary, each file compressed once; `make run` does that.
//! Without it there is a note instead of the page.
//!
//! A debug build reads the files when they are asked for and compresses nothing. A quick build (see the profiles in the
//! workspace's `Cargo.toml`) does not compress them by Brotli, which takes longest.

use axum::Router;
use axum::extract::Request;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, Uri};
use axum::response::Response;
use memory_serve::{Asset, CacheControl, MemoryServe};
use tower::ServiceExt as _;

/// Where the build puts files whose names change with their contents.
const ASSETS: &str = "/assets/";
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// The files of the page.
#[derive(Clone, Debug)]
pub struct Page {
    files: Router,
}

impl Page {
    /// Takes the files out of the binary. They stay in memory for as long as the process lives.
    #[must_use]
    pub fn unpack() -> Self {
        let assets: &'static [Asset] = include!(concat!(env!("OUT_DIR"), "/page.rs"));
        // To compress by Brotli now would make every start of a quick build slow.
        let is_compressed = assets.iter().any(|asset| asset.is_compressed);
        let files = MemoryServe::new(assets)
            .index_file(Some("/index.html"))
            .enable_brotli(is_compressed)
            .enable_gzip(!cfg!(debug_assertions))
            .html_cache_control(CacheControl::NoCache)
            .cache_control(CacheControl::NoCache)
            .into_router();
        Self { files }
    }

    /// Answers a request with a file or, if it is for a room of the page, with the document.
    pub async fn answer(&self, mut request: Request) -> Response {
        let path = request.uri().path().to_owned();
        if is_room(&path) {
            *request.uri_mut() = Uri::from_static("/");
        }
        let served = self.files.clone().oneshot(request).await;
        let mut response = served.unwrap_or_else(|never| match never {});
        if path.starts_with(ASSETS) && response.status().is_success() {
            response.headers_mut().insert(CACHE_CONTROL, FOR_EVER);
        }
        response
    }
}

/// Rooms have plain names, files have names with a dot. A path that climbs is neither.
fn is_room(path: &str) -> bool {
    !path.contains(['.', '%']) && !path.starts_with(ASSETS)
}
