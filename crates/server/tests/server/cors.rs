//! Pages of other origins: those that the operator names may use the server, others may not.

use reqwest::{Method, Response, StatusCode};
use tetrarch_server::Config;

use crate::support::{Running, start, start_in};

const FRIEND: &str = "https://play.example";
const STRANGER: &str = "https://evil.example";

async fn asked(server: &Running, method: Method, origin: &str) -> Response {
    let request = reqwest::Client::new()
        .request(method.clone(), server.url("/api/tables"))
        .header("origin", origin);
    let request = match method {
        Method::OPTIONS => request
            .header("access-control-request-method", "POST")
            .header("access-control-request-headers", "content-type"),
        Method::POST => request.header("content-type", "application/json").body("{}"),
        _ => request,
    };
    request.send().await.unwrap()
}

fn header<'a>(answer: &'a Response, name: &str) -> Option<&'a str> {
    answer.headers().get(name).map(|value| value.to_str().unwrap())
}

#[tokio::test]
async fn a_page_of_a_named_origin_may_ask_and_read() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { origins: vec![FRIEND.to_owned()], ..Config::default() };
    let server = start_in(folder.path(), config).await;
    let may = asked(&server, Method::OPTIONS, FRIEND).await;
    assert_eq!(may.status(), StatusCode::OK);
    assert_eq!(header(&may, "access-control-allow-origin"), Some(FRIEND));
    assert_eq!(header(&may, "access-control-allow-credentials"), Some("true"));
    assert!(header(&may, "access-control-allow-methods").unwrap().contains("DELETE"));
    assert!(header(&may, "access-control-allow-headers").unwrap().contains("content-type"));

    let list = asked(&server, Method::GET, FRIEND).await;
    assert_eq!(list.status(), StatusCode::OK);
    assert_eq!(header(&list, "access-control-allow-origin"), Some(FRIEND));
    assert_eq!(header(&list, "access-control-allow-credentials"), Some("true"));
    assert!(header(&list, "vary").unwrap().contains("origin"));
    // What is refused can be read as well.
    let wrong = asked(&server, Method::POST, FRIEND).await;
    assert_eq!(wrong.status(), StatusCode::BAD_REQUEST);
    assert_eq!(header(&wrong, "access-control-allow-origin"), Some(FRIEND));
}

#[tokio::test]
async fn a_page_of_any_other_origin_may_not() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { origins: vec![FRIEND.to_owned(), "*".to_owned()], ..Config::default() };
    let named = start_in(folder.path(), config).await;
    let (closed, _folder) = start().await;
    for server in [&named, &closed] {
        for method in [Method::OPTIONS, Method::GET, Method::POST] {
            let answer = asked(server, method.clone(), STRANGER).await;
            assert_eq!(header(&answer, "access-control-allow-origin"), None, "{method}");
            assert!(method != Method::POST || answer.status() == StatusCode::FORBIDDEN);
        }
    }
}
