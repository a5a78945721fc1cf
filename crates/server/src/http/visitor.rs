//! Who is asking: a browser that is logged in, a program with a token, the owner of a seat.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use tetrarch_protocol::{Scope, SeatSecret};

use super::App;
use super::extract::HttpProblem;
use crate::accounts::{Access, Identity, TOKEN_PREFIX, session_of};
use crate::refusal::Refusal;
use crate::secrets::hash_of;
use crate::tables::Who;

/// Who is asking, as far as an account shows it.
pub(crate) struct Visitor(Option<Access>);

impl Visitor {
    /// The account that may do this; none for a guest.
    pub(crate) fn may(self, scope: Scope) -> Result<Option<Identity>, Refusal> {
        self.0.map(|access| access.for_scope(scope)).transpose()
    }

    /// The account that may do this.
    pub(crate) fn account(self, scope: Scope) -> Result<Identity, Refusal> {
        self.may(scope)?.ok_or(Refusal::NeedsAccount)
    }

    /// The account, by whoever sits at a browser where it is logged in.
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

/// The seat that a request is made for: by its secret, or by the account that it belongs to.
pub(crate) struct Player(pub(crate) Who);

impl FromRequestParts<App> for Player {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, HttpProblem> {
        let secret = bearer(&parts.headers).filter(|text| !text.starts_with(TOKEN_PREFIX));
        if let Some(secret) = secret {
            return Ok(Self(Who::Secret(hash_of(&SeatSecret::new(secret.to_owned())))));
        }
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let identity = visitor.may(Scope::Play)?.ok_or(Refusal::NoSeat)?;
        Ok(Self(Who::Account(identity.id)))
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}
