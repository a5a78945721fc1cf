//! Routes for subscriptions to push notifications.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use tetrarch_protocol::{EndedPushSubscription, NewPushSubscription, PushKey, TableId};
use tetrarch_store::Person;

use super::App;
use super::extract::{Body, HttpProblem};
use super::visitor::{Player, Visitor};
use crate::refusal::Refusal;

/// The public key that a browser needs to subscribe to notifications of this server
#[utoipa::path(get, path = "/api/push", tag = "push", responses(
    (status = 200, description = "The server's public key", body = PushKey),
))]
pub(crate) async fn key(State(app): State<App>) -> Json<PushKey> {
    Json(PushKey { key: app.services.push.public_key() })
}

/// Subscribes a browser to notifications: turns, challenges and messages at tables that the person is not viewing.
/// The subscription of an account ends with its session
#[utoipa::path(post, path = "/api/push", tag = "push", request_body = NewPushSubscription,
    security(("session" = []), ("seat" = [])),
    responses(
        (status = 204, description = "Subscription stored"),
))]
pub(crate) async fn subscribe(
    State(app): State<App>,
    player: Player,
    visitor: Visitor,
    Body(new): Body<NewPushSubscription>,
) -> Result<StatusCode, HttpProblem> {
    let person = person(&app, player, new.table.as_ref()).await?;
    let session = match person {
        Person::Account(_) => visitor.session()?,
        Person::Guest(_) => None,
    };
    app.services.push.subscribe(person, session, &new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unsubscribes a browser
#[utoipa::path(delete, path = "/api/push", tag = "push", request_body = EndedPushSubscription,
    security(("session" = []), ("seat" = [])),
    responses(
        (status = 204, description = "Subscription removed"),
))]
pub(crate) async fn unsubscribe(
    State(app): State<App>,
    player: Player,
    Body(ended): Body<EndedPushSubscription>,
) -> Result<StatusCode, HttpProblem> {
    let person = person(&app, player, ended.table.as_ref()).await?;
    app.services.push.unsubscribe(person, &ended.endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who is notified: the account that is signed in, or the guest at the table.
async fn person(
    app: &App,
    Player(who): Player,
    table: Option<&TableId>,
) -> Result<Person, Refusal> {
    match (table, who.account.clone()) {
        (Some(table), _) => app.tables.person(table, who).await,
        (None, Some(account)) => Ok(Person::Account(account)),
        (None, None) => Err(Refusal::NeedsAccount),
    }
}
