//! The cookie by which a browser is known.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use tetrarch_store::{Person, SecretHash, Session, UnixMillis};

use super::identity::Identity;
use crate::secrets::{draw_token, hash_of_text};

/// How long a browser stays logged in.
const LIFETIME: Duration = Duration::days(30);
/// The cookie's name, and its name where it is for HTTPS only: browsers take such a one from no
/// other host and by no other way.
const PLAIN_NAME: &str = "tetrarch-session";
const SECURE_NAME: &str = "__Host-tetrarch-session";

/// The secret of a session that has just begun.
pub(crate) struct SessionToken(String);

impl SessionToken {
    /// A new session of an account, and its secret.
    pub(super) fn draw(identity: &Identity, now: UnixMillis) -> (Self, Session) {
        let token = draw_token();
        let lifetime = i64::try_from(LIFETIME.whole_milliseconds()).unwrap_or(i64::MAX);
        let session = Session {
            token: hash_of_text(&token),
            person: Person::Account(identity.id.clone()),
            created: now,
            expires: UnixMillis(now.0.saturating_add(lifetime)),
        };
        (Self(token), session)
    }

    /// The header that gives it to the browser.
    pub(crate) fn set_cookie(&self, is_secure: bool) -> String {
        cookie(&self.0, LIFETIME, is_secure)
    }

    /// The header that takes it from the browser.
    pub(crate) fn clear_cookie(is_secure: bool) -> String {
        cookie("", Duration::ZERO, is_secure)
    }
}

fn cookie(value: &str, lifetime: Duration, is_secure: bool) -> String {
    Cookie::build((name(is_secure), value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_secure)
        .max_age(lifetime)
        .build()
        .to_string()
}

/// The session of a request's cookie. A cookie of the other name cannot be trusted.
pub(crate) fn session_of(headers: &HeaderMap, is_secure: bool) -> Option<SecretHash> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    let mut cookies = cookies.flat_map(Cookie::split_parse).filter_map(Result::ok);
    let cookie = cookies.find(|cookie| cookie.name() == name(is_secure))?;
    Some(hash_of_text(cookie.value()))
}

fn name(is_secure: bool) -> &'static str {
    if is_secure { SECURE_NAME } else { PLAIN_NAME }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_cookie_is_for_this_server_alone_and_no_script_reads_it() {
        let ada = Identity { id: "a1".parse().expect("an id"), name: "Ada".to_owned() };
        let (token, session) = SessionToken::draw(&ada, UnixMillis(1_000));
        assert_eq!(session.expires.0, 1_000 + 30 * 24 * 60 * 60 * 1_000);
        let plain = token.set_cookie(false);
        assert!(plain.starts_with("tetrarch-session="), "{plain}");
        assert!(plain.ends_with("; HttpOnly; SameSite=Lax; Path=/; Max-Age=2592000"), "{plain}");
        let secure = token.set_cookie(true);
        assert!(secure.starts_with("__Host-tetrarch-session="), "{secure}");
        assert!(secure.contains("; Secure"), "{secure}");
        assert!(SessionToken::clear_cookie(false).contains("Max-Age=0"));

        let sent = plain.split(';').next().expect("a name and a value").to_owned();
        let header = HeaderValue::try_from(format!("theme=dark; {sent}")).expect("plain text");
        let headers = HeaderMap::from_iter([(COOKIE, header)]);
        assert_eq!(session_of(&headers, false), Some(session.token));
        assert_eq!(session_of(&headers, true), None, "a plain cookie may come from another host");
        assert_eq!(session_of(&HeaderMap::new(), false), None);
    }
}
