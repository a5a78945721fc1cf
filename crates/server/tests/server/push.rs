//! Messages to browsers that do not look at their table.

use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use reqwest::{Method, StatusCode};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::{Value, json};
use tetrarch_protocol::{Act, CreatedToken, PushKey, ToClient};
use tetrarch_server::Config;
#[cfg(unix)]
use tetrarch_server::{AdminAnswer, AdminRequest, Whom, administer, control_socket};
use tetrarch_store::{Occupant, Person, SqliteStore, Store as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

use crate::browser::{Browser, PASSWORD};
use crate::support::{Running, problem, start_on};

const SECRET: [u8; 16] = [7; 16];

/// A browser's half of a subscription.
struct Receiver {
    key: EphemeralPrivateKey,
    public: Vec<u8>,
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], key: &[u8], info: &[&[u8]]) -> [u8; N] {
    let mut bytes = [0; N];
    let derived = Salt::new(HKDF_SHA256, salt).extract(key);
    derived.expand(info, Length(N)).unwrap().fill(&mut bytes).unwrap();
    bytes
}

impl Receiver {
    fn new() -> Self {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = key.compute_public_key().unwrap().as_ref().to_vec();
        Self { key, public }
    }

    fn subscription(&self, service: &PushService) -> Value {
        let [p256dh, auth] = [&self.public[..], &SECRET].map(|bytes| URL_SAFE_NO_PAD.encode(bytes));
        json!({ "endpoint": service.url(), "keys": { "p256dh": p256dh, "auth": auth } })
    }

    /// What a browser makes of a message (RFC 8291, section 3.4).
    fn open(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (server, record) = rest[5..].split_at(usize::from(rest[4]));
        let peer = UnparsedPublicKey::new(&ECDH_P256, server);
        let info: [&[u8]; 3] = [b"WebPush: info\0", &self.public, server];
        let input: [u8; 32] =
            agree_ephemeral(self.key, &peer, |shared| derive(&SECRET, shared, &info)).unwrap();
        let key: [u8; 16] = derive(salt, &input, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce: [u8; 12] = derive(salt, &input, &[b"Content-Encoding: nonce\0"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut record = record.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let text = key.open_in_place(nonce, Aad::empty(), &mut record).unwrap();
        serde_json::from_slice(text.strip_suffix(&[2]).unwrap()).unwrap()
    }
}

/// A push service on this machine.
struct PushService(TcpListener);

impl PushService {
    async fn open() -> Self {
        Self(TcpListener::bind("127.0.0.1:0").await.unwrap())
    }

    fn origin(&self) -> String {
        format!("http://{}", self.0.local_addr().unwrap())
    }

    fn url(&self) -> String {
        format!("{}/send/browser-1", self.origin())
    }

    /// Takes the next message, and answers it.
    async fn take(&self, status: &str) -> (String, Vec<u8>) {
        let (mut stream, _) = self.0.accept().await.unwrap();
        let mut bytes = Vec::new();
        let end = loop {
            stream.read_buf(&mut bytes).await.unwrap();
            if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
                break end;
            }
        };
        let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
        let mut body = bytes.split_off(end + 4);
        let length: usize = header(&head, "content-length").parse().unwrap();
        while body.len() < length {
            stream.read_buf(&mut body).await.unwrap();
        }
        let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
        stream.write_all(answer.as_bytes()).await.unwrap();
        (head, body)
    }
}

fn header<'a>(head: &'a str, name: &str) -> &'a str {
    let line = head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("no {name} in {head}"))
}

async fn start(store: &Arc<SqliteStore>) -> Running {
    start_on(store.clone(), Config { push_to_loopback: true, ..Config::default() }).await
}

fn open_store() -> (Arc<SqliteStore>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (Arc::new(SqliteStore::open(folder.path()).unwrap()), folder)
}

#[tokio::test]
async fn a_guest_who_is_away_is_told_that_it_is_their_turn() {
    let (store, _folder) = open_store();
    let server = start(&store).await;
    let (service, receiver) = (PushService::open().await, Receiver::new());
    let (table, mut first, second) = server.two(json!({})).await;
    let mut subscription = receiver.subscription(&service);
    subscription["table"] = json!(table);
    let secret = second.hello.secret.clone().unwrap();
    let answer = server.post("/api/push", Some(secret.expose()), &subscription).await;
    assert_eq!(answer.status(), StatusCode::NO_CONTENT, "{}", answer.text().await.unwrap());
    // Whoever looks is not told: the first message that comes is about what happens later.
    first.act(Act::Say { text: "hello".to_owned() }).await.unwrap();
    drop(second);
    first
        .until(|message| match message {
            ToClient::Presence { seats, .. } => (seats == [1]).then_some(()),
            _ => None,
        })
        .await;
    first.play(1, "c1").await.unwrap();
    let (head, body) = service.take("201 Created").await;
    assert!(head.starts_with("POST /send/browser-1 HTTP/1.1"), "{head}");
    assert_eq!(header(&head, "content-encoding"), "aes128gcm");
    assert!(header(&head, "ttl").parse::<u32>().unwrap() > 0);
    assert!(!head.contains(table.as_str()), "the push service does not learn the table's name");
    assert!(!head.contains(secret.expose()));
    let key: PushKey = server.get("/api/push").await.json().await.unwrap();
    check_statement(header(&head, "authorization"), &key.key, &service.origin());
    let news = json!({ "type": "your-turn", "table": table, "game": "hus" });
    assert_eq!(receiver.open(&body), news);
    // The key is the same after a restart: browsers subscribe to it once.
    server.stop().await;
    let server = start(&store).await;
    assert_eq!(server.get("/api/push").await.json::<PushKey>().await.unwrap(), key);
}

/// The server says who it is, to this push service alone (RFC 8292).
fn check_statement(authorization: &str, key: &str, origin: &str) {
    let rest = authorization.strip_prefix("vapid t=").unwrap();
    let (token, told) = rest.split_once(", k=").unwrap();
    assert_eq!(told, key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let [key, signature] = [key, signature].map(|text| URL_SAFE_NO_PAD.decode(text).unwrap());
    let key = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, key);
    key.verify(signed.as_bytes(), &signature).unwrap();
    let claims = URL_SAFE_NO_PAD.decode(signed.split_once('.').unwrap().1).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], origin);
    assert!(claims["exp"].as_u64().unwrap() > 1_800_000_000);
    assert!(claims["sub"].as_str().unwrap().starts_with("https://"));
}

#[tokio::test]
async fn an_account_is_told_of_challenges_until_its_browser_is_gone() {
    let (store, _folder) = open_store();
    let server = start(&store).await;
    let (service, receiver) = (PushService::open().await, Receiver::new());
    let (mut ada, mut bo) = (server.signed_up("Ada").await, server.signed_up("Bo").await);
    let answer = bo.post("/api/push", &receiver.subscription(&service)).await;
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    let bo_id = store.account_named("Bo").await.unwrap().unwrap().id;
    let subscribed =
        async || store.push_subscriptions(&Person::Account(bo_id.clone())).await.unwrap().len();
    assert_eq!(subscribed().await, 1);
    let seats = json!([{ "type": "me" }, { "type": "account", "name": "Bo" }]);
    let table = ada.create(&json!({ "game": "gou", "seats": seats })).await.table;
    let (_, body) = service.take("410 Gone").await;
    let news = json!({ "type": "challenge", "table": table, "game": "gou" });
    assert_eq!(receiver.open(&body), news);
    while subscribed().await > 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn subscriptions_end_by_request_and_with_the_account() {
    let (store, _folder) = open_store();
    let server = start(&store).await;
    let service = PushService::open().await;
    let mut ada = server.signed_up("Ada").await;
    let id = store.account_named("Ada").await.unwrap().unwrap().id;
    let subscribed =
        async || store.push_subscriptions(&Person::Account(id.clone())).await.unwrap().len();
    let new = Receiver::new().subscription(&service);
    ada.post("/api/push", &new).await;
    ada.post("/api/push", &new).await;
    assert_eq!(subscribed().await, 1, "the same browser counts once");
    let ended = json!({ "endpoint": service.url() });
    assert_eq!(ada.delete("/api/push", Some(&ended)).await.status(), StatusCode::NO_CONTENT);
    assert_eq!(subscribed().await, 0);
    for browser in 0..12 {
        let mut new = new.clone();
        new["endpoint"] = json!(format!("{}{browser}", service.url()));
        assert_eq!(ada.post("/api/push", &new).await.status(), StatusCode::NO_CONTENT);
    }
    assert_eq!(subscribed().await, 8, "the newest of them");
    let gone = ada.delete("/api/account", Some(&json!({ "password": PASSWORD }))).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    assert_eq!(subscribed().await, 0);
}

/// How many browsers of an account are told.
async fn browsers_of(store: &SqliteStore, name: &str) -> usize {
    let account = store.account_named(name).await.unwrap().unwrap();
    store.push_subscriptions(&Person::Account(account.id)).await.unwrap().len()
}

#[tokio::test]
async fn what_an_account_is_told_ends_with_the_session() {
    let (store, _folder) = open_store();
    let server = start(&store).await;
    let service = PushService::open().await;
    let new = |browser: u8| {
        let mut new = Receiver::new().subscription(&service);
        new["endpoint"] = json!(format!("{}{browser}", service.url()));
        new
    };
    let mut ada = server.signed_up("Ada").await;
    let mut thief = server.browser();
    thief.log_in("Ada").await;
    for (browser, number) in [(&mut ada, 1), (&mut thief, 2)] {
        let answer = browser.post("/api/push", &new(number)).await;
        assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    }
    assert_eq!(browsers_of(&store, "Ada").await, 2);
    thief.delete("/api/session", None).await;
    assert_eq!(browsers_of(&store, "Ada").await, 1, "who signs out is told no more");

    thief.log_in("Ada").await;
    thief.post("/api/push", &new(2)).await;
    let change = json!({ "old": PASSWORD, "new": "a battery of correct horses" });
    let changed = ada.send(Method::PUT, "/api/account/password", Some(&change)).await;
    assert_eq!(changed.status(), StatusCode::NO_CONTENT);
    assert_eq!(browsers_of(&store, "Ada").await, 0, "a new password ends every session");
    assert_eq!(thief.post("/api/push", &new(2)).await.status(), StatusCode::UNAUTHORIZED);
    ada.post("/api/push", &new(1)).await;
    assert_eq!(browsers_of(&store, "Ada").await, 1);

    // A program acts for the account, but is not told what the account is told.
    let token = json!({ "label": "bot", "scopes": ["play"] });
    let token = ada.post("/api/account/tokens", &token).await;
    let token = token.json::<CreatedToken>().await.unwrap().token;
    let answer = server.post("/api/push", Some(&token), &new(3)).await;
    assert_eq!(problem(answer).await.id(), "not-for-programs");
    assert_eq!(browsers_of(&store, "Ada").await, 1);
}

#[cfg(unix)]
#[tokio::test]
async fn who_is_blocked_is_told_nothing() {
    let (store, folder) = open_store();
    let control = Some(control_socket(folder.path()));
    let config = Config { push_to_loopback: true, control, ..Config::default() };
    let server = start_on(store.clone(), config).await;
    let service = PushService::open().await;
    let mut ada = server.signed_up("Ada").await;
    ada.post("/api/push", &Receiver::new().subscription(&service)).await;
    assert_eq!(browsers_of(&store, "Ada").await, 1);
    let whom = Whom::Account("Ada".to_owned());
    let block = AdminRequest::Block { whom, for_ms: None, reason: String::new() };
    let answer = administer(folder.path(), block).await.unwrap();
    assert!(matches!(answer, AdminAnswer::Done(_)), "{answer:?}");
    assert_eq!(browsers_of(&store, "Ada").await, 0);
}

#[tokio::test]
async fn a_guest_who_becomes_an_account_is_not_told_as_a_guest() {
    let (store, _folder) = open_store();
    let server = start(&store).await;
    let service = PushService::open().await;
    let (table, first, second) = server.two(json!({})).await;
    let mut subscription = Receiver::new().subscription(&service);
    subscription["table"] = json!(table);
    let secret = second.hello.secret.clone().unwrap();
    let answer = server.post("/api/push", Some(secret.expose()), &subscription).await;
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    let seat = async || {
        let table = store.table_head(&table.as_str().parse().unwrap()).await.unwrap().unwrap();
        match table.seats[1].occupant.clone() {
            Some(Occupant::Person(person)) => person,
            other => panic!("nobody sits there: {other:?}"),
        }
    };
    let guest = seat().await;
    assert_eq!(store.push_subscriptions(&guest).await.unwrap().len(), 1);
    let claim = json!({ "name": "Bo", "password": PASSWORD,
        "seats": [{ "table": table, "secret": secret }] });
    let answer = server.post("/api/account", None, &claim).await;
    assert_eq!(answer.status(), StatusCode::CREATED);
    assert!(matches!(seat().await, Person::Account(_)));
    assert_eq!(store.push_subscriptions(&guest).await.unwrap().len(), 0);
    drop((first, second));
}

#[tokio::test]
async fn push_services_that_do_not_answer_hold_up_nobody_else() {
    let (store, _folder) = open_store();
    let server = start(&store).await;
    let (mut ada, mut bo, mut cleo) = (
        server.signed_up("Ada").await,
        server.signed_up("Bo").await,
        server.signed_up("Cleo").await,
    );
    // Four services take connections, and say nothing.
    let mut silent = Vec::new();
    for _ in 0..4 {
        silent.push(PushService::open().await);
        ada.post("/api/push", &Receiver::new().subscription(silent.last().unwrap())).await;
    }
    let challenge = async |browser: &mut Browser<'_>, name: &str| {
        let seats = json!([{ "type": "me" }, { "type": "account", "name": name }]);
        browser.create(&json!({ "game": "gou", "seats": seats })).await.table
    };
    for _ in 0..4 {
        challenge(&mut cleo, "Ada").await;
    }
    let mut waiting = Vec::new();
    for service in &silent {
        waiting.push(service.0.accept().await.unwrap().0);
    }
    let (service, receiver) = (PushService::open().await, Receiver::new());
    bo.post("/api/push", &receiver.subscription(&service)).await;
    let table = challenge(&mut cleo, "Bo").await;
    let (_, body) = service.take("201 Created").await;
    let news = json!({ "type": "challenge", "table": table, "game": "gou" });
    assert_eq!(receiver.open(&body), news);
    for stream in waiting {
        // What was sent can be read; the end cannot, because the server still waits for an answer.
        let mut bytes = [0; 10_000];
        while stream.try_read(&mut bytes).is_ok_and(|read| {
            assert_ne!(read, 0, "the others had to wait until this service was given up");
            true
        }) {}
    }
}

#[tokio::test]
async fn who_is_muted_causes_no_notification() {
    let (store, _folder) = open_store();
    let server = start(&store).await;
    let (mut ada, mut bo, mut cleo) = (
        server.signed_up("Ada").await,
        server.signed_up("Bo").await,
        server.signed_up("Cleo").await,
    );
    let (service, receiver) = (PushService::open().await, Receiver::new());
    let seats = json!([{ "type": "me" }, { "type": "account", "name": "Ada" }]);
    let new = json!({ "game": "gou", "seats": seats });
    let table = bo.create(&new).await.table;
    ada.take_seat(table.as_str()).await;
    let muted = ada.send(Method::PUT, "/api/account/mutes/Bo", None).await;
    assert_eq!(muted.status(), StatusCode::NO_CONTENT);
    ada.post("/api/push", &receiver.subscription(&service)).await;
    for id in 1..10 {
        let said = bo.act(table.as_str(), id, json!({ "type": "say", "text": "hey" })).await;
        assert_eq!(said.status(), StatusCode::OK);
    }
    bo.create(&new).await;
    // The first that Ada is told is about someone else.
    let other = cleo.create(&new).await.table;
    let (_, body) = service.take("201 Created").await;
    let news = json!({ "type": "challenge", "table": other, "game": "gou" });
    assert_eq!(receiver.open(&body), news);
}

#[tokio::test]
async fn nobody_makes_the_server_speak_to_its_own_house() {
    let (store, _folder) = open_store();
    let server = start_on(store, Config::default()).await;
    let mut ada = server.signed_up("Ada").await;
    let keys = Receiver::new().subscription(&PushService::open().await)["keys"].clone();
    for endpoint in [
        "http://127.0.0.1:7400/api/session",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://192.168.0.1/",
        "https://169.254.169.254/latest/meta-data",
        "http://push.example/",
        "file:///etc/passwd",
        "nothing",
    ] {
        let answer = ada.post("/api/push", &json!({ "endpoint": endpoint, "keys": keys })).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY, "{endpoint}");
        assert!(problem(answer).await.detail.contains("endpoint"), "{endpoint}");
    }
    let endpoint = "https://push.example/send/1";
    let wrong = json!({ "p256dh": "A".repeat(87), "auth": keys["auth"] });
    let answer = ada.post("/api/push", &json!({ "endpoint": endpoint, "keys": wrong })).await;
    assert!(problem(answer).await.detail.contains("p256dh"));
    let new = json!({ "endpoint": endpoint, "keys": keys });
    assert_eq!(server.post("/api/push", None, &new).await.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(ada.post("/api/push", &new).await.status(), StatusCode::NO_CONTENT);
}
