//! A browser that may be logged in.

use reqwest::header::{COOKIE, SET_COOKIE};
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use tetrarch_protocol::{Created, LoggedIn, SeatKey};

use crate::support::Running;

pub const PASSWORD: &str = "correct horse battery staple";

/// A browser: it keeps the cookie that it was given.
pub struct Browser<'a> {
    server: &'a Running,
    pub cookie: Option<String>,
}

impl Running {
    pub fn browser(&self) -> Browser<'_> {
        Browser { server: self, cookie: None }
    }

    /// A browser whose owner has just signed up.
    pub async fn signed_up(&self, name: &str) -> Browser<'_> {
        let mut browser = self.browser();
        let answer = browser.post("/api/account", &credentials(name)).await;
        assert_eq!(answer.status(), StatusCode::CREATED, "{}", answer.text().await.unwrap());
        browser
    }
}

pub fn credentials(name: &str) -> Value {
    json!({ "name": name, "password": PASSWORD })
}

impl Browser<'_> {
    pub async fn send(&mut self, method: Method, path: &str, body: Option<&Value>) -> Response {
        let mut request = reqwest::Client::new().request(method, self.server.url(path));
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = self.server.send(request).await;
        if let Some(set) = answer.headers().get(SET_COOKIE) {
            let cookie = set.to_str().unwrap().split(';').next().unwrap();
            let is_cleared = cookie.ends_with('=');
            self.cookie = (!is_cleared).then(|| cookie.to_owned());
        }
        answer
    }

    pub async fn get(&mut self, path: &str) -> Response {
        self.send(Method::GET, path, None).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Response {
        self.send(Method::POST, path, Some(body)).await
    }

    pub async fn delete(&mut self, path: &str, body: Option<&Value>) -> Response {
        self.send(Method::DELETE, path, body).await
    }

    pub async fn create(&mut self, table: &Value) -> Created {
        let answer = self.post("/api/tables", table).await;
        assert_eq!(answer.status(), StatusCode::CREATED, "{}", answer.text().await.unwrap());
        answer.json().await.unwrap()
    }

    pub async fn take_seat(&mut self, table: &str) -> SeatKey {
        let answer = self.post(&format!("/api/tables/{table}/seats"), &json!({})).await;
        assert_eq!(answer.status(), StatusCode::CREATED, "{}", answer.text().await.unwrap());
        answer.json().await.unwrap()
    }

    pub async fn log_in(&mut self, name: &str) -> LoggedIn {
        let answer = self.post("/api/session", &credentials(name)).await;
        assert_eq!(answer.status(), StatusCode::OK, "{}", answer.text().await.unwrap());
        answer.json().await.unwrap()
    }

    /// Plays a move on the own seat.
    pub async fn play(&mut self, table: &str, ply: u32, text: &str) -> Response {
        let body = json!({ "id": ply, "ply": ply, "move": text });
        self.post(&format!("/api/tables/{table}/moves"), &body).await
    }

    /// Does anything else on the own seat.
    pub async fn act(&mut self, table: &str, id: u64, act: Value) -> Response {
        let body = json!({ "id": id, "act": act });
        self.post(&format!("/api/tables/{table}/acts"), &body).await
    }
}
