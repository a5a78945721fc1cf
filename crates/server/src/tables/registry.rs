//! Which tables are in use, and how to get at any of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tetrarch_catalog::Settings;
use tetrarch_protocol::{
    Acknowledged, AnalysisProgress, Created, Hello, NewAct, NewMove, NewSeat, NewTable,
    NumberedEvent, SeatClaim, SeatKey, Snapshot, TableId, TakeSeat,
};
use tetrarch_store::{AccountId, GameKey, JsonText, Status, StoreError, TableQuery};
use tetrarch_table::Millis;
use tetrarch_table::record::Record;

use super::actor::Actor;
use super::create::Party;
use super::handle::{Command, Handle, Joined, Reply, Who, channel};
use super::journal::Journal;
use super::live::{Live, stored_id};
use super::sitter::Sitter;
use crate::accounts::Identity;
use crate::ratings::{self, Pool};
use crate::refusal::Refusal;
use crate::secrets::hash_of;
use crate::services::Services;

/// How often a table is fetched again that was put away just now.
const ATTEMPTS: usize = 3;
/// How many tables are looked at in one go after a restart.
const RESUME_PAGE: u32 = 500;

/// The tables in use. One that is not is fetched from the store when somebody asks for it.
#[derive(Clone)]
pub(crate) struct Registry {
    services: Services,
    handles: Arc<Mutex<HashMap<TableId, Handle>>>,
}

impl Registry {
    pub(crate) fn new(services: Services) -> Self {
        Self { services, handles: Arc::default() }
    }

    /// Makes a table.
    pub(crate) async fn create(
        &self,
        new: &NewTable,
        maker: Option<&Identity>,
    ) -> Result<Created, Refusal> {
        let settings = super::create::settings_of(new)?;
        let party = self.party(new, &settings, maker).await?;
        let (created, changes) = super::create(new, settings, &party, self.services.time.now())?;
        self.services.store.write(changes).await?;
        // An engine may have the first move.
        self.handle(&created.table).await?;
        let maker = maker.map(|maker| &maker.id);
        let invited = party.invited.values().map(|invited| &invited.id);
        for account in maker.into_iter().chain(invited) {
            self.services.tell_account(account, &created.table).await;
        }
        Ok(created)
    }

    /// Those with accounts whom a new table concerns.
    async fn party(
        &self,
        new: &NewTable,
        settings: &Settings,
        maker: Option<&Identity>,
    ) -> Result<Party, Refusal> {
        let store = &*self.services.store;
        let mut party = Party::default();
        if let Some(Identity { id, name }) = maker {
            let pool = Pool { game: settings.game().to_owned(), players: settings.seats() as u8 };
            let rating = ratings::current(store, id, &pool).await?;
            party.maker = Some(Sitter::Account { id: id.clone(), name: name.clone(), rating });
        }
        for seat in &new.seats {
            let NewSeat::Account { name } = seat else { continue };
            if maker.is_none() {
                return Err(Refusal::NeedsAccount);
            }
            let Some(account) = store.account_named(name).await? else {
                return Err(Refusal::NoSuchAccount(name.clone()));
            };
            party.invited.insert(name.clone(), account.into());
        }
        Ok(party)
    }

    /// Joins a table, to play or to watch.
    pub(crate) async fn join(
        &self,
        table: &TableId,
        hello: &Hello,
        identity: Option<&Identity>,
    ) -> Result<Joined, Refusal> {
        self.ask(table, |reply| Command::Join {
            hello: hello.clone(),
            identity: identity.cloned(),
            reply,
        })
        .await
    }

    /// Leaves a table.
    pub(crate) async fn leave(&self, table: &TableId, connection: u64) {
        let handle = self.lock().get(table).cloned();
        if let Some(handle) = handle {
            handle.leave(connection).await;
        }
    }

    /// Plays a move.
    pub(crate) async fn play(
        &self,
        table: &TableId,
        who: Who,
        new: &NewMove,
        lag: Millis,
    ) -> Result<Acknowledged, Refusal> {
        self.ask(table, |reply| Command::Play { who: who.clone(), new: new.clone(), lag, reply })
            .await
    }

    /// Does anything else for a seat.
    pub(crate) async fn act(
        &self,
        table: &TableId,
        who: Who,
        new: &NewAct,
    ) -> Result<Acknowledged, Refusal> {
        self.ask(table, |reply| Command::Act { who: who.clone(), new: new.clone(), reply }).await
    }

    /// Takes a seat that is free for everybody, or kept for the one who asks.
    pub(crate) async fn take_seat(
        &self,
        table: &TableId,
        take: &TakeSeat,
        identity: Option<&Identity>,
    ) -> Result<SeatKey, Refusal> {
        self.ask(table, |reply| Command::TakeSeat {
            take: take.clone(),
            identity: identity.cloned(),
            reply,
        })
        .await
    }

    /// Gives a seat that was taken without an account to one.
    pub(crate) async fn claim(
        &self,
        claim: &SeatClaim,
        identity: &Identity,
    ) -> Result<(), Refusal> {
        let secret = hash_of(&claim.secret);
        self.ask(&claim.table, |reply| Command::Claim { secret, identity: identity.clone(), reply })
            .await
    }

    /// Declines to take a seat that is kept for an account: the table is called off.
    pub(crate) async fn decline(
        &self,
        table: &TableId,
        identity: &Identity,
    ) -> Result<(), Refusal> {
        self.ask(table, |reply| Command::Decline { account: identity.id.clone(), reply }).await
    }

    /// Asks for the analysis of a game that is over, and says how far it is.
    pub(crate) async fn analyse(&self, table: &TableId) -> Result<AnalysisProgress, Refusal> {
        self.ask(table, |reply| Command::Analyse { reply }).await
    }

    /// The analysis of a game, if it is done.
    pub(crate) async fn analysis(&self, table: &TableId) -> Result<JsonText, Refusal> {
        let game = GameKey { table: stored_id(table), game: 0 };
        if let Some(analysis) = self.services.store.analysis(&game).await? {
            return Ok(analysis);
        }
        let is_table = self.services.store.table(&game.table).await?.is_some();
        let missing = || Refusal::NoSuchTable(table.to_string());
        Err(if is_table { Refusal::NoAnalysis } else { missing() })
    }

    /// Ends an account's game at a table, and takes its name and words from it.
    pub(crate) async fn forget_account(
        &self,
        table: &TableId,
        account: &AccountId,
    ) -> Result<(), Refusal> {
        self.ask(table, |reply| Command::Forget { account: account.clone(), reply }).await
    }

    /// The table as it is.
    pub(crate) async fn snapshot(&self, table: &TableId) -> Result<Box<Snapshot>, Refusal> {
        self.ask(table, |reply| Command::Snapshot { reply }).await
    }

    /// The game as it stands, to be kept or exchanged.
    pub(crate) async fn record(&self, table: &TableId) -> Result<Box<Record>, Refusal> {
        self.ask(table, |reply| Command::Record { reply }).await
    }

    /// Every event of a table after one.
    pub(crate) async fn events_after(
        &self,
        table: &TableId,
        number: u64,
    ) -> Result<Vec<NumberedEvent>, Refusal> {
        let stored = self.services.store.table(&stored_id(table)).await?;
        let stored = stored.ok_or_else(|| Refusal::NoSuchTable(table.to_string()))?;
        let mut events = Journal::of(&stored)?.events;
        events.retain(|event| event.number > number);
        Ok(events)
    }

    /// Fetches every table with a game under way, so that clocks run and engines move.
    pub(crate) async fn resume(&self) -> Result<usize, StoreError> {
        let mut query =
            TableQuery { status: Some(Status::Ongoing), ..TableQuery::all(RESUME_PAGE) };
        let mut resumed = 0;
        loop {
            let page = self.services.store.tables(query.clone()).await?;
            for head in &page.tables {
                match head.id.as_str().parse() {
                    Ok(table) if self.handle(&table).await.is_ok() => resumed += 1,
                    _ => tracing::error!(table = %head.id, "a table cannot go on"),
                }
            }
            match page.next {
                Some(next) => query.after = Some(next),
                None => return Ok(resumed),
            }
        }
    }

    async fn ask<T>(
        &self,
        table: &TableId,
        command: impl Fn(Reply<T>) -> Command,
    ) -> Result<T, Refusal> {
        for _ in 0..ATTEMPTS {
            let handle = self.handle(table).await?;
            match handle.ask(&command).await {
                Ok(answer) => return answer,
                Err(_gone) => self.forget(table, &handle),
            }
        }
        Err(Refusal::Unavailable)
    }

    /// The task of a table, fetched from the store if need be.
    async fn handle(&self, table: &TableId) -> Result<Handle, Refusal> {
        if let Some(handle) = self.lock().get(table) {
            return Ok(handle.clone());
        }
        if self.services.closing.is_cancelled() {
            return Err(Refusal::Unavailable);
        }
        let stored = self.services.store.table(&stored_id(table)).await?;
        let stored = stored.ok_or_else(|| Refusal::NoSuchTable(table.to_string()))?;
        let journal = Journal::of(&stored)?;
        let live = Live::restore(&stored, &journal)?;
        Ok(self.start(table, live, &journal.events))
    }

    /// Starts the task of a table, unless somebody else was faster.
    fn start(&self, table: &TableId, live: Live, events: &[NumberedEvent]) -> Handle {
        let mut handles = self.lock();
        if let Some(handle) = handles.get(table) {
            return handle.clone();
        }
        let (handle, inbox) = channel();
        let actor = Actor::new(live, events, self.services.clone(), inbox);
        handles.insert(table.clone(), handle.clone());
        let (registry, table, own) = (self.clone(), table.clone(), handle.clone());
        self.services.tasks.spawn(async move {
            actor.run().await;
            registry.forget(&table, &own);
        });
        handle
    }

    fn forget(&self, table: &TableId, handle: &Handle) {
        let mut handles = self.lock();
        if handles.get(table).is_some_and(|known| known.is_same(handle)) {
            handles.remove(table);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Handle>> {
        // A map of handles is whole after every step, so a panic elsewhere does not spoil it.
        self.handles.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
