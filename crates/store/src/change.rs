//! What can be written.

use crate::{
    Account, AccountId, ApiToken, AuditEntry, Block, Entry, GameKey, JsonText, NewReport, Person,
    PlayerRating, Seat, SecretHash, Session, Subject, Summary, TableHead, TableId, UnixMillis,
};

/// One change. [`Store::write`](crate::Store::write) takes a list of them and makes all or none.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// A table begins.
    CreateTable(TableHead),
    /// Something happened at a table.
    Append {
        /// Where.
        table: TableId,
        /// What, in order.
        entries: Vec<Entry>,
        /// How the table stands now, if lists should know.
        summary: Option<Summary>,
    },
    /// A seat changes: somebody sits down or leaves, or another device plays for the guest there.
    SetSeat {
        /// Where.
        table: TableId,
        /// The seat as it is from now on.
        seat: Seat,
    },
    /// An open table is shown in the lobby from now on, or no longer. Nothing happens if there is no such
    /// table.
    SetListed {
        /// Which.
        table: TableId,
        /// Whether it is shown.
        listed: bool,
    },
    /// A table is deleted with everything that belongs to it. Nothing happens if there is none. A table
    /// whose game was rated stays: ratings are made of it.
    DeleteTable(TableId),
    /// An event is overwritten, because what somebody said must be forgotten. Moves stay.
    Redact {
        /// Where.
        table: TableId,
        /// Which entry.
        number: u32,
        /// What stands there instead.
        event: JsonText,
    },

    /// Somebody signs up.
    CreateAccount(Account),
    /// An account gets another password.
    SetPassword {
        /// Whose.
        account: AccountId,
        /// The hash of the new one.
        password_hash: String,
    },
    /// Somebody's data is deleted: account, sessions, tokens and ratings. Their seats stay, without
    /// a name and without anybody; a seat that was kept for them stays closed to others.
    /// [`Store::erase`](crate::Store::erase) removes the traces.
    Forget(Person),

    /// A session begins. Rotating one is ending the old and opening the new in one write.
    OpenSession(Session),
    /// A session ends. Nothing happens if there is none.
    EndSession(SecretHash),
    /// All sessions of somebody end.
    EndSessionsOf(Person),
    /// Sessions that expired up to this moment are swept away.
    SweepSessions(UnixMillis),
    /// A program gets a token.
    CreateApiToken(ApiToken),
    /// A program loses its token. Nothing happens if there is none.
    RevokeApiToken {
        /// Whose.
        account: AccountId,
        /// Which.
        label: String,
    },

    /// Somebody reports a player. What an account reports twice counts once.
    AddReport(NewReport),
    /// A report was dealt with.
    CloseReport {
        /// Which.
        id: i64,
        /// When.
        at: UnixMillis,
    },
    /// Somebody may not use the server. Replaces an earlier block.
    SetBlock(Block),
    /// Somebody may use the server again. Nothing happens if there was no block.
    LiftBlock(Subject),
    /// An administrator did something.
    Log(AuditEntry),
    /// An account mutes another, or no longer does.
    SetMute {
        /// Who does not want to hear.
        account: AccountId,
        /// Who is not to be heard.
        muted: AccountId,
        /// Whether from now on.
        is_muted: bool,
    },
    /// An account gets another name. Its seats keep the name they have.
    Rename {
        /// Which.
        account: AccountId,
        /// Its name from now on.
        name: String,
    },
    /// A table is removed with everything that happened there. Ratings stay as they are.
    RemoveTable(TableId),

    /// A game is rated. Happens once a game: the second attempt is a conflict.
    Rate {
        /// Which game.
        game: GameKey,
        /// When it ended.
        at: UnixMillis,
        /// The ratings of its players after it.
        ratings: Vec<PlayerRating>,
    },
    /// A game was analysed. A later analysis replaces it.
    SaveAnalysis {
        /// Which game.
        game: GameKey,
        /// The result, in the server's words.
        analysis: JsonText,
    },
}
