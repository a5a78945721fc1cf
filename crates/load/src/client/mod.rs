//! A client of the server as any stranger would write one.

mod api;
mod heard;
mod seated;
mod socket;

pub use api::Api;
pub use heard::Heard;
pub use seated::sit;
pub use socket::Socket;
pub(crate) use socket::connect;

use tetrarch_protocol::{Goodbye, Problem};
use thiserror::Error;

/// What went wrong between a client and the server.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The server cannot be reached, or hung up.
    #[error("the connection is gone: {0}")]
    Gone(String),
    /// The server said goodbye.
    #[error("the server ended the connection ({0:?})")]
    Dismissed(Goodbye),
    /// The server refused what was asked.
    #[error("refused: {0}")]
    Refused(Box<Problem>),
    /// The server said something that the protocol does not know.
    #[error("not understood: {0}")]
    NotUnderstood(String),
}

impl ClientError {
    /// Whether the server only has too much to do at the moment.
    #[must_use]
    pub fn is_overload(&self) -> bool {
        matches!(self, Self::Refused(problem) if problem.id() == "overloaded")
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for ClientError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        Self::Gone(error.to_string())
    }
}

impl From<std::io::Error> for ClientError {
    fn from(error: std::io::Error) -> Self {
        Self::Gone(error.to_string())
    }
}

impl From<reqwest::Error> for ClientError {
    fn from(error: reqwest::Error) -> Self {
        Self::Gone(error.to_string())
    }
}

impl From<serde_json::Error> for ClientError {
    fn from(error: serde_json::Error) -> Self {
        Self::NotUnderstood(error.to_string())
    }
}
