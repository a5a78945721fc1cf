//! The store itself: a folder with a lock, a writer and readers.

use std::path::Path;

use async_trait::async_trait;
use rusqlite::Connection;

use super::checkpointer::{Checkpointer, Eraser};
use super::connection::{CHECKPOINT_PAGES, Database, RESTART_PART};
use super::folder::{self, FolderLock};
use super::migrations::migrate;
use super::readers::{Amount, Readers};
use super::writer::Writer;
use super::{OpenError, read, rewrite};
use crate::{
    AbuseReport, Account, AccountId, ApiToken, AuditEntry, Block, Change, ExploredMove, GameKey,
    JournalEntry, JsonText, ListingPage, Ownership, Person, PersonalData, PushSubscription,
    RatingPoint, SecretHash, ServerId, Session, Store, StoreError, StoredTable, TableHead, TableId,
    TableQuery, UnixMillis,
};

const FILE: &str = "tetrarch.db";
/// Pages of a list with more tables than this are a large read.
const SMALL_PAGE: u32 = 100;

/// A store in a data folder of its own.
#[derive(Debug)]
pub struct SqliteStore {
    // In this order: the checkpointer lives as long as the eraser, the writer finishes, and all
    // connections close before the folder is let go.
    eraser: Eraser,
    writer: Writer,
    readers: Readers,
    _lock: FolderLock,
}

impl SqliteStore {
    /// Opens a data folder, makes it if there is none, and brings an older database up to date.
    /// Blocks until that is done.
    ///
    /// # Errors
    /// If the folder cannot be used, another process owns it, or its database is not one that
    /// this version can read.
    pub fn open(folder: &Path) -> Result<SqliteStore, OpenError> {
        let file = folder.join(FILE);
        let database = Database { file, layer: None, checkpoint_pages: CHECKPOINT_PAGES };
        SqliteStore::open_database(folder, &database)
    }

    pub(super) fn readers(&self) -> &Readers {
        &self.readers
    }

    pub(super) fn writer(&self) -> &Writer {
        &self.writer
    }

    /// Whether a folder is the data folder of a store.
    pub fn is_in(folder: &Path) -> bool {
        folder.join(FILE).is_file()
    }

    /// Opens a data folder on a disk under test. Checkpoints come after this number of pages: few make
    /// many of them happen.
    ///
    /// # Errors
    /// As [`SqliteStore::open`].
    #[cfg(feature = "faults")]
    pub fn open_on(
        disk: &crate::faults::Disk,
        folder: &Path,
        checkpoint_pages: u32,
    ) -> Result<SqliteStore, OpenError> {
        let layer = Some(disk.name().to_owned());
        SqliteStore::open_database(
            folder,
            &Database { file: folder.join(FILE), layer, checkpoint_pages },
        )
    }

    fn open_database(folder: &Path, database: &Database) -> Result<SqliteStore, OpenError> {
        let folder_error = |source| OpenError::Folder { folder: folder.to_owned(), source };
        folder::make(folder).map_err(folder_error)?;
        let lock = FolderLock::take(folder)?;
        if database.layer.is_none() {
            folder::protect(folder, &database.file).map_err(folder_error)?;
        }
        let mut connection = database.writer()?;
        migrate(&mut connection, &database.file)?;
        rewrite::if_due(&connection)?;
        let readers = Readers::open(database)?;
        let (checkpointer, eraser) =
            Checkpointer::start(database.writer()?, database.checkpoint_pages / RESTART_PART)
                .map_err(folder_error)?;
        let writer =
            Writer::start(database.clone(), connection, checkpointer).map_err(folder_error)?;
        Ok(SqliteStore { eraser, writer, readers, _lock: lock })
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        self.writer.write(changes).await
    }

    async fn erase(&self) -> Result<(), StoreError> {
        self.eraser.erase().await
    }

    async fn check_writing(&self) -> Result<(), StoreError> {
        self.writer.check().await
    }

    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        let id = id.clone();
        self.readers.read(Amount::Large, move |connection| read::table(connection, &id)).await
    }

    async fn table_head(&self, id: &TableId) -> Result<Option<TableHead>, StoreError> {
        let id = id.clone();
        let read = move |connection: &Connection| read::table_head(connection, &id);
        self.readers.read(Amount::Small, read).await
    }

    async fn entries_page(
        &self,
        table: &TableId,
        number: u32,
        limit: u32,
    ) -> Result<Vec<JournalEntry>, StoreError> {
        let table = table.clone();
        let read = move |connection: &Connection| {
            read::entries_after(connection, &table, number, Some(limit))
        };
        self.readers.read(Amount::Large, read).await
    }

    async fn entries_after(
        &self,
        table: &TableId,
        number: u32,
    ) -> Result<Vec<JournalEntry>, StoreError> {
        let table = table.clone();
        self.readers
            .read(Amount::Large, move |connection| {
                read::entries_after(connection, &table, number, None)
            })
            .await
    }

    async fn tables(&self, query: TableQuery) -> Result<ListingPage, StoreError> {
        let is_small = query.limit <= SMALL_PAGE;
        let amount = if is_small { Amount::Small } else { Amount::Large };
        self.readers.read(amount, move |connection| read::page(connection, &query)).await
    }

    async fn ownership(&self, table: &TableId) -> Result<Option<Ownership>, StoreError> {
        let table = table.clone();
        let read = move |connection: &Connection| read::ownership(connection, &table);
        self.readers.read(Amount::Small, read).await
    }

    async fn orphans(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let after = after.cloned();
        let read = move |connection: &_| read::orphans(connection, after.as_ref(), limit);
        self.readers.read(Amount::Small, read).await
    }

    async fn living_servers(&self) -> Result<Vec<ServerId>, StoreError> {
        self.readers.read(Amount::Small, read::living_servers).await
    }

    async fn account(&self, id: &AccountId) -> Result<Option<Account>, StoreError> {
        let id = id.clone();
        self.readers.read(Amount::Small, move |connection| read::account(connection, &id)).await
    }

    async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let name = name.to_owned();
        self.readers
            .read(Amount::Small, move |connection| read::account_named(connection, &name))
            .await
    }

    async fn leaving_accounts(&self) -> Result<Vec<AccountId>, StoreError> {
        self.readers.read(Amount::Large, read::leaving_accounts).await
    }

    async fn session(
        &self,
        token: SecretHash,
        now: UnixMillis,
    ) -> Result<Option<Session>, StoreError> {
        self.readers
            .read(Amount::Small, move |connection| read::session(connection, token, now))
            .await
    }

    async fn api_token(&self, token: SecretHash) -> Result<Option<ApiToken>, StoreError> {
        self.readers.read(Amount::Small, move |connection| read::api_token(connection, token)).await
    }

    async fn personal_data(&self, person: &Person) -> Result<PersonalData, StoreError> {
        let person = person.clone();
        self.readers
            .read(Amount::Large, move |connection| read::personal_data(connection, &person))
            .await
    }

    async fn ratings(&self, account: &AccountId) -> Result<Vec<RatingPoint>, StoreError> {
        let account = account.clone();
        self.readers
            .read(Amount::Small, move |connection| read::ratings(connection, &account))
            .await
    }

    async fn rating_history(
        &self,
        account: &AccountId,
        pool: &str,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        let (account, pool) = (account.clone(), pool.to_owned());
        self.readers
            .read(Amount::Large, move |connection| {
                read::rating_history(connection, &account, &pool)
            })
            .await
    }

    async fn reports(&self, only_open: bool, limit: u32) -> Result<Vec<AbuseReport>, StoreError> {
        self.readers
            .read(Amount::Small, move |connection| read::reports(connection, only_open, limit))
            .await
    }

    async fn count_reports(&self) -> Result<u32, StoreError> {
        self.readers.read(Amount::Small, read::count_reports).await
    }

    async fn blocks(&self) -> Result<Vec<Block>, StoreError> {
        self.readers.read(Amount::Small, read::blocks).await
    }

    async fn audit_log(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError> {
        self.readers.read(Amount::Small, move |connection| read::audit_log(connection, limit)).await
    }

    async fn mutes(&self, account: &AccountId) -> Result<Vec<String>, StoreError> {
        let account = account.clone();
        self.readers.read(Amount::Small, move |connection| read::mutes(connection, &account)).await
    }

    async fn push_subscriptions(
        &self,
        person: &Person,
    ) -> Result<Vec<PushSubscription>, StoreError> {
        let person = person.clone();
        self.readers
            .read(Amount::Small, move |connection| read::push_subscriptions(connection, &person))
            .await
    }

    async fn push_key(&self) -> Result<Option<Vec<u8>>, StoreError> {
        self.readers.read(Amount::Small, read::push_key).await
    }

    async fn analysis(&self, game: &GameKey) -> Result<Option<JsonText>, StoreError> {
        let game = game.clone();
        self.readers.read(Amount::Small, move |connection| read::analysis(connection, &game)).await
    }

    async fn explored(&self, position: u64) -> Result<Vec<ExploredMove>, StoreError> {
        self.readers
            .read(Amount::Small, move |connection| read::explored(connection, position))
            .await
    }
}
