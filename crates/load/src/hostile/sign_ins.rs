//! Connections that outlive the right by which they were opened.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use futures_util::StreamExt as _;
use reqwest::header::SET_COOKIE;
use reqwest::{Method, Response};
use serde_json::{Value, json};
use tetrarch_protocol::{
    Act, ActId, CreatedToken, FromClient, Goodbye, NewAct, NewSeat, NewTable, TableId, ToClient,
};
use tokio_tungstenite::tungstenite::http::header::{AUTHORIZATION, COOKIE};

use super::Harm;
use super::field::{Field, allowed};
use crate::client::{Api, ClientError, Socket};

pub(super) const PASSWORD: &str = "correct horse battery staple";

/// A browser that is logged in.
pub(super) struct Browser {
    pub(super) cookie: String,
}

/// A name that no account of this server has yet.
pub(super) fn unique(beginning: &str) -> String {
    static PEOPLE: AtomicU32 = AtomicU32::new(0);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    format!("{beginning}-{}-{}", now % 1_000_000_000, PEOPLE.fetch_add(1, Ordering::Relaxed))
}

/// Signs up.
pub(super) async fn sign_up(api: &Api, name: &str) -> Result<Browser, ClientError> {
    let body = json!({ "name": unique(name), "password": PASSWORD });
    let answer = api.request(Method::POST, "/api/account").json(&body).send().await?;
    browser(&answer)
}

/// The browser that an answer has logged in.
fn browser(answer: &Response) -> Result<Browser, ClientError> {
    let cookie = answer.headers().get(SET_COOKIE).and_then(|set| set.to_str().ok());
    let cookie = cookie.and_then(|set| set.split(';').next()).map(str::to_owned);
    let none = || ClientError::NotUnderstood("signing in set no cookie".to_owned());
    Ok(Browser { cookie: cookie.ok_or_else(none)? })
}

/// A table of an account against an opponent who has not joined.
async fn table_of(field: &Field, browser: &Browser) -> Result<TableId, ClientError> {
    let seats = vec![NewSeat::Me { name: None }, NewSeat::Link {}];
    let new = NewTable { seats, ..field.script.table("60+30") };
    let created: tetrarch_protocol::Created =
        field.good.post("/api/tables", &[("cookie", &browser.cookie)], &new).await?;
    Ok(created.table)
}

/// Calls the table off over a socket whose right has ended: the server must say so instead.
async fn act_too_late(socket: &mut Socket) -> Result<(), Harm> {
    let act = NewAct { id: ActId(1), act: Act::Abort {} };
    // The server may have hung up already.
    let _ = socket.say(&FromClient::Act(act)).await;
    loop {
        match socket.next_message().await? {
            ToClient::Goodbye { reason: Goodbye::SignedOut } => return Ok(()),
            ToClient::Goodbye { reason } => return allowed(format!("it was told {reason:?}")),
            ToClient::Acknowledged(_) => return allowed("the socket went on acting"),
            _ => {}
        }
    }
}

pub(super) async fn sessions(field: &Field) -> Result<String, Harm> {
    let ada = sign_up(&field.good, "Ada").await?;
    let table = table_of(field, &ada).await?;
    let mut socket = Socket::open_as(field.good.server(), &table, (COOKIE, &ada.cookie)).await?;
    socket.until(|heard| heard.shows_table()).await?;
    let log_out = field.good.request(Method::DELETE, "/api/session").header(COOKIE, &ada.cookie);
    log_out.send().await.map_err(ClientError::from)?;
    act_too_late(&mut socket).await?;
    Ok("told signed-out, and hung up on".to_owned())
}

pub(super) async fn passwords(field: &Field) -> Result<String, Harm> {
    let thief = sign_up(&field.good, "Ada").await?;
    let table = table_of(field, &thief).await?;
    let mut socket = Socket::open_as(field.good.server(), &table, (COOKIE, &thief.cookie)).await?;
    socket.until(|heard| heard.shows_table()).await?;
    // The owner comes from another browser.
    let profile: Value = field.good.get("/api/account", &[("cookie", &thief.cookie)]).await?;
    let log_in = json!({ "name": profile["name"], "password": PASSWORD });
    let request = field.good.request(Method::POST, "/api/session").json(&log_in);
    let owner = browser(&request.send().await.map_err(ClientError::from)?)?;
    let new = json!({ "old": PASSWORD, "new": "a battery of correct horses" });
    let request = field.good.request(Method::PUT, "/api/account/password").json(&new);
    let changed = request.header(COOKIE, &owner.cookie).send().await.map_err(ClientError::from)?;
    if !changed.status().is_success() {
        return allowed(format!("the password could not be changed: {}", changed.status()));
    }
    act_too_late(&mut socket).await?;
    Ok("told signed-out, and hung up on".to_owned())
}

pub(super) async fn tokens(field: &Field) -> Result<String, Harm> {
    let ada = sign_up(&field.good, "Ada").await?;
    let table = table_of(field, &ada).await?;
    let new = json!({ "label": "bot", "scopes": ["play"] });
    let made: CreatedToken =
        field.good.post("/api/account/tokens", &[("cookie", &ada.cookie)], &new).await?;
    let bearer = format!("Bearer {}", made.token);
    let mut socket = Socket::open_as(field.good.server(), &table, (AUTHORIZATION, &bearer)).await?;
    socket.until(|heard| heard.shows_table()).await?;
    let stream = field.good.request(Method::GET, "/api/bot/events").header(AUTHORIZATION, &bearer);
    let stream = stream.send().await.map_err(ClientError::from)?;
    let path = "/api/account/tokens/bot";
    let revoke = field.good.request(Method::DELETE, path).header(COOKIE, &ada.cookie);
    revoke.send().await.map_err(ClientError::from)?;
    act_too_late(&mut socket).await?;
    // If the stream goes on, this waits until the trick is out of time.
    stream.bytes_stream().for_each(async |_| {}).await;
    let moved: Result<Value, _> = field
        .bad
        .post(
            &format!("/api/bot/tables/{table}/move/a1"),
            &[("authorization", &bearer)],
            &json!({}),
        )
        .await;
    super::field::refused(moved, &["wrong-token"])?;
    Ok("told signed-out, and its streams ended".to_owned())
}
