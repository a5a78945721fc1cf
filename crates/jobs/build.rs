//! Names this build of the engine: workers of another build would play other games.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The crates that decide what an engine finds.
const CRATES: [&str; 14] = [
    "abalone", "analysis", "arena", "catalog", "engine", "eval", "game", "gou", "hus", "jobs",
    "pantarei", "proof", "search", "table",
];
/// What in them does. The rest is tests and examples.
const FOLDERS: [&str; 5] = ["src", "data", "nets", "weights", "levels.json"];

fn main() -> io::Result<()> {
    let crates = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("..");
    let mut files = Vec::new();
    for place in CRATES.iter().flat_map(|name| FOLDERS.map(|folder| crates.join(name).join(folder)))
    {
        if place.exists() {
            println!("cargo::rerun-if-changed={}", place.display());
            collect(&place, &mut files)?;
        }
    }
    files.sort();
    // FNV-1a: it need not be secure, only different.
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in files.iter().map(fs::read).collect::<io::Result<Vec<_>>>()?.iter().flatten() {
        hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    }
    println!("cargo::rustc-env=TETRARCH_ENGINE={hash:016x}");
    Ok(())
}

fn collect(place: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if place.is_file() {
        files.push(place.to_owned());
        return Ok(());
    }
    for found in fs::read_dir(place)? {
        collect(&found?.path(), files)?;
    }
    Ok(())
}
