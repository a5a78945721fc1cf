//! The page, from the same server as the API.

use reqwest::StatusCode;
use reqwest::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};

use crate::support::{problem, start};

#[tokio::test]
async fn every_room_of_the_page_is_the_document_under_a_strict_policy() {
    let (server, _folder) = start().await;
    for path in ["/", "/table/k3v9s0q2m8x4b7dz"] {
        let answer = server.get(path).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        assert!(answer.headers()[CONTENT_TYPE].to_str().unwrap().starts_with("text/html"));
        let policy = answer.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
    }
}

#[tokio::test]
async fn a_program_that_asks_for_what_is_not_there_gets_a_problem_and_no_page() {
    let (server, _folder) = start().await;
    assert_eq!(problem(server.get("/api/nothing").await).await.id(), "no-such-path");
    let posted = server.post("/table/x", None, &serde_json::json!({})).await;
    assert_eq!(problem(posted).await.id(), "no-such-path");
    assert_eq!(server.get("/assets/gone.js").await.status(), StatusCode::NOT_FOUND);
}
