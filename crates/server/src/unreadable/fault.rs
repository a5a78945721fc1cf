//! Why a request is not the JSON or the query that is expected.

use serde_json::error::Category;
use tetrarch_game::{AnyOf, Name, messages};
use tetrarch_protocol::TooLong;

/// Of what a client wrote, this much is quoted.
const QUOTED: usize = 100;

messages! {
    /// Why a request cannot be read.
    #[derive(Clone, PartialEq, Debug)]
    pub(crate) enum Fault as "unreadable" {
        /// It is not JSON.
        "json" = Json {
            /// Where, counted from 1.
            line: usize,
            column: usize,
        },
        /// It does not say that it is JSON.
        "media-type" = MediaType,
        /// It is longer than it may be.
        "too-long" = TooLong,
        /// Its end is missing.
        "incomplete" = Incomplete,
        /// A field is missing.
        "missing" = Missing {
            field: String,
        },
        /// There is no such field.
        "unknown-field" = UnknownField {
            field: String,
        },
        /// A field is there twice.
        "twice" = Twice {
            field: String,
        },
        /// A word is none of those that are possible.
        "unknown-value" = UnknownValue {
            value: String,
            expected: AnyOf<Name>,
        },
        /// A value has the wrong type, or is out of range.
        "wrong-value" = WrongValue {
            field: String,
        },
        /// A text has more characters than it may have.
        "too-many" = TooMany {
            field: String,
            most: usize,
        },
        /// It is something else.
        "wrong" = Wrong,
    }
}

impl Fault {
    /// What `serde_json` has found.
    pub(crate) fn of_json(error: &serde_json::Error) -> Self {
        match error.classify() {
            Category::Data => Self::of_data(&error.to_string()),
            Category::Io | Category::Syntax | Category::Eof => {
                Self::Json { line: error.line(), column: error.column() }
            }
        }
    }

    /// What `axum` says is no JSON. If it does not say where, it is at the beginning.
    pub(crate) fn of_syntax(words: &str) -> Self {
        let (_, place) = split_place(words);
        let (line, column) = place.unwrap_or((1, 1));
        Self::Json { line, column }
    }

    /// What `serde` says is wrong with data: it has only words for it, always the same.
    pub(crate) fn of_data(words: &str) -> Self {
        // What comes before the words of `serde` in those of `axum`.
        let words = words
            .strip_prefix("Failed to deserialize the JSON body into the target type: ")
            .or_else(|| words.strip_prefix("Failed to deserialize query string: "))
            .or_else(|| words.strip_prefix("Failed to parse the request body as JSON: "))
            .unwrap_or(words);
        let (words, _) = split_place(words);
        let (path, what) = split_path(words);
        if let Some((field, _)) = quoted(what, "missing field ") {
            Self::Missing { field: within(path, field) }
        } else if let Some((field, _)) = quoted(what, "unknown field ") {
            // The path names the field already.
            Self::UnknownField { field: short(field) }
        } else if let Some((field, _)) = quoted(what, "duplicate field ") {
            Self::Twice { field: within(path, field) }
        } else if let Some((value, rest)) = quoted(what, "unknown variant ") {
            Self::UnknownValue { value: short(value), expected: names(rest) }
        } else if let Some(TooLong { field, most }) = TooLong::read(what) {
            // The path of a message over a WebSocket is not known.
            Self::TooMany { field: short(if path.is_empty() { field } else { path }), most }
        } else if path.is_empty() {
            Self::Wrong
        } else {
            Self::WrongValue { field: short(path) }
        }
    }
}

/// The words, and the line and the column that they end with.
fn split_place(words: &str) -> (&str, Option<(usize, usize)>) {
    let place = words.rsplit_once(" at line ").and_then(|(words, place)| {
        let (line, column) = place.split_once(" column ")?;
        Some((words, (line.parse().ok()?, column.parse().ok()?)))
    });
    match place {
        Some((words, place)) => (words, Some(place)),
        None => (words, None),
    }
}

/// The field that something is wrong with, and what it is. A field has no colon or space in its name.
fn split_path(words: &str) -> (&str, &str) {
    match words.split_once(": ") {
        Some((path, what)) if !path.contains([' ', '`']) => (path, what),
        _ => ("", words),
    }
}

/// What stands in quotation marks after these words, and what comes after that.
fn quoted<'a>(what: &'a str, words: &str) -> Option<(&'a str, &'a str)> {
    what.strip_prefix(words)?.strip_prefix('`')?.split_once('`')
}

/// Everything in quotation marks.
fn names(what: &str) -> AnyOf<Name> {
    what.split('`').skip(1).step_by(2).map(|name| Name(name.to_owned().into())).collect()
}

fn within(path: &str, field: &str) -> String {
    match path {
        "" | "." => short(field),
        path => short(&format!("{path}.{field}")),
    }
}

fn short(text: &str) -> String {
    text.chars().take(QUOTED).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use axum::Json;
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only reading it matters")]
    struct Order {
        count: u8,
        #[serde(default)]
        rows: Vec<Row>,
        #[serde(default)]
        more: BTreeMap<String, u8>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    #[expect(dead_code, reason = "only reading it matters")]
    enum Row {
        Short { length: u8 },
        Long { length: u8 },
    }

    /// As it comes from a request, and as it comes over a WebSocket.
    fn faults(json: &str) -> [Fault; 2] {
        let rejected = Json::<Order>::from_bytes(json.as_bytes()).expect_err("it is wrong");
        let error = serde_json::from_str::<Order>(json).expect_err("it is wrong");
        let words = rejected.body_text();
        let first = if error.is_data() { Fault::of_data(&words) } else { Fault::of_syntax(&words) };
        [first, Fault::of_json(&error)]
    }

    fn field(name: &str) -> String {
        name.to_owned()
    }

    #[test]
    fn what_is_wrong_is_found_in_the_words_of_serde() {
        let missing = Fault::Missing { field: field("count") };
        assert_eq!(faults("{}"), [missing.clone(), missing]);
        let unknown = Fault::UnknownField { field: field("colour") };
        assert_eq!(faults(r#"{"count":1,"colour":2}"#), [unknown.clone(), unknown]);
        let twice = Fault::Twice { field: field("count") };
        assert_eq!(faults(r#"{"count":1,"count":2}"#)[1], twice);
        let expected = ["short", "long"].map(|name| Name(name.into())).into_iter().collect();
        let value = Fault::UnknownValue { value: field("wide"), expected };
        assert_eq!(faults(r#"{"count":1,"rows":[{"type":"wide"}]}"#), [value.clone(), value]);
        let json = Fault::Json { line: 2, column: 3 };
        assert_eq!(faults("{\n  x"), [json.clone(), json]);
    }

    #[test]
    fn a_request_is_told_where_a_value_is_wrong() {
        let wrong = |name| Fault::WrongValue { field: field(name) };
        assert_eq!(faults(r#"{"count":"many"}"#), [wrong("count"), Fault::Wrong]);
        assert_eq!(faults(r#"{"count":256}"#), [wrong("count"), Fault::Wrong]);
        assert_eq!(faults(r#"{"count":1,"more":{"x":-1}}"#)[0], wrong("more.x"));
        let missing = Fault::Missing { field: field("rows[0].length") };
        assert_eq!(faults(r#"{"count":1,"rows":[{"type":"long"}]}"#)[0], missing);
        assert_eq!(faults("7"), [Fault::Wrong, Fault::Wrong]);
    }

    #[test]
    fn a_request_is_told_how_long_a_text_may_be() {
        let json = serde_json::json!({ "id": 1, "ply": 1, "move": "x".repeat(65) }).to_string();
        let rejected = Json::<tetrarch_protocol::NewMove>::from_bytes(json.as_bytes());
        let words = rejected.expect_err("it is wrong").body_text();
        let error = serde_json::from_str::<tetrarch_protocol::NewMove>(&json).expect_err("wrong");
        let too_many = Fault::TooMany { field: field("move"), most: 64 };
        assert_eq!([Fault::of_data(&words), Fault::of_json(&error)], [too_many.clone(), too_many]);
    }

    #[test]
    fn strange_names_are_cut_and_do_no_harm() {
        for name in ["a: b", "`", "", " at line 1 column 1", &"x".repeat(10_000)] {
            let json = serde_json::json!({ "count": 1, name: 2 }).to_string();
            for fault in faults(&json) {
                assert!(fault.to_string().len() < 400, "{fault}");
            }
        }
    }
}
