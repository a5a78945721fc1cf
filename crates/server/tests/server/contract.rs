//! What the OpenAPI document promises, held against every answer.

use std::sync::Arc;

use axum::http;
use jsonschema::Validator;
use reqwest::{Method, Response, StatusCode};
use serde_json::{Map, Value};

/// The OpenAPI document of a server.
#[derive(Clone)]
pub struct Contract(Arc<Value>);

impl Contract {
    pub fn new(document: Value) -> Contract {
        Contract(Arc::new(document))
    }

    pub fn document(&self) -> &Value {
        &self.0
    }

    /// Holds an answer against the document, and gives it back. A stream is not waited for.
    pub async fn check(&self, method: &Method, path: &str, answer: Response) -> Response {
        let Some(operation) = self.operation(method, path) else {
            // What is not the API's is the page's; and the document does not describe itself.
            let is_page = !path.starts_with("/api/") || path == "/api/openapi.json";
            let is_refused = answer.status().is_client_error();
            assert!(is_page || is_refused, "{method} {path} is not in the document");
            return answer;
        };
        let status = answer.status();
        let promised = promised(operation, status)
            .unwrap_or_else(|| panic!("{method} {path} must not answer {status}"));
        let media_type = answer.headers().get("content-type");
        let media_type = media_type.map(|value| value.to_str().unwrap().to_owned());
        if media_type.as_deref() == Some("application/x-ndjson") {
            return answer;
        }
        let mut head = http::Response::builder().status(status);
        head.headers_mut().unwrap().extend(answer.headers().clone());
        let body = answer.bytes().await.unwrap();
        self.check_body(promised, media_type.as_deref(), &body)
            .unwrap_or_else(|wrong| panic!("{method} {path} answers {status}: {wrong}"));
        head.body(body).unwrap().into()
    }

    fn check_body(
        &self,
        promised: &Value,
        media_type: Option<&str>,
        body: &[u8],
    ) -> Result<(), String> {
        let Some(contents) = promised.get("content").and_then(Value::as_object) else {
            return if body.is_empty() { Ok(()) } else { Err("a body was not promised".into()) };
        };
        let media_type = media_type.ok_or("it has no media type")?;
        let essence = |text: &str| text.split(';').next().unwrap_or_default().to_owned();
        let content =
            contents.iter().find(|(promised, _)| essence(promised) == essence(media_type));
        let (_, content) = content.ok_or_else(|| format!("{media_type} was not promised"))?;
        if !essence(media_type).ends_with("json") {
            return Ok(());
        }
        let value = serde_json::from_slice(body).map_err(|error| error.to_string())?;
        self.check_value(&content["schema"], &value)
    }

    /// Holds a value against one of the document's named types.
    pub fn check_named(&self, name: &str, value: &Value) {
        let schema = serde_json::json!({ "$ref": format!("#/components/schemas/{name}") });
        self.check_value(&schema, value).unwrap_or_else(|wrong| panic!("no {name}: {wrong}"));
    }

    fn check_value(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let mut errors = self
            .validator(schema)
            .iter_errors(value)
            .map(|error| error.to_string())
            .collect::<Vec<_>>();
        errors.truncate(3);
        if errors.is_empty() { Ok(()) } else { Err(format!("{}\n{value}", errors.join("; "))) }
    }

    /// A schema of the document, with the types that it refers to.
    fn validator(&self, schema: &Value) -> Validator {
        let mut root = schema.as_object().cloned().unwrap_or_else(Map::new);
        root.insert("components".to_owned(), self.0["components"].clone());
        jsonschema::draft202012::new(&Value::Object(root)).unwrap()
    }

    fn operation(&self, method: &Method, path: &str) -> Option<&Value> {
        let path = path.split('?').next().unwrap_or_default();
        let (_, item) =
            self.0["paths"].as_object()?.iter().find(|(template, _)| fits(template, path))?;
        item.get(method.as_str().to_lowercase())
    }
}

/// Whether a path is one of those that a template stands for.
fn fits(template: &str, path: &str) -> bool {
    let (mut expected, mut parts) = (template.split('/'), path.split('/'));
    loop {
        match (expected.next(), parts.next()) {
            (None, None) => return true,
            (Some(expected), Some(part)) if expected.starts_with('{') || expected == part => {}
            _ => return false,
        }
    }
}

/// What an operation promises for a status: by its number, or by its class.
fn promised(operation: &Value, status: StatusCode) -> Option<&Value> {
    let answers = &operation["responses"];
    let class = format!("{}XX", status.as_u16() / 100);
    answers.get(status.as_str()).or_else(|| answers.get(class))
}
