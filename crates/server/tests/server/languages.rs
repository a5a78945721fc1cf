//! In which language the server speaks, and what it remembers of the languages of people.

use reqwest::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, CONTENT_TYPE, VARY};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tetrarch_game::Arg;
use tetrarch_messages::Language;
use tetrarch_protocol::Profile;

use crate::support::{problem, start};

#[tokio::test]
async fn problems_are_said_in_the_language_that_is_asked_for() {
    let (server, _folder) = start().await;
    for language in Language::all() {
        let wish = format!("tlh, {}-ZZ;q=0.4, en;q=0.3", language.id());
        let request = reqwest::Client::new().get(server.url("/api/tables/0000000000000000"));
        let answer = request.header(ACCEPT_LANGUAGE, &wish).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_FOUND);
        assert_eq!(answer.headers()[CONTENT_LANGUAGE], language.id(), "{wish}");
        assert_eq!(answer.headers()[VARY], "accept-language");
        let problem = problem(answer).await;
        assert_eq!(problem.detail, language.say(&problem.message));
        assert!(problem.detail.contains("0000000000000000"), "{problem}");
    }
}

#[tokio::test]
async fn whoever_asks_for_nothing_or_nonsense_is_answered_in_english() {
    let (server, _folder) = start().await;
    for wish in ["", "*", "tlh", "de;q=0, *", "\u{7f}", ";;;,q=1"] {
        let request = reqwest::Client::new().get(server.url("/api/nothing"));
        let wish = reqwest::header::HeaderValue::from_bytes(wish.as_bytes());
        let Ok(wish) = wish else { continue };
        let answer = request.header(ACCEPT_LANGUAGE, wish).send().await.unwrap();
        assert_eq!(answer.headers()[CONTENT_LANGUAGE], "en");
        assert_eq!(problem(answer).await.detail, "There is nothing at /api/nothing.");
    }
}

#[tokio::test]
async fn of_a_long_wish_only_the_beginning_counts() {
    let (server, _folder) = start().await;
    let answer_to = async |wish: String| {
        let request = reqwest::Client::new().get(server.url("/api/nothing"));
        request.header(ACCEPT_LANGUAGE, wish).send().await
    };
    let many = "tlh,".repeat(10_000);
    for (wish, language) in [(format!("de,{many}"), "de"), (format!("{many}de"), "en")] {
        let answer = answer_to(wish).await.unwrap();
        assert_eq!(answer.headers()[CONTENT_LANGUAGE], language);
    }
    // What is as long as a book is not even read.
    if let Ok(answer) = answer_to("tlh,".repeat(100_000)).await {
        assert_eq!(answer.status(), StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE);
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_told_in_the_reader_s_language() {
    let (server, _folder) = start().await;
    let wrong = [
        (Some("{"), "unreadable-json"),
        (Some(r#"{"seats":[]}"#), "unreadable-missing"),
        (Some(r#"{"game":"hus","seats":[],"colour":1}"#), "unreadable-unknown-field"),
        (Some(r#"{"game":"hus","seats":[{"type":"dog"}]}"#), "unreadable-unknown-value"),
        (Some(r#"{"game":7,"seats":[]}"#), "unreadable-wrong-value"),
        (None, "unreadable-media-type"),
    ];
    for language in Language::all() {
        for (body, id) in wrong {
            let request = reqwest::Client::new().post(server.url("/api/tables"));
            let request = request.header(ACCEPT_LANGUAGE, language.id());
            let answer = match body {
                Some(body) => request.header(CONTENT_TYPE, "application/json").body(body),
                None => request,
            };
            let problem = problem(answer.send().await.unwrap()).await;
            assert_eq!(problem.id(), "unreadable");
            assert_eq!(problem.detail, language.say(&problem.message));
            let cause = match &problem.message.args["detail"] {
                Arg::Message(cause) => cause,
                other => panic!("{other:?}"),
            };
            assert_eq!(cause.id, id, "{}", problem.detail);
            assert!(!problem.detail.contains("Failed to"), "{}", problem.detail);
        }
    }
    let socket = server.get("/api/tables/0000000000000000/socket").await;
    assert!(socket.status().is_client_error());
    let list = server.get("/api/tables?limit=1").await;
    let told = problem(list).await.detail;
    assert_eq!(told, "The request cannot be read: there is no field “limit”.");
    let list = server.get("/api/tables?phase=dog").await;
    let told = problem(list).await.detail;
    assert!(told.contains("“dog” is not allowed; expected open, playing or over"), "{told}");
}

#[tokio::test]
async fn an_account_remembers_a_language_and_tells_nobody_else() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let me: Profile = ada.get("/api/account").await.json().await.unwrap();
    assert_eq!(me.language, None);
    let chosen = Language::all().last().expect("there is one").id();
    let answer =
        ada.send(Method::PATCH, "/api/account", Some(&json!({ "language": chosen }))).await;
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    let me: Profile = ada.get("/api/account").await.json().await.unwrap();
    assert_eq!(me.language.as_deref(), Some(chosen));
    assert_eq!(ada.log_in("Ada").await.account.language.as_deref(), Some(chosen));
    let public: Profile = server.get("/api/accounts/Ada").await.json().await.unwrap();
    assert_eq!(public.language, None);
    let data: Value = ada.get("/api/account/data").await.json().await.unwrap();
    assert!(data.to_string().contains(&format!("\"language\":\"{chosen}\"")), "{data}");

    for wrong in
        [json!({ "language": "tlh" }), json!({ "language": 7 }), json!({ "colour": "red" })]
    {
        let answer = ada.send(Method::PATCH, "/api/account", Some(&wrong)).await;
        assert!(answer.status().is_client_error(), "{wrong}");
        problem(answer).await;
    }
    let answer = ada.send(Method::PATCH, "/api/account", Some(&json!({ "language": null }))).await;
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    let me: Profile = ada.get("/api/account").await.json().await.unwrap();
    assert_eq!(me.language, None);
}

#[tokio::test]
async fn nobody_changes_the_language_of_a_guest() {
    let (server, _folder) = start().await;
    let mut guest = server.browser();
    let answer =
        guest.send(Method::PATCH, "/api/account", Some(&json!({ "language": "en" }))).await;
    assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(problem(answer).await.id(), "needs-account");
}
