//! The trait of a durable store.

use async_trait::async_trait;

use crate::{
    AbuseReport, Account, AccountId, ApiToken, AuditEntry, Block, Change, ExploredMove, GameKey,
    JobQueue, JournalEntry, JsonText, ListingPage, Ownership, Person, PersonalData,
    PushSubscription, RatingPoint, SecretHash, ServerId, Session, StoreError, StoredTable,
    TableHead, TableId, TableQuery, UnixMillis,
};

/// Where everything is kept. Reads see every write that has returned.
#[async_trait]
pub trait Store: JobQueue + Send + Sync + 'static {
    /// Makes all the changes, in order, or none of them. When it returns, they are durable: no
    /// crash and no power cut takes them back. If the caller stops waiting, they may happen or not.
    async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError>;

    /// Removes the last traces of what was deleted or overwritten, so that no byte of it is left in
    /// the files. Returns when that is done. If readers stand in the way for long, the store goes on
    /// trying by itself and this returns [`StoreError::Busy`].
    async fn erase(&self) -> Result<(), StoreError>;

    /// Whether something can be written: writes, and syncs, something that changes nothing.
    async fn check_writing(&self) -> Result<(), StoreError>;

    /// Whether the data is on another machine, or may be: what is slow there is not this machine's disk.
    fn is_remote(&self) -> bool {
        false
    }

    /// A table with its whole journal.
    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError>;

    /// A table without its journal.
    async fn table_head(&self, id: &TableId) -> Result<Option<TableHead>, StoreError>;

    /// The next entries of a table after one, up to a limit. Nothing if there is no such table.
    async fn entries_page(
        &self,
        table: &TableId,
        number: u32,
        limit: u32,
    ) -> Result<Vec<JournalEntry>, StoreError>;

    /// What happened at a table after an entry; all of it after 0. Nothing if there is no such table.
    async fn entries_after(
        &self,
        table: &TableId,
        number: u32,
    ) -> Result<Vec<JournalEntry>, StoreError>;

    /// A page of a list of tables.
    async fn tables(&self, query: TableQuery) -> Result<ListingPage, StoreError>;

    /// Who owns a table; nothing if there is no such table.
    async fn ownership(&self, table: &TableId) -> Result<Option<Ownership>, StoreError>;

    /// Tables with a game under way that no living server owns, by id: those after one, up to a limit.
    async fn orphans(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError>;

    /// The servers that are alive.
    async fn living_servers(&self) -> Result<Vec<ServerId>, StoreError>;

    /// The account with this id.
    async fn account(&self, id: &AccountId) -> Result<Option<Account>, StoreError>;

    /// The account with this name, in letters of any case.
    async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError>;

    /// The accounts that are about to be deleted.
    async fn leaving_accounts(&self) -> Result<Vec<AccountId>, StoreError>;

    /// The session with this token, if it has not expired.
    async fn session(
        &self,
        token: SecretHash,
        now: UnixMillis,
    ) -> Result<Option<Session>, StoreError>;

    /// The API token with this hash.
    async fn api_token(&self, token: SecretHash) -> Result<Option<ApiToken>, StoreError>;

    /// Everything known of a person.
    async fn personal_data(&self, person: &Person) -> Result<PersonalData, StoreError>;

    /// The current rating in each pool the account has played in, by pool.
    async fn ratings(&self, account: &AccountId) -> Result<Vec<RatingPoint>, StoreError>;

    /// How the rating in a pool went, oldest first.
    async fn rating_history(
        &self,
        account: &AccountId,
        pool: &str,
    ) -> Result<Vec<RatingPoint>, StoreError>;

    /// The newest reports, up to a limit; all, or only those that are open.
    async fn reports(&self, only_open: bool, limit: u32) -> Result<Vec<AbuseReport>, StoreError>;

    /// How many reports are kept.
    async fn count_reports(&self) -> Result<u32, StoreError>;

    /// All blocks, including those that have expired.
    async fn blocks(&self) -> Result<Vec<Block>, StoreError>;

    /// What administrators did, newest first, so much at most.
    async fn audit_log(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError>;

    /// The names of the accounts that an account has muted.
    async fn mutes(&self, account: &AccountId) -> Result<Vec<String>, StoreError>;

    /// The browsers that are told what happens to a person, oldest first.
    async fn push_subscriptions(
        &self,
        person: &Person,
    ) -> Result<Vec<PushSubscription>, StoreError>;

    /// The key by which push services know this server again, if it has one yet.
    async fn push_key(&self) -> Result<Option<Vec<u8>>, StoreError>;

    /// The analysis of a game.
    async fn analysis(&self, game: &GameKey) -> Result<Option<JsonText>, StoreError>;

    /// What was played in the position with this key, by the text of the moves.
    async fn explored(&self, position: u64) -> Result<Vec<ExploredMove>, StoreError>;
}
