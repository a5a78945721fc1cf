//! A table that is fetched from the store while others do the same.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use serde_json::json;
use tetrarch_protocol::{Act, Created, SeatSecret};
use tetrarch_server::{Config, ServerLimits};
use tetrarch_store::jobs::{HeldJob, JobState, QueueState, TakenJob, Wanted};
use tetrarch_store::{
    AbuseReport, Account, AccountId, ApiToken, AuditEntry, BatchId, Block, Change, ExploredMove,
    GameKey, JobId, JobQueue, JournalEntry, JsonText, ListingPage, Ownership, Person, PersonalData,
    PushSubscription, RatingPoint, SecretHash, ServerId, Session, SqliteStore, Store, StoreError,
    StoredTable, TableHead, TableId, TableQuery, UnixMillis, WorkerId,
};
use tokio::sync::Semaphore;

use crate::support::{a_moment, problem, start_on};

/// A store in which the answer to the next reading of a table can be held back.
struct HeldBack {
    store: SqliteStore,
    holds_next: AtomicBool,
    /// Someone waits for an answer that is held back.
    held: Semaphore,
    /// It may go.
    go: Semaphore,
}

#[async_trait]
impl JobQueue for HeldBack {
    async fn take_jobs(&self, wanted: Wanted) -> Result<Vec<TakenJob>, StoreError> {
        self.store.take_jobs(wanted).await
    }

    async fn renew_jobs(
        &self,
        worker: &WorkerId,
        jobs: Vec<HeldJob>,
        millis: u32,
    ) -> Result<Vec<JobId>, StoreError> {
        self.store.renew_jobs(worker, jobs, millis).await
    }

    async fn jobs(&self, ids: Vec<JobId>) -> Result<Vec<JobState>, StoreError> {
        self.store.jobs(ids).await
    }

    async fn finished_jobs(
        &self,
        batch: &BatchId,
        limit: u32,
    ) -> Result<Vec<JobState>, StoreError> {
        self.store.finished_jobs(batch, limit).await
    }

    async fn job_queue(&self) -> Result<QueueState, StoreError> {
        self.store.job_queue().await
    }
}

#[async_trait]
impl Store for HeldBack {
    async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        self.store.write(changes).await
    }

    async fn check_writing(&self) -> Result<(), StoreError> {
        self.store.check_writing().await
    }

    async fn table_head(&self, id: &TableId) -> Result<Option<TableHead>, StoreError> {
        self.store.table_head(id).await
    }

    async fn entries_page(
        &self,
        table: &TableId,
        number: u32,
        limit: u32,
    ) -> Result<Vec<JournalEntry>, StoreError> {
        self.store.entries_page(table, number, limit).await
    }

    async fn ownership(&self, table: &TableId) -> Result<Option<Ownership>, StoreError> {
        self.store.ownership(table).await
    }

    async fn orphans(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.store.orphans(after, limit).await
    }

    async fn living_servers(&self) -> Result<Vec<ServerId>, StoreError> {
        self.store.living_servers().await
    }

    async fn explored(&self, position: u64) -> Result<Vec<ExploredMove>, StoreError> {
        self.store.explored(position).await
    }

    async fn erase(&self) -> Result<(), StoreError> {
        self.store.erase().await
    }

    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        let table = self.store.table(id).await;
        if self.holds_next.swap(false, Ordering::SeqCst) {
            self.held.add_permits(1);
            self.go.acquire().await.unwrap().forget();
        }
        table
    }

    async fn entries_after(
        &self,
        table: &TableId,
        number: u32,
    ) -> Result<Vec<JournalEntry>, StoreError> {
        self.store.entries_after(table, number).await
    }

    async fn tables(&self, query: TableQuery) -> Result<ListingPage, StoreError> {
        self.store.tables(query).await
    }

    async fn account(&self, id: &AccountId) -> Result<Option<Account>, StoreError> {
        self.store.account(id).await
    }

    async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        self.store.account_named(name).await
    }

    async fn leaving_accounts(&self) -> Result<Vec<AccountId>, StoreError> {
        self.store.leaving_accounts().await
    }

    async fn session(
        &self,
        token: SecretHash,
        now: UnixMillis,
    ) -> Result<Option<Session>, StoreError> {
        self.store.session(token, now).await
    }

    async fn api_token(&self, token: SecretHash) -> Result<Option<ApiToken>, StoreError> {
        self.store.api_token(token).await
    }

    async fn personal_data(&self, person: &Person) -> Result<PersonalData, StoreError> {
        self.store.personal_data(person).await
    }

    async fn ratings(&self, account: &AccountId) -> Result<Vec<RatingPoint>, StoreError> {
        self.store.ratings(account).await
    }

    async fn rating_history(
        &self,
        account: &AccountId,
        pool: &str,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        self.store.rating_history(account, pool).await
    }

    async fn reports(&self, only_open: bool, limit: u32) -> Result<Vec<AbuseReport>, StoreError> {
        self.store.reports(only_open, limit).await
    }

    async fn count_reports(&self) -> Result<u32, StoreError> {
        self.store.count_reports().await
    }

    async fn blocks(&self) -> Result<Vec<Block>, StoreError> {
        self.store.blocks().await
    }

    async fn audit_log(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError> {
        self.store.audit_log(limit).await
    }

    async fn mutes(&self, account: &AccountId) -> Result<Vec<String>, StoreError> {
        self.store.mutes(account).await
    }

    async fn push_subscriptions(
        &self,
        person: &Person,
    ) -> Result<Vec<PushSubscription>, StoreError> {
        self.store.push_subscriptions(person).await
    }

    async fn push_key(&self) -> Result<Option<Vec<u8>>, StoreError> {
        self.store.push_key().await
    }

    async fn analysis(&self, game: &GameKey) -> Result<Option<JsonText>, StoreError> {
        self.store.analysis(game).await
    }
}

#[tokio::test]
async fn what_was_read_before_another_task_wrote_and_ended_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(HeldBack {
        store: SqliteStore::open(folder.path()).unwrap(),
        holds_next: AtomicBool::new(false),
        held: Semaphore::new(0),
        go: Semaphore::new(0),
    });
    // A table that no one looks at is put away at once.
    let limits = ServerLimits { requests_per_second: None, ..ServerLimits::default() };
    let config = Config { table_idle: Duration::ZERO, limits, ..Config::default() };
    let server = start_on(store.clone(), config).await;
    let new = json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "me" }] });
    let Created { table, seats, .. } = server.create(&new).await;
    let secrets: Vec<SeatSecret> = seats.into_iter().filter_map(|key| key.secret).collect();
    let in_use = async || {
        let figures = server.get("/metrics").await.text().await.unwrap();
        figures.lines().any(|line| line == "tetrarch_tables 1")
    };
    while in_use().await {
        a_moment().await;
    }

    // The first player's move waits for the table, as it is before the second has spoken.
    store.holds_next.store(true, Ordering::SeqCst);
    let body = json!({ "id": 1, "ply": 1, "move": "c1" });
    let path = format!("/api/tables/{table}/moves");
    let moving = server.post(&path, Some(secrets[0].expose()), &body);
    let meanwhile = async {
        store.held.acquire().await.unwrap().forget();
        let say = json!({ "id": 2, "act": Act::Say { text: "take your time".to_owned() } });
        let path = format!("/api/tables/{table}/acts");
        let said = server.post(&path, Some(secrets[1].expose()), &say).await;
        assert!(said.status().is_success(), "{}", problem(said).await);
        while in_use().await {
            a_moment().await;
        }
        store.go.add_permits(1);
    };
    let (moved, ()) = tokio::join!(moving, meanwhile);
    assert!(moved.status().is_success(), "{}", problem(moved).await);
    let state = server.snapshot(&table).await;
    assert_eq!((state.history.len(), state.chat.len()), (1, 1));
}
