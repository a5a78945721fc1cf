//! What people read is written in the Fluent files and not in Rust: no string of a shipped crate is an English sentence, but for panics, logs,
//! lints, the document of the API, statements of the database and pictures. What still is one is counted below, file by file; the counts only fall.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A text of so many words is taken for a sentence.
const WORDS: usize = 4;

/// Crates that only developers run: tests of a server, tests of games, chores.
const DEVELOPERS: [&str; 4] = ["conformance", "fifth-game", "load", "xtask"];

/// What is called with texts for developers and operators: panics and logs.
const FOR_DEVELOPERS: [&str; 14] = [
    "expect",
    "panic!",
    "unreachable!",
    "assert!",
    "assert_eq!",
    "assert_ne!",
    "debug_assert!",
    "debug_assert_eq!",
    "error!",
    "warn!",
    "info!",
    "debug!",
    "trace!",
    "allow",
];

/// Statements of the database begin with one of these.
const STATEMENTS: [&str; 9] =
    ["SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "PRAGMA", "WITH", "DROP"];

include!("no_sentences/left.rs");

/// A string literal and what it is an argument of: `expect`, `panic!`; empty if of nothing.
#[derive(Debug)]
struct Literal {
    text: String,
    callee: String,
    /// Whether it describes an answer in the document of the API, which developers read.
    is_documentation: bool,
}

impl Literal {
    fn new(text: String, open: &[String], code: &str) -> Self {
        let callee = open.last().cloned().unwrap_or_default();
        Self { text, callee, is_documentation: code.ends_with("description = ") }
    }

    fn is_said(&self) -> bool {
        let is_for_people =
            !FOR_DEVELOPERS.contains(&self.callee.as_str()) && !self.is_documentation;
        is_for_people && is_sentence(&self.text)
    }
}

/// The literals of a source file, those of its tests left out.
fn literals(source: &str) -> Vec<Literal> {
    let letters: Vec<char> = source.chars().collect();
    let (mut found, mut code) = (Vec::new(), String::new());
    let mut open: Vec<String> = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let rest = &letters[at..];
        match rest {
            ['/', '/', ..] => at += rest.iter().position(|&c| c == '\n').unwrap_or(rest.len()),
            ['r', '"', ..] | ['r', '#', ..] if is_raw(rest) && !ends_in_word(&code) => {
                let hashes = rest[1..].iter().take_while(|&&c| c == '#').count();
                let end: String = std::iter::once('"').chain((0..hashes).map(|_| '#')).collect();
                let body: String = rest[hashes + 2..].iter().collect();
                let length = body.find(&end).unwrap_or(body.len());
                let text = body[..length].to_owned();
                at += hashes + 2 + text.chars().count() + end.len();
                found.push(Literal::new(text, &open, &code));
                code.push('"');
            }
            ['"', body @ ..] => {
                let mut length = 0;
                while length < body.len() && body[length] != '"' {
                    length += if body[length] == '\\' { 2 } else { 1 };
                }
                let text = body[..length.min(body.len())].iter().collect();
                at += length + 2;
                found.push(Literal::new(text, &open, &code));
                code.push('"');
            }
            ['\'', '\\', _, '\'', ..] => at += 4,
            ['\'', _, '\'', ..] => at += 3,
            [letter, ..] => {
                match letter {
                    '(' | '[' | '{' => open.push(callee(&code, *letter)),
                    ')' | ']' | '}' => drop(open.pop()),
                    _ => {}
                }
                code.push(*letter);
                at += 1;
                if code.ends_with("#[cfg(test)]") {
                    at += item_length(&letters[at..]);
                }
            }
            [] => break,
        }
    }
    found
}

fn is_raw(rest: &[char]) -> bool {
    let hashes = rest[1..].iter().take_while(|&&c| c == '#').count();
    rest.get(hashes + 1) == Some(&'"')
}

fn ends_in_word(code: &str) -> bool {
    code.ends_with(|c: char| c.is_alphanumeric() || c == '_')
}

/// What stands before an opening bracket: `expect`, `tracing::warn!` without its path.
fn callee(code: &str, bracket: char) -> String {
    if bracket != '(' {
        return String::new();
    }
    let is_name = |c: &char| c.is_alphanumeric() || matches!(c, '_' | '!');
    let name: Vec<char> = code.chars().rev().take_while(is_name).collect();
    name.into_iter().rev().collect()
}

/// How far the item behind an attribute goes: to its semicolon or its closing brace.
fn item_length(rest: &[char]) -> usize {
    let mut depth = 0;
    for (index, letter) in rest.iter().enumerate() {
        match letter {
            ';' if depth == 0 => return index + 1,
            '{' => depth += 1,
            '}' if depth == 1 => return index + 1,
            '}' => depth -= 1,
            _ => {}
        }
    }
    rest.len()
}

/// Whether a text reads like a sentence.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        word.len() > 1 && word.chars().all(|c| c.is_alphabetic() || c == '\'')
    };
    let is_statement = STATEMENTS.iter().any(|start| text.trim_start().starts_with(start));
    let is_picture = text.trim_start().starts_with('<');
    let without_holes = text.split('{').map(|part| part.split('}').next_back().unwrap_or(part));
    let text: String = without_holes.collect();
    !is_statement && !is_picture && text.split_whitespace().filter(is_word).count() >= WORDS
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a folder can be read").path();
        let is_test = path.file_stem().is_some_and(|name| name == "tests");
        if path.is_dir() && !is_test {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") && !is_test {
            found.push(path);
        }
    }
    found
}

fn sentences(path: &Path) -> Vec<String> {
    let source = fs::read_to_string(path).expect("a source can be read");
    literals(&source).into_iter().filter(Literal::is_said).map(|literal| literal.text).collect()
}

#[test]
fn sentences_are_told_from_other_texts() {
    let source = r##"
        fn f() { say("this is an English sentence"); g().expect("this cannot be, and it says why"); }
        const RAW: &str = r#"so is "this" one, in raw form"#;
        const SQL: &str = "SELECT a FROM b WHERE c AND d";
        // "a comment is no text of the program"
        #[cfg(test)]
        mod tests { const T: &str = "nor is what tests say to themselves"; }
        fn h(c: char) -> bool { c == '"' || tracing::warn!(x, "what operators read in the log") }
        #[path(responses((status = 200, description = "What developers read of an answer")))]
        const LAST: &str = "and this {with} a {hole:?} in it too";
    "##;
    let said: Vec<String> =
        literals(source).into_iter().filter(Literal::is_said).map(|literal| literal.text).collect();
    assert_eq!(
        said,
        [
            "this is an English sentence",
            "so is \"this\" one, in raw form",
            "and this {with} a {hole:?} in it too"
        ]
    );
}

#[test]
fn no_english_sentence_is_written_in_rust() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for folder in fs::read_dir(&crates).expect("the crates") {
        let folder = folder.expect("a crate").path();
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        if DEVELOPERS.contains(&name.as_str()) {
            continue;
        }
        for path in sources(&folder.join("src")) {
            let said = sentences(&path);
            if !said.is_empty() {
                let file = path.strip_prefix(&crates).expect("below the crates");
                found.insert(file.to_string_lossy().replace('\\', "/"), said);
            }
        }
    }
    let counted: Vec<(&str, usize)> =
        found.iter().map(|(file, said)| (file.as_str(), said.len())).collect();
    let more: Vec<_> = counted
        .iter()
        .filter(|(file, count)| LEFT.iter().all(|(known, most)| known != file || count > most))
        .map(|(file, _)| (*file, &found[*file]))
        .collect();
    assert!(more.is_empty(), "write these as messages: {more:#?}");
    let fewer: Vec<_> = LEFT.iter().filter(|line| !counted.contains(line)).collect();
    assert!(fewer.is_empty(), "there are fewer now, so count fewer: {fewer:?}");
}
