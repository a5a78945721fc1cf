//! Plain requests.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use reqwest::{Method, RequestBuilder, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tetrarch_protocol::{Created, NewTable, Problem, SeatKey, Snapshot, TableId, TakeSeat};

use super::ClientError;

/// How long a connection is kept for the next request.
const IDLE: Duration = Duration::from_millis(200);

/// Plain requests to a server.
#[derive(Clone, Debug)]
pub struct Api {
    server: SocketAddr,
    http: reqwest::Client,
}

impl Api {
    /// Requests to the server at an address, from an address of this machine.
    ///
    /// # Errors
    /// If the system does not let us.
    pub fn new(server: SocketAddr, from: Option<IpAddr>) -> Result<Self, ClientError> {
        // Servers hang up on connections that wait for long: such a one must not be used again.
        let http =
            reqwest::Client::builder().local_address(from).pool_idle_timeout(IDLE).build()?;
        Ok(Self { server, http })
    }

    /// Where the server is.
    #[must_use]
    pub fn server(&self) -> SocketAddr {
        self.server
    }

    /// A request that is not sent yet.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.http.request(method, format!("http://{}{path}", self.server))
    }

    /// Makes a table.
    ///
    /// # Errors
    /// If the server cannot be reached or refuses.
    pub async fn create(&self, table: &NewTable) -> Result<Created, ClientError> {
        answer(self.request(Method::POST, "/api/tables").json(table).send().await?).await
    }

    /// Takes a seat.
    ///
    /// # Errors
    /// If the server cannot be reached or refuses.
    pub async fn take_seat(
        &self,
        table: &TableId,
        take: &TakeSeat,
    ) -> Result<SeatKey, ClientError> {
        self.post(&format!("/api/tables/{table}/seats"), &[], take).await
    }

    /// Posts something with headers, and reads the answer.
    ///
    /// # Errors
    /// If the server cannot be reached, refuses, or answers something else.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        headers: &[(&str, &str)],
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let request = self.request(Method::POST, path).json(body);
        let request =
            headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        answer(request.send().await?).await
    }

    /// Asks for something with headers, and reads the answer.
    ///
    /// # Errors
    /// If the server cannot be reached, refuses, or answers something else.
    pub async fn get<T: DeserializeOwned>(
        &self,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Result<T, ClientError> {
        let request = self.request(Method::GET, path);
        let request =
            headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        answer(request.send().await?).await
    }

    /// The table as it is.
    ///
    /// # Errors
    /// If the server cannot be reached or refuses.
    pub async fn snapshot(&self, table: &TableId) -> Result<Snapshot, ClientError> {
        answer(self.request(Method::GET, &format!("/api/tables/{table}")).send().await?).await
    }

    /// Whether the server says that it is well.
    pub async fn is_well(&self) -> bool {
        let answer = self.request(Method::GET, "/healthz").send().await;
        answer.is_ok_and(|answer| answer.status().is_success())
    }

    /// The figure of this name, as the server shows it to its operator.
    ///
    /// # Errors
    /// If the server cannot be reached or shows no such figure.
    pub async fn figure(&self, name: &str) -> Result<f64, ClientError> {
        let text = self.request(Method::GET, "/metrics").send().await?.text().await?;
        let value = text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
        value.ok_or_else(|| ClientError::NotUnderstood(format!("there is no figure {name}")))
    }
}

async fn answer<T: DeserializeOwned>(answer: Response) -> Result<T, ClientError> {
    let status = answer.status();
    let body = answer.bytes().await?;
    if status.is_success() {
        Ok(serde_json::from_slice(&body)?)
    } else {
        Err(ClientError::Refused(Box::new(serde_json::from_slice::<Problem>(&body)?)))
    }
}
