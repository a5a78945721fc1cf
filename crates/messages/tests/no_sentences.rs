//! What people read is written in the Fluent files and not in Rust: no string of a crate is an English sentence.
//!
//! What may be English is decided by the rules below, and there is no list of exceptions:
//! - [`DEVELOPERS`]: crates that only developers run;
//! - [`LOGGED`]: the stores and the bus, which are below the messages; what they say goes to the log, and the server and the command say it in messages;
//! - [`FOR_DEVELOPERS`]: what is passed to panics, logs, lints, laws, metrics, errors of serde and the document of the API;
//! - [`PROTOCOL`]: lines of the engine protocol, which is English;
//! - statements of the database, comments of generated files, pictures and data.

use std::fs;
use std::path::{Path, PathBuf};

/// A text of this number of words is taken for a sentence.
const WORDS: usize = 3;

/// Crates that only developers run: tests of a server, of games and of stores, the game of the tests, chores.
const DEVELOPERS: [&str; 6] =
    ["conformance", "fifth-game", "load", "noughts", "store-conformance", "xtask"];

/// Crates whose texts only the log shows.
const LOGGED: [&str; 3] = ["bus-nats", "store", "store-postgres"];

/// What is called with texts for developers and operators: panics, logs, lints, laws, metrics, details of damaged data and of failed
/// connections (which are logged), errors of serde (whose own are English too), descriptions of the API.
const FOR_DEVELOPERS: [&str; 26] = [
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
    "require",
    "register",
    "damaged",
    "Damaged",
    "other",
    "custom",
    "description",
    "with_description",
    "examples",
    // Documentation of generated types, and what the compiler says about a position that is too large.
    "concat!",
    // What records call a variant, in every language.
    "variant",
    // What is taken off the English texts of libraries.
    "strip_prefix",
];

/// How lines of the engine protocol begin.
const PROTOCOL: [&str; 5] = ["id ", "info ", "option name ", "setoption name ", "position fen "];

/// Words that only statements of the database have, in capitals.
const OF_STATEMENTS: [&str; 10] =
    ["SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "PRAGMA", "WHERE", "DROP", "ORDER"];

/// How texts begin that are no sentences: pictures, generated code, data, HTTP, commands that can be typed.
const NO_SENTENCES: [&str; 9] =
    ["<", "//", "/**", "export ", "import ", "{{", "GET ", "POST ", "tetrarch "];

/// A string literal and what it is an argument of, from the outside in: `expect`, `format!`.
#[derive(Debug)]
struct Literal {
    text: String,
    callees: Vec<String>,
    /// Whether it describes an answer in the document of the API, which developers read.
    is_documentation: bool,
}

impl Literal {
    fn new(text: String, open: &[String], code: &str) -> Self {
        Self { text, callees: open.to_vec(), is_documentation: code.ends_with("description = ") }
    }

    fn is_said(&self) -> bool {
        let is_for_developers =
            self.callees.iter().any(|callee| FOR_DEVELOPERS.contains(&callee.as_str()));
        !is_for_developers && !self.is_documentation && is_sentence(&self.text)
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
            ['\'', '\\', 'u', ..] => {
                at += rest.iter().position(|&c| c == '}').map_or(rest.len(), |end| end + 2);
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

/// How far the item behind an attribute goes: to its semicolon or its closing brace. A module of tests is the last item of its file, and has
/// braces in its texts.
fn item_length(rest: &[char]) -> usize {
    let start: String = rest.iter().take(16).collect();
    if start.trim_start().trim_start_matches("pub ").starts_with("mod tests") {
        return rest.len();
    }
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

/// Whether a text reads like a sentence: some words in a row, each of letters alone.
fn is_sentence(text: &str) -> bool {
    let trimmed = text.trim_start();
    let is_other = NO_SENTENCES.iter().chain(&PROTOCOL).any(|start| trimmed.starts_with(start));
    let without_holes = text.split('{').map(|part| part.split('}').next_back().unwrap_or(part));
    let text: String = without_holes.collect();
    let is_statement = text.split_whitespace().any(|word| OF_STATEMENTS.contains(&word));
    // Capitals are something to fill in, as in `fen TEXT`; what is joined by slashes or equals signs is typed, or read by programs.
    let is_word = |word: &str| {
        let word = word.trim_matches(|c: char| ".,:;!?…()\"“”".contains(c));
        word.len() > 1
            && word.contains(char::is_lowercase)
            && word.chars().all(|c| c.is_alphabetic() || c == '\'')
            && !word.starts_with('\'')
    };
    !is_other
        && !is_statement
        && text.split_whitespace().filter(|word| is_word(word)).count() >= WORDS
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
        mod only_here { const T: &str = "nor is what tests say to themselves"; }
        fn h(c: char) -> bool { c == '"' || tracing::warn!(x, "what operators read in the log") }
        fn i() { d.ok_or_else(|| Error::custom(format!("a score is no {number}, says serde"))); }
        fn j() -> String { format!("info depth {depth} of the protocol") }
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
    let mut found = Vec::new();
    for folder in fs::read_dir(&crates).expect("the crates") {
        let folder = folder.expect("a crate").path();
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        if DEVELOPERS.iter().chain(&LOGGED).any(|other| *other == name) {
            continue;
        }
        for path in sources(&folder.join("src")) {
            let file = path.strip_prefix(&crates).expect("below the crates").display().to_string();
            found.extend(sentences(&path).into_iter().map(|said| format!("{file}: {said}")));
        }
    }
    found.sort();
    assert!(found.is_empty(), "write these as messages: {found:#?}");
}
