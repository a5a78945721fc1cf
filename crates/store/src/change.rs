//! What can be written.

use crate::jobs::JobChange;
use crate::{
    Account, AccountId, ApiToken, AuditEntry, Block, CountedMove, GameKey, JournalEntry, JsonText,
    NewAbuseReport, Person, PlayerRating, PushSubscription, SecretHash, ServerId, Session,
    StoredSeat, Subject, TableHead, TableId, TableSummary, UnixMillis,
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
        entries: Vec<JournalEntry>,
        /// How the table stands now, if lists should know.
        summary: Option<TableSummary>,
    },
    /// A seat changes: a player joins or leaves, or another device plays for the guest there.
    SetSeat {
        /// Where.
        table: TableId,
        /// The seat as it is from now on.
        seat: StoredSeat,
    },
    /// An open table is shown in the lobby from now on, or no longer. Nothing happens if there is no such
    /// table.
    SetListed {
        /// Which.
        table: TableId,
        /// Whether it is shown.
        listed: bool,
    },
    /// A server takes a table: it becomes its owner in a new epoch, if nobody else began that one before.
    TakeTable {
        /// Which.
        table: TableId,
        /// The new epoch: one more than the last.
        epoch: u64,
        /// Who takes it.
        owner: ServerId,
    },
    /// The other changes of the write are made only if the table is still in the epoch in which the writer took it. So a server
    /// that was believed dead cannot write any more.
    Guard {
        /// Which.
        table: TableId,
        /// The epoch in which the writer took it.
        epoch: u64,
    },
    /// A server is alive and stays it for a while, by the clock of the store; or, for no while at all, says goodbye.
    RenewLease {
        /// Which.
        server: ServerId,
        /// For how long, in milliseconds.
        millis: u32,
    },
    /// The queue of jobs changes.
    Job(JobChange),
    /// A table is deleted with everything that belongs to it. Nothing happens if there is none. A table
    /// whose game was rated stays: ratings are made of it.
    DeleteTable(TableId),
    /// An event is overwritten, because a message must be forgotten. Moves stay.
    Redact {
        /// Where.
        table: TableId,
        /// Which entry.
        number: u32,
        /// What stands there instead.
        event: JsonText,
    },

    /// An account is created.
    CreateAccount(Account),
    /// An account gets another password.
    SetPassword {
        /// Whose.
        account: AccountId,
        /// The hash of the new one.
        password_hash: String,
    },
    /// An account gets another language, or none.
    SetLanguage {
        /// Whose.
        account: AccountId,
        /// The id: `cs`.
        language: Option<String>,
    },
    /// An account is about to be deleted: no one can sign in to it any more, its sessions and tokens end, and
    /// [`Store::leaving_accounts`](crate::Store::leaving_accounts) names it until it is forgotten.
    BeginForgetting(AccountId),
    /// A person's data is deleted: account, sessions, tokens and ratings. Their seats stay, without
    /// a name and without an owner; a seat that was reserved for them stays closed to others.
    /// [`Store::erase`](crate::Store::erase) removes the traces.
    Forget(Person),

    /// A session begins. Rotating one is ending the old and opening the new in one write.
    OpenSession(Session),
    /// A session ends, and with it what its browser is told. Nothing happens if there is none.
    EndSession(SecretHash),
    /// All sessions of an account end, and none of its browsers is told anything any more.
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

    /// A player is reported. Repeated reports by one account count once.
    AddReport(NewAbuseReport),
    /// A report was dealt with.
    CloseReport {
        /// Which.
        id: i64,
        /// When.
        at: UnixMillis,
    },
    /// An account or address is blocked. Replaces an earlier block.
    SetBlock(Block),
    /// A block is lifted. Nothing happens if there was no block.
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

    /// A browser is told from now on. The oldest of a person's makes room if there are too many.
    Subscribe(PushSubscription),
    /// A browser of a person is told no more.
    Unsubscribe {
        /// Whose it is.
        person: Person,
        /// Where its push service takes messages.
        endpoint: String,
    },
    /// A push service does not know a browser any more.
    ForgetEndpoint(String),
    /// The key by which push services know this server again. The first one stays: servers that start together share it.
    SetPushKey(Vec<u8>),

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
    /// The first moves of a finished game are counted for the opening explorer.
    CountMoves {
        /// Which, in the order they were played.
        moves: Vec<CountedMove>,
        /// Whether they count no longer, because their game is removed.
        is_undone: bool,
    },
}
