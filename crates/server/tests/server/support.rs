//! What the tests share: a server, plain requests, and players on WebSockets.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::{RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;
use tetrarch_protocol::{
    Acknowledged, Act, ActId, Created, FromClient, Hello, JournalEvent, NewAct, NewMove,
    NumberedEvent, Problem, SeatInvitation, SeatKey, SeatSecret, Snapshot, TableId, ToClient,
    VERSION, Welcome,
};
use tetrarch_server::{Backends, Config, HandTime, TimeSource as _, run};
use tetrarch_store::{SqliteStore, Store};
use tetrarch_table::Moment;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OnceCell, oneshot};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::contract::Contract;

/// A server that runs until it is stopped or dropped.
pub struct Running {
    pub address: SocketAddr,
    pub time: Arc<HandTime>,
    contract: OnceCell<Contract>,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

/// A server in a folder, with a clock that is put forward by hand.
pub async fn start_in(folder: &Path, config: Config) -> Running {
    start_on(Arc::new(SqliteStore::open(folder).unwrap()), config).await
}

/// A server on a store.
pub async fn start_on(store: Arc<dyn Store>, config: Config) -> Running {
    start_with(Backends::new(store), hand_time(), config).await
}

/// A clock that is put forward by hand.
pub fn hand_time() -> Arc<HandTime> {
    Arc::new(HandTime::new(Moment(1_800_000_000_000)))
}

/// A server on whatever it stands on.
pub async fn start_with(backends: Backends, time: Arc<HandTime>, config: Config) -> Running {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let backends = backends.by(time.clone());
    let task = tokio::spawn(async move {
        let until = async { drop(stopped.await) };
        run(listener, backends, config, until).await;
    });
    Running { address, time, contract: OnceCell::new(), stop: Some(stop), task }
}

/// A server in a folder of its own.
pub async fn start() -> (Running, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (start_in(folder.path(), Config::default()).await, folder)
}

impl Running {
    /// Stops the server and waits until it has stored everything.
    pub async fn stop(mut self) {
        drop(self.stop.take());
        self.task.await.unwrap();
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The document of this server.
    pub async fn contract(&self) -> &Contract {
        let fetch = async || {
            let document = reqwest::get(self.url("/api/openapi.json")).await.unwrap();
            Contract::new(document.json().await.unwrap())
        };
        self.contract.get_or_init(fetch).await
    }

    /// Sends a request, and holds the answer against the document.
    pub async fn send(&self, request: RequestBuilder) -> Response {
        let request = request.build().unwrap();
        let (method, path) = (request.method().clone(), request.url().path().to_owned());
        let answer = reqwest::Client::new().execute(request).await.unwrap();
        self.contract().await.check(&method, &path, answer).await
    }

    pub async fn get(&self, path: &str) -> Response {
        self.send(reqwest::Client::new().get(self.url(path))).await
    }

    pub async fn post(&self, path: &str, secret: Option<&str>, body: &Value) -> Response {
        let request = reqwest::Client::new().post(self.url(path)).json(body);
        self.send(match secret {
            Some(secret) => request.bearer_auth(secret),
            None => request,
        })
        .await
    }

    pub async fn create(&self, table: &Value) -> Created {
        let answer = self.post("/api/tables", None, table).await;
        assert_eq!(answer.status(), StatusCode::CREATED, "{}", answer.text().await.unwrap());
        answer.json().await.unwrap()
    }

    /// A table of two people, both of whom have come.
    pub async fn two(&self, more: Value) -> (TableId, Player, Player) {
        let mut table = json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "link" }] });
        table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let Created { table, seats, invitations, .. } = self.create(&table).await;
        let mut first = self.sit(&table, &seats[0]).await;
        // Whoever is let in after the other finds that the game has begun, and hears nothing of it.
        first.until(|message| matches!(message, ToClient::Welcome(_)).then_some(())).await;
        let second = self.accept(&table, &invitations[0]).await;
        first.hear(|event| matches!(event, JournalEvent::Begun {})).await;
        (table, first, second)
    }

    pub async fn snapshot(&self, table: &TableId) -> Snapshot {
        self.get(&format!("/api/tables/{table}")).await.json().await.unwrap()
    }

    /// The time at the server.
    pub fn time_ms(&self) -> u64 {
        self.time.now().0
    }

    /// A player on its seat.
    pub async fn sit(&self, table: &TableId, key: &SeatKey) -> Player {
        self.join(table, hello(key.secret.clone())).await
    }

    /// Takes a seat without an account.
    pub async fn take_seat(&self, table: &TableId, take: &Value) -> SeatKey {
        let answer = self.post(&format!("/api/tables/{table}/seats"), None, take).await;
        assert_eq!(answer.status(), StatusCode::CREATED, "{}", answer.text().await.unwrap());
        answer.json().await.unwrap()
    }

    /// A guest who takes the seat of an invitation, and sits there.
    pub async fn accept(&self, table: &TableId, invitation: &SeatInvitation) -> Player {
        let name = format!("Player {}", invitation.seat);
        let take = json!({ "invitation": invitation.secret, "name": name });
        let key = self.take_seat(table, &take).await;
        assert_eq!(key.seat, invitation.seat);
        self.sit(table, &key).await
    }

    /// Someone who looks on.
    pub async fn watch(&self, table: &TableId) -> Player {
        self.join(table, hello(None)).await
    }

    pub async fn socket(&self, table: &TableId) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
        self.socket_with(table, None).await
    }

    /// A socket of a browser with a cookie.
    async fn socket_with(
        &self,
        table: &TableId,
        cookie: Option<&str>,
    ) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        connect_async(request).await.unwrap().0
    }

    pub async fn join(&self, table: &TableId, hello: Hello) -> Player {
        self.join_as(table, hello, None).await
    }

    /// Someone at a browser with a cookie.
    pub async fn join_as(&self, table: &TableId, hello: Hello, cookie: Option<&str>) -> Player {
        let mut player = Player {
            socket: self.socket_with(table, cookie).await,
            hello: hello.clone(),
            last: hello.last.unwrap_or(0),
            snapshot: None,
            contract: self.contract().await.clone(),
            next_id: first_id(),
        };
        player.say(&FromClient::Hello(hello)).await;
        player
    }
}

/// The hello of a client that knows nothing yet.
pub fn hello(secret: Option<SeatSecret>) -> Hello {
    Hello { version: VERSION, secret, last: None }
}

/// Where a device begins to count its ids: two on one seat must not use the same.
fn first_id() -> u64 {
    static DEVICES: AtomicU64 = AtomicU64::new(1);
    1_000_000 * DEVICES.fetch_add(1, Ordering::Relaxed)
}

/// One device at a table.
pub struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub hello: Hello,
    /// The last event it has heard.
    pub last: u64,
    /// The last snapshot it was sent.
    pub snapshot: Option<Snapshot>,
    contract: Contract,
    next_id: u64,
}

impl Player {
    pub async fn say(&mut self, message: &FromClient) {
        self.say_text(&serde_json::to_string(message).unwrap()).await;
    }

    pub async fn say_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Says something to a server that may have hung up.
    pub async fn try_say(&mut self, text: &str) {
        let _ = self.socket.send(Message::text(text)).await;
    }

    /// The reason of the frame with which the server closes the connection.
    pub async fn close_reason(&mut self) -> Option<String> {
        loop {
            if let Message::Close(frame) = self.socket.next().await?.ok()? {
                return frame.map(|frame| frame.reason.to_string());
            }
        }
    }

    /// The next message; none if the server has closed the connection.
    pub async fn next(&mut self) -> Option<ToClient> {
        loop {
            match self.socket.next().await?.ok()? {
                Message::Text(text) => {
                    let value: Value = serde_json::from_str(&text).unwrap();
                    self.contract.check_named("ToClient", &value);
                    let message: ToClient = serde_json::from_value(value).unwrap();
                    self.note(&message);
                    return Some(message);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    fn note(&mut self, message: &ToClient) {
        match message {
            ToClient::Event(event) => {
                assert_eq!(event.number, self.last + 1, "no event is missing and none comes twice");
                self.last = event.number;
            }
            ToClient::Snapshot(snapshot) => {
                self.last = snapshot.number;
                self.snapshot = Some((**snapshot).clone());
            }
            _ => {}
        }
    }

    /// Listens until something wanted is said.
    pub async fn until<T>(&mut self, mut wanted: impl FnMut(ToClient) -> Option<T>) -> T {
        loop {
            let message = self.next().await.expect("the connection is open");
            if let Some(found) = wanted(message) {
                return found;
            }
        }
    }

    /// The answer to the hello.
    pub async fn welcome(&mut self) -> Welcome {
        self.until(|message| match message {
            ToClient::Welcome(welcome) => Some(welcome),
            _ => None,
        })
        .await
    }

    /// Listens until an event.
    pub async fn hear(&mut self, wanted: impl Fn(&JournalEvent) -> bool) -> NumberedEvent {
        self.until(|message| match message {
            ToClient::Event(event) if wanted(&event.event) => Some(event),
            _ => None,
        })
        .await
    }

    pub async fn hear_move(&mut self, ply: u32) -> NumberedEvent {
        self.hear(
            |event| matches!(event, JournalEvent::Played { ply: played, .. } if *played == ply),
        )
        .await
    }

    fn draw_id(&mut self) -> ActId {
        self.next_id += 1;
        ActId(self.next_id)
    }

    /// The answer to what was asked under an id.
    pub async fn answer(&mut self, id: ActId) -> Result<Acknowledged, Problem> {
        self.until(|message| match message {
            ToClient::Acknowledged(done) if done.id == id => Some(Ok(done)),
            ToClient::Refused { id: refused, problem } if refused == Some(id) => Some(Err(problem)),
            _ => None,
        })
        .await
    }

    pub async fn play(&mut self, ply: u32, text: &str) -> Result<Acknowledged, Problem> {
        let id = self.draw_id();
        self.play_as(id, ply, text).await
    }

    pub async fn play_as(
        &mut self,
        id: ActId,
        ply: u32,
        text: &str,
    ) -> Result<Acknowledged, Problem> {
        self.say(&FromClient::Move(NewMove { id, ply, text: text.to_owned() })).await;
        self.answer(id).await
    }

    pub async fn act(&mut self, act: Act) -> Result<Acknowledged, Problem> {
        let id = self.draw_id();
        self.say(&FromClient::Act(NewAct { id, act })).await;
        self.answer(id).await
    }
}

/// The pause between two questions of a test that waits for something: without it the questions are refused for being too many.
pub async fn a_moment() {
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
}

/// The problem of a refused request.
pub async fn problem(answer: reqwest::Response) -> Problem {
    assert_eq!(answer.headers()["content-type"], "application/problem+json");
    answer.json().await.unwrap()
}
