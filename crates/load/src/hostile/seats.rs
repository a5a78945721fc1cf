//! Seats that belong to others, by whatever was handed out for them.

use serde_json::{Value, json};
use tetrarch_protocol::{
    Act, ActId, Created, DeviceLink, InvitationState, LoggedIn, NewAct, NewSeat, NewTable, SeatKey,
    SeatSecret, TakeSeat, ToClient, UseDeviceLink,
};

use super::Harm;
use super::field::{Field, allowed, refused};
use super::sign_ins::sign_up;
use crate::client::{ClientError, Socket};

/// A table whose second seat is taken by link.
fn by_link(field: &Field) -> NewTable {
    let seats = vec![NewSeat::Me { name: None }, NewSeat::Link {}];
    NewTable { seats, ..field.script.table("60+30") }
}

/// The invitations that the creator of a table knows.
fn invitations(at: &Created) -> Vec<SeatSecret> {
    let seats = at.invitations.iter().map(|invitation| invitation.secret.clone());
    seats.chain(at.invitation.clone()).collect()
}

fn take(invitation: &SeatSecret) -> TakeSeat {
    TakeSeat { invitation: Some(invitation.clone()), ..TakeSeat::default() }
}

/// Tries to resign with a secret.
async fn resign(field: &Field, at: &Created, secret: &SeatSecret) -> Result<Value, ClientError> {
    let bearer = format!("Bearer {}", secret.expose());
    let act = NewAct { id: ActId(1), act: Act::Resign {} };
    let path = format!("/api/tables/{}/acts", at.table);
    field.bad.post(&path, &[("authorization", &bearer)], &act).await
}

/// What a hello with a secret is welcomed as.
async fn welcome(
    field: &Field,
    at: &Created,
    secret: &SeatSecret,
) -> Result<(Option<u8>, Option<InvitationState>), ClientError> {
    let (server, from) = (field.good.server(), Some(field.hostile));
    let mut socket = Socket::open(server, from, &at.table, Some(secret.clone())).await?;
    loop {
        match socket.next_message().await? {
            ToClient::Welcome(welcome) => return Ok((welcome.seat, welcome.invitation)),
            ToClient::Refused { problem, .. } => {
                return Err(ClientError::Refused(Box::new(problem)));
            }
            _ => {}
        }
    }
}

/// The table must be as it was.
async fn unchanged(field: &Field, at: &Created, before: u64) -> Result<(), Harm> {
    let now = field.good.snapshot(&at.table).await?.number;
    if now == before { Ok(()) } else { allowed(format!("{} things happened", now - before)) }
}

pub(super) async fn unused(field: &Field) -> Result<String, Harm> {
    let at = field.good.create(&by_link(field)).await?;
    let before = field.good.snapshot(&at.table).await?.number;
    for secret in invitations(&at) {
        refused(resign(field, &at, &secret).await, &["only-invitation"])?;
        match welcome(field, &at, &secret).await? {
            (None, Some(InvitationState::Open { .. })) => {}
            other => return allowed(format!("opening an invitation gave {other:?}")),
        }
    }
    unchanged(field, &at, before).await?;
    Ok("admitted nobody who had not asked for a seat".to_owned())
}

pub(super) async fn guests(field: &Field) -> Result<String, Harm> {
    let at = field.good.create(&by_link(field)).await?;
    field.good.take_seat(&at.table, &take(&at.invitations[0].secret)).await?;
    let before = field.good.snapshot(&at.table).await?.number;
    for secret in invitations(&at) {
        refused(resign(field, &at, &secret).await, &["used-invitation"])?;
        refused(field.bad.take_seat(&at.table, &take(&secret)).await, &["used-invitation"])?;
        match welcome(field, &at, &secret).await? {
            (None, Some(InvitationState::Used {})) => {}
            other => return allowed(format!("a used invitation gave {other:?}")),
        }
    }
    unchanged(field, &at, before).await?;
    Ok("refused as used-invitation".to_owned())
}

pub(super) async fn accounts(field: &Field) -> Result<String, Harm> {
    let at = field.good.create(&by_link(field)).await?;
    let bo = sign_up(&field.good, "Bo").await?;
    let path = format!("/api/tables/{}/seats", at.table);
    let key: SeatKey =
        field.good.post(&path, &[("cookie", &bo.cookie)], &take(&at.invitations[0].secret)).await?;
    if key.secret.is_some() {
        return allowed("an account was given a secret");
    }
    let before = field.good.snapshot(&at.table).await?.number;
    for secret in invitations(&at) {
        refused(resign(field, &at, &secret).await, &["used-invitation"])?;
    }
    unchanged(field, &at, before).await?;
    Ok("played by the account alone".to_owned())
}

pub(super) async fn claims(field: &Field) -> Result<String, Harm> {
    let at = field.good.create(&by_link(field)).await?;
    field.good.take_seat(&at.table, &take(&at.invitations[0].secret)).await?;
    let claims: Vec<Value> = invitations(&at)
        .into_iter()
        .map(|secret| json!({ "table": at.table, "secret": secret }))
        .collect();
    let before = field.good.snapshot(&at.table).await?.number;
    let body = json!({ "name": super::sign_ins::unique("Eve"), "password": super::sign_ins::PASSWORD, "seats": claims });
    let eve: LoggedIn = field.bad.post("/api/account", &[], &body).await?;
    if !eve.claimed.is_empty() {
        return allowed("a guest's seat was claimed with the invitation to it");
    }
    unchanged(field, &at, before).await?;
    Ok("passed over".to_owned())
}

pub(super) async fn device_links(field: &Field) -> Result<String, Harm> {
    let at = field.good.create(&by_link(field)).await?;
    let Some(own) = at.seats[0].secret.clone() else { return allowed("a guest has no secret") };
    let path = format!("/api/tables/{}/device-links", at.table);
    for secret in invitations(&at) {
        let bearer = format!("Bearer {}", secret.expose());
        let made: Result<DeviceLink, _> =
            field.bad.post(&path, &[("authorization", &bearer)], &json!({})).await;
        refused(made, &["only-invitation"])?;
    }
    let bearer = format!("Bearer {}", own.expose());
    let link: DeviceLink =
        field.good.post(&path, &[("authorization", &bearer)], &json!({})).await?;
    let path = format!("/api/tables/{}/devices", at.table);
    let used = UseDeviceLink { secret: link.secret.clone() };
    field.good.post::<SeatKey>(&path, &[], &used).await?;
    for secret in invitations(&at).into_iter().chain([link.secret, own]) {
        let again: Result<SeatKey, _> = field.bad.post(&path, &[], &UseDeviceLink { secret }).await;
        refused(again, &["wrong-device-link"])?;
    }
    Ok("work once, for their owner".to_owned())
}
