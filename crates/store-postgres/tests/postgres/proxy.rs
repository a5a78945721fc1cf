//! A wire to the database that can be cut.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;
use tokio::task::{AbortHandle, JoinSet};

/// Where the wire breaks the next time the end of a transaction passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Break {
    /// Before the database gets it.
    BeforeCommit,
    /// After the database has done it, before the answer passes.
    AfterCommit,
}

/// What the next `COMMIT` meets, and what happens then.
#[derive(Default)]
struct State {
    connections: Vec<AbortHandle>,
    next_break: Option<Break>,
    /// Told when connections fall silent.
    silenced: watch::Sender<usize>,
    broken: usize,
    ended: usize,
}

/// A port of this machine behind which the database is.
pub struct Proxy {
    pub port: u16,
    state: Arc<Mutex<State>>,
    _listening: JoinSet<()>,
}

impl Proxy {
    pub async fn to(socket: PathBuf) -> Proxy {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let listener = TcpListener::bind(address).await.expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let state = Arc::new(Mutex::new(State::default()));
        let mut listening = JoinSet::new();
        let shared = Arc::clone(&state);
        listening.spawn(async move {
            let mut wires = JoinSet::new();
            loop {
                let Ok((client, _)) = listener.accept().await else { continue };
                let wire = wires.spawn(carry(client, socket.clone(), Arc::clone(&shared)));
                shared.lock().expect("no panic").connections.push(wire);
            }
        });
        Proxy { port, state, _listening: listening }
    }

    /// Cuts every connection, wherever it is.
    pub fn cut(&self) {
        for wire in self.state.lock().expect("no panic").connections.drain(..) {
            wire.abort();
        }
    }

    /// Lets nothing more through on the connections there are, without ending them, as a host that is cut off. New ones work.
    pub fn silence(&self) {
        self.state.lock().expect("no panic").silenced.send_modify(|times| *times += 1);
    }

    /// Breaks one connection when the end of a transaction passes.
    pub fn break_next(&self, place: Break) {
        self.state.lock().expect("no panic").next_break = Some(place);
    }

    /// Breaks nothing more.
    pub fn mend(&self) {
        self.state.lock().expect("no panic").next_break = None;
    }

    /// How many times the end of a transaction passed.
    pub fn ended(&self) -> usize {
        self.state.lock().expect("no panic").ended
    }

    /// How many connections broke at the end of a transaction.
    pub fn broken(&self) -> usize {
        self.state.lock().expect("no panic").broken
    }
}

async fn carry(client: tokio::net::TcpStream, socket: PathBuf, state: Arc<Mutex<State>>) {
    let mut silenced = state.lock().expect("no panic").silenced.subscribe();
    let Ok(database) = UnixStream::connect(socket).await else { return };
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_database, mut to_database) = database.into_split();
    let back = async {
        let _ = tokio::io::copy(&mut from_database, &mut to_client).await;
    };
    let forth = async {
        let mut bytes = vec![0; 64 * 1024];
        loop {
            let Ok(count @ 1..) = from_client.read(&mut bytes).await else { return None };
            let ends = bytes[..count].windows(6).any(|word| word == b"COMMIT");
            let place = if ends { take_break(&state) } else { None };
            if place == Some(Break::BeforeCommit) {
                return place;
            }
            to_database.write_all(&bytes[..count]).await.ok()?;
            if place == Some(Break::AfterCommit) {
                return place;
            }
        }
    };
    let broken = tokio::select! {
        broken = forth => broken,
        () = back => None,
        _ = silenced.changed() => std::future::pending().await,
    };
    if broken == Some(Break::AfterCommit) {
        // The answer shows that it is done; the client never sees it.
        let mut answer = vec![0; 64 * 1024];
        let mut seen = Vec::new();
        // A transaction that was refused ends the other way.
        let ends: [&[u8]; 2] = [b"COMMIT\0", b"ROLLBACK\0"];
        while !ends.iter().any(|end| seen.windows(end.len()).any(|word| word == *end)) {
            match from_database.read(&mut answer).await {
                Ok(count @ 1..) => seen.extend_from_slice(&answer[..count]),
                _ => break,
            }
        }
    }
}

fn take_break(state: &Mutex<State>) -> Option<Break> {
    let mut state = state.lock().expect("no panic");
    let place = state.next_break.take();
    state.broken += usize::from(place.is_some());
    state.ended += 1;
    place
}
