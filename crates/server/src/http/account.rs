//! Accounts, for their owners and for the public.

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use tetrarch_protocol::{
    ChangeAccount, ChangePassword, Credentials, DeleteAccount, KeptGame, ListingPage, LocalGame,
    LoggedIn, Problem, Profile, Scope,
};
use tetrarch_store::{Status, TableQuery};

use super::extract::{Asked, Body, HttpProblem};
use super::guard::Caller;
use super::lobby::{Wanted, listed};
use super::visitor::Visitor;
use crate::accounts::{Accounts, Deletion, SessionToken, session_of};
use crate::limits::Addresses;
use crate::services::Services;
use crate::shares::Owner;
use crate::tables::Registry;

type SetCookie = AppendHeaders<[(axum::http::HeaderName, String); 1]>;

fn keep(token: &SessionToken, services: &Services) -> SetCookie {
    AppendHeaders([(SET_COOKIE, token.set_cookie(services.config.behind_tls))])
}

fn clear(services: &Services) -> SetCookie {
    AppendHeaders([(SET_COOKIE, SessionToken::clear_cookie(services.config.behind_tls))])
}

/// Creates an account and signs in
#[utoipa::path(post, path = "/api/account", tag = "accounts", request_body = Credentials, responses(
    (status = 201, description = "The account; the session cookie is set", body = LoggedIn),
    (status = 409, description = "The name is taken", body = Problem, content_type = "application/problem+json"),
    (status = 503, description = "Server busy; retry later", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn sign_up(
    State(accounts): State<Accounts>,
    State(services): State<Services>,
    State(addresses): State<Addresses>,
    Extension(Caller(from)): Extension<Caller>,
    headers: HeaderMap,
    Body(wanted): Body<Credentials>,
) -> Result<(StatusCode, SetCookie, Json<LoggedIn>), HttpProblem> {
    addresses.check_account(from)?;
    let before = session_of(&headers, services.config.behind_tls);
    let (welcome, token) = accounts.sign_up(from, &wanted, before).await?;
    Ok((StatusCode::CREATED, keep(&token, &services), Json(welcome)))
}

/// Signs in. The previous session of the browser ends
#[utoipa::path(post, path = "/api/session", tag = "accounts", request_body = Credentials, responses(
    (status = 200, description = "The account; the session cookie is set", body = LoggedIn),
    (status = 401, description = "The name or the password is wrong", body = Problem, content_type = "application/problem+json"),
    (status = 503, description = "Server busy; retry later", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn log_in(
    State(accounts): State<Accounts>,
    State(services): State<Services>,
    Extension(Caller(from)): Extension<Caller>,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<(SetCookie, Json<LoggedIn>), HttpProblem> {
    let before = session_of(&headers, services.config.behind_tls);
    let (welcome, token) = accounts.log_in(from, &credentials, before).await?;
    Ok((keep(&token, &services), Json(welcome)))
}

/// Signs out
#[utoipa::path(delete, path = "/api/session", tag = "accounts", responses(
    (status = 204, description = "Signed out, or not signed in before"),
))]
pub(crate) async fn log_out(
    State(accounts): State<Accounts>,
    State(services): State<Services>,
    headers: HeaderMap,
) -> Result<(StatusCode, SetCookie), HttpProblem> {
    if let Some(session) = session_of(&headers, services.config.behind_tls) {
        accounts.log_out(session).await?;
    }
    Ok((StatusCode::NO_CONTENT, clear(&services)))
}

/// The account that is signed in or owns the token
#[utoipa::path(get, path = "/api/account", tag = "accounts",
    security(("session" = []), ("seat" = [])),
    responses(
        (status = 200, description = "The account", body = Profile),
        (status = 401, description = "Not signed in", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn me(
    State(accounts): State<Accounts>,
    visitor: Visitor,
) -> Result<Json<Profile>, HttpProblem> {
    Ok(Json(accounts.own_profile(&visitor.account(Scope::Play)?.id).await?))
}

/// Changes the settings of the account: the language
#[utoipa::path(patch, path = "/api/account", tag = "accounts", request_body = ChangeAccount,
    security(("session" = [])),
    responses(
        (status = 204, description = "Language stored"),
        (status = 422, description = "Unknown language", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn change(
    State(accounts): State<Accounts>,
    visitor: Visitor,
    Body(change): Body<ChangeAccount>,
) -> Result<StatusCode, HttpProblem> {
    accounts.change(&visitor.in_person()?, change).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Changes the password and signs out all other browsers
#[utoipa::path(put, path = "/api/account/password", tag = "accounts", request_body = ChangePassword,
    security(("session" = [])),
    responses(
        (status = 204, description = "Password changed; the session cookie is renewed"),
        (status = 503, description = "Server busy; retry later", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn change_password(
    State(accounts): State<Accounts>,
    State(services): State<Services>,
    Extension(Caller(from)): Extension<Caller>,
    visitor: Visitor,
    Body(change): Body<ChangePassword>,
) -> Result<(StatusCode, SetCookie), HttpProblem> {
    let token = accounts.change_password(from, &visitor.in_person()?, &change).await?;
    Ok((StatusCode::NO_CONTENT, keep(&token, &services)))
}

/// Deletes the account. Games in progress are resigned; finished games are kept without its name
#[utoipa::path(delete, path = "/api/account", tag = "accounts", request_body = DeleteAccount,
    security(("session" = [])),
    responses(
        (status = 204, description = "Account deleted"),
        (status = 202, description = "Deletion in progress: the account has many games"),
        (status = 503, description = "Server busy; retry later", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn delete(
    State(accounts): State<Accounts>,
    State(services): State<Services>,
    Extension(Caller(from)): Extension<Caller>,
    visitor: Visitor,
    Body(DeleteAccount { password }): Body<DeleteAccount>,
) -> Result<(StatusCode, SetCookie), HttpProblem> {
    let status = match accounts.delete(from, &visitor.in_person()?, &password).await? {
        Deletion::Done => StatusCode::NO_CONTENT,
        Deletion::UnderWay => StatusCode::ACCEPTED,
    };
    Ok((status, clear(&services)))
}

/// Everything stored about the account, with all its games as records
#[utoipa::path(get, path = "/api/account/data", tag = "accounts", security(("session" = [])), responses(
    (status = 200, description = "`about`, and `games` with their records", content_type = "application/json", body = Object),
))]
pub(crate) async fn data(
    State(accounts): State<Accounts>,
    visitor: Visitor,
) -> Result<Response, HttpProblem> {
    let pieces = accounts.data(&visitor.in_person()?).await?;
    let body = axum::body::Body::from_stream(pieces);
    Ok(([(CONTENT_TYPE, "application/json")], body).into_response())
}

/// The account's own tables, public or not, newest first
#[utoipa::path(get, path = "/api/account/tables", tag = "accounts", params(Wanted),
    security(("session" = []), ("seat" = [])),
    responses(
        (status = 200, description = "A page of tables", body = ListingPage),
))]
pub(crate) async fn tables(
    State(services): State<Services>,
    visitor: Visitor,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<ListingPage>, HttpProblem> {
    let player = Some(visitor.account(Scope::Play)?.person());
    Ok(Json(listed(&services, TableQuery { player, ..wanted.query()? }).await?))
}

/// Saves a game that was played in a browser, in progress or finished. It is unrated and can only be opened by
/// its link. Saving it again returns the same table
#[utoipa::path(post, path = "/api/account/games", tag = "accounts", request_body = LocalGame,
    security(("session" = [])),
    responses(
        (status = 201, description = "Game saved", body = KeptGame),
        (status = 200, description = "Game already saved", body = KeptGame),
        (status = 422, description = "The record is not a game that can be saved", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn keep_game(
    State(tables): State<Registry>,
    State(addresses): State<Addresses>,
    Extension(Caller(from)): Extension<Caller>,
    visitor: Visitor,
    Body(game): Body<LocalGame>,
) -> Result<(StatusCode, Json<KeptGame>), HttpProblem> {
    let player = visitor.in_person()?;
    let owner = Owner::new(from, Some(&player.id));
    let check = || addresses.check_local_game(from, &player.id);
    let (table, is_new) = tables.keep_local_game(game, &player, owner, check).await?;
    let status = if is_new { StatusCode::CREATED } else { StatusCode::OK };
    Ok((status, Json(KeptGame { table })))
}

/// Challenges: tables at which a seat is reserved for the account
#[utoipa::path(get, path = "/api/account/challenges", tag = "accounts", params(Wanted),
    security(("session" = []), ("seat" = [])),
    responses(
        (status = 200, description = "A page of tables", body = ListingPage),
))]
pub(crate) async fn challenges(
    State(services): State<Services>,
    visitor: Visitor,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<ListingPage>, HttpProblem> {
    let invited = Some(visitor.account(Scope::Play)?.id);
    let open = TableQuery { status: Some(Status::Open), invited, ..wanted.query()? };
    Ok(Json(listed(&services, open).await?))
}

/// The public profile of an account: its creation time and its ratings
#[utoipa::path(get, path = "/api/accounts/{name}", tag = "accounts",
    params(("name" = String, Path, description = "The name of the account; case does not matter")),
    responses(
        (status = 200, description = "The account", body = Profile),
))]
pub(crate) async fn profile(
    State(accounts): State<Accounts>,
    Path(name): Path<String>,
) -> Result<Json<Profile>, HttpProblem> {
    Ok(Json(accounts.profile(&name).await?))
}
