//! The OpenAPI document is true.

use serde_json::Value;

use crate::support::start;

#[tokio::test]
async fn every_path_of_the_document_exists() {
    let (server, _folder) = start().await;
    let document: Value = server.get("/api/openapi.json").await.json().await.unwrap();
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() >= 9, "{:?}", paths.keys());
    for (path, item) in paths {
        let path = path.replace("{table}", "0000000000000000");
        for method in item.as_object().unwrap().keys() {
            let method = method.to_uppercase().parse().unwrap();
            let answer =
                reqwest::Client::new().request(method, server.url(&path)).send().await.unwrap();
            let text = answer.text().await.unwrap();
            assert!(!text.contains("no-such-path") && !text.contains("no-such-method"), "{path}");
        }
    }
}
