//! All tables in use, and access to any table by its id.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::stream;
use serde::de::DeserializeOwned;
use tetrarch_catalog::Settings;
use tetrarch_protocol::{
    Acknowledged, AnalysisProgress, Created, DeviceLink, NewAct, NewMove, NewSeat, NewTable,
    PushNewsKind, SeatClaim, SeatKey, SeatSecret, Snapshot, TableId, TakeSeat,
};
use tetrarch_store::{
    AccountId, GameKey, JsonText, Person, ServerId, Status, StoreError, TableHead, TableQuery,
};
use tetrarch_table::record::{self, Format};
use tetrarch_table::{Millis, Moment, TimeControl};
use tokio::sync::{Notify, oneshot};
use tokio::task;

use super::actor::Actor;
use super::create::Party;
use super::following::Following;
use super::handle::{Command, Handle, Joined, Newcomer, Reply, Since, Who, channel};
use super::history::History;
use super::journal::note;
use super::live::{Live, stored_id};
use super::new_occupant::{NewOccupant, is_taken};
use super::notes::SetupNote;
use super::reads::Reads;
use super::restore::Restored;
use super::sleepers::Sleepers;
use super::stored_seats;
use crate::accounts::Identity;
use crate::cluster::Keeper;
use crate::pressure::Urgency;
use crate::push::Occasion;
use crate::ratings::{self, Pool};
use crate::refusal::Refusal;
use crate::secrets::{draw_number, hash_of};
use crate::services::Services;
use crate::shares::Owner;

/// How often a table is fetched again that was put away just now.
const ATTEMPTS: usize = 3;
/// A table with this number of moves and messages is written in less than a millisecond.
const SHORT: usize = 200;
/// How many tables of other servers are remembered.
const MOST_ELSEWHERE: usize = 50_000;
/// How many tables are woken at once.
const WAKING: usize = 16;
/// How many tables are looked at in one go after a restart.
const RESUME_PAGE: u32 = 500;

/// The tables in use. Others are fetched from the store on request.
#[derive(Clone)]
pub(crate) struct Registry {
    services: Services,
    tables: Arc<Mutex<Tables>>,
    /// Told when a table was put to sleep.
    put_to_sleep: Arc<Notify>,
    /// The number of the next connection. Servers begin to count at different numbers.
    connections: Arc<AtomicU64>,
}

/// Where a table is kept.
pub(super) enum Located {
    /// By a task here.
    Here(Handle),
    /// By another server, which took it in this epoch.
    There(ServerId, u64),
}

/// The tables in use, and those that will be when a clock runs out.
#[derive(Default)]
struct Tables {
    handles: HashMap<TableId, Handle>,
    sleepers: Sleepers,
    reads: Reads,
    /// Which other server keeps a table, and since which epoch, as far as it was asked for lately.
    elsewhere: HashMap<TableId, (ServerId, u64)>,
}

impl Registry {
    pub(crate) fn new(services: Services) -> Self {
        let connections = Arc::new(AtomicU64::new(draw_number()));
        Self { services, tables: Arc::default(), put_to_sleep: Arc::default(), connections }
    }

    pub(super) fn services(&self) -> &Services {
        &self.services
    }

    /// Whether a table is in memory at the moment.
    pub(super) fn is_kept(&self, table: &TableId) -> bool {
        let tables = self.lock();
        tables.handles.contains_key(table) || tables.sleepers.has(table)
    }

    /// Makes a table.
    pub(crate) async fn create(
        &self,
        new: &NewTable,
        maker: Option<&Identity>,
        owner: Owner,
    ) -> Result<Created, Refusal> {
        let settings = super::create::settings_of(new)?;
        let has_engine = new.seats.iter().any(|seat| matches!(seat, NewSeat::Computer { .. }));
        if has_engine && !self.services.engines.has_room_for_move(owner) {
            return Err(Refusal::TooManyEngineMoves);
        }
        let party = Party { owner, ..self.party(new, &settings, maker).await? };
        let (created, changes) = super::create(new, settings, &party, self.services.time.now())?;
        self.services.store.write(changes).await?;
        // An engine may have the first move. Otherwise, among several servers, the one that is asked first keeps the table: the proxy sends
        // all who sit there to it.
        if has_engine || self.services.cluster.is_none() {
            self.locate(&created.table).await?;
        }
        let maker = maker.map(|maker| &maker.id);
        let invited = party.invited.values().map(|invited| &invited.id);
        for account in maker.into_iter().chain(invited) {
            self.services.notify_account(account, &created.table).await;
        }
        for invited in party.invited.values() {
            let person = Person::Account(invited.id.clone());
            let occasion = Occasion { kind: PushNewsKind::Challenge, by: maker.cloned() };
            self.services.push.notify(&person, occasion, &new.game, &created.table);
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
            party.maker = Some(NewOccupant::Account { id: id.clone(), name: name.clone(), rating });
        }
        for seat in &new.seats {
            if let NewSeat::Me { name: Some(name) } = seat
                && maker.is_none()
                && is_taken(store, name).await?
            {
                party.taken.insert(name.clone());
            }
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

    /// Joins a table, to play or to watch. Others see the name, if one is given.
    pub(crate) async fn join(
        &self,
        table: &TableId,
        who: Who,
        name: Option<String>,
        since: Since,
    ) -> Result<Joined, Refusal> {
        let server = self.services.cluster.as_ref().map(|cluster| cluster.id().clone());
        let connection = self.connections.fetch_add(1, Ordering::Relaxed);
        let newcomer = Newcomer { connection, server, who, name };
        if self.services.cluster.is_some() {
            return Following::join(self, table, newcomer, since).await;
        }
        let owner = Owner::asking();
        let with_news = true;
        self.ask(table, |reply| Command::Join { newcomer, owner, since, with_news, reply }).await
    }

    /// Leaves a table.
    pub(crate) async fn leave(&self, table: &TableId, connection: u64) {
        match self.kept_handle(table) {
            Some(handle) => handle.leave(connection).await,
            None => self.leave_elsewhere(table, connection).await,
        }
    }

    /// The task of a table, if it has one at the moment.
    pub(super) fn kept_handle(&self, table: &TableId) -> Option<Handle> {
        self.lock().handles.get(table).cloned()
    }

    /// Plays a move.
    pub(crate) async fn play(
        &self,
        table: &TableId,
        who: Who,
        new: &NewMove,
        lag: Millis,
    ) -> Result<Acknowledged, Refusal> {
        let _place = self.services.pressure.admit(Urgency::Playing)?;
        self.ask(table, |reply| Command::Play { who, new: new.clone(), lag, reply }).await
    }

    /// Does anything else for a seat.
    pub(crate) async fn act(
        &self,
        table: &TableId,
        who: Who,
        new: &NewAct,
    ) -> Result<Acknowledged, Refusal> {
        let _place = self.services.pressure.admit(Urgency::Playing)?;
        self.ask(table, |reply| Command::Act { who, new: new.clone(), reply }).await
    }

    /// Takes a seat: by an invitation, or because it is free for everyone or reserved for the requester.
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

    /// Makes a link by which the guest on a seat continues on another device.
    pub(crate) async fn open_device_link(
        &self,
        table: &TableId,
        who: Who,
    ) -> Result<DeviceLink, Refusal> {
        self.ask(table, |reply| Command::OpenDeviceLink { who, reply }).await
    }

    /// Continues on another device.
    pub(crate) async fn use_device_link(
        &self,
        table: &TableId,
        link: &SeatSecret,
    ) -> Result<SeatKey, Refusal> {
        let link = hash_of(link);
        self.ask(table, |reply| Command::UseDeviceLink { link, reply }).await
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

    /// The person who plays.
    pub(crate) async fn person(&self, table: &TableId, who: Who) -> Result<Person, Refusal> {
        self.ask(table, |reply| Command::Person { who, reply }).await
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
    pub(crate) async fn analyse(
        &self,
        table: &TableId,
        owner: Owner,
    ) -> Result<AnalysisProgress, Refusal> {
        self.ask(table, |reply| Command::Analyse { owner, reply }).await
    }

    /// The analysis of a game, if it is done.
    pub(crate) async fn analysis(&self, table: &TableId) -> Result<JsonText, Refusal> {
        let game = GameKey { table: stored_id(table), game: 0 };
        if let Some(analysis) = self.services.store.analysis(&game).await? {
            return Ok(analysis);
        }
        let is_table = self.services.store.table_head(&game.table).await?.is_some();
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

    /// The table as it is. To show a long one takes a while, so it counts towards the share of the requester.
    pub(crate) async fn snapshot(&self, table: &TableId) -> Result<Box<Snapshot>, Refusal> {
        let owner = Owner::asking();
        self.services.check_reading(owner)?;
        self.ask(table, |reply| Command::Snapshot { owner, reply }).await
    }

    /// The table as it is, as JSON. A long one is written where no one waits for an answer.
    pub(crate) async fn snapshot_text(&self, table: &TableId) -> Result<Vec<u8>, Refusal> {
        let snapshot = self.snapshot(table).await?;
        let is_short = snapshot.history.len() + snapshot.chat.len() <= SHORT;
        let write = move || serde_json::to_vec(&snapshot).expect("a table is plain data");
        if is_short {
            return Ok(write());
        }
        let place = self.services.begin_reading().await?;
        let written = task::spawn_blocking(move || {
            let text = write();
            drop(place);
            text
        });
        written.await.map_err(|_| Refusal::Unavailable)
    }

    /// The game as it stands, to be kept or exchanged, written in a format.
    pub(crate) async fn record(&self, table: &TableId, format: Format) -> Result<String, Refusal> {
        self.services.check_reading(Owner::asking())?;
        let record = match (&self.services.cluster, self.kept_handle(table)) {
            // The store knows as much of it as the server that keeps it.
            (Some(_), None) => {
                let live = self.restored(table).await?.live;
                Box::new(live.record(self.services.time.now()))
            }
            _ => self.ask_kept(table, |reply| Command::Record { reply }).await?,
        };
        let place = self.services.begin_reading().await?;
        let written = task::spawn_blocking(move || {
            let text = record::write(&[*record], format);
            drop(place);
            text
        });
        let written = written.await.map_err(|_| Refusal::Unavailable)?;
        written.map_err(|error| Refusal::invalid(&error))
    }

    /// The events of a table after one and up to another.
    pub(crate) async fn history(
        &self,
        table: &TableId,
        numbers: (u64, u64),
        owner: Owner,
    ) -> Result<History, Refusal> {
        History::open(&self.services, owner, table, numbers).await
    }

    /// After a restart, fetches every table whose clock must run or whose engine may have to move.
    /// Those without clients are unloaded again at once.
    pub(crate) async fn resume(&self) -> Result<usize, StoreError> {
        let mut query =
            TableQuery { status: Some(Status::Ongoing), ..TableQuery::all(RESUME_PAGE) };
        let mut resumed = 0;
        loop {
            let page = self.services.store.tables(query.clone()).await?;
            for head in page.tables.iter().filter(|head| goes_on_alone(head)) {
                match head.id.as_str().parse() {
                    Ok(table) if self.fetch(&table, Duration::ZERO, None).await.is_ok() => {
                        resumed += 1
                    }
                    _ => tracing::error!(table = %head.id, "table cannot be resumed"),
                }
            }
            match page.next {
                Some(next) => query.after = Some(next),
                None => return Ok(resumed),
            }
        }
    }

    /// Wakes tables when their clocks run out, forever.
    pub(crate) async fn wake_sleepers(&self) {
        loop {
            let first = self.lock().sleepers.first().cloned();
            let Some((moment, table)) = first else {
                self.put_to_sleep.notified().await;
                continue;
            };
            tokio::select! {
                () = self.services.time.sleep_until(moment) => self.wake(&table).await,
                () = self.put_to_sleep.notified() => {}
            }
        }
    }

    /// Wakes all tables, so that their clocks can be stopped before the server ends.
    pub(crate) async fn wake_all(&self) {
        let sleepers = self.lock().sleepers.all();
        let waking = stream::iter(sleepers);
        waking.for_each_concurrent(WAKING, async |table| self.wake(&table).await).await;
    }

    pub(super) async fn wake(&self, table: &TableId) {
        match self.locate_for(table, Duration::ZERO).await {
            Ok(Located::Here(_)) => {}
            // Another server has taken it meanwhile.
            Ok(Located::There(..)) => drop(self.lock().sleepers.take(table)),
            Err(error) => {
                tracing::error!(%table, %error, "table cannot be loaded");
                self.lock().sleepers.take(table);
            }
        }
    }

    /// Asks a table, wherever it is kept.
    pub(super) async fn ask<T: DeserializeOwned + Send + 'static>(
        &self,
        table: &TableId,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<T, Refusal> {
        match &self.services.cluster {
            None => self.ask_kept(table, command).await,
            Some(cluster) => self.ask_anywhere(cluster, table, command).await,
        }
    }

    /// Asks a table that is kept here, if any server keeps it.
    async fn ask_kept<T>(
        &self,
        table: &TableId,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        let delivered = self.deliver(table, Box::new(command(reply))).await;
        delivered.map_err(|(refusal, _)| refusal)?;
        // A table that ends without an answer could not store what was asked, or the server stops.
        answer.await.unwrap_or(Err(Refusal::Unavailable))
    }

    /// Gives a command to the task of a table.
    ///
    /// # Errors
    /// Gives it back, with the reason, if the table has no task and gets none.
    async fn deliver(
        &self,
        table: &TableId,
        mut command: Box<Command>,
    ) -> Result<(), (Refusal, Box<Command>)> {
        for _ in 0..ATTEMPTS {
            let handle = match self.locate(table).await {
                Ok(Located::Here(handle)) => handle,
                Ok(Located::There(..)) => return Err((Refusal::Unavailable, command)),
                Err(refusal) => return Err((refusal, command)),
            };
            match handle.send(command).await {
                Ok(()) => return Ok(()),
                Err(returned) => command = returned,
            }
            self.forget(table, &handle);
        }
        Err((Refusal::Unavailable, command))
    }

    /// Where a table is kept; if that is here, it is fetched from the store if need be.
    pub(super) async fn locate(&self, table: &TableId) -> Result<Located, Refusal> {
        self.locate_for(table, self.services.config.table_idle).await
    }

    /// The same; if it is fetched, it is unloaded after this time without clients.
    pub(super) async fn locate_for(
        &self,
        table: &TableId,
        patience: Duration,
    ) -> Result<Located, Refusal> {
        if let Some(handle) = self.kept_handle(table) {
            return Ok(Located::Here(handle));
        }
        let epoch = match &self.services.cluster {
            None => None,
            Some(_) if self.services.closing.is_cancelled() => return Err(Refusal::Unavailable),
            Some(cluster) => {
                if let Some((server, epoch)) = self.lock().elsewhere.get(table) {
                    return Ok(Located::There(server.clone(), *epoch));
                }
                match cluster.keeper(table).await? {
                    Keeper::Here(epoch) => Some(epoch),
                    Keeper::There(server, epoch) => {
                        self.remember_keeper(table, &server, epoch);
                        return Ok(Located::There(server, epoch));
                    }
                }
            }
        };
        self.fetch(table, patience, epoch).await.map(Located::Here)
    }

    /// Remembers who keeps a table. If that is no longer so, whoever is asked says it.
    fn remember_keeper(&self, table: &TableId, server: &ServerId, epoch: u64) {
        let elsewhere = &mut self.lock().elsewhere;
        if elsewhere.len() >= MOST_ELSEWHERE {
            elsewhere.clear();
        }
        elsewhere.insert(table.clone(), (server.clone(), epoch));
    }

    /// Forgets who keeps a table: it is looked up again.
    pub(super) fn forget_keeper(&self, table: &TableId) {
        self.lock().elsewhere.remove(table);
    }

    /// The task of a table that was taken in an epoch.
    pub(super) async fn fetch(
        &self,
        table: &TableId,
        patience: Duration,
        epoch: Option<u64>,
    ) -> Result<Handle, Refusal> {
        loop {
            let reading = match self.begin_reading(table) {
                Ok(reading) => reading,
                Err(handle) => return Ok(handle),
            };
            if self.services.closing.is_cancelled() {
                return Err(Refusal::Unavailable);
            }
            let restored = self.restored(table).await?;
            if let Some(handle) = self.start(&reading, restored, patience, epoch) {
                return Ok(handle);
            }
        }
    }

    /// Begins to read a table, unless it has a task already.
    fn begin_reading<'a>(&'a self, table: &'a TableId) -> Result<Reading<'a>, Handle> {
        let mut tables = self.lock();
        match tables.handles.get(table) {
            Some(handle) => Err(handle.clone()),
            None => {
                let since = tables.reads.begin(table);
                Ok(Reading { registry: self, table, since })
            }
        }
    }

    /// A table from the store. That may take a while, so it counts towards the requester's share.
    async fn restored(&self, table: &TableId) -> Result<Restored, Refusal> {
        self.services.check_reading(Owner::asking())?;
        let stored = self.services.store.table(&stored_id(table)).await?;
        let stored = stored.ok_or_else(|| Refusal::NoSuchTable(table.to_string()))?;
        let place = self.services.begin_reading().await?;
        let restore = task::spawn_blocking(move || {
            let restored = Live::restore(&stored, |_| ());
            drop(place);
            restored
        });
        Ok(restore.await.map_err(|_| Refusal::Unavailable)??)
    }

    /// Starts the task of a table that was read, or returns one that was started meanwhile.
    /// Gives none if another task has written and ended meanwhile: the table must be read again.
    fn start(
        &self,
        &Reading { table, since, .. }: &Reading<'_>,
        restored: Restored,
        patience: Duration,
        epoch: Option<u64>,
    ) -> Option<Handle> {
        let Restored { mut live, state_at } = restored;
        let mut tables = self.lock();
        if let Some(handle) = tables.handles.get(table) {
            return Some(handle.clone());
        }
        if tables.reads.is_stale(table, since) {
            return None;
        }
        if tables.sleepers.take(table).is_some_and(|sleeper| sleeper.epoch == epoch) {
            live.take_up_clock(state_at);
        }
        let (handle, inbox) = channel();
        let mut actor =
            Actor::new(live, self.services.clone(), inbox, patience, (epoch, handle.task()));
        tables.handles.insert(table.clone(), handle.clone());
        let (registry, table, own) = (self.clone(), table.clone(), handle.clone());
        self.services.tasks.spawn(async move {
            actor.tell_followers().await;
            let wakes = actor.run().await;
            registry.put_away(&table, &own, wakes, epoch);
            if actor.is_out_of_step() {
                actor.tell_followers().await;
            }
            // From here on the table may go on without this task: the next one must answer.
            for command in actor.unanswered().await {
                let undelivered = registry.deliver(&table, command).await.err();
                // Only when the server stops is it certain that no other task keeps the table.
                if let Some((_, command)) = undelivered
                    && registry.services.closing.is_cancelled()
                {
                    actor.obey_last(command).await;
                }
            }
        });
        Some(handle)
    }

    /// Forgets the task of a table that ends, and remembers when it must be looked at again. From
    /// then on, every request loads it again.
    fn put_away(
        &self,
        table: &TableId,
        handle: &Handle,
        wakes: Option<Moment>,
        epoch: Option<u64>,
    ) {
        let mut tables = self.lock();
        if !tables.forget(table, handle) {
            return;
        }
        if let Some(moment) = wakes {
            tables.sleepers.put(table.clone(), moment, epoch);
            self.put_to_sleep.notify_one();
        }
    }

    pub(super) fn forget(&self, table: &TableId, handle: &Handle) {
        self.lock().forget(table, handle);
    }

    /// The tasks of all tables in use.
    pub(super) fn all_handles(&self) -> Vec<(TableId, Handle)> {
        let tables = self.lock();
        tables.handles.iter().map(|(table, handle)| (table.clone(), handle.clone())).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        // The maps are whole after every step, so a panic elsewhere does not spoil them.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// Forgets a task; whether it was the table's.
    fn forget(&mut self, table: &TableId, handle: &Handle) -> bool {
        let is_known = self.handles.get(table).is_some_and(|known| known.is_same(handle));
        if is_known {
            self.handles.remove(table);
            self.reads.note_end(table);
        }
        is_known
    }
}

/// The reading of a table, however it ends.
struct Reading<'a> {
    registry: &'a Registry,
    table: &'a TableId,
    since: u64,
}

impl Drop for Reading<'_> {
    fn drop(&mut self) {
        self.registry.lock().reads.end(self.table);
    }
}

/// Whether something can happen at a table without clients: a clock runs out, an engine moves.
pub(super) fn goes_on_alone(head: &TableHead) -> bool {
    let has_engine = head.seats.iter().any(|seat| stored_seats::level_of(seat).is_some());
    // A table whose setup cannot be read is fetched, so that the trouble is told.
    has_engine || !note::<SetupNote>(&head.setup).is_ok_and(|setup| setup.time == TimeControl::None)
}
