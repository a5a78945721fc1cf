//! What is stored as JSON: the details of tables and journal entries.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrarch_protocol::{ActId, JournalEvent};
use tetrarch_store::{JsonText, SecretHash};
use tetrarch_table::{
    Ballot, Cause, Decision, GameClock, Millis, Moment, Series, Start, Table, TableOptions,
    TakebackRequest, TimeControl,
};

use crate::shares::Owner;

/// What is written of a table when it is made, besides its seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct SetupNote {
    /// The game's options that differ from the variant's own.
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) table_options: TableOptions,
    pub(crate) start: Start,
    pub(crate) time: TimeControl,
    /// The match as it stood before this game.
    pub(crate) series: Option<Series>,
    /// The creator's seat, counted from 0, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) maker: Option<u8>,
    /// Towards whose share the work of its engines counts.
    #[serde(default)]
    pub(crate) owner: Owner,
    /// Whether the game was played in a browser and only brought here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) is_local: bool,
}

/// What the moves alone do not show of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct StateNote {
    pub(crate) clock: GameClock,
    pub(crate) draw: Option<Ballot>,
    pub(crate) resignations: Ballot,
    pub(crate) takeback: Option<TakebackRequest>,
    pub(crate) decision: Option<Decision>,
}

/// What is written beside a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct MoveNote {
    pub(crate) spent: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) state: Option<StateNote>,
}

/// What is written of anything that is not a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct EventNote {
    pub(crate) event: JournalEvent,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) state: Option<StateNote>,
    /// What a client asked for that led to this, so that it counts once if it is asked again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) asked: Option<Asked>,
}

/// What a client asked for, by the client's own name for it. A move has its own in the store.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Asked {
    /// For which seat, counted from 0.
    pub(crate) seat: u8,
    /// The number of an act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) act: Option<ActId>,
    /// The attempt to take the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) attempt: Option<SecretHash>,
}

impl StateNote {
    /// The state of a table, its clock charged up to now and standing still.
    pub(crate) fn of(table: &Table, now: Moment) -> Self {
        let mut clock = table.clock().clone();
        clock.pause(now);
        Self {
            clock,
            draw: table.draw_votes().cloned(),
            resignations: table.resignation_votes().clone(),
            takeback: table.takeback_request().cloned(),
            decision: table.ending().and_then(|ending| match ending.cause {
                Cause::Decision(decision) => Some(decision),
                Cause::Rules(_) | Cause::Repetition | Cause::MaxPlies => None,
            }),
        }
    }
}

/// A note as the store keeps it.
pub(crate) fn written(note: &impl Serialize) -> JsonText {
    JsonText::of(note).expect("a note is plain data with texts for keys")
}
