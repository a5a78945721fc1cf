//! What people read is written in the Fluent files and not in Rust: no string of a crate is an English sentence.
//!
//! What may be English is decided by the rules below, each for the files that need it:
//! - [`DEVELOPERS`]: crates and files that only developers run;
//! - [`FOR_DEVELOPERS`]: what is passed to panics, logs, laws, metrics, errors of serde and the document of the API. The stores and the bus,
//!   which are below the messages, describe their errors for the log; the server and the command say them in messages;
//! - [`PROTOCOL`]: lines of the engine protocol, which is English;
//! - [`DATA`]: beginnings of generated code and of requests;
//! - [`TECHNICAL`]: pairs of words that are names, or that programs read;
//! - statements of the database, in the stores; tags of pictures.

use std::fs;
use std::path::{Path, PathBuf};

/// A text of this number of words is taken for a sentence.
const WORDS: usize = 2;

/// Crates and files that only developers run: tests of a server, of games and of stores, the game of the tests, chores, laws.
const DEVELOPERS: [&str; 7] = [
    "conformance/",
    "fifth-game/",
    "load/",
    "noughts/",
    "store-conformance/",
    "xtask/",
    "game/src/laws.rs",
];

/// What is called with texts for developers and operators, by the end of its path, and where: how the files begin.
const FOR_DEVELOPERS: &[(&str, &str)] = &[
    ("expect", ""),
    ("panic!", ""),
    ("unreachable!", ""),
    ("assert!", ""),
    ("assert_eq!", ""),
    ("#[expect", ""),
    ("#[allow", ""),
    ("tracing::error!", ""),
    ("tracing::warn!", ""),
    ("tracing::info!", ""),
    ("tracing::debug!", ""),
    // Errors of serde: the server says its own message for each kind of them.
    ("Error::custom", ""),
    ("eprintln!", "page/build.rs"),
    // What the stores and the bus say to the log; the server and the command have messages for it.
    ("#[error", "store/src/"),
    ("#[error", "store-postgres/src/"),
    ("#[error", "bus-nats/src/"),
    ("gone", "bus-nats/src/connection.rs"),
    ("BusError", "bus-nats/src/bus.rs"),
    ("StoreError::Unreachable", "server/src/cluster/lease.rs"),
    ("StoreError::Unreachable", "store-postgres/src/silence.rs"),
    ("HookError::message", "store-postgres/src/pools.rs"),
    ("damaged", "server/src/tables/"),
    ("Damage::Reported", "server/src/push/"),
    ("io::Error::other", "server/src/push/"),
    // Metrics, and the document of the API.
    ("register", "server/src/metrics.rs"),
    ("examples", "protocol/src/"),
    ("ApiKeyValue::with_description", "server/src/http/mod.rs"),
    // Documentation of generated types, and what the compiler says about a position that is too large.
    ("concat!", "catalog/src/listed.rs"),
    ("concat!", "game/src/lib.rs"),
    // Attributes of vector instructions.
    ("allow", "eval/src/abalone/net/row.rs"),
    // What records call a variant, in every language.
    ("variant", "gou/src/options.rs"),
    // English texts of libraries that are read, not said.
    ("strip_prefix", "server/src/unreadable/fault.rs"),
    ("quoted", "server/src/unreadable/fault.rs"),
    ("rsplit_once", "server/src/unreadable/fault.rs"),
    ("rfind", "table/src/record/json/reader.rs"),
    ("starts_with", "store-postgres/src/trouble.rs"),
    ("split", "cli/src/play/terminal.rs"),
];

/// How lines of the engine protocol begin, and where they are written.
const PROTOCOL: &[(&str, &str)] = &[
    ("id ", "ugi/src/answer.rs"),
    ("info ", "ugi/src/answer.rs"),
    ("option name ", "ugi/src/ugi_options.rs"),
    ("info string error", "arena/src/contestants/"),
    ("setoption name ", "arena/src/contestants/"),
    ("position fen ", "arena/src/contestants/"),
];

/// How texts begin that are no sentences, and where: generated code, HTTP, commands that can be typed.
const DATA: &[(&str, &str)] = &[
    ("//", "protocol/src/typescript.rs"),
    ("export ", "protocol/src/typescript.rs"),
    ("//", "wasm/src/typescript.rs"),
    ("/**", "wasm/src/typescript.rs"),
    ("export ", "wasm/src/typescript.rs"),
    ("import ", "wasm/src/typescript.rs"),
    ("Contents::", "page/build.rs"),
    ("File {{", "page/build.rs"),
    // What was run to make a data file.
    ("tetrarch ", "cli/src/commands/"),
];

/// Words side by side that are no sentence, and where.
const TECHNICAL: &[(&str, &str)] = &[
    // What records say in every language.
    ("Tetrarch arena", "arena/src/referee.rs"),
    ("African Hus", "hus/src/options.rs"),
    ("European Hus", "hus/src/options.rs"),
    ("Computer, level ", "server/src/tables/stored_seats.rs"),
    ("Computer, level ", "wasm/src/local_player.rs"),
    // Forms of what is typed or read by programs.
    ("option ID=VALUE, position TEXT", "proof/src/file.rs"),
    ("startpos moves …", "ugi/src/command.rs"),
    ("fen TEXT moves …", "ugi/src/command.rs"),
    ("name NAME value VALUE", "ugi/src/command.rs"),
    ("at most", "ugi/src/answer.rs"),
    // An error of serde, written and read.
    ("more than ", "protocol/src/too_long.rs"),
    (" characters in `", "protocol/src/too_long.rs"),
    // What only the log and developers see.
    ("Pantarei({}, goal {})", "pantarei/src/position.rs"),
    ("not connected yet", "bus-nats/src/connection.rs"),
    ("game {} of table {}", "store/src/ratings.rs"),
    ("the build folder can be written", "messages/build.rs"),
    // The document of the API.
    ("The table's name", "server/src/http/document.rs"),
    (
        "The secret of a guest's seat, or an API token of the account that sits there",
        "server/src/http/mod.rs",
    ),
    ("The connection becomes a WebSocket", "server/src/realtime/mod.rs"),
];

/// Where statements of the database are written.
const STORES: [&str; 3] = ["store/src/sqlite/", "store/src/contents/", "store-postgres/src/"];

/// How statements of the database begin, and their parts.
const STATEMENTS: &[&str] = &[
    "SELECT ",
    "SELECT\n",
    "INSERT ",
    "UPDATE ",
    "DELETE ",
    "CREATE ",
    "ALTER ",
    "PRAGMA ",
    "WHERE ",
    "DROP ",
    "ORDER ",
    "AND ",
    "VACUUM ",
    "(SELECT ",
    "(result IS NULL ",
    "{POINTS} WHERE ",
    "{STATE} WHERE ",
    "{REPORTS} WHERE ",
    "id = ANY (",
];

/// A string literal and what it is an argument of, from the outside in: `expect`, `tracing::warn!`, `#[error`.
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

    fn is_said(&self, file: &str) -> bool {
        let is_for_developers = FOR_DEVELOPERS.iter().any(|(end, place)| {
            file.starts_with(place) && self.callees.iter().any(|callee| is_end(end, callee))
        });
        let is_documentation = self.is_documentation && file.starts_with("server/src/http/");
        !is_for_developers && !is_documentation && is_sentence(&self.text, file)
    }
}

/// Whether a path ends in these names: `Error::custom` does in `custom`, and `my_custom` does not.
fn is_end(end: &str, path: &str) -> bool {
    path.strip_suffix(end).is_some_and(|start| start.is_empty() || start.ends_with(':'))
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

/// What stands before an opening bracket: `expect`, `tracing::warn!`, `#[error`.
fn callee(code: &str, bracket: char) -> String {
    if bracket != '(' {
        return String::new();
    }
    let is_name = |c: &char| c.is_alphanumeric() || matches!(c, '_' | '!' | ':');
    let length: usize = code.chars().rev().take_while(is_name).map(char::len_utf8).sum();
    let (before, name) = code.split_at(code.len() - length);
    if before.ends_with("#[") { format!("#[{name}") } else { name.to_owned() }
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
fn is_sentence(text: &str, file: &str) -> bool {
    let trimmed = text.trim_start();
    let is_data = PROTOCOL
        .iter()
        .chain(DATA)
        .any(|(start, place)| file.starts_with(place) && trimmed.starts_with(start));
    let is_statement = STORES.iter().any(|place| file.starts_with(place))
        && (STATEMENTS.iter().any(|start| trimmed.starts_with(start)) || text.contains(" = $1"));
    let is_technical =
        TECHNICAL.iter().any(|(words, place)| file.starts_with(place) && *words == text);
    !is_data && !is_statement && !is_technical && !is_list(text) && words(text) >= WORDS
}

/// Names with commas between them: columns of a table, values of a header.
fn is_list(text: &str) -> bool {
    let names: Vec<&str> = text.split_whitespace().collect();
    names.len() > 2 && names[..names.len() - 1].iter().all(|name| name.ends_with(','))
}

/// The words of letters alone in a text, without its tags and its holes.
fn words(text: &str) -> usize {
    let without_tags: String =
        text.split('<').enumerate().map(|(index, part)| outside(index, part, '>')).collect();
    let parts = without_tags.split('{').enumerate();
    let text: String = parts.map(|(index, part)| outside(index, part, '}')).collect();
    // Capitals are something to fill in, as in `fen TEXT`; what is joined by slashes or equals signs is typed, or read by programs.
    let is_word = |word: &str| {
        let word = word.trim_matches(|c: char| ".,:;!?…()\"“”".contains(c));
        word.len() > 1
            && word.contains(char::is_lowercase)
            && word.chars().all(|c| c.is_alphabetic() || c == '\'')
            && !word.starts_with('\'')
    };
    text.split_whitespace().filter(|word| is_word(word)).count()
}

/// What is left of the part after an opening bracket: what comes after the closing one. A `<` or `>` alone is no bracket.
fn outside(index: usize, part: &str, closing: char) -> String {
    match part.split_once(closing) {
        Some((_, after)) if index > 0 => format!(" {after}"),
        None if index > 0 && part.starts_with(|c: char| c.is_lowercase()) => String::new(),
        _ => part.to_owned(),
    }
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

/// The files that are searched, and what they are called from the folder of the crates on.
fn searched(crates: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for folder in fs::read_dir(crates).expect("the crates") {
        let folder = folder.expect("a crate").path();
        let build = folder.join("build.rs");
        let build = build.is_file().then_some(build);
        for path in sources(&folder.join("src")).into_iter().chain(build) {
            let file = path.strip_prefix(crates).expect("below the crates").display().to_string();
            if !DEVELOPERS.iter().any(|place| file.starts_with(place)) {
                found.push((path, file));
            }
        }
    }
    found
}

fn sentences(path: &Path, file: &str) -> Vec<String> {
    let source = fs::read_to_string(path).expect("a source can be read");
    let said = literals(&source).into_iter().filter(|literal| literal.is_said(file));
    said.map(|literal| format!("{file}: {}", literal.text)).collect()
}

#[test]
fn sentences_are_told_from_other_texts() {
    let source = r##"
        fn f() { say("this is an English sentence"); g().expect("this cannot be, and it says why"); }
        const RAW: &str = r#"so is "this" one, in raw form"#;
        const SQL: &str = "SELECT name FROM seats WHERE game AND move";
        const MIXED: &str = "please SELECT something";
        const SHORT: &str = "unknown cause";
        const LIST: &str = "number, account, guest";
        const MARK: &str = "<text x='1'>win here</text>";
        const TAGS: &str = "<circle class='a' cx='1'/>";
        // "a comment is no text of the program"
        #[cfg(test)]
        mod only_here { const T: &str = "nor is what tests say to themselves"; }
        fn h(c: char) -> bool { c == '"' || tracing::warn!(x, "what operators read in the log") }
        fn i() { d.ok_or_else(|| Error::custom(format!("a score is no {number}, says serde"))); }
        fn k() { custom("what another function is called with"); }
        fn j() -> String { format!("info depth {depth} of the protocol") }
        #[error("what the log shows")]
        #[path(responses((status = 200, description = "What developers read of an answer")))]
        const LAST: &str = "and this {with} a {hole:?} in it too";
    "##;
    let said = |file: &str| -> Vec<String> {
        let said = literals(source).into_iter().filter(|literal| literal.is_said(file));
        said.map(|literal| literal.text).collect()
    };
    let everywhere = [
        "this is an English sentence",
        "so is \"this\" one, in raw form",
        "please SELECT something",
        "unknown cause",
        "<text x='1'>win here</text>",
        "what another function is called with",
        "and this {with} a {hole:?} in it too",
    ];
    let also = |more: &[&'static str], file| {
        let found = said(file);
        for text in everywhere.iter().chain(more) {
            assert!(found.iter().any(|said| said == text), "{file}: {text}");
        }
        assert_eq!(found.len(), everywhere.len() + more.len(), "{file}: {found:?}");
    };
    let (sql, log) = ("SELECT name FROM seats WHERE game AND move", "what the log shows");
    let (info, answer) =
        ("info depth {depth} of the protocol", "What developers read of an answer");
    also(&[info, answer], "store-postgres/src/read.rs");
    also(&[sql, log, answer], "ugi/src/answer.rs");
    also(&[sql, log, info], "server/src/http/tables.rs");
}

#[test]
fn every_exemption_is_needed() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let all: Vec<(String, Vec<Literal>)> = searched(&crates)
        .into_iter()
        .map(|(path, file)| (file, literals(&fs::read_to_string(path).expect("a source"))))
        .collect();
    let is_met = |place: &str, test: &dyn Fn(&Literal) -> bool| {
        all.iter().any(|(file, found)| file.starts_with(place) && found.iter().any(test))
    };
    let callees = FOR_DEVELOPERS.iter().filter(|(end, place)| {
        let test = |literal: &Literal| {
            words(&literal.text) >= WORDS && literal.callees.iter().any(|path| is_end(end, path))
        };
        !is_met(place, &test)
    });
    let starts = PROTOCOL.iter().chain(DATA).filter(|(start, place)| {
        !is_met(place, &|literal| literal.text.trim_start().starts_with(start))
    });
    let texts =
        TECHNICAL.iter().filter(|(text, place)| !is_met(place, &|found| found.text == *text));
    let useless: Vec<_> = callees.chain(starts).chain(texts).collect();
    assert!(useless.is_empty(), "nothing needs these any more: {useless:#?}");
}

#[test]
fn no_english_sentence_is_written_in_rust() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = searched(&crates);
    assert!(files.len() > 500, "only {} files are searched", files.len());
    let mut found: Vec<String> =
        files.iter().flat_map(|(path, file)| sentences(path, file)).collect();
    found.sort();
    assert!(found.is_empty(), "write these as messages: {found:#?}");
}
