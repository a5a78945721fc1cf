//! A WebSocket to a table.

use std::net::{IpAddr, SocketAddr};

use futures_util::{SinkExt as _, StreamExt as _};
use serde::de::DeserializeOwned;
use tetrarch_protocol::{
    Act, ActId, FromClient, Hello, NewAct, NewMove, SeatSecret, Snapshot, TableId, ToClient,
    VERSION,
};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::{ClientError, Heard};

/// Ten thousand of these are kept at once.
const BUFFER_BYTES: usize = 4 * 1024;

/// A WebSocket to a table, which has said hello.
#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects from an address of this machine, and takes the seat of a secret or watches.
    ///
    /// # Errors
    /// If the server cannot be reached or does not want us.
    pub async fn open(
        server: SocketAddr,
        from: Option<IpAddr>,
        table: &TableId,
        secret: Option<SeatSecret>,
    ) -> Result<Self, ClientError> {
        let mut socket = Self::connect(connect(server, from).await?, server, table).await?;
        let hello = Hello { version: VERSION, secret, last: None };
        socket.say(&FromClient::Hello(hello)).await?;
        Ok(socket)
    }

    /// Makes a WebSocket of a connection, and says nothing yet.
    ///
    /// # Errors
    /// If the server does not want us.
    pub async fn connect(
        stream: TcpStream,
        server: SocketAddr,
        table: &TableId,
    ) -> Result<Self, ClientError> {
        let config = WebSocketConfig::default().read_buffer_size(BUFFER_BYTES).write_buffer_size(0);
        let address = format!("ws://{server}/api/tables/{table}/socket");
        let (socket, _) = client_async_with_config(address, stream, Some(config)).await?;
        Ok(Self(socket))
    }

    /// Connects with headers that show who it is, and says hello.
    ///
    /// # Errors
    /// If the server cannot be reached or does not want us.
    pub async fn open_as(
        server: SocketAddr,
        table: &TableId,
        header: (HeaderName, &str),
    ) -> Result<Self, ClientError> {
        let address = format!("ws://{server}/api/tables/{table}/socket");
        let mut request = address.into_client_request()?;
        let value = header.1.parse::<HeaderValue>();
        let value = value.map_err(|error| ClientError::NotUnderstood(error.to_string()))?;
        request.headers_mut().insert(header.0, value);
        let stream = connect(server, None).await?;
        let (socket, _) = client_async_with_config(request, stream, None).await?;
        let mut socket = Self(socket);
        let hello = Hello { version: VERSION, secret: None, last: None };
        socket.say(&FromClient::Hello(hello)).await?;
        Ok(socket)
    }

    /// Closes the connection, and says with which code the server answers that.
    ///
    /// # Errors
    /// If the server breaks off the connection instead.
    pub async fn close(&mut self) -> Result<u16, ClientError> {
        let frame = CloseFrame { code: CloseCode::Normal, reason: Utf8Bytes::from_static("") };
        self.0.close(Some(frame)).await?;
        loop {
            match self.0.next().await {
                Some(Ok(Message::Close(frame))) => {
                    return Ok(frame.map_or(1005, |frame| frame.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(ClientError::Gone("closed without an answer".to_owned())),
            }
        }
    }

    /// Says something.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn say(&mut self, message: &FromClient) -> Result<(), ClientError> {
        let text = serde_json::to_string(message)?;
        self.send(Message::text(text)).await
    }

    /// Sends a frame, whatever it is.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn send(&mut self, frame: Message) -> Result<(), ClientError> {
        Ok(self.0.send(frame).await?)
    }

    /// Sends a move.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn play(&mut self, id: ActId, ply: u32, text: &str) -> Result<(), ClientError> {
        self.say(&FromClient::Move(NewMove { id, ply, text: text.to_owned() })).await
    }

    /// Does something else, and waits until it is done.
    ///
    /// # Errors
    /// If the connection is gone, or the server refuses.
    pub async fn act(&mut self, id: ActId, act: Act) -> Result<(), ClientError> {
        self.say(&FromClient::Act(NewAct { id, act })).await?;
        self.until(|heard| heard.acknowledges(id)).await.map(drop)
    }

    /// Listens until something wanted is said.
    ///
    /// # Errors
    /// If the connection is gone, or the server refuses something or says goodbye.
    pub async fn until(&mut self, wanted: impl Fn(&Heard) -> bool) -> Result<Heard, ClientError> {
        loop {
            let heard = self.hear().await?;
            if wanted(&heard) {
                return Ok(heard);
            }
        }
    }

    /// The next thing said, as far as a player needs it.
    ///
    /// # Errors
    /// If the connection is gone, or the server refuses something or says goodbye.
    pub async fn hear(&mut self) -> Result<Heard, ClientError> {
        let mut heard: Heard = self.next().await?;
        match (heard.refusal(), heard.goodbye()) {
            (Some(problem), _) => Err(ClientError::Refused(Box::new(problem))),
            (None, Some(reason)) => Err(ClientError::Dismissed(reason)),
            (None, None) => Ok(heard),
        }
    }

    /// The next thing said, whole.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn next_message(&mut self) -> Result<ToClient, ClientError> {
        self.next().await
    }

    /// The table, which a client that knows nothing is shown first.
    ///
    /// # Errors
    /// If the connection is gone, or the server refuses something or says goodbye.
    pub async fn snapshot(&mut self) -> Result<Snapshot, ClientError> {
        loop {
            match self.next_message().await? {
                ToClient::Snapshot(snapshot) => return Ok(*snapshot),
                ToClient::Refused { problem, .. } => {
                    return Err(ClientError::Refused(Box::new(problem)));
                }
                ToClient::Goodbye { reason } => return Err(ClientError::Dismissed(reason)),
                _ => {}
            }
        }
    }

    /// Reads until the server hangs up.
    pub async fn until_closed(&mut self) {
        while self.next_text().await.is_ok() {}
    }

    async fn next<T: DeserializeOwned>(&mut self) -> Result<T, ClientError> {
        Ok(serde_json::from_str(&self.next_text().await?)?)
    }

    async fn next_text(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(ClientError::Gone("closed by the server".to_owned()));
                }
                // Pings are answered by the library.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}

/// A plain connection from an address of this machine.
pub(crate) async fn connect(
    server: SocketAddr,
    from: Option<IpAddr>,
) -> Result<TcpStream, ClientError> {
    let socket = if server.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    if let Some(address) = from {
        socket.bind(SocketAddr::new(address, 0))?;
    }
    socket.set_nodelay(true)?;
    Ok(socket.connect(server).await?)
}
