//! The language of the command: typed, or of the environment.

use std::fs;
use std::path::Path;

use crate::ran::{tetrarch, tetrarch_with};

/// The folders of `messages/`.
fn languages() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages");
    let entries = fs::read_dir(folder).expect("the messages are there");
    let folders = entries.map(|entry| entry.expect("a folder").path()).filter(|path| path.is_dir());
    folders.map(|path| path.file_name().expect("a name").to_string_lossy().into_owned()).collect()
}

/// What the command says about itself in a language.
fn about(language: &str) -> String {
    let file = format!("../../messages/{language}/cli/help.ftl");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file));
    let text = text.expect("every language has the help");
    let line = text.lines().find_map(|line| line.strip_prefix("cli-about = "));
    line.expect("every language says what the command is for").to_owned()
}

#[test]
fn help_is_in_the_language_that_is_typed_or_in_the_environment() {
    for language in languages() {
        let about = about(&language);
        let typed = tetrarch(&["--lang", &language, "--help"]).good();
        // Lines are broken where the terminal ends.
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words(&typed).starts_with(&words(&about)), "{language}: {typed}");
        let locale = format!("{language}_ZZ.UTF-8");
        for variables in [
            [("LC_ALL", ""), ("LANG", locale.as_str())],
            [("LANG", "C"), ("LC_ALL", locale.as_str())],
        ] {
            let set = tetrarch_with(&["--help"], "", &variables).good();
            assert_eq!(set, typed, "{variables:?}");
        }
    }
}

#[test]
fn an_unknown_language_is_refused_with_the_list() {
    let message = tetrarch(&["games", "--lang", "tlh"]).failed(2);
    for language in languages() {
        assert!(message.contains(&language), "{message}");
    }
}
