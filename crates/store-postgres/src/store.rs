//! The store itself: a database, connections that write and connections that read.

use std::sync::Arc;

use async_trait::async_trait;
use tetrarch_store::{
    AbuseReport, Account, AccountId, ApiToken, AuditEntry, Block, Change, ExploredMove, GameKey,
    JournalEntry, JsonText, ListingPage, Ownership, Person, PersonalData, PushSubscription,
    RatingPoint, SecretHash, ServerId, Session, Store, StoreError, StoredTable, TableHead, TableId,
    TableQuery, UnixMillis,
};
use tokio_postgres::NoTls;
use tokio_postgres::error::SqlState;

use crate::lease::{only_lease, renew};
use crate::migrations::migrate;
use crate::open::{Address, PostgresError, check_settings};
use crate::pools::{Pools, connection};
use crate::read::Reader;
use crate::trouble::store_error;
use crate::write::{Marks, write};

/// A store in a PostgreSQL database, which any number of servers can open.
pub struct PostgresStore {
    pub(crate) pools: Pools,
    marks: Arc<Marks>,
    address: String,
}

impl PostgresStore {
    /// Opens a database and brings an older schema up to date. Servers that start together take turns.
    ///
    /// # Errors
    /// If there is no database that this version can use and that keeps what it acknowledges.
    pub async fn open(url: &str) -> Result<PostgresStore, PostgresError> {
        let address = Address::parse(url)?;
        let connecting = address.config.connect(NoTls).await;
        let (mut client, connection) = connecting.map_err(|error| address.refusal(&error))?;
        let talking = tokio::spawn(connection);
        check_settings(&client).await?;
        migrate(&mut client).await?;
        drop(client);
        // It ends with its client; what it has to say then is of no interest.
        let _ = talking.await;
        let failed = |error: &dyn std::fmt::Display| PostgresError::Database(error.to_string());
        let pools = Pools::new(&address).map_err(|error| failed(&error))?;
        let marks = Arc::new(Marks::new().map_err(|error| failed(&error))?);
        Ok(PostgresStore { pools, marks, address: address.to_string() })
    }

    /// Where the database is, without its password.
    pub fn address(&self) -> &str {
        &self.address
    }

    async fn ask(&self) -> Result<Reader<'static>, StoreError> {
        Reader::plain(&self.pools.readers).await
    }

    /// Asks who keeps what, however much is read elsewhere.
    async fn ask_of_servers(&self) -> Result<Reader<'static>, StoreError> {
        Reader::plain(&self.pools.leases).await
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.pools.close();
    }
}

/// Asks several questions of one moment.
macro_rules! at_one_moment {
    ($store:expr, $question:ident ( $($argument:expr),* )) => {{
        let source = &$store.pools.readers;
        let mut client = connection(source).await?;
        let moment = Reader::moment(source, &mut client).await?;
        moment.$question($($argument),*).await
    }};
}

#[async_trait]
impl Store for PostgresStore {
    async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        let (pools, marks) = (self.pools.clone(), Arc::clone(&self.marks));
        // A caller that stops waiting must not leave half a conversation behind.
        let writing = tokio::spawn(async move {
            match only_lease(&changes) {
                Some((server, millis)) => renew(&pools.leases, server, millis).await,
                None => write(&pools.writers, &marks, &changes).await,
            }
        });
        match writing.await {
            Ok(written) => written,
            Err(stopped) if stopped.is_cancelled() => Err(StoreError::Closed),
            Err(panicked) => std::panic::resume_unwind(panicked.into_panic()),
        }
    }

    /// Lets PostgreSQL clear away deleted rows. What is left of them in its log and in backups is for its operator to remove.
    async fn erase(&self) -> Result<(), StoreError> {
        let client = connection(&self.pools.writers).await?;
        let vacuum = "VACUUM accounts, sessions, api_tokens, tables, seats, entries, ratings, analyses, \
             reports, blocks, audit_log, mutes, push_subscriptions, jobs";
        match client.batch_execute(vacuum).await {
            Ok(()) => Ok(()),
            // Some databases clear away by themselves and do not know the word.
            Err(error)
                if [Some(&SqlState::SYNTAX_ERROR), Some(&SqlState::FEATURE_NOT_SUPPORTED)]
                    .contains(&error.code()) =>
            {
                Ok(())
            }
            Err(error) => Err(store_error(&error)),
        }
    }

    async fn check_writing(&self) -> Result<(), StoreError> {
        // Stores a mark and nothing else.
        self.write(Vec::new()).await
    }

    fn is_remote(&self) -> bool {
        true
    }

    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        at_one_moment!(self, table(id))
    }

    async fn table_head(&self, id: &TableId) -> Result<Option<TableHead>, StoreError> {
        at_one_moment!(self, table_head(id))
    }

    async fn entries_page(
        &self,
        table: &TableId,
        number: u32,
        limit: u32,
    ) -> Result<Vec<JournalEntry>, StoreError> {
        self.ask().await?.entries_after(table, number, Some(limit)).await
    }

    async fn entries_after(
        &self,
        table: &TableId,
        number: u32,
    ) -> Result<Vec<JournalEntry>, StoreError> {
        self.ask().await?.entries_after(table, number, None).await
    }

    async fn tables(&self, query: TableQuery) -> Result<ListingPage, StoreError> {
        at_one_moment!(self, page(&query))
    }

    async fn ownership(&self, table: &TableId) -> Result<Option<Ownership>, StoreError> {
        self.ask_of_servers().await?.ownership(table).await
    }

    async fn orphans(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.ask().await?.orphans(after, limit).await
    }

    async fn living_servers(&self) -> Result<Vec<ServerId>, StoreError> {
        self.ask_of_servers().await?.living_servers().await
    }

    async fn account(&self, id: &AccountId) -> Result<Option<Account>, StoreError> {
        self.ask().await?.account(id).await
    }

    async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        self.ask().await?.account_named(name).await
    }

    async fn leaving_accounts(&self) -> Result<Vec<AccountId>, StoreError> {
        self.ask().await?.leaving_accounts().await
    }

    async fn session(
        &self,
        token: SecretHash,
        now: UnixMillis,
    ) -> Result<Option<Session>, StoreError> {
        self.ask().await?.session(token, now).await
    }

    async fn api_token(&self, token: SecretHash) -> Result<Option<ApiToken>, StoreError> {
        self.ask().await?.api_token(token).await
    }

    async fn personal_data(&self, person: &Person) -> Result<PersonalData, StoreError> {
        at_one_moment!(self, personal_data(person))
    }

    async fn ratings(&self, account: &AccountId) -> Result<Vec<RatingPoint>, StoreError> {
        self.ask().await?.ratings(account).await
    }

    async fn rating_history(
        &self,
        account: &AccountId,
        pool: &str,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        self.ask().await?.rating_history(account, pool).await
    }

    async fn reports(&self, only_open: bool, limit: u32) -> Result<Vec<AbuseReport>, StoreError> {
        self.ask().await?.reports(only_open, limit).await
    }

    async fn count_reports(&self) -> Result<u32, StoreError> {
        self.ask().await?.count_reports().await
    }

    async fn blocks(&self) -> Result<Vec<Block>, StoreError> {
        self.ask().await?.blocks().await
    }

    async fn audit_log(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError> {
        self.ask().await?.audit_log(limit).await
    }

    async fn mutes(&self, account: &AccountId) -> Result<Vec<String>, StoreError> {
        self.ask().await?.mutes(account).await
    }

    async fn push_subscriptions(
        &self,
        person: &Person,
    ) -> Result<Vec<PushSubscription>, StoreError> {
        self.ask().await?.push_subscriptions(person).await
    }

    async fn push_key(&self) -> Result<Option<Vec<u8>>, StoreError> {
        self.ask().await?.push_key().await
    }

    async fn analysis(&self, game: &GameKey) -> Result<Option<JsonText>, StoreError> {
        self.ask().await?.analysis(game).await
    }

    async fn explored(&self, position: u64) -> Result<Vec<ExploredMove>, StoreError> {
        self.ask().await?.explored(position).await
    }
}
