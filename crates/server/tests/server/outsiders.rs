//! No sequence of requests by someone without a right to a seat changes its table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use futures_util::{SinkExt as _, StreamExt as _};
use proptest::prelude::*;
use proptest::test_runner::{Config as Cases, TestCaseError, TestRunner};
use reqwest::RequestBuilder;
use serde_json::{Value, json};
use tetrarch_protocol::{Created, CreatedToken, SeatKey, SeatSecret, TableId};
use tetrarch_server::{Config, ServerLimits};
use tetrarch_store::{SqliteStore, Store, StoredTable};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::browser::PASSWORD;
use crate::support::{Running, start_on};

/// How many accounts were made to claim seats.
static CLAIMS: AtomicU32 = AtomicU32::new(0);

/// Someone who has no right to any seat of the table.
#[derive(Clone, Copy, Debug)]
enum Outsider {
    /// No one has ever seen them.
    Stranger,
    /// They made the table for others, and have its links.
    Creator,
    /// They have an account and another table.
    OtherAccount,
    /// Their account sits at the table, and they were signed out of it: the cookie is an old one.
    SignedOut,
    /// The same with an API token that was revoked.
    Revoked,
}

/// A secret that an outsider may have or invent.
#[derive(Clone, Copy, Debug)]
enum Secret {
    None,
    /// The used invitation to a seat.
    Invitation,
    /// The used invitation to all seats.
    InvitationToAll,
    /// A secret of a seat at another table.
    Foreign,
    Guessed,
    Empty,
    /// A link to another device that was used.
    UsedDeviceLink,
}

/// Something that an outsider tries.
#[derive(Clone, Debug)]
enum Attempt {
    Act(Value),
    Move {
        ply: u32,
        id: u64,
    },
    BotMove {
        ply: u32,
    },
    TakeSeat {
        seat: Option<u8>,
    },
    Accept,
    Decline,
    OpenDeviceLink,
    UseDeviceLink,
    Claim,
    /// Ask for the analysis of a game that is not over.
    Analyse,
    /// Delete the account that sits there, as far as they can show that it is theirs.
    DeleteAccount,
    /// All of it over one WebSocket.
    Socket(Vec<Value>),
}

fn act() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!({ "type": "resign" })),
        Just(json!({ "type": "play-on" })),
        Just(json!({ "type": "offer-draw" })),
        Just(json!({ "type": "decline-draw" })),
        Just(json!({ "type": "ask-takeback" })),
        any::<bool>().prop_map(|yes| json!({ "type": "answer-takeback", "yes": yes })),
        Just(json!({ "type": "abort" })),
        (1..=2_u8).prop_map(|seat| json!({ "type": "add-time", "seat": seat, "seconds": 60 })),
        any::<bool>().prop_map(|yes| json!({ "type": "rematch", "yes": yes })),
        Just(json!({ "type": "say", "text": "I sit here" })),
        Just(json!({ "type": "claim" })),
        (1..=2_u8).prop_map(|seat| json!({ "type": "replace", "seat": seat })),
    ]
}

fn outsider() -> impl Strategy<Value = Outsider> {
    use Outsider::{Creator, OtherAccount, Revoked, SignedOut, Stranger};
    prop::sample::select(vec![Stranger, Creator, OtherAccount, SignedOut, Revoked])
}

fn secret() -> impl Strategy<Value = Secret> {
    use Secret::{Empty, Foreign, Guessed, Invitation, InvitationToAll, None, UsedDeviceLink};
    prop::sample::select(vec![
        None,
        Invitation,
        InvitationToAll,
        Foreign,
        Guessed,
        Empty,
        UsedDeviceLink,
    ])
}

fn attempt() -> impl Strategy<Value = Attempt> {
    let said = prop_oneof![
        (act(), 0..9_u64).prop_map(|(act, id)| json!({ "type": "act", "id": id, "act": act })),
        (1..4_u32, 0..9_u64)
            .prop_map(|(ply, id)| json!({ "type": "move", "id": id, "ply": ply, "move": "" })),
    ];
    prop_oneof![
        4 => act().prop_map(Attempt::Act),
        2 => (1..4_u32, 0..9_u64).prop_map(|(ply, id)| Attempt::Move { ply, id }),
        1 => (1..4_u32).prop_map(|ply| Attempt::BotMove { ply }),
        2 => prop::option::of(1..=3_u8).prop_map(|seat| Attempt::TakeSeat { seat }),
        1 => Just(Attempt::Accept),
        1 => Just(Attempt::Decline),
        1 => Just(Attempt::OpenDeviceLink),
        1 => Just(Attempt::UseDeviceLink),
        1 => Just(Attempt::Claim),
        1 => Just(Attempt::Analyse),
        1 => Just(Attempt::DeleteAccount),
        4 => prop::collection::vec(said, 1..5).prop_map(Attempt::Socket),
    ]
}

/// A server, people with accounts, and what outsiders know.
struct Scene {
    server: Running,
    store: Arc<SqliteStore>,
    /// The cookie of an account that has nothing to do with the tables.
    other_cookie: String,
    /// The cookie of Bo's session that has ended.
    ended_cookie: String,
    /// Bo's session that goes on.
    bo_cookie: String,
    /// Bo's token that was revoked.
    revoked_token: String,
    /// A seat's secret at another table.
    foreign: SeatSecret,
}

/// A table of a guest and of Bo, and what was handed out for it.
struct Game {
    table: TableId,
    created: Created,
    device_link: SeatSecret,
    a_move: String,
}

impl Scene {
    async fn new(folder: &std::path::Path) -> Self {
        let store = Arc::new(SqliteStore::open(folder).unwrap());
        let limits = ServerLimits { requests_per_second: None, ..ServerLimits::default() };
        let config = Config { limits, ..Config::default() };
        let server = start_on(store.clone(), config).await;
        let other = server.signed_up("Mallory").await.cookie.unwrap();
        let mut bo = server.signed_up("Bo").await;
        let ended = bo.cookie.clone().unwrap();
        bo.delete("/api/session", None).await;
        bo.log_in("Bo").await;
        let new = json!({ "label": "old", "scopes": ["play", "create"] });
        let token: CreatedToken = bo.post("/api/account/tokens", &new).await.json().await.unwrap();
        bo.delete("/api/account/tokens/old", None).await;
        let bo_cookie = bo.cookie.clone().unwrap();
        let new = json!({ "game": "gou", "seats": [{ "type": "me" }, { "type": "link" }] });
        let foreign = server.create(&new).await.seats.swap_remove(0).secret.unwrap();
        Self {
            server,
            store,
            other_cookie: other,
            ended_cookie: ended,
            bo_cookie,
            revoked_token: token.token,
            foreign,
        }
    }

    /// A game under way between a guest and Bo, whose links the creator has kept.
    async fn game(&self) -> Game {
        let new = json!({ "game": "gou", "time": "5+3", "seats": [{ "type": "link" }, { "type": "link" }] });
        let created = self.server.create(&new).await;
        let table = created.table.clone();
        let take = json!({ "invitation": created.invitations[0].secret, "name": "Ada" });
        let ada = self.server.take_seat(&table, &take).await;
        let take = json!({ "invitation": created.invitations[1].secret });
        let request = reqwest::Client::new()
            .post(self.server.url(&format!("/api/tables/{table}/seats")))
            .header("cookie", &self.bo_cookie)
            .json(&take);
        let bo: SeatKey = self.server.send(request).await.json().await.unwrap();
        assert_eq!((ada.seat, bo.seat, bo.secret), (1, 2, None));
        let secret = ada.secret.unwrap();
        let a_move = self.server.snapshot(&table).await.moves[0].clone();
        let body = json!({ "id": 1, "ply": 1, "move": a_move });
        let path = format!("/api/tables/{table}/moves");
        let played = self.server.post(&path, Some(secret.expose()), &body).await;
        assert!(played.status().is_success());
        let path = format!("/api/tables/{table}/device-links");
        let link: Value =
            self.server.post(&path, Some(secret.expose()), &json!({})).await.json().await.unwrap();
        let device_link: SeatSecret = serde_json::from_value(link["secret"].clone()).unwrap();
        let path = format!("/api/tables/{table}/devices");
        let used = self.server.post(&path, None, &json!({ "secret": device_link })).await;
        assert!(used.status().is_success());
        Game { table, created, device_link, a_move }
    }

    async fn stored(&self, game: &Game) -> StoredTable {
        let id = game.table.as_str().parse().unwrap();
        self.store.table(&id).await.unwrap().unwrap()
    }

    fn secret(&self, game: &Game, secret: Secret) -> Option<SeatSecret> {
        match secret {
            Secret::None => None,
            Secret::Invitation => Some(game.created.invitations[0].secret.clone()),
            Secret::InvitationToAll => game.created.invitation.clone(),
            Secret::Foreign => Some(self.foreign.clone()),
            Secret::Guessed => Some(SeatSecret::new("0123456789abcdef0123456789abcdef".to_owned())),
            Secret::Empty => Some(SeatSecret::new(String::new())),
            Secret::UsedDeviceLink => Some(game.device_link.clone()),
        }
    }

    /// Shows who asks, as far as they can.
    fn as_outsider(
        &self,
        request: RequestBuilder,
        who: Outsider,
        secret: Option<&SeatSecret>,
    ) -> RequestBuilder {
        let request = match who {
            Outsider::Stranger | Outsider::Creator => request,
            Outsider::OtherAccount => request.header("cookie", &self.other_cookie),
            Outsider::SignedOut => request.header("cookie", &self.ended_cookie),
            Outsider::Revoked => return request.bearer_auth(&self.revoked_token),
        };
        match secret {
            Some(secret) => request.bearer_auth(secret.expose()),
            None => request,
        }
    }

    async fn try_it(&self, game: &Game, who: Outsider, secret: Secret, attempt: &Attempt) {
        let secret = self.secret(game, secret);
        let at = |rest: &str| self.server.url(&format!("/api/tables/{}/{rest}", game.table));
        let bot = |rest: &str| self.server.url(&format!("/api/bot/tables/{}/{rest}", game.table));
        let http = reqwest::Client::new();
        let (url, body) = match attempt {
            Attempt::Act(act) => (at("acts"), json!({ "id": 7, "act": act })),
            Attempt::Move { ply, id } => {
                (at("moves"), json!({ "id": id, "ply": ply, "move": game.a_move }))
            }
            Attempt::BotMove { ply } => {
                (bot(&format!("move/{}?ply={ply}", game.a_move)), json!({}))
            }
            Attempt::TakeSeat { seat } => {
                (at("seats"), json!({ "seat": seat, "invitation": secret, "name": "Eve" }))
            }
            Attempt::Accept => (bot("accept"), json!({})),
            Attempt::Decline => (bot("decline"), json!({})),
            Attempt::OpenDeviceLink => (at("device-links"), json!({})),
            Attempt::UseDeviceLink => {
                let link = secret.clone().unwrap_or_else(|| game.device_link.clone());
                (at("devices"), json!({ "secret": link }))
            }
            Attempt::Claim => {
                let claim =
                    secret.as_ref().map(|secret| json!({ "table": game.table, "secret": secret }));
                let claims: Vec<Value> = claim.into_iter().collect();
                let name = format!("Eve{}", CLAIMS.fetch_add(1, Ordering::Relaxed));
                let body = json!({ "name": name, "password": PASSWORD, "seats": claims });
                (self.server.url("/api/account"), body)
            }
            Attempt::Analyse => (at("analysis"), json!({})),
            Attempt::DeleteAccount => {
                let url = self.server.url("/api/account");
                (url, json!({ "password": "not the password" }))
            }
            Attempt::Socket(said) => return self.talk(game, who, secret, said).await,
        };
        // Who signs up again is no one else any more, so the claim is made without a cookie.
        let who_asks = if matches!(attempt, Attempt::Claim) { Outsider::Stranger } else { who };
        let request = match attempt {
            Attempt::DeleteAccount => http.delete(url),
            _ => http.post(url),
        };
        let request = self.as_outsider(request, who_asks, secret.as_ref()).json(&body);
        let answer = request.send().await.unwrap();
        let is_claim = matches!(attempt, Attempt::Claim);
        assert!(is_claim || !answer.status().is_success(), "{attempt:?} by {who:?} was done");
        assert!(!answer.status().is_server_error(), "{attempt:?} by {who:?}: {}", answer.status());
    }

    async fn talk(&self, game: &Game, who: Outsider, secret: Option<SeatSecret>, said: &[Value]) {
        let url = format!("ws://{}/api/tables/{}/socket", self.server.address, game.table);
        let mut request = url.into_client_request().unwrap();
        let header = match who {
            Outsider::Stranger | Outsider::Creator => None,
            Outsider::OtherAccount => Some(("cookie", self.other_cookie.clone())),
            Outsider::SignedOut => Some(("cookie", self.ended_cookie.clone())),
            Outsider::Revoked => Some(("authorization", format!("Bearer {}", self.revoked_token))),
        };
        if let Some((name, value)) = header {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        // A revoked token is refused at the door.
        let Ok((mut socket, _)) = tokio_tungstenite::connect_async(request).await else { return };
        let hello = json!({ "type": "hello", "version": 3, "secret": secret });
        socket.send(Message::text(hello.to_string())).await.unwrap();
        for message in said {
            let mut message = message.clone();
            if message["type"] == "move" {
                message["move"] = json!(game.a_move);
            }
            // The server hangs up on a wrong secret.
            let _ = socket.send(Message::text(message.to_string())).await;
        }
        let _ = socket.close(None).await;
        while let Some(Ok(message)) = socket.next().await {
            let text = message.into_text().unwrap_or_default();
            assert!(!text.contains(r#""type":"acknowledged""#), "{said:?} by {who:?}: {text}");
        }
    }
}

#[test]
fn no_sequence_of_requests_without_a_right_to_a_seat_changes_its_table() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let scene = runtime.block_on(Scene::new(folder.path()));
    let sequence = prop::collection::vec((outsider(), secret(), attempt()), 1..12);
    let mut runner =
        TestRunner::new(Cases { cases: 48, failure_persistence: None, ..Cases::default() });
    let outcome = runner.run(&sequence, |sequence| {
        runtime.block_on(async {
            let game = scene.game().await;
            let before = scene.stored(&game).await;
            for (who, secret, attempt) in &sequence {
                scene.try_it(&game, *who, *secret, attempt).await;
            }
            let after = scene.stored(&game).await;
            prop_assert_eq!(&after.entries, &before.entries);
            prop_assert_eq!(&after.head, &before.head);
            Ok::<(), TestCaseError>(())
        })
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
    runtime.block_on(scene.server.stop());
}
