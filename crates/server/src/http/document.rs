//! The document of the API, with what no single operation can say of itself.

use serde_json::{Map, Value, json};
use utoipa::openapi::path::{Operation, ParameterBuilder, ParameterIn};
use utoipa::openapi::{
    ContentBuilder, ObjectBuilder, OpenApi, Ref, Required, ResponseBuilder, Type,
};

/// Types whose variants allow no other fields than their own: `utoipa` says so of plain objects only.
const CLOSED: [&str; 2] = ["Act", "NewSeat"];

/// What an answer tells, and the parameter of other operations that it is.
struct Lead {
    method: &'static str,
    path: &'static str,
    status: &'static str,
    /// Where it stands in the answer.
    found: &'static str,
    parameter: &'static str,
}

/// Which operations lead to others.
const LEADS: [Lead; 3] = [
    lead("post", "/api/tables", "201", "/table", "table"),
    lead("post", "/api/account/tokens", "201", "/about/label", "label"),
    lead("post", "/api/account", "201", "/account/name", "name"),
];

const fn lead(
    method: &'static str,
    path: &'static str,
    status: &'static str,
    found: &'static str,
    parameter: &'static str,
) -> Lead {
    Lead { method, path, status, found, parameter }
}

/// The whole document as JSON.
pub(super) fn written(mut document: OpenApi) -> String {
    name_tables(&mut document);
    promise_problems(&mut document);
    let mut document = serde_json::to_value(&document).expect("the document is plain data");
    close_variants(&mut document);
    list_games(&mut document);
    offer_sessions(&mut document);
    name_operations(&mut document);
    link_operations(&mut document);
    document.to_string()
}

/// Every operation with its path, before the document is written.
fn described(document: &mut OpenApi) -> impl Iterator<Item = (&str, &mut Operation)> {
    document.paths.paths.iter_mut().flat_map(|(path, item)| {
        let methods =
            [&mut item.get, &mut item.put, &mut item.post, &mut item.patch, &mut item.delete];
        methods.into_iter().flatten().map(|operation| (path.as_str(), operation))
    })
}

/// Describes the table of every path that has one.
fn name_tables(document: &mut OpenApi) {
    for (_, operation) in described(document).filter(|(path, _)| path.contains("{table}")) {
        let table = ParameterBuilder::new()
            .name("table")
            .parameter_in(ParameterIn::Path)
            .required(Required::True)
            .description(Some("The table's name"))
            .schema(Some(ObjectBuilder::new().schema_type(Type::String)))
            .build();
        operation.parameters.get_or_insert_default().insert(0, table.into());
    }
}

/// Says of every operation that it may be refused, or fail, and how: by the guard or the store for
/// example, of which no operation knows.
fn promise_problems(document: &mut OpenApi) {
    let problem = |description: &str| {
        let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
        ResponseBuilder::new()
            .description(description)
            .content(tetrarch_protocol::PROBLEM_MEDIA_TYPE, content)
            .build()
    };
    for (_, operation) in described(document) {
        let answers = &mut operation.responses.responses;
        for (class, description) in [("4XX", "Problem"), ("5XX", "Failure")] {
            let problem = problem(description).into();
            answers.entry(class.to_owned()).or_insert(problem);
        }
    }
}

fn close_variants(document: &mut Value) {
    for name in CLOSED {
        let variants = document.pointer_mut(&format!("/components/schemas/{name}/oneOf"));
        for variant in variants.and_then(Value::as_array_mut).into_iter().flatten() {
            variant["additionalProperties"] = json!(false);
        }
    }
}

/// Says which games there are.
fn list_games(document: &mut Value) {
    let games: Vec<&str> = tetrarch_catalog::entries().iter().map(|entry| entry.id()).collect();
    document["components"]["schemas"]["NewTable"]["properties"]["game"]["enum"] = json!(games);
}

/// Whatever a seat's secret or a token may do, the browser of the account may do as well.
fn offer_sessions(document: &mut Value) {
    for (_, _, operation) in operations(document) {
        let ways = operation.get_mut("security").and_then(Value::as_array_mut);
        let has = |ways: &[Value], way: &str| ways.iter().any(|known| known.get(way).is_some());
        if let Some(ways) = ways.filter(|ways| has(ways, "seat") && !has(ways, "session")) {
            ways.push(json!({ "session": [] }));
        }
    }
}

/// Every operation with its path and its method.
fn operations(document: &mut Value) -> impl Iterator<Item = (String, String, &mut Value)> {
    let paths = document["paths"].as_object_mut().into_iter().flatten();
    paths.flat_map(|(path, item)| {
        let methods = item.as_object_mut().into_iter().flatten();
        methods.map(|(method, operation)| (path.clone(), method.clone(), operation))
    })
}

/// A name of its own for every operation: functions of different modules may be called the same.
fn name_of(method: &str, path: &str) -> String {
    let words = path.trim_start_matches("/api").split(['/', '{', '}']);
    let words = words.filter(|word| !word.is_empty());
    std::iter::once(method).chain(words).collect::<Vec<_>>().join("-")
}

fn name_operations(document: &mut Value) {
    for (path, method, operation) in operations(document) {
        operation["operationId"] = json!(name_of(&method, &path));
    }
}

/// Says which answers name something that other operations are about.
fn link_operations(document: &mut Value) {
    let all: Vec<(String, String)> =
        operations(document).map(|(path, method, _)| (path, method)).collect();
    for Lead { method, path, status, found, parameter } in LEADS {
        let mut links = Map::new();
        let wants = |path: &str, method: &str| {
            // A new table has no analysis: that is asked for when the game is over.
            path.contains(&format!("{{{parameter}}}"))
                && !(method == "get" && path.ends_with("/analysis"))
        };
        for (path, method) in all.iter().filter(|(path, method)| wants(path, method)) {
            let name = name_of(method, path);
            let link = json!({
                "operationId": name,
                "parameters": { parameter: format!("$response.body#{found}") },
            });
            links.insert(name, link);
        }
        document["paths"][path][method]["responses"][status]["links"] = Value::Object(links);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn operations_have_names_of_their_own_and_lead_to_each_other() {
        let (_, document) = super::super::routes().split_for_parts();
        let mut document: Value = serde_json::from_str(&written(document)).expect("JSON");
        let names: Vec<String> = operations(&mut document)
            .map(|(_, _, operation)| operation["operationId"].as_str().expect("a name").to_owned())
            .collect();
        assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len(), "{names:?}");
        for Lead { method, path, status, found, parameter } in LEADS {
            let answer = &document["paths"][path][method]["responses"][status];
            assert!(answer["description"].is_string(), "{method} {path} never answers {status}");
            let links = answer["links"].as_object().expect("links");
            assert!(!links.is_empty(), "{parameter}");
            for (name, link) in links {
                assert!(names.contains(name));
                assert_eq!(link["parameters"][parameter], format!("$response.body#{found}"));
            }
        }
        let moves = &document["paths"]["/api/tables"]["post"]["responses"]["201"]["links"];
        assert!(moves["post-tables-table-moves"].is_object(), "{moves}");
        for name in CLOSED {
            let variants = &document["components"]["schemas"][name]["oneOf"];
            assert_eq!(variants[0]["additionalProperties"], false, "{name}");
        }
    }
}
