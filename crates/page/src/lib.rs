//! The page, inside the binary.
//!
//! The build puts the folder that `TETRARCH_DIST` names into the binary, each file compressed once; `make run` does that.
//! Without it there is a note instead of the page.
//!
//! Only a release compresses them by Brotli as well, which takes minutes (see the profiles in the workspace's `Cargo.toml`).

mod coding;
mod file;

use std::sync::OnceLock;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};

use crate::coding::liking;
use crate::file::{Contents, FILES, File, unpacked};

/// Where the build puts files whose names change with their contents.
const ASSETS: &str = "/assets/";
const DOCUMENT: &str = "/index.html";
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

/// The files of the page.
#[derive(Debug)]
pub struct Page {
    /// Files for browsers that take no compression, unpacked when the first one asks.
    plain: Box<[OnceLock<Bytes>]>,
}

impl Default for Page {
    fn default() -> Self {
        Self { plain: FILES.iter().map(|_| OnceLock::new()).collect() }
    }
}

impl Page {
    /// Answers a request with a file or, if it is for a room of the page, with the document.
    #[must_use]
    pub fn answer(&self, request: &Request) -> Response {
        let path = request.uri().path();
        let address = if is_room(path) { DOCUMENT } else { path };
        match File::find(address) {
            Some(place) => self.file(place, request.headers()),
            None => StatusCode::NOT_FOUND.into_response(),
        }
    }

    fn file(&self, place: usize, wishes: &HeaderMap) -> Response {
        let file = &FILES[place];
        let mut response = Response::new(Body::empty());
        let headers = response.headers_mut();
        let is_asset = file.address.starts_with(ASSETS);
        headers.insert(CACHE_CONTROL, if is_asset { FOR_EVER } else { ASK_AGAIN });
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.kind));
        headers.insert(ETAG, HeaderValue::from_static(file.tag));
        if matches!(file.contents, Contents::Compressed { .. }) {
            headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        }
        if knows(wishes, file.tag) {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }
        let (coding, body) = match file.contents {
            Contents::Plain(bytes) => (None, Bytes::from_static(bytes)),
            Contents::Compressed { gzip, brotli } => self.compressed(place, gzip, brotli, wishes),
        };
        if let Some(coding) = coding {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(coding));
        }
        *response.body_mut() = Body::from(body);
        response
    }

    /// The form of a file that a browser likes best, the smallest of several, and the name of that form.
    fn compressed(
        &self,
        place: usize,
        gzip: &'static [u8],
        brotli: &'static [u8],
        wishes: &HeaderMap,
    ) -> (Option<&'static str>, Bytes) {
        let by_gzip = liking(wishes, "gzip");
        let by_brotli = if brotli.is_empty() { 0 } else { liking(wishes, "br") };
        if by_brotli > 0 && by_brotli >= by_gzip {
            (Some("br"), Bytes::from_static(brotli))
        } else if by_gzip > 0 {
            (Some("gzip"), Bytes::from_static(gzip))
        } else {
            (None, self.plain[place].get_or_init(|| unpacked(gzip)).clone())
        }
    }
}

/// A browser has these contents already.
fn knows(wishes: &HeaderMap, tag: &str) -> bool {
    let values = wishes.get_all(IF_NONE_MATCH).into_iter();
    let texts = values.filter_map(|value| value.to_str().ok());
    let mut tags = texts.flat_map(|text| text.split(',')).map(str::trim);
    tags.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

/// Rooms have plain names, files have names with a dot. A path that climbs is neither.
fn is_room(path: &str) -> bool {
    !path.contains(['.', '%']) && !path.starts_with(ASSETS)
}
