//! What administrators ask for, and what they are answered: one line of JSON each.

use std::net::IpAddr;

use serde::{Deserialize, Serialize};
use tetrarch_game::Message;
use tetrarch_store::{AuditEntry, UnixMillis};

/// Who is to be blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whom {
    /// The account with this name.
    Account(String),
    /// All clients at this address; for IPv6, in its /64.
    Address(IpAddr),
}

/// What an administrator wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum AdminRequest {
    /// See the reports.
    Reports {
        /// Also those that were closed.
        all: bool,
    },
    /// Close a report.
    CloseReport {
        /// Which.
        id: i64,
    },
    /// Remove a message.
    RemoveMessage {
        /// At which table.
        table: String,
        /// The number of the event.
        number: u64,
    },
    /// Remove the name of a guest.
    RemoveSeatName {
        /// At which table.
        table: String,
        /// The seat, counted from 1.
        seat: u8,
    },
    /// Give an account a neutral name.
    RemoveAccountName {
        /// Its name until now.
        name: String,
    },
    /// Remove a table with everything that happened there.
    RemoveGame {
        /// Which.
        table: String,
    },
    /// Block an account or an address.
    Block {
        /// Whom.
        whom: Whom,
        /// For how long; for good if none.
        for_ms: Option<u64>,
        /// Why, for the one who is blocked.
        reason: String,
    },
    /// Lift a block.
    Unblock {
        /// Whom.
        whom: Whom,
    },
    /// See who is blocked.
    Blocks,
    /// See what administrators did.
    Log {
        /// How many entries at most.
        limit: u32,
    },
}

/// What an administrator is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "about", rename_all = "kebab-case")]
pub enum AdminAnswer {
    /// It is done; what was done.
    Done(Message),
    /// It was not done; why.
    Refused(Message),
    /// Reports, newest first.
    Reports(Vec<ReportView>),
    /// Who is blocked.
    Blocks(Vec<BlockView>),
    /// What administrators did, newest first.
    Log(Vec<AuditEntry>),
}

/// A report with what it is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportView {
    /// Its number.
    pub id: i64,
    /// When it was made.
    pub at: UnixMillis,
    /// Why.
    pub reason: String,
    /// What the reporter wrote.
    pub words: String,
    /// Where.
    pub table: String,
    /// The seat of the player, counted from 1.
    pub seat: u8,
    /// What the player is called there; none if the table is gone.
    pub name: Option<String>,
    /// The name of the player's account.
    pub account: Option<String>,
    /// The number of the message, if the report is about one.
    pub message: Option<u32>,
    /// The message as it is now.
    pub text: Option<String>,
    /// The name of the reporter's account; none for a guest.
    pub reporter: Option<String>,
    /// When it was closed, if it was.
    pub closed: Option<UnixMillis>,
}

/// A blocked account or address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BlockView {
    /// `account` with a name, or `address`.
    pub whom: Message,
    /// Since when.
    pub at: UnixMillis,
    /// Until when; for good if none.
    pub until: Option<UnixMillis>,
    /// Why.
    pub reason: String,
}
