//! Puts the built page into the binary, or a note if there is none.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use memory_serve::assets_to_code;

/// Says where the built page is; `make` sets it. Without it nobody needs Node to work in Rust.
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
    let out = env::var_os("OUT_DIR").expect("cargo says where to write");
    let out = Path::new(&out);
    // A debug build reads the files when they are asked for.
    let embed = !cfg!(debug_assertions);
    let code = assets_to_code(&named, &dist, out, embed, |_| ());
    fs::write(out.join("page.rs"), code).expect("cargo's own folder can be written to");
}
