//! Who is asking: a browser that is logged in, a program with a token, the owner of a seat.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use tetrarch_protocol::Scope;
use tetrarch_store::SecretHash;

use super::App;
use super::extract::HttpProblem;
use crate::accounts::{Access, Identity, SignedIn, TOKEN_PREFIX, session_of};
use crate::refusal::Refusal;
use crate::secrets::hash_of_text;
use crate::tables::Who;

/// Who is asking, as far as an account shows it.
pub(crate) struct Visitor(Option<Access>);

impl Visitor {
    /// The account that may do this; none for a guest.
    pub(crate) fn may(self, scope: Scope) -> Result<Option<Identity>, Refusal> {
        Ok(self.signed_in(scope)?.map(|signed_in| signed_in.identity))
    }

    /// The same with what shows it, for connections that outlive their request.
    pub(crate) fn signed_in(self, scope: Scope) -> Result<Option<SignedIn>, Refusal> {
        self.0.map(|access| access.for_scope(scope)).transpose()
    }

    /// The account that may do this.
    pub(crate) fn account(self, scope: Scope) -> Result<Identity, Refusal> {
        self.may(scope)?.ok_or(Refusal::NeedsAccount)
    }

    /// The session of the browser that asks; none if it is not signed in.
    ///
    /// # Errors
    /// If it is a program that asks.
    pub(crate) fn session(&self) -> Result<Option<SecretHash>, Refusal> {
        self.0.as_ref().map(Access::session).transpose()
    }

    /// The account that is signed in in a browser.
    pub(crate) fn in_person(self) -> Result<Identity, Refusal> {
        self.0.ok_or(Refusal::NeedsAccount)?.in_person()
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, HttpProblem> {
        let token = bearer(&parts.headers).filter(|token| token.starts_with(TOKEN_PREFIX));
        let session = session_of(&parts.headers, app.services.config.behind_tls);
        let access = match (token, session) {
            (Some(token), _) => Some(app.accounts.by_token(token).await?),
            (None, Some(session)) => app.accounts.by_session(session).await?,
            (None, None) => None,
        };
        Ok(Self(access))
    }
}

/// Who makes a request to a table: an account, the holder of a secret, or both.
pub(crate) struct Player(pub(crate) Who);

impl FromRequestParts<App> for Player {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, HttpProblem> {
        let secret = bearer(&parts.headers).filter(|text| !text.starts_with(TOKEN_PREFIX));
        let secret = secret.map(hash_of_text);
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let account = visitor.may(Scope::Play)?.map(|identity| identity.id);
        if account.is_none() && secret.is_none() {
            return Err(Refusal::NoSeat.into());
        }
        Ok(Self(Who { account, secret }))
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}
