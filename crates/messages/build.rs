//! Collects the Fluent files of every language, so that a new folder is a new language.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// What Rust programs say; the page's own words are not among them.
const FOLDERS: [&str; 3] = ["rules", "server", "cli"];
const WRITABLE: &str = "the build folder can be written";

fn main() {
    let messages =
        Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../messages");
    println!("cargo::rerun-if-changed={}", messages.display());
    // The game of the tests keeps its sentences to itself, so that no one has to translate them.
    let test_game =
        env::var_os("CARGO_FEATURE_TEST_GAME").map(|_| messages.join("../crates/noughts/messages"));
    if let Some(folder) = &test_game {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    let mut table = String::from("&[\n");
    for (id, text) in languages(&messages, test_game.as_deref()) {
        let file = out.join(format!("{id}.ftl.zz"));
        fs::write(&file, compressed(&text)).expect(WRITABLE);
        table += &format!("    ({id:?}, include_bytes!({:?})),\n", file.display().to_string());
    }
    table += "]\n";
    fs::write(out.join("languages.rs"), table).expect(WRITABLE);
}

/// Every language: its id, and its files one after another.
pub(crate) fn languages(messages: &Path, test_game: Option<&Path>) -> Vec<(String, String)> {
    let folders = sorted(messages).into_iter().filter(|path| path.is_dir());
    let languages = folders.map(|folder| {
        let id = folder.file_name().expect("a folder has a name").to_string_lossy().into_owned();
        let files = FOLDERS.iter().flat_map(|part| sorted(&folder.join(part)));
        let of_tests = test_game.map(|game| game.join(&id).join("rules.ftl"));
        let files = files.chain(of_tests.filter(|file| file.exists()));
        let files = files.filter(|path| path.extension().is_some_and(|kind| kind == "ftl"));
        let texts = files.map(|file| fs::read_to_string(file).expect("a file that was listed"));
        (id, texts.collect::<Vec<_>>().join("\n"))
    });
    languages.collect()
}

/// A command speaks one language: the others take little room in it.
fn compressed(text: &str) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text.as_bytes()).expect("memory can be written");
    encoder.finish().expect("memory can be written")
}

/// What is in a folder, by name; nothing if there is no such folder.
fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    paths.sort();
    paths
}
