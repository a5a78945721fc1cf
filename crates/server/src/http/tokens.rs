//! API tokens, for the owner of an account.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use tetrarch_protocol::{CreatedToken, NewToken, TokenView};

use super::extract::{Body, HttpProblem};
use super::visitor::Visitor;
use crate::accounts::Accounts;

/// The tokens of the account
#[utoipa::path(get, path = "/api/account/tokens", tag = "accounts", security(("session" = [])), responses(
    (status = 200, description = "The tokens, without their secrets", body = Vec<TokenView>),
))]
pub(crate) async fn list(
    State(accounts): State<Accounts>,
    visitor: Visitor,
) -> Result<Json<Vec<TokenView>>, HttpProblem> {
    Ok(Json(accounts.tokens(&visitor.in_person()?).await?))
}

/// Creates a token, for example for a bot
#[utoipa::path(post, path = "/api/account/tokens", tag = "accounts", request_body = NewToken,
    security(("session" = [])),
    responses(
        (status = 201, description = "The token; it cannot be retrieved again", body = CreatedToken),
))]
pub(crate) async fn create(
    State(accounts): State<Accounts>,
    visitor: Visitor,
    Body(new): Body<NewToken>,
) -> Result<(StatusCode, Json<CreatedToken>), HttpProblem> {
    let created = accounts.create_token(&visitor.in_person()?, &new).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

/// Revokes a token
#[utoipa::path(delete, path = "/api/account/tokens/{label}", tag = "accounts",
    params(("label" = String, Path, description = "The label of the token")),
    security(("session" = [])),
    responses(
        (status = 204, description = "Token revoked"),
))]
pub(crate) async fn revoke(
    State(accounts): State<Accounts>,
    visitor: Visitor,
    Path(label): Path<String>,
) -> Result<StatusCode, HttpProblem> {
    accounts.revoke_token(&visitor.in_person()?, &label).await?;
    Ok(StatusCode::NO_CONTENT)
}
