//! The task that keeps one table.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use tetrarch_catalog::Seat;
use tetrarch_protocol::{
    Acknowledged, ActId, JournalEvent, NumberedEvent, ToClient, VERSION, Welcome,
};
use tetrarch_store::{Change, Conflict, StoreError, Topic};
use tetrarch_table::{LAG_LIMIT, Millis, Moment};
use tokio::time::Instant;

use super::admission::Standing;
use super::analysing::{Analysing, AnalysisNews};
use super::computer::EngineMove;
use super::following::{new_keeper, so_far};
use super::handle::{Command, Inbox, Joined, Newcomer, Reply, Since, nothing};
use super::live::Live;
use super::lobby::Listed;
use super::step::Step;
use crate::ratings;
use crate::refusal::Refusal;
use crate::services::Services;
use crate::shares::Owner;

/// How many events a table keeps at hand for those who come back.
const RECENT_EVENTS: usize = 16;
/// How long changes of who is there are gathered, and how much longer for each who has to be told.
const PRESENCE_PAUSE: Duration = Duration::from_millis(50);
const PRESENCE_PAUSE_EACH: Duration = Duration::from_micros(100);
/// After what time an engine is asked again for whose question there was no room.
const ENGINE_PAUSE: Duration = Duration::from_secs(1);
/// How often the end of a game is settled again, because a player's other game ended just then.
const SETTLING_ATTEMPTS: usize = 10;

/// How many spectators are named at most: the number says how many there are.
const NAMED_SPECTATORS: usize = 20;

/// The task that keeps one table: nothing changes but through it, one thing after the other, and
/// nothing is published that is not stored.
pub(super) struct Actor {
    pub(super) live: Live,
    pub(super) services: Services,
    inbox: Inbox,
    pub(super) recent: VecDeque<(u64, Arc<str>)>,
    connections: HashMap<u64, Newcomer>,
    /// The epoch in which this server took the table, if there are several servers.
    epoch: Option<u64>,
    /// Whether it has ended because the table and the store may differ.
    is_out_of_step: bool,
    /// Which task this is: connections that another one let in are not known here.
    task: u64,
    engine: Option<EngineMove>,
    /// When an engine is asked again, if there was no room for its question.
    engine_due: Option<Instant>,
    /// How often the engine has failed at the move it is to make.
    engine_failures: u32,
    pub(super) analysing: Option<Analysing>,
    /// The time without clients after which the table is unloaded.
    patience: Duration,
    /// Whether the table is shown in the lobby.
    pub(super) listed: Listed,
    /// When it is no longer, because its maker is away.
    pub(super) unlist_due: Option<Instant>,
    /// When clients are told who is connected, if that has changed.
    presence_due: Option<Instant>,
}

/// The table and the store may differ, or the table was removed: the task must end, and the table be
/// fetched again, if it is still there.
struct OutOfStep;

impl Actor {
    /// The task with a number, for a table that this server took in an epoch. It is unloaded after this time without clients.
    pub(super) fn new(
        live: Live,
        services: Services,
        inbox: Inbox,
        patience: Duration,
        (epoch, task): (Option<u64>, u64),
    ) -> Self {
        Self {
            live,
            services,
            inbox,
            recent: VecDeque::new(),
            connections: HashMap::new(),
            epoch,
            is_out_of_step: false,
            task,
            engine: None,
            engine_due: None,
            engine_failures: 0,
            analysing: None,
            patience,
            listed: Listed::Unknown,
            unlist_due: None,
            presence_due: None,
        }
    }

    /// Keeps the table until it is not needed, the server stops, or the store fails. If no client
    /// needs it while a clock runs, says when it must be looked at again.
    pub(super) async fn run(&mut self) -> Option<Moment> {
        self.services.metrics.tables.inc();
        let wakes = self.work().await.unwrap_or_else(|OutOfStep| {
            tracing::warn!(table = %self.live.id(), "table unloaded: write failed, or another server owns it");
            self.is_out_of_step = true;
            // What is asked of it now is not answered: the table must be fetched first.
            self.inbox.close();
            while self.inbox.try_recv().is_ok() {}
            None
        });
        self.services.metrics.tables.dec();
        wakes
    }

    /// What was asked while the table was put away.
    pub(super) async fn unanswered(&mut self) -> Vec<Box<Command>> {
        self.inbox.close();
        let mut commands = Vec::new();
        while let Some(command) = self.inbox.recv().await {
            commands.push(command);
        }
        commands
    }

    /// Does what was asked though the task has ended, because no other will come.
    pub(super) async fn obey_last(&mut self, command: Box<Command>) {
        // What could not be stored was refused.
        let _ = self.obey(*command).await;
    }

    /// What is done is boxed: tables wait nearly all of the time, and need no room for it then.
    async fn work(&mut self) -> Result<Option<Moment>, OutOfStep> {
        let now = self.now();
        let step = self.live.start_clock(now).unwrap_or_default();
        Box::pin(self.store_and_publish(step)).await.map_err(|_| OutOfStep)?;
        Box::pin(self.mind_lobby()).await;
        let (closing, stopping) = (self.services.closing.clone(), self.services.stopping.clone());
        loop {
            self.mind_engine();
            let flag_falls = self.flag_falls();
            let idle = tokio::time::sleep(self.patience);
            tokio::select! {
                command = self.inbox.recv() => match command {
                    Some(command) => {
                        self.patience = self.services.config.table_idle;
                        Box::pin(self.obey(*command)).await?;
                    }
                    None => return Ok(None),
                },
                () = wait_until(&self.services, flag_falls) => {
                    let step = self.live.check_time(self.now());
                    Box::pin(self.store_and_publish(step)).await.map_err(|_| OutOfStep)?;
                }
                text = engine_text(&mut self.engine) => {
                    self.engine = None;
                    Box::pin(self.play_engine(text)).await?;
                }
                // It is asked again at the beginning of the loop.
                () = until(self.engine_due) => {}
                news = analysis_news(&mut self.analysing) => {
                    Box::pin(self.note_analysis(news)).await.map_err(|_| OutOfStep)?;
                }
                () = until(self.unlist_due) => {
                    Box::pin(self.leave_lobby()).await;
                }
                () = until(self.presence_due) => {
                    self.presence_due = None;
                    Box::pin(self.publish_presence()).await;
                }
                // When the server stops, clocks must be stopped too: tables no longer go to sleep.
                () = idle, if self.is_unneeded() && !stopping.is_cancelled() => {
                    return Ok(self.flag_falls());
                }
                () = closing.cancelled() => {
                    let step = self.live.pause_clock(self.now()).unwrap_or_default();
                    let stored = Box::pin(self.store_and_publish(step)).await;
                    return stored.map(|()| None).map_err(|_| OutOfStep);
                }
            }
        }
    }

    pub(super) fn now(&self) -> Moment {
        self.services.time.now()
    }

    /// When the flag falls, a move that is still on its way being waited for.
    fn flag_falls(&self) -> Option<Moment> {
        let is_over = self.live.table().is_over();
        let deadline = self.live.table().clock().deadline().filter(|_| !is_over);
        deadline.map(|deadline| deadline.after(LAG_LIMIT))
    }

    fn is_unneeded(&self) -> bool {
        let has_engine = self.engine.is_some() || self.engine_due.is_some();
        let has_work = has_engine || self.analysing.is_some() || self.unlist_due.is_some();
        self.connections.is_empty() && !has_work
    }

    /// Sets the engine to work whose turn it is, and stops one whose turn it is no longer.
    fn mind_engine(&mut self) {
        let is_pausing = self.engine_due.is_some_and(|due| Instant::now() < due);
        if !is_pausing && !self.engine.as_ref().is_some_and(|engine| self.live.awaits(engine)) {
            let (engines, failures) = (&self.services.engines, self.engine_failures);
            let asked = self.live.ask_engine(engines, failures, self.now());
            // Too much waits: it is asked again in a moment.
            self.engine_due = asked.is_err().then(|| Instant::now() + ENGINE_PAUSE);
            self.engine = asked.ok().flatten();
        }
    }

    async fn play_engine(&mut self, text: Option<String>) -> Result<(), OutOfStep> {
        let Some(text) = text else {
            self.engine_failures += 1;
            return Ok(());
        };
        match self.live.play_engine(&text, self.now()) {
            Ok(step) => {
                self.engine_failures = 0;
                self.store_and_publish(step).await.map_err(|_| OutOfStep)
            }
            Err(error) => {
                tracing::error!(table = %self.live.id(), %text, %error, "engine played an illegal move");
                self.engine_failures += 1;
                Ok(())
            }
        }
    }

    async fn obey(&mut self, command: Command) -> Result<(), OutOfStep> {
        match command {
            Command::Join { newcomer, owner, since, with_news, reply } => {
                let joined = self.join(newcomer, owner, since, with_news).await;
                answer(reply, joined)?;
                self.note_presence();
                self.mind_lobby().await;
            }
            Command::Leave { connection, reply } => {
                self.connections.remove(&connection);
                answer(reply, Ok(()))?;
                self.note_presence();
                self.mind_lobby().await;
            }
            Command::Lost { epoch, reply } => {
                answer(reply, Ok(()))?;
                if self.epoch.is_some_and(|own| own < epoch) {
                    return Err(OutOfStep);
                }
            }
            Command::ServerGone { server } => {
                let before = self.connections.len();
                self.connections.retain(|_, client| client.server.as_ref() != Some(&server));
                if self.connections.len() < before {
                    self.note_presence();
                    self.mind_lobby().await;
                }
            }
            Command::TellNumber => self.publish(so_far(self.live.number())).await,
            Command::Play { who, new, lag, reply } => {
                let now = self.now();
                let seat = self.live.seat_of(&who);
                let step = seat.clone().and_then(|seat| self.live.play(seat, &new, now, lag));
                self.note_active(seat.ok());
                let acknowledged = self.acknowledged(step, new.id).await;
                answer(reply, acknowledged)?;
            }
            Command::Act { who, new, reply } => {
                let now = self.now();
                let seat = self.live.seat_of(&who);
                let step = seat.clone().and_then(|seat| self.live.act(seat, &new, now));
                self.note_active(seat.ok());
                let acknowledged = self.acknowledged(step, new.id).await;
                answer(reply, acknowledged)?;
            }
            Command::TakeSeat { take, identity, reply } => {
                let taken = self.take_seat(&take, identity).await;
                answer(reply, taken)?;
            }
            Command::OpenDeviceLink { who, reply } => {
                answer(reply, self.open_device_link(&who))?;
            }
            Command::UseDeviceLink { link, reply } => {
                let used = self.use_device_link(link).await;
                answer(reply, used)?;
            }
            Command::Claim { secret, identity, reply } => {
                let claimed = self.claim(secret, identity).await;
                answer(reply, claimed)?;
            }
            Command::Decline { account, reply } => {
                let declined = match self.live.decline(&account, self.now()) {
                    Ok(step) => self.store_and_publish(step).await,
                    Err(refusal) => Err(refusal),
                };
                answer(reply, declined)?;
            }
            Command::Analyse { owner, reply } => {
                let progress = self.analyse(owner).await;
                answer(reply, progress)?;
            }
            Command::Forget { account, reply } => {
                let forgotten = self.forget(&account).await;
                answer(reply, forgotten)?;
            }
            Command::Person { who, reply } => {
                let seat = self.live.seat_of(&who);
                let person = seat.and_then(|seat| self.live.player_at(seat).ok_or(Refusal::NoSeat));
                answer(reply, person)?;
            }
            Command::Accused { seat, message, reply } => {
                answer(reply, self.live.accused(seat, message))?;
            }
            Command::NameAt { seat, reply } => answer(reply, self.live.name_at(seat))?,
            Command::Moderate { what, reply } => {
                if self.moderate(what, reply).await {
                    return Err(OutOfStep);
                }
            }
            Command::Snapshot { owner, reply } => {
                let began = std::time::Instant::now();
                let snapshot = Box::new(self.live.snapshot(self.now()));
                self.services.reading.charge(owner, began.elapsed());
                answer(reply, Ok(snapshot))?;
            }
            Command::Record { reply } => {
                answer(reply, Ok(Box::new(self.live.record(self.now()))))?;
            }
        }
        Ok(())
    }

    async fn acknowledged(
        &mut self,
        step: Result<Step, Refusal>,
        id: ActId,
    ) -> Result<Acknowledged, Refusal> {
        self.store_and_publish(step?).await?;
        Ok(Acknowledged { id, number: self.live.number(), ply: self.live.plies() })
    }

    async fn join(
        &mut self,
        client: Newcomer,
        owner: Option<Owner>,
        since: Since,
        with_news: bool,
    ) -> Result<Joined, Refusal> {
        let (seat, invitation) = match self.live.standing(&client.who)? {
            Standing::Seated(seat) => (Some(seat), None),
            Standing::Invited(state) => (None, Some(state)),
            Standing::Left | Standing::Watching => (None, None),
        };
        // Players are always admitted.
        if seat.is_none() {
            self.services.check_reading(owner)?;
        }
        let news = match with_news {
            true => self.services.follow(self.live.id()).await?,
            false => nothing(),
        };
        let connection = client.connection;
        self.connections.insert(connection, client);
        Ok(Joined {
            connection,
            task: self.task,
            welcome: Welcome {
                version: VERSION,
                seat: seat.map(Seat::number),
                invitation,
                now_ms: self.now().0,
                last: self.live.number(),
            },
            catch_up: self.catch_up(owner, since),
            news,
        })
    }

    /// What a client missed. Writing a long table counts towards the owner's share.
    fn catch_up(&self, owner: Option<Owner>, since: Since) -> Vec<Arc<str>> {
        let number = self.live.number();
        let oldest = self.recent.front().map_or(number + 1, |(oldest, _)| *oldest);
        match since {
            Since::Now => Vec::new(),
            Since::Event(last) if last <= number && last + 1 >= oldest => {
                let missed = self.recent.iter().filter(|(number, _)| *number > last);
                missed.map(|(_, text)| Arc::clone(text)).collect()
            }
            Since::Never | Since::Event(_) => {
                let began = std::time::Instant::now();
                let snapshot = self.live.snapshot(self.now());
                let text = to_json(&ToClient::Snapshot(Box::new(snapshot)));
                self.services.reading.charge(owner, began.elapsed());
                vec![text]
            }
        }
    }

    /// Stores a step, and then publishes it.
    pub(super) async fn store_and_publish(&mut self, step: Step) -> Result<(), Refusal> {
        if step.changes.is_empty() {
            return Ok(());
        }
        let began = std::time::Instant::now();
        let Step { changes, events } = step;
        self.store(changes, &events).await.inspect_err(|error| {
            tracing::error!(table = %self.live.id(), %error, "write failed");
        })?;
        self.services.pressure.note_write(began.elapsed());
        self.services.metrics.write_seconds.observe(began.elapsed().as_secs_f64());
        self.notify_accounts(&events).await;
        self.notify_absent(&events);
        for event in events {
            if matches!(event.event, JournalEvent::Played { .. }) {
                self.services.metrics.moves.inc();
            }
            let number = event.number;
            let text = to_json(&ToClient::Event(event));
            self.keep(number, Arc::clone(&text));
            self.publish(text).await;
        }
        Ok(())
    }

    /// Stores changes, and with the end of a rated game what it makes of the ratings.
    async fn store(
        &self,
        changes: Vec<Change>,
        events: &[NumberedEvent],
    ) -> Result<(), StoreError> {
        let has_ended =
            events.iter().any(|event| matches!(event.event, JournalEvent::Ended { .. }));
        let goes_on = changes.iter().any(|change| matches!(change, Change::CreateTable(_)));
        let mut changes = changes;
        if has_ended {
            changes.extend(self.live.counted_moves(false));
        }
        let ended = if has_ended { self.live.rated_game(self.now()) } else { None };
        if ended.is_none() && !goes_on {
            return self.write(changes).await;
        }
        let mut attempts = 0;
        loop {
            let mut changes = changes.clone();
            ratings::settle(&*self.services.store, ended.clone(), &mut changes).await?;
            attempts += 1;
            match self.write(changes).await {
                Err(StoreError::Conflict(Conflict::StaleRating { .. }))
                    if attempts < SETTLING_ATTEMPTS => {}
                written => return written,
            }
        }
    }

    /// Writes something, unless another server has taken the table.
    pub(super) async fn write(&self, mut changes: Vec<Change>) -> Result<(), StoreError> {
        if let Some(epoch) = self.epoch {
            changes.insert(0, Change::Guard { table: self.live.stored_id(), epoch });
        }
        self.services.store.write(changes).await
    }

    /// Tells those who follow the table, among several servers, who keeps it: this task, or nobody any more.
    pub(super) async fn tell_followers(&self) {
        if self.epoch.is_some() {
            let task = if self.is_out_of_step { 0 } else { self.task };
            self.publish(new_keeper(task)).await;
        }
    }

    /// Whether it has ended because the table and the store may differ.
    pub(super) fn is_out_of_step(&self) -> bool {
        self.is_out_of_step
    }

    fn keep(&mut self, number: u64, text: Arc<str>) {
        self.recent.push_back((number, text));
        if self.recent.len() > RECENT_EVENTS {
            self.recent.pop_front();
        }
    }

    /// Who is there has changed. Many may come at once, and each change is told to all of them: so
    /// changes are gathered, the longer the more have to be told.
    fn note_presence(&mut self) {
        let (present, claimable) = (self.present(), self.claimable());
        self.live.note_present(&present, claimable);
        self.publish_presence_soon();
    }

    /// A player, connected or not, has done something.
    fn note_active(&mut self, seat: Option<Seat>) {
        let claimable = self.claimable();
        if seat.is_some_and(|seat| self.live.note_active(seat, claimable)) {
            self.publish_presence_soon();
        }
    }

    /// From when on others may claim the game of a player who leaves now.
    fn claimable(&self) -> Moment {
        self.now().after(Millis(self.services.config.claim_after.as_millis() as u64))
    }

    /// The seats with a connected player.
    fn present(&self) -> BTreeSet<Seat> {
        self.seats_here().collect()
    }

    fn publish_presence_soon(&mut self) {
        let pause = PRESENCE_PAUSE + PRESENCE_PAUSE_EACH * self.connections.len() as u32;
        self.presence_due.get_or_insert_with(|| Instant::now() + pause);
    }

    /// The seats of those who are there.
    pub(super) fn seats_here(&self) -> impl Iterator<Item = Seat> {
        self.connections.values().filter_map(|client| self.live.seat_of(&client.who).ok())
    }

    async fn publish_presence(&self) {
        let watches = |client: &&Newcomer| self.live.seat_of(&client.who).is_err();
        let spectators: Vec<_> = self.connections.values().filter(watches).collect();
        let watchers = spectators.len() as u32;
        // Someone with two windows has one name.
        let names: BTreeSet<_> =
            spectators.iter().filter_map(|client| client.name.clone()).collect();
        let names = names.into_iter().take(NAMED_SPECTATORS).collect();
        let seats = self.present().into_iter().map(Seat::number).collect();
        let presence = ToClient::Presence { seats, watchers, names, away: self.live.away() };
        self.publish(to_json(&presence)).await;
    }

    pub(super) async fn publish(&self, text: Arc<str>) {
        let topic = Topic::Table(super::live::stored_id(self.live.id()));
        if let Err(error) = self.services.bus.publish(topic, text).await {
            // It is stored: clients that reconnect will get it.
            tracing::warn!(table = %self.live.id(), %error, "event not published");
        }
    }
}

pub(super) fn to_json(message: &ToClient) -> Arc<str> {
    serde_json::to_string(message).expect("a message is plain data").into()
}

/// Answers, and says whether the table and the store have come to differ.
fn answer<T>(reply: Reply<T>, answer: Result<T, Refusal>) -> Result<(), OutOfStep> {
    let is_unstored = matches!(answer, Err(Refusal::Store(_)));
    // The requester may be gone by now.
    let _ = reply.send(answer);
    if is_unstored { Err(OutOfStep) } else { Ok(()) }
}

async fn wait_until(services: &Services, moment: Option<Moment>) {
    match moment {
        Some(moment) => services.time.sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

async fn analysis_news(analysing: &mut Option<Analysing>) -> AnalysisNews {
    match analysing {
        Some(analysing) => analysing.news().await,
        None => std::future::pending().await,
    }
}

async fn until(due: Option<Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due).await,
        None => std::future::pending().await,
    }
}

async fn engine_text(engine: &mut Option<EngineMove>) -> Option<String> {
    match engine {
        Some(engine) => engine.text().await,
        None => std::future::pending().await,
    }
}
