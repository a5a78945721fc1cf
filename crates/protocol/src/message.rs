//! The two sealed types of a WebSocket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ActId, ActKind, NewAct, NewMove, NumberedEvent, Problem, SeatSecret, Snapshot};

/// Everything a client can say. The first message is [`Hello`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromClient {
    /// Who is there and what it knows already.
    Hello(Hello),
    /// A move.
    Move(NewMove),
    /// Anything else that a seat can do.
    Act(NewAct),
    /// Asks for a [`ToClient::Pong`], to see that the connection lives.
    Ping {
        /// Comes back as it is.
        token: u32,
    },
}

/// The first message of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct Hello {
    /// The [`VERSION`](crate::VERSION) that the client speaks.
    pub version: u32,
    /// The secret of its seat, or of an invitation. An account that is signed in needs none, and its
    /// own seat comes first. A hello never takes a seat: that needs [`TakeSeat`](crate::TakeSeat).
    #[serde(default)]
    pub secret: Option<SeatSecret>,
    /// The number of the last event it has; none if it knows nothing.
    #[serde(default)]
    pub last: Option<u64>,
}

/// Everything a server can say.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// The answer to [`Hello`]. What was missed follows, or a snapshot.
    Welcome(Welcome),
    /// The table as it is.
    Snapshot(Box<Snapshot>),
    /// Something happened.
    Event(NumberedEvent),
    /// What was asked for is done, and stored for good.
    Acknowledged(Acknowledged),
    /// What was asked for is not done, and why.
    Refused {
        /// Which of the client's messages; none if it could not be read so far.
        id: Option<ActId>,
        /// What is wrong.
        problem: Problem,
    },
    /// Who is there now. This has no number: it is true until the next one.
    Presence {
        /// The seats of which at least one device is connected.
        seats: Vec<u8>,
        /// How many others watch.
        watchers: u32,
        /// The names of some of them, in the order of the alphabet: those who are signed in.
        #[serde(default)]
        names: Vec<String>,
        /// The players of a game under way who are not there.
        away: Vec<Away>,
    },
    /// The answer to a ping.
    Pong {
        /// As it was sent.
        token: u32,
    },
    /// The server is about to close the connection.
    Goodbye {
        /// Why.
        reason: Goodbye,
    },
}

/// A player of a game under way who is not there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Away {
    /// The seat.
    pub seat: u8,
    /// What the others may do about it; none if the clock decides.
    pub claim: Option<Claim>,
}

/// What can be done about a player who has left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Claim {
    /// Claim the game, or let the computer take the seat.
    pub act: ActKind,
    /// From when on, in milliseconds since 1970.
    pub at_ms: u64,
}

/// The answer to [`Hello`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Welcome {
    /// The [`VERSION`](crate::VERSION) that the server speaks.
    pub version: u32,
    /// The seat of the client; none if it watches.
    pub seat: Option<u8>,
    /// What the invitation is worth, if the secret of one was sent.
    pub invitation: Option<InvitationState>,
    /// The time at the server, in milliseconds since 1970.
    pub now_ms: u64,
    /// The number of the table's last event.
    pub last: u64,
}

/// What an invitation is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum InvitationState {
    /// It admits to one of these seats.
    Open {
        /// The seats, counted from 1.
        seats: Vec<u8>,
    },
    /// Every seat that it admitted to is taken, or the game is over: the client can only watch.
    Used {},
}

/// What was asked for is done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Acknowledged {
    /// The client's own number for it.
    pub id: ActId,
    /// The number of the table's last event when it was done.
    pub number: u64,
    /// How many moves the game has now.
    pub ply: u32,
}

/// Why a server closes a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Goodbye {
    /// The client reads more slowly than things happen.
    TooSlow,
    /// Nothing was heard from the client for too long.
    Idle,
    /// The client said something that is no message, or too much.
    Misbehaved,
    /// The server stops; try again in a moment.
    Shutdown,
    /// The account was signed out, its token was revoked, or it was blocked or deleted. A client that says hello again
    /// without signing in watches.
    SignedOut,
    /// The table was removed: by those who run the server, or because it was abandoned.
    Removed,
}
