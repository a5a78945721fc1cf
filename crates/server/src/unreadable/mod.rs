//! Requests that cannot be read.

mod fault;

use tetrarch_game::{Message, MessageKind, Name, Said, messages};
use tetrarch_messages::english;
use tetrarch_protocol::Problem;

pub(crate) use self::fault::Fault;

messages! {
    /// What is wrong with a request as such.
    #[derive(Clone, PartialEq, Debug)]
    pub(crate) enum Unreadable as "refusal" {
        /// It is not the JSON or the query that is expected.
        "unreadable" = Data {
            detail: Message,
        },
        /// There is nothing at this path.
        "no-such-path" = Path {
            path: String,
        },
        /// The path has no such method.
        "no-such-method" = Method {
            method: Name,
            path: String,
        },
        /// A WebSocket is expected here.
        "no-websocket" = NoWebSocket,
        /// The first message was not a hello.
        "no-hello" = NoHello,
        /// The client speaks another version of the protocol.
        "other-version" = OtherVersion {
            server: u32,
            client: u32,
        },
        /// A second hello.
        "second-hello" = SecondHello,
    }
}

impl From<Fault> for Unreadable {
    fn from(fault: Fault) -> Self {
        Self::Data { detail: fault.message() }
    }
}

impl Unreadable {
    /// The same for a client.
    pub(crate) fn problem(&self, status: u16) -> Problem {
        Problem::new(self.key(), status, self.message()).say(english(self))
    }
}
