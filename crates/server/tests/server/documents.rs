//! The OpenAPI document is true: every answer of every test is held against it, and here every
//! operation is asked for things that its own schemas make up.

use reqwest::{Method, StatusCode};
use serde_json::{Map, Value, json};
use tetrarch_game::{Rng, Seed};
use tetrarch_server::{Config, ServerLimits};

use crate::contract::Contract;
use crate::support::{start, start_in};

/// How many requests are made up for each operation.
const REQUESTS: usize = 40;

#[tokio::test]
async fn every_path_of_the_document_exists() {
    let (server, _folder) = start().await;
    let paths = server.contract().await.document()["paths"].as_object().unwrap();
    assert!(paths.len() >= 20, "{:?}", paths.keys());
    for (path, item) in paths {
        let path = filled(path, "0000000000000000");
        for method in item.as_object().unwrap().keys() {
            let method = method.to_uppercase().parse().unwrap();
            let answer =
                reqwest::Client::new().request(method, server.url(&path)).send().await.unwrap();
            let text = answer.text().await.unwrap();
            assert!(!text.contains("no-such-path") && !text.contains("no-such-method"), "{path}");
        }
    }
}

/// A path with its parameters filled in.
fn filled(template: &str, value: &str) -> String {
    let part = |part: &str| if part.starts_with('{') { value.to_owned() } else { part.to_owned() };
    template.split('/').map(part).collect::<Vec<_>>().join("/")
}

#[tokio::test]
async fn whatever_is_asked_the_answer_is_as_promised() {
    let folder = tempfile::tempdir().unwrap();
    let limits = ServerLimits { requests_per_second: None, ..ServerLimits::default() };
    let server = start_in(folder.path(), Config { limits, ..Config::default() }).await;
    let contract = server.contract().await;
    let mut browser = server.signed_up("Ada").await;
    let table = json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "lobby" }] });
    let table = browser.create(&table).await.table;
    let mut author = Author { contract: contract.clone(), rng: Rng::new(Seed(2026)) };
    let paths = contract.document()["paths"].as_object().unwrap().clone();
    for (template, item) in paths {
        for (method, operation) in item.as_object().unwrap() {
            let method: Method = method.to_uppercase().parse().unwrap();
            let schema = operation.pointer("/requestBody/content/application~1json/schema");
            for _ in 0..REQUESTS {
                let value =
                    if author.rng.below(4) == 0 { author.word() } else { table.to_string() };
                let path = filled(&template, &value);
                let body = schema.map(|schema| author.make(schema, 0));
                // The browser holds every answer against the document.
                let answer = browser.send(method.clone(), &path, body.as_ref()).await;
                let status = answer.status();
                let is_fault =
                    status.is_server_error() && status != StatusCode::SERVICE_UNAVAILABLE;
                assert!(!is_fault, "{method} {path} {body:?}: {status}");
                let is_stream = answer
                    .headers()
                    .get("content-type")
                    .is_some_and(|media_type| media_type == "application/x-ndjson");
                if is_stream {
                    break;
                }
            }
        }
    }
}

/// Makes up values that a schema describes, and some that are a little wrong.
struct Author {
    contract: Contract,
    rng: Rng,
}

impl Author {
    fn make(&mut self, schema: &Value, depth: usize) -> Value {
        if depth > 6 || self.rng.below(20) == 0 {
            return self.nonsense();
        }
        if let Some(name) = schema["$ref"].as_str() {
            let pointer = name.trim_start_matches('#').to_owned();
            let schema = self.contract.document().pointer(&pointer).unwrap().clone();
            return self.make(&schema, depth + 1);
        }
        for choice in ["oneOf", "anyOf"] {
            if let Some(choices) = schema[choice].as_array() {
                let choice = self.pick(choices).clone();
                return self.make(&choice, depth + 1);
            }
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let parts = parts.iter().map(|part| self.make(part, depth + 1)).collect::<Vec<_>>();
            let fields = parts.into_iter().filter_map(|part| part.as_object().cloned()).flatten();
            return Value::Object(fields.collect());
        }
        if let Some(words) = schema["enum"].as_array() {
            return self.pick(words).clone();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => self.pick(kinds).clone(),
            kind => kind.clone(),
        };
        match kind.as_str() {
            Some("object") => self.object(schema, depth),
            Some("array") => {
                let count = self.rng.below(4);
                (0..count).map(|_| self.make(&schema["items"], depth + 1)).collect()
            }
            Some("string") => Value::String(self.word()),
            Some("integer" | "number") => {
                let edges = [-1, 0, 1, 2, 3, 99, 1 << 31, (1_i64 << 53) + 1];
                json!(*self.pick(&edges))
            }
            Some("boolean") => json!(self.rng.below(2) == 0),
            _ => Value::Null,
        }
    }

    fn object(&mut self, schema: &Value, depth: usize) -> Value {
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let mut fields = Map::new();
        for (name, schema) in schema["properties"].as_object().cloned().unwrap_or_default() {
            let is_required = required.iter().any(|required| *required == *name);
            let is_given =
                if is_required { self.rng.below(20) > 0 } else { self.rng.below(2) == 0 };
            if is_given {
                fields.insert(name, self.make(&schema, depth + 1));
            }
        }
        Value::Object(fields)
    }

    fn word(&mut self) -> String {
        let words = [
            "",
            "Ada",
            "hus",
            "gou",
            "c1",
            "5+3",
            "play",
            "correct horse",
            "0000000000000000",
            "ä\u{0}\n",
            "..%2F..",
            "%00",
            "long",
        ];
        match *self.pick(&words) {
            "long" => "x".repeat(300),
            word => word.to_owned(),
        }
    }

    fn nonsense(&mut self) -> Value {
        self.pick(&[json!(null), json!([]), json!({}), json!("?"), json!(-1.5), json!(true)])
            .clone()
    }

    fn pick<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.rng.below(choices.len() as u32) as usize]
    }
}
