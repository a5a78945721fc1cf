//! Seats and moves of others.

use reqwest::Method;
use serde_json::json;
use tetrarch_protocol::{ActId, SeatSecret};

use super::Harm;
use super::field::{Field, allowed, refused};
use crate::client::{ClientError, Socket, sit};

pub(super) async fn secrets(field: &Field) -> Result<String, Harm> {
    let (at, other) = (field.table().await?, field.table().await?);
    let strange = other.seats[0].secret.clone();
    let guess = SeatSecret::new("0".repeat(32));
    for secret in strange.iter().chain([&guess]) {
        let from = Some(field.hostile);
        let mut socket =
            Socket::open(field.good.server(), from, &at.table, Some(secret.clone())).await?;
        refused(socket.hear().await, &["wrong-secret"])?;
        let path = format!("/api/tables/{}/moves", at.table);
        let body = json!({ "id": 1, "ply": 1, "move": field.script.moves[0].1 });
        let request = field.bad.request(Method::POST, &path).bearer_auth(secret.expose());
        let answer = request.json(&body).send().await.map_err(ClientError::from)?;
        if answer.status() != 403 {
            return allowed(format!("the move was answered with {}", answer.status()));
        }
    }
    let text = field.bad.request(Method::GET, &format!("/api/tables/{}", at.table)).send().await;
    let text = text.map_err(ClientError::from)?.text().await.map_err(ClientError::from)?;
    let mut secrets = at.seats.iter().filter_map(|key| key.secret.as_ref());
    if secrets.any(|secret| text.contains(secret.expose())) {
        return allowed("a secret is shown to everybody");
    }
    Ok("refused as wrong-secret".to_owned())
}

pub(super) async fn moves(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let ([mut first, mut second], _) = sit(field.good.server(), &at.table, &at.seats).await?;
    let mut watcher = field.watch(&at).await?;
    let (mover, text) = &field.script.moves[0];
    let (mover, other) =
        if *mover == 0 { (&mut first, &mut second) } else { (&mut second, &mut first) };
    other.play(ActId(1), 1, text).await?;
    refused(other.until(|heard| heard.acknowledges(ActId(1))).await, &["not-your-turn"])?;
    mover.play(ActId(2), 2, text).await?;
    refused(mover.until(|heard| heard.acknowledges(ActId(2))).await, &["wrong-ply"])?;
    mover.play(ActId(3), 1, "no such move").await?;
    refused(mover.until(|heard| heard.acknowledges(ActId(3))).await, &["illegal-move"])?;
    watcher.play(ActId(4), 1, text).await?;
    refused(watcher.until(|heard| heard.acknowledges(ActId(4))).await, &["no-seat"])?;
    match field.good.snapshot(&at.table).await?.history.len() {
        0 => Ok("refused each for its own reason".to_owned()),
        count => allowed(format!("{count} moves were made")),
    }
}

pub(super) async fn twice(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let (mut players, _) = sit(field.good.server(), &at.table, &at.seats).await?;
    let (mover, text) = &field.script.moves[0];
    let mover = &mut players[*mover];
    for _ in 0..10 {
        mover.play(ActId(1), 1, text).await?;
    }
    for _ in 0..10 {
        mover.until(|heard| heard.acknowledges(ActId(1))).await?;
    }
    mover.play(ActId(1), 2, text).await?;
    refused(mover.until(|heard| heard.acknowledges(ActId(1))).await, &["reused-id"])?;
    mover.play(ActId(1), 1, "another move").await?;
    refused(mover.until(|heard| heard.acknowledges(ActId(1))).await, &["reused-id"])?;
    match field.good.snapshot(&at.table).await?.history.len() {
        1 => Ok("counted it once".to_owned()),
        count => allowed(format!("{count} moves were made")),
    }
}
