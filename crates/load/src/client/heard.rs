//! What a player needs of what the server says, and no more.

use serde::Deserialize;
use tetrarch_protocol::{ActId, Clocks, Goodbye, Problem};

/// What a player needs of a [`ToClient`](tetrarch_protocol::ToClient). The rest is passed over
/// unread: a load generator must cost less than the server it measures.
#[derive(Debug, Deserialize)]
pub struct Heard {
    #[serde(rename = "type")]
    kind: String,
    id: Option<ActId>,
    event: Option<HeardEvent>,
    clocks: Option<Clocks>,
    problem: Option<Problem>,
    reason: Option<Goodbye>,
}

#[derive(Debug, Deserialize)]
struct HeardEvent {
    #[serde(rename = "type")]
    kind: String,
    ply: Option<u32>,
}

impl Heard {
    /// Whether this acknowledges what was asked under an id.
    #[must_use]
    pub fn acknowledges(&self, id: ActId) -> bool {
        self.kind == "acknowledged" && self.id == Some(id)
    }

    /// Whether this tells the move with this number.
    #[must_use]
    pub fn tells_move(&self, ply: u32) -> bool {
        let event = self.event.as_ref().filter(|_| self.kind == "event");
        event.is_some_and(|event| event.kind == "played" && event.ply == Some(ply))
    }

    /// Whether the table was shown, or nothing was missed of it.
    #[must_use]
    pub fn shows_table(&self) -> bool {
        self.kind == "snapshot"
    }

    /// The clocks after what happened.
    #[must_use]
    pub fn into_clocks(self) -> Option<Clocks> {
        self.clocks
    }

    /// Why something was refused, if it was.
    pub(super) fn refusal(&mut self) -> Option<Problem> {
        self.problem.take()
    }

    /// Why the server hangs up, if it does.
    pub(super) fn goodbye(&self) -> Option<Goodbye> {
        self.reason.filter(|_| self.kind == "goodbye")
    }
}
