//! Every enum of `messages!` is listed in the `messages()` of its crate, so that the other tests compare it with the files; and
//! every message of it is said somewhere, not only declared and written.

#[path = "every_message/specs.rs"]
mod specs;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use self::specs::specs;

/// Crates whose messages no one but a developer reads, and which are no part of the shipped files.
const DEVELOPERS: [&str; 6] =
    ["conformance", "fifth-game", "load", "noughts", "store-conformance", "xtask"];

/// A message as it is declared: `"empty-pit" = EmptyPit` of `Illegal as "hus-illegal"`.
#[derive(Debug)]
struct Declared {
    file: String,
    enum_name: String,
    variant: String,
    id: String,
}

/// The code of every source by its path below `crates`, without comments and tests.
fn sources() -> BTreeMap<String, String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = BTreeMap::new();
    for folder in fs::read_dir(&crates).expect("the crates") {
        let folder = folder.expect("a crate").path();
        if !DEVELOPERS.iter().any(|name| folder.ends_with(name)) {
            read(&crates, &folder.join("src"), &mut found);
        }
    }
    found
}

fn read(crates: &Path, folder: &Path, found: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a folder can be read").path();
        if path.file_stem().is_some_and(|name| name == "tests") {
            continue;
        }
        if path.is_dir() {
            read(crates, &path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source can be read");
            let name = path.strip_prefix(crates).expect("below the crates").display().to_string();
            found.insert(name, code_of(&text));
        }
    }
}

/// A source without its comments and without the module of tests at its end.
fn code_of(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text);
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// What a call of `messages!` has in its braces, and what the source has besides.
fn calls(code: &str) -> impl Iterator<Item = (&str, [&str; 2])> {
    const CALL: &str = "messages! {";
    code.match_indices(CALL).map(|(start, _)| {
        let body = &code[start + CALL.len()..];
        let mut depth = 1;
        let end = body.find(|letter| {
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            depth == 0
        });
        let end = end.expect("the braces of a call are closed");
        (&body[..end], [&code[..start], &body[end..]])
    })
}

/// The messages that a call declares. Variants that pass on a message of another enum are not among them.
fn declared(file: &str, call: &str) -> Vec<Declared> {
    let (_, after) = call.split_once("enum ").expect("an enum");
    let (enum_name, after) = after.split_once(" as \"").expect("the beginning of its ids");
    let (prefix, variants) = after.split_once('"').expect("a quoted text");
    let mut found = Vec::new();
    let mut rest = variants;
    while let Some((before, after)) = rest.split_once("\" = ") {
        let key = before.rsplit('"').next().unwrap_or(before);
        let variant: String = after.chars().take_while(|letter| letter.is_alphanumeric()).collect();
        if !after[variant.len()..].starts_with('(') {
            found.push(Declared {
                file: file.to_owned(),
                enum_name: enum_name.to_owned(),
                id: format!("{prefix}-{key}"),
                variant,
            });
        }
        rest = after;
    }
    found
}

/// Whether `Name::Variant` stands in a code as it is, and not as the beginning of a longer name.
fn names(code: &str, enum_name: &str, variant: &str) -> bool {
    let name = format!("{enum_name}::{variant}");
    code.match_indices(&name).any(|(at, _)| {
        let ends = |letter: Option<char>| !letter.is_some_and(|c| c.is_alphanumeric() || c == '_');
        ends(code[..at].chars().next_back()) && ends(code[at + name.len()..].chars().next())
    })
}

/// Whether a message is made somewhere: by the name of its enum or another name that it is imported under, or as `Self::…` beside it.
fn is_said(message: &Declared, beside: [&str; 2], all: &BTreeMap<String, String>) -> bool {
    let Declared { enum_name, variant, file, .. } = message;
    let renamed = format!("{enum_name} as ");
    beside.iter().any(|code| names(code, "Self", variant) || names(code, enum_name, variant))
        || all.iter().filter(|(other, _)| *other != file).any(|(_, code)| {
            let alias = code.split(&renamed).nth(1).map(|rest| {
                rest.chars().take_while(|letter| letter.is_alphanumeric()).collect::<String>()
            });
            names(code, enum_name, variant)
                || alias.is_some_and(|alias| names(code, &alias, variant))
        })
}

#[test]
fn every_message_is_listed_and_said() {
    let all = sources();
    let listed: BTreeSet<&str> = specs().map(|spec| spec.id).collect();
    let (mut count, mut unlisted, mut silent) = (0, Vec::new(), Vec::new());
    for (file, code) in all.iter().filter(|(file, _)| *file != "game/src/message.rs") {
        for (call, beside) in calls(code) {
            for message in declared(file, call) {
                count += 1;
                // The command is no library: a test of its own lists its messages.
                if !file.starts_with("cli/") && !listed.contains(message.id.as_str()) {
                    unlisted.push(format!("{}: {}", message.file, message.id));
                }
                if !is_said(&message, beside, &all) {
                    silent.push(format!("{}: {}", message.file, message.id));
                }
            }
        }
    }
    assert!(count > 700, "only {count} messages were found");
    assert_eq!(unlisted, Vec::<String>::new(), "not in the `messages()` of their crates");
    assert_eq!(silent, Vec::<String>::new(), "declared and never said");
}

#[test]
fn declarations_are_read_as_they_are_written() {
    let code = code_of(
        "messages! {\n/// \"not\" = Comment\npub enum Wrong as \"cli-wrong\" {\n\"a-b\" = First { n: u8 },\n\"c\" = Second,\n; \"d\" = Other(Error)\n}\n}\nfn f() -> Wrong { Self::First { n: 1 } }\n#[cfg(test)]\nmod tests { Self::Second }",
    );
    let (call, beside) = calls(&code).next().expect("a call");
    let found = declared("file", call);
    let ids: Vec<&str> = found.iter().map(|message| message.id.as_str()).collect();
    assert_eq!(ids, ["cli-wrong-a-b", "cli-wrong-c"]);
    assert!(is_said(&found[0], beside, &BTreeMap::new()));
    assert!(!is_said(&found[1], beside, &BTreeMap::new()));
    let elsewhere = |code: &str| BTreeMap::from([("other".to_owned(), code.to_owned())]);
    assert!(is_said(&found[1], beside, &elsewhere("Wrong::Second")));
    assert!(!is_said(&found[1], beside, &elsewhere("Wrong::SecondTime")));
    assert!(is_said(&found[1], beside, &elsewhere("use x::Wrong as W; W::Second")));
}
