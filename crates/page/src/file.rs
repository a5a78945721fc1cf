//! A file of the page, as the build put it into the binary.

use std::io::Read as _;

use axum::body::Bytes;
use flate2::read::GzDecoder;

/// A file, with all that a browser is told about it.
#[derive(Debug)]
pub(crate) struct File {
    /// What is asked for: `/assets/index-4711.js`.
    pub address: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// Names these contents, in quotation marks.
    pub tag: &'static str,
    pub contents: Contents,
}

#[derive(Debug)]
pub(crate) enum Contents {
    /// It is compressed already, or so small that it does not matter.
    #[allow(dead_code, reason = "the note has no such file")]
    Plain(&'static [u8]),
    /// Brotli only in a release; else empty.
    Compressed { gzip: &'static [u8], brotli: &'static [u8] },
}

/// Every file, by address.
pub(crate) static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

impl File {
    /// Where in the list the file of an address is.
    pub(crate) fn find(address: &str) -> Option<usize> {
        FILES.binary_search_by(|file| file.address.cmp(address)).ok()
    }
}

/// The contents as they were before the build compressed them.
pub(crate) fn unpacked(gzip: &[u8]) -> Bytes {
    let mut plain = Vec::new();
    GzDecoder::new(gzip).read_to_end(&mut plain).expect("compressed by the build script");
    plain.into()
}
