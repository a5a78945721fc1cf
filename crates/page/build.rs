//! Puts the built page into the binary, or a note if there is none. What gets smaller is compressed here, once.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::{env, fs, io, process};

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest as _, Sha256};

/// Says where the built page is; `make` sets it. Without it, Rust development needs no Node.
const DIST: &str = "TETRARCH_DIST";
const NOTE: &str = "note";

fn main() {
    println!("cargo:rerun-if-env-changed={DIST}");
    let named = env::var(DIST).unwrap_or_else(|_| NOTE.to_owned());
    let dist = fs::canonicalize(&named).unwrap_or_else(|_| PathBuf::from(&named));
    if !dist.join("index.html").is_file() {
        eprintln!("{DIST} names {named:?}, and there is no page in it; `make page` builds one");
        process::exit(1);
    }
    println!("cargo:rerun-if-changed={}", dist.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let mut paths = Vec::new();
    list(&dist, &mut paths).expect("the built page can be read");
    let mut files: Vec<(String, PathBuf)> =
        paths.into_iter().map(|path| (address(&dist, &path), path)).collect();
    files.sort();
    let mut table = String::from("&[\n");
    for (number, (address, path)) in files.iter().enumerate() {
        let file = File { address, path, number };
        table += &file.entry(&out).expect("the page can be read, and cargo's own folder written");
    }
    table += "]\n";
    fs::write(out.join("page.rs"), table).expect("cargo's own folder can be written");
}

fn list(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}

/// What a browser asks for: `/assets/index-4711.js`.
fn address(dist: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(dist).expect("a file of the folder");
    let parts = inside.iter().map(|part| part.to_str().expect("the page's names are plain"));
    parts.fold(String::new(), |address, part| address + "/" + part)
}

struct File<'a> {
    address: &'a str,
    path: &'a Path,
    number: usize,
}

impl File<'_> {
    /// The file as an entry of the table.
    fn entry(&self, out: &Path) -> io::Result<String> {
        let bytes = fs::read(self.path)?;
        let hash = Sha256::digest(&bytes);
        let tag: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        let tag = format!("\"{tag}\"");
        let gzip = gzip(&bytes)?;
        let contents = if gzip.len() < bytes.len() / 10 * 9 {
            let gzip = self.keep(out, "gz", &gzip)?;
            let brotli = if is_for_release() {
                self.keep(out, "br", &brotli(&bytes)?)?
            } else {
                "&[]".to_owned()
            };
            format!("Contents::Compressed {{ gzip: {gzip}, brotli: {brotli} }}")
        } else {
            format!("Contents::Plain({})", include(self.path))
        };
        let Self { address, .. } = self;
        let kind = kind(self.path);
        Ok(format!(
            "File {{ address: {address:?}, kind: {kind:?}, tag: {tag:?}, contents: {contents} }},\n"
        ))
    }

    fn keep(&self, out: &Path, coding: &str, bytes: &[u8]) -> io::Result<String> {
        let path = out.join(format!("{}.{coding}", self.number));
        fs::write(&path, bytes)?;
        Ok(include(&path))
    }
}

fn include(path: &Path) -> String {
    format!("include_bytes!({:?})", path.display().to_string())
}

/// Brotli takes minutes: only builds that people are given wait for it.
fn is_for_release() -> bool {
    env::var("OPT_LEVEL").is_ok_and(|level| level == "3")
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut compressed = Vec::new();
    brotli::CompressorReader::new(bytes, 4096, 11, 22).read_to_end(&mut compressed)?;
    Ok(compressed)
}

/// What a file is, by its name.
fn kind(path: &Path) -> &'static str {
    let extension = path.extension().and_then(|extension| extension.to_str());
    match extension.unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "jsonl" | "map" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        _ => {
            eprintln!("what is {}? crates/page/build.rs has the types of files", path.display());
            process::exit(1);
        }
    }
}
