//! Names, words and accounts of others.

use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use tetrarch_protocol::Problem;

use super::Harm;
use super::field::{Field, allowed};
use crate::client::{Api, ClientError};

const PASSWORD: &str = "correct horse battery";

/// Names that look like another one, or like none.
const DECEIVING: &[(&str, &str)] = &[
    ("\u{202e}adA", "invalid"),
    ("A\u{200b}da", "invalid"),
    ("\u{3164}", "invalid"),
    ("\u{2066}Ada", "invalid"),
    ("Administrator Ada", "reserved-name"),
    ("Computer, level 10", "reserved-name"),
    ("Соmрutеr", "reserved-name"),
    ("C0mputer", "reserved-name"),
];

async fn sent(
    api: &Api,
    method: Method,
    path: &str,
    cookie: Option<&str>,
    body: &Value,
) -> Result<Response, ClientError> {
    let request = api.request(method, path).json(body);
    let request = match cookie {
        Some(cookie) => request.header("cookie", cookie),
        None => request,
    };
    Ok(request.send().await?)
}

/// An account's cookie.
async fn signed_up(field: &Field, name: &str) -> Result<String, Harm> {
    let body = json!({ "name": name, "password": PASSWORD });
    let answer = sent(&field.good, Method::POST, "/api/account", None, &body).await?;
    let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    cookie.ok_or_else(|| Harm::Allowed(format!("{name} could not sign up")))
}

async fn problem_of(answer: Response) -> Result<String, ClientError> {
    let text = answer.text().await?;
    Ok(serde_json::from_str::<Problem>(&text).map(|problem| problem.id().to_owned())?)
}

fn called(name: &str) -> Value {
    json!({ "game": "hus", "seats": [{ "type": "me", "name": name }, { "type": "lobby" }] })
}

pub(super) async fn names(field: &Field) -> Result<String, Harm> {
    signed_up(field, "Hypatia").await?;
    let taken = [("Hypatia", "name-taken"), ("hypatia", "name-taken"), ("Нураtiа", "name-taken")];
    for (name, id) in DECEIVING.iter().chain(&taken) {
        let answer = sent(&field.bad, Method::POST, "/api/tables", None, &called(name)).await?;
        if answer.status().is_success() {
            return allowed(format!("somebody is called {name:?}"));
        }
        let found = problem_of(answer).await?;
        if found != *id {
            return allowed(format!("{name:?} was refused as {found}, not as {id}"));
        }
    }
    for name in ["Admin", "Computer", "Guest12", "Tetrarch"] {
        let body = json!({ "name": name, "password": PASSWORD });
        let answer = sent(&field.bad, Method::POST, "/api/account", None, &body).await?;
        if answer.status().is_success() {
            return allowed(format!("an account is called {name}"));
        }
    }
    Ok(format!("refused all {}", DECEIVING.len() + taken.len() + 4))
}

pub(super) async fn words(field: &Field) -> Result<String, Harm> {
    let answer = sent(&field.bad, Method::POST, "/api/tables", None, &called("Eve")).await?;
    let made: Value = answer.json().await.map_err(ClientError::from)?;
    let (table, secret) = (&made["table"], &made["seats"][0]["secret"]);
    let path = format!("/api/tables/{}", table.as_str().unwrap_or_default());
    let say =
        json!({ "id": 1, "act": { "type": "say", "text": "\u{202e}well\u{200b} played\u{2066}" } });
    let request = field.bad.request(Method::POST, &format!("{path}/acts")).json(&say);
    request
        .bearer_auth(secret.as_str().unwrap_or_default())
        .send()
        .await
        .map_err(ClientError::from)?;
    let shown = field.good.request(Method::GET, &path).send().await.map_err(ClientError::from)?;
    let shown: Value = shown.json().await.map_err(ClientError::from)?;
    match shown["chat"][0]["text"].as_str() {
        Some("well played") => Ok("showed only what can be seen".to_owned()),
        text => allowed(format!("others are shown {text:?}")),
    }
}

pub(super) async fn kept_seat(field: &Field) -> Result<String, Harm> {
    let (host, guest) = (signed_up(field, "Iolanthe").await?, signed_up(field, "Zenobia").await?);
    let seats = json!([{ "type": "me" }, { "type": "account", "name": "Zenobia" }]);
    let new = json!({ "game": "gou", "visibility": "public", "seats": seats });
    let made = sent(&field.good, Method::POST, "/api/tables", Some(&host), &new).await?;
    let made: Value = made.json().await.map_err(ClientError::from)?;
    let path = format!("/api/tables/{}", made["table"].as_str().unwrap_or_default());
    let farewell = json!({ "password": PASSWORD });
    let gone = sent(&field.good, Method::DELETE, "/api/account", Some(&guest), &farewell).await?;
    if gone.status() != StatusCode::NO_CONTENT {
        return allowed(format!("the account was not deleted: {}", gone.status()));
    }
    let taken = sent(&field.bad, Method::POST, &format!("{path}/seats"), None, &json!({})).await?;
    if taken.status().is_success() {
        return allowed("somebody took the seat that was kept for a deleted account");
    }
    for part in ["", "/events", "/record"] {
        let request = field.bad.request(Method::GET, &format!("{path}{part}"));
        let text = request.send().await.map_err(ClientError::from)?.text().await;
        if text.map_err(ClientError::from)?.contains("Zenobia") {
            return allowed(format!("the deleted name is still in {path}{part}"));
        }
    }
    Ok("called the table off, and forgot the name".to_owned())
}

pub(super) async fn reports(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let path = format!("/api/tables/{}/reports", at.table);
    let body = json!({ "seat": 1, "reason": "spam", "words": "x".repeat(400) });
    let mut kept = 0;
    for _ in 0..30 {
        let answer = sent(&field.bad, Method::POST, &path, None, &body).await?;
        kept += u32::from(answer.status().is_success());
    }
    match kept {
        0..=5 => Ok(format!("kept {kept} of 30")),
        _ => allowed(format!("{kept} of 30 reports were kept")),
    }
}

pub(super) async fn preflights(field: &Field) -> Result<String, Harm> {
    for method in [Method::OPTIONS, Method::GET] {
        let request =
            field.bad.request(method, "/api/account").header("origin", "https://evil.example");
        let request = request.header("access-control-request-method", "DELETE");
        let answer = request.send().await.map_err(ClientError::from)?;
        if answer.headers().contains_key("access-control-allow-origin") {
            return allowed("a page of another site may read the answer");
        }
    }
    Ok("told browsers nothing".to_owned())
}
