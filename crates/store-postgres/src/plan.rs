//! Changes as SQL. A key that is taken and a row that is missing are found out by the statement itself; what it means to the
//! caller stands beside it.

use tetrarch_store::{
    AccountId, Change, Conflict, Contradiction, CountedMove, EntryBody, GameKey, JournalEntry,
    Occupant, Person, PlayerRating, PushSubscription, ServerId, StoreError, StoredSeat, Subject,
    TableHead, TableId, TableSummary,
};
use tokio_postgres::types::ToSql;

use crate::jobs;
use crate::values::{
    name_key, person_column, person_columns, rating_column, secrets_column, status_word,
    visibility_word,
};

/// How long reports that were closed are kept.
const KEPT_MILLIS: i64 = 90 * 24 * 60 * 60 * 1_000;
/// How long a server that is gone is remembered, if no game of its own is under way.
const GONE_MILLIS: i64 = 24 * 60 * 60 * 1_000;
/// How many browsers of one person are told. The oldest makes room for the newest.
const MOST_BROWSERS: i64 = 8;

type Value = Box<dyn ToSql + Sync + Send>;

/// What a key that is taken, or one that is not there, means: given its name.
type Blame = Box<dyn Fn(&str) -> Option<StoreError> + Send + Sync>;

/// One statement of a transaction.
pub(crate) struct Step {
    pub(crate) sql: &'static str,
    pub(crate) values: Vec<Value>,
    /// What it means if the statement touches no row; if anything.
    pub(crate) untouched: Option<StoreError>,
    blame: Blame,
    /// The entry that it stores, if it stores one: of several keys that are taken, the one that tells most is named.
    pub(crate) entry: Option<(TableId, JournalEntry)>,
}

impl Step {
    pub(crate) fn new(sql: &'static str, values: Vec<Value>) -> Step {
        Step { sql, values, untouched: None, blame: Box::new(|_| None), entry: None }
    }

    fn or_if_untouched(self, error: StoreError) -> Step {
        Step { untouched: Some(error), ..self }
    }

    fn blaming(self, blame: impl Fn(&str) -> Option<StoreError> + Send + Sync + 'static) -> Step {
        Step { blame: Box::new(blame), ..self }
    }

    /// What it means that the key with this name stood in the way.
    pub(crate) fn blame(&self, constraint: &str) -> Option<StoreError> {
        (self.blame)(constraint)
    }
}

/// A value of a statement.
fn v(value: impl ToSql + Sync + Send + 'static) -> Value {
    Box::new(value)
}

macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$(v($value)),*] };
}

fn text(id: impl ToString) -> String {
    id.to_string()
}

/// The statements of a change, in order.
pub(crate) fn plan(change: &Change, steps: &mut Vec<Step>) -> Result<(), StoreError> {
    match change {
        Change::CreateTable(head) => create_table(head, steps)?,
        Change::Append { table, entries, summary } => {
            if entries.is_empty() {
                steps.push(require_table(table));
            }
            steps.extend(entries.iter().map(|entry| insert_entry(table, entry)));
            steps.extend(summary.as_ref().map(|summary| summarise(table, summary)));
        }
        Change::SetSeat { table, seat } => {
            steps.push(require_table(table));
            let missing = StoreError::NoSuchSeat { table: table.clone(), seat: seat.number };
            forget_guest_who_leaves(table, seat, steps);
            steps.push(
                write_seat(
                    "UPDATE seats SET account = $3, guest = $4, computer = $5, name = $6, secrets = $7,
                         invitation = $8, invited = $9, former = $10, rating = $11
                     WHERE table_id = $1 AND number = $2",
                    table,
                    seat,
                )?
                .or_if_untouched(missing),
            );
        }
        Change::SetListed { table, listed } => steps.push(Step::new(
            "UPDATE tables SET listed = $2 WHERE id = $1 AND listed <> $2",
            values![text(table), *listed],
        )),
        Change::TakeTable { table, epoch, owner } => {
            steps.push(require_table(table));
            let sql = "UPDATE tables SET epoch = $2, owner = $3 WHERE id = $1 AND epoch + 1 = $2";
            let values = values![text(table), epoch.cast_signed(), text(owner)];
            let lost = Conflict::Epoch { table: table.clone(), epoch: *epoch };
            steps.push(Step::new(sql, values).or_if_untouched(lost.into()));
        }
        Change::Guard { table, epoch } => steps.push(guard(table, *epoch)),
        Change::RenewLease { server, millis } => renew_lease(server, *millis, steps),
        Change::Job(change) => jobs::plan(change, steps),
        Change::DeleteTable(table) => delete_table(table, steps),
        Change::Redact { table, number, event } => {
            steps.push(require_table(table));
            let missing = StoreError::NoSuchEvent { table: table.clone(), number: *number };
            let sql = "UPDATE entries SET event = $3 WHERE table_id = $1 AND number = $2 AND event IS NOT NULL";
            let values = values![text(table), i64::from(*number), text(event)];
            steps.push(Step::new(sql, values).or_if_untouched(missing));
        }
        Change::RemoveTable(table) => remove_table(table, steps),
        Change::Rate { game, at, ratings } => {
            let (table, taken) = (game.table.clone(), game.clone());
            steps.push(
                Step::new(
                    "INSERT INTO rated_games (table_id, game, at) VALUES ($1, $2, $3)",
                    values![text(&game.table), i64::from(game.game), at.0],
                )
                .blaming(move |key| match key {
                    "rated_games_table" => Some(StoreError::NoSuchTable(table.clone())),
                    "rated_games_game" => Some(Conflict::AlreadyRated(taken.clone()).into()),
                    _ => None,
                }),
            );
            steps.extend(ratings.iter().map(|player| insert_rating(game, player)));
        }
        Change::SaveAnalysis { game, analysis } => {
            let table = game.table.clone();
            steps.push(
                Step::new(
                    "INSERT INTO analyses (table_id, game, analysis) VALUES ($1, $2, $3)
                     ON CONFLICT (table_id, game) DO UPDATE SET analysis = excluded.analysis",
                    values![text(&game.table), i64::from(game.game), text(analysis)],
                )
                .blaming(move |_| Some(StoreError::NoSuchTable(table.clone()))),
            );
        }
        Change::Subscribe(new) => subscribe(new, steps),
        Change::Unsubscribe { person, endpoint } => steps.push(unsubscribe(person, endpoint)),
        Change::ForgetEndpoint(endpoint) => steps.push(Step::new(
            "DELETE FROM push_subscriptions WHERE endpoint = $1",
            values![endpoint.clone()],
        )),
        Change::SetPushKey(key) => {
            let sql = "UPDATE upkeep SET push_key = $1 WHERE push_key IS NULL";
            steps.push(Step::new(sql, values![key.clone()]));
        }
        Change::CountMoves { moves, is_undone } => count_moves(moves, *is_undone, steps)?,
        Change::BeginForgetting(account) => begin_forgetting(account, steps),
        Change::EndSessionsOf(person) => end_sessions_of(person, steps),
        Change::Forget(person) => forget(person, steps)?,
        Change::CreateAccount(_)
        | Change::SetPassword { .. }
        | Change::SetLanguage { .. }
        | Change::Rename { .. }
        | Change::OpenSession(_)
        | Change::EndSession(_)
        | Change::SweepSessions(_)
        | Change::CreateApiToken(_)
        | Change::RevokeApiToken { .. } => plan_account(change, steps)?,
        Change::AddReport(_)
        | Change::CloseReport { .. }
        | Change::SetBlock(_)
        | Change::LiftBlock(_)
        | Change::Log(_)
        | Change::SetMute { .. } => plan_moderation(change, steps),
    }
    Ok(())
}

/// The table must be there, and stays there until the transaction ends.
fn require_table(table: &TableId) -> Step {
    Step::new("SELECT 1 FROM tables WHERE id = $1 FOR KEY SHARE", values![text(table)])
        .or_if_untouched(StoreError::NoSuchTable(table.clone()))
}

/// What [`guard`] blames: it divides by zero where another server took the table. That is an error, so the end of the
/// transaction need not wait for an answer.
pub(crate) const GUARD: &str = "guard";

/// The table must be in this epoch, and stays in it until the transaction ends.
fn guard(table: &TableId, epoch: u64) -> Step {
    let lost = Conflict::Epoch { table: table.clone(), epoch };
    let sql = "SELECT 1 / (CASE WHEN epoch = $2 THEN 1 ELSE 0 END) FROM tables WHERE id = $1 FOR NO KEY UPDATE";
    Step::new(sql, values![text(table), epoch.cast_signed()])
        .blaming(move |key| (key == GUARD).then(|| lost.clone().into()))
}

fn renew_lease(server: &ServerId, millis: u32, steps: &mut Vec<Step>) {
    steps.push(Step::new(
        "INSERT INTO servers (id, expires)
         VALUES ($1, (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT + $2)
         ON CONFLICT (id) DO UPDATE SET expires = excluded.expires",
        values![text(server), i64::from(millis)],
    ));
    steps.push(Step::new(
        "DELETE FROM servers WHERE expires < (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT - $1
         AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = servers.id AND status = 'ongoing')",
        values![GONE_MILLIS],
    ));
}

/// The account must be there, and stays there until the transaction ends.
fn require_account(account: &AccountId) -> Step {
    Step::new("SELECT 1 FROM accounts WHERE id = $1 FOR KEY SHARE", values![text(account)])
        .or_if_untouched(StoreError::NoSuchAccount(account.clone()))
}

/// An account that a statement refers to is not there.
fn no_account(
    account: Option<AccountId>,
) -> impl Fn(&str) -> Option<StoreError> + Send + Sync + 'static {
    move |key| {
        let is_reference = key.ends_with("_account");
        account.clone().filter(|_| is_reference).map(StoreError::NoSuchAccount)
    }
}

fn create_table(head: &TableHead, steps: &mut Vec<Step>) -> Result<(), StoreError> {
    let (id, summary) = (head.id.clone(), &head.summary);
    let values = values![
        text(&head.id),
        head.game.clone(),
        head.variant.clone(),
        visibility_word(head.visibility),
        head.rated,
        text(&head.setup),
        head.invitation.map(|secret| secret.0.to_vec()),
        head.created.0,
        status_word(summary.status),
        summary.turn.map(i64::from),
        summary.last_activity.0,
        summary.result.as_ref().map(text),
    ];
    let sql = "INSERT INTO tables (id, game, variant, visibility, rated, setup, invitation, created, status, turn, last_activity, result)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
    steps.push(
        Step::new(sql, values)
            .blaming(move |key| (key == "tables_id").then(|| Conflict::Table(id.clone()).into())),
    );
    for seat in &head.seats {
        let sql = "INSERT INTO seats (table_id, number, account, guest, computer, name, secrets, invitation, invited, former, rating)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
        steps.push(write_seat(sql, &head.id, seat)?);
    }
    Ok(())
}

fn write_seat(sql: &'static str, table: &TableId, seat: &StoredSeat) -> Result<Step, StoreError> {
    let (person, computer) = match &seat.occupant {
        Some(Occupant::Person(person)) => (Some(person), None),
        Some(Occupant::Computer(computer)) => (None, Some(computer.clone())),
        None => (None, None),
    };
    let (account, guest) = person.map_or((None, None), person_columns);
    let seated = match person {
        Some(Person::Account(account)) => Some(account.clone()),
        _ => None,
    };
    let (invited, former) = (seat.invited.clone(), seat.former.clone());
    let values = values![
        text(table),
        i64::from(seat.number),
        account,
        guest,
        computer,
        seat.name.clone(),
        secrets_column(&seat.secrets),
        seat.invitation.map(|secret| secret.0.to_vec()),
        seat.invited.as_ref().map(text),
        seat.former.as_ref().map(text),
        rating_column(seat.rating)?,
    ];
    Ok(Step::new(sql, values).blaming(move |key| match key {
        "seats_account" => seated.clone().map(StoreError::NoSuchAccount),
        "seats_invited" => invited.clone().map(StoreError::NoSuchAccount),
        "seats_former" => former.clone().map(StoreError::NoSuchAccount),
        _ => None,
    }))
}

fn insert_entry(table: &TableId, entry: &JournalEntry) -> Step {
    let (made, event) = match &entry.body {
        EntryBody::Move(made) => (Some(made), None),
        EntryBody::Event(event) => (None, Some(event)),
    };
    let values = values![
        text(table),
        i64::from(entry.number),
        entry.at.0,
        made.map(|made| i64::from(made.ply)),
        made.map(|made| i64::from(made.seat)),
        made.map(|made| made.text.clone()),
        made.and_then(|made| made.move_id).map(|id| id.0.cast_signed()),
        made.and_then(|made| made.clock.as_ref()).map(text),
        event.map(text),
    ];
    let sql = "INSERT INTO entries (table_id, number, at, ply, seat, move, move_id, clock, event)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    let (place, stored) = (table.clone(), entry.clone());
    let mut step = Step::new(sql, values).blaming(move |key| {
        let table = place.clone();
        let made = match &stored.body {
            EntryBody::Move(made) => Some(made),
            EntryBody::Event(_) => None,
        };
        let conflict = match (key, made) {
            ("entries_table", _) => return Some(StoreError::NoSuchTable(table)),
            ("entries_move_id", Some(made)) => {
                Conflict::MoveId { table, seat: made.seat, move_id: made.move_id? }
            }
            ("entries_ply", Some(made)) => Conflict::Ply { table, ply: made.ply },
            ("entries_number", _) => Conflict::Number { table, number: stored.number },
            _ => return None,
        };
        Some(conflict.into())
    });
    step.entry = Some((table.clone(), entry.clone()));
    step
}

fn summarise(table: &TableId, summary: &TableSummary) -> Step {
    Step::new(
        "UPDATE tables SET turn = $2, last_activity = $3, result = $4, status = $5 WHERE id = $1",
        values![
            text(table),
            summary.turn.map(i64::from),
            summary.last_activity.0,
            summary.result.as_ref().map(text),
            status_word(summary.status),
        ],
    )
}

fn delete_table(table: &TableId, steps: &mut Vec<Step>) {
    let rated = table.clone();
    forget_guests_of(table, steps);
    for sql in [
        "DELETE FROM jobs WHERE table_id = $1",
        "DELETE FROM analyses WHERE table_id = $1",
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
    ] {
        steps.push(Step::new(sql, values![text(table)]));
    }
    let last = Step::new("DELETE FROM tables WHERE id = $1", values![text(table)]);
    steps.push(last.blaming(move |key| {
        let refused = StoreError::Unacceptable(Contradiction::Rated(rated.clone()));
        (key == "rated_games_table").then_some(refused)
    }));
}

/// A table goes with its journal. If it was rated, its row stays behind, empty: ratings refer to it.
fn remove_table(table: &TableId, steps: &mut Vec<Step>) {
    let sql = "UPDATE tables SET setup = 'null', visibility = 'link', status = 'aborted', turn = NULL, result = NULL WHERE id = $1";
    let missing = StoreError::NoSuchTable(table.clone());
    steps.push(Step::new(sql, values![text(table)]).or_if_untouched(missing));
    forget_guests_of(table, steps);
    for sql in [
        "DELETE FROM jobs WHERE table_id = $1",
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM analyses WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM rated_games WHERE table_id = $1)",
    ] {
        steps.push(Step::new(sql, values![text(table)]));
    }
}

fn insert_rating(game: &GameKey, player: &PlayerRating) -> Step {
    let PlayerRating { account, pool, rating } = player.clone();
    Step::new(
        "INSERT INTO ratings (account, pool, games, value, deviation, volatility, table_id, game)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        values![
            text(&account),
            pool.clone(),
            i64::from(rating.games),
            rating.value,
            rating.deviation,
            rating.volatility,
            text(&game.table),
            i64::from(game.game),
        ],
    )
    .blaming(move |key| match key {
        "ratings_account" => Some(StoreError::NoSuchAccount(account.clone())),
        "ratings_games" => {
            let (account, pool) = (account.clone(), pool.clone());
            Some(Conflict::StaleRating { account, pool, games: rating.games }.into())
        }
        _ => None,
    })
}

fn plan_account(change: &Change, steps: &mut Vec<Step>) -> Result<(), StoreError> {
    let step = match change {
        Change::CreateAccount(account) => {
            // Of two keys that are taken, the name tells more.
            let (id, name) = (account.id.clone(), account.name.clone());
            let key = name_key(&account.name);
            let free = Step::new(
                "SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE name_key = $1)",
                values![key.clone()],
            );
            steps.push(free.or_if_untouched(Conflict::Name(name.clone()).into()));
            Step::new(
                "INSERT INTO accounts (id, name, name_key, password_hash, created, language)
                 VALUES ($1, $2, $3, $4, $5, $6)",
                values![
                    text(&account.id),
                    account.name.clone(),
                    key,
                    account.password_hash.clone(),
                    account.created.0,
                    account.language.clone(),
                ],
            )
            .blaming(move |key| match key {
                "accounts_name" => Some(Conflict::Name(name.clone()).into()),
                "accounts_id" => Some(Conflict::Account(id.clone()).into()),
                _ => None,
            })
        }
        Change::SetPassword { account, password_hash } => Step::new(
            "UPDATE accounts SET password_hash = $2 WHERE id = $1",
            values![text(account), password_hash.clone()],
        )
        .or_if_untouched(StoreError::NoSuchAccount(account.clone())),
        Change::SetLanguage { account, language } => Step::new(
            "UPDATE accounts SET language = $2 WHERE id = $1",
            values![text(account), language.clone()],
        )
        .or_if_untouched(StoreError::NoSuchAccount(account.clone())),
        Change::Rename { account, name } => {
            let taken = name.clone();
            Step::new(
                "UPDATE accounts SET name = $2, name_key = $3 WHERE id = $1",
                values![text(account), name.clone(), name_key(name)],
            )
            .or_if_untouched(StoreError::NoSuchAccount(account.clone()))
            .blaming(move |key| {
                (key == "accounts_name").then(|| Conflict::Name(taken.clone()).into())
            })
        }
        Change::OpenSession(session) => {
            let (account, guest) = person_columns(&session.person);
            let missing = no_account(account_of(&session.person));
            Step::new(
                "INSERT INTO sessions (token, account, guest, created, expires) VALUES ($1, $2, $3, $4, $5)",
                values![session.token.0.to_vec(), account, guest, session.created.0, session.expires.0],
            )
            .blaming(move |key| {
                if key == "sessions_token" { Some(Conflict::Secret.into()) } else { missing(key) }
            })
        }
        Change::EndSession(token) => {
            Step::new("DELETE FROM sessions WHERE token = $1", values![token.0.to_vec()])
        }
        Change::SweepSessions(until) => {
            Step::new("DELETE FROM sessions WHERE expires <= $1", values![until.0])
        }
        Change::CreateApiToken(token) => {
            let scopes = serde_json::to_string(&token.scopes).map_err(|error| {
                StoreError::Unacceptable(Contradiction::Reported(error.to_string()))
            })?;
            let (account, label) = (no_account(Some(token.account.clone())), token.label.clone());
            Step::new(
                "INSERT INTO api_tokens (token, account, label, scopes, created) VALUES ($1, $2, $3, $4, $5)",
                values![
                    token.token.0.to_vec(),
                    text(&token.account),
                    token.label.clone(),
                    scopes,
                    token.created.0,
                ],
            )
            .blaming(move |key| match key {
                "api_tokens_token" => Some(Conflict::Secret.into()),
                "api_tokens_label" => Some(Conflict::ApiTokenLabel(label.clone()).into()),
                key => account(key),
            })
        }
        Change::RevokeApiToken { account, label } => Step::new(
            "DELETE FROM api_tokens WHERE account = $1 AND label = $2",
            values![text(account), label.clone()],
        ),
        other => unreachable!("not a change of accounts: {other:?}"),
    };
    steps.push(step);
    Ok(())
}

fn account_of(person: &Person) -> Option<AccountId> {
    match person {
        Person::Account(account) => Some(account.clone()),
        Person::Guest(_) => None,
    }
}

fn end_sessions_of(person: &Person, steps: &mut Vec<Step>) {
    let statements: &[&'static str] = match person {
        Person::Account(_) => &[
            "DELETE FROM sessions WHERE account = $1",
            // Browsers that subscribed before subscriptions knew their session are told no more either.
            "DELETE FROM push_subscriptions WHERE account = $1",
        ],
        Person::Guest(_) => &["DELETE FROM sessions WHERE guest = $1"],
    };
    let (_, value) = person_column(person);
    steps.extend(statements.iter().map(|sql| Step::new(sql, values![value.to_owned()])));
}

/// An account without a password is one that is about to be deleted.
fn begin_forgetting(account: &AccountId, steps: &mut Vec<Step>) {
    let sql = "UPDATE accounts SET password_hash = '' WHERE id = $1";
    let missing = StoreError::NoSuchAccount(account.clone());
    steps.push(Step::new(sql, values![text(account)]).or_if_untouched(missing));
    let sql = "DELETE FROM api_tokens WHERE account = $1";
    steps.push(Step::new(sql, values![text(account)]));
    end_sessions_of(&Person::Account(account.clone()), steps);
}

fn forget(person: &Person, steps: &mut Vec<Step>) -> Result<(), StoreError> {
    end_sessions_of(person, steps);
    let statements: &[&'static str] = match person {
        Person::Guest(_) => &[
            "UPDATE seats SET guest = NULL, name = NULL WHERE guest = $1",
            "DELETE FROM push_subscriptions WHERE guest = $1",
        ],
        Person::Account(account) => {
            // A reserved seat must not become free for everyone: it gets an invitation that is not known to anyone.
            let mut unknown = [0; 32];
            getrandom::fill(&mut unknown).map_err(|error| StoreError::Failed(error.to_string()))?;
            steps.push(Step::new(
                "UPDATE seats SET invited = NULL, name = NULL, invitation = $2 WHERE invited = $1",
                values![text(account), unknown.to_vec()],
            ));
            for sql in [
                "DELETE FROM blocks WHERE subject = $1",
                // That something was done stays known; words about a person do not.
                "UPDATE audit_log SET detail = '' WHERE subject = $1",
            ] {
                steps.push(Step::new(sql, values![format!("account:{account}")]));
            }
            &[
                "DELETE FROM mutes WHERE account = $1 OR muted = $1",
                "DELETE FROM reports WHERE reporter = $1 OR accused = $1",
                "UPDATE seats SET account = NULL, name = NULL, rating = NULL WHERE account = $1",
                "UPDATE seats SET former = NULL WHERE former = $1",
                "DELETE FROM api_tokens WHERE account = $1",
                "DELETE FROM ratings WHERE account = $1",
                "DELETE FROM accounts WHERE id = $1",
            ]
        }
    };
    let (_, value) = person_column(person);
    steps.extend(statements.iter().map(|sql| Step::new(sql, values![value.to_owned()])));
    Ok(())
}

fn plan_moderation(change: &Change, steps: &mut Vec<Step>) {
    let step = match change {
        Change::AddReport(report) => {
            steps.push(Step::new(
                "DELETE FROM reports WHERE closed <= $1",
                values![report.at.0.saturating_sub(KEPT_MILLIS)],
            ));
            let (reporter, accused) = (report.reporter.clone(), report.accused.clone());
            Step::new(
                "INSERT INTO reports (at, table_id, seat, entry, reason, words, reporter, accused)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
                values![
                    report.at.0,
                    text(&report.table),
                    i64::from(report.seat),
                    report.entry.map(i64::from),
                    report.reason.clone(),
                    report.words.clone(),
                    report.reporter.as_ref().map(text),
                    report.accused.as_ref().map(text),
                ],
            )
            .blaming(move |key| match key {
                "reports_reporter" => reporter.clone().map(StoreError::NoSuchAccount),
                "reports_accused" => accused.clone().map(StoreError::NoSuchAccount),
                _ => None,
            })
        }
        Change::CloseReport { id, at } => Step::new(
            "UPDATE reports SET closed = COALESCE(closed, $2) WHERE id = $1",
            values![*id, at.0],
        )
        .or_if_untouched(StoreError::NoSuchReport(*id)),
        Change::SetBlock(block) => {
            if let Subject::Account(account) = &block.subject {
                steps.push(require_account(account));
            }
            Step::new(
                "INSERT INTO blocks (subject, at, until, reason) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (subject) DO UPDATE
                 SET at = excluded.at, until = excluded.until, reason = excluded.reason",
                values![
                    text(&block.subject),
                    block.at.0,
                    block.until.map(|until| until.0),
                    block.reason.clone(),
                ],
            )
        }
        Change::LiftBlock(subject) => {
            Step::new("DELETE FROM blocks WHERE subject = $1", values![text(subject)])
        }
        Change::Log(entry) => Step::new(
            "INSERT INTO audit_log (at, who, action, subject, detail) VALUES ($1, $2, $3, $4, $5)",
            values![
                entry.at.0,
                entry.who.clone(),
                entry.action.clone(),
                entry.subject.clone(),
                entry.detail.clone(),
            ],
        ),
        Change::SetMute { account, muted, is_muted: true } => {
            let (who, whom) = (account.clone(), muted.clone());
            Step::new(
                "INSERT INTO mutes (account, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                values![text(account), text(muted)],
            )
            .blaming(move |key| match key {
                "mutes_account" => Some(StoreError::NoSuchAccount(who.clone())),
                "mutes_muted" => Some(StoreError::NoSuchAccount(whom.clone())),
                _ => None,
            })
        }
        Change::SetMute { account, muted, is_muted: false } => Step::new(
            "DELETE FROM mutes WHERE account = $1 AND muted = $2",
            values![text(account), text(muted)],
        ),
        other => unreachable!("not a change of moderation: {other:?}"),
    };
    steps.push(step);
}

fn subscribe(new: &PushSubscription, steps: &mut Vec<Step>) {
    steps.push(unsubscribe(&new.person, &new.endpoint));
    let (account, guest) = person_columns(&new.person);
    let values = values![
        new.endpoint.clone(),
        account,
        guest,
        new.session.map(|session| session.0.to_vec()),
        new.key.clone(),
        new.secret.clone(),
        new.created.0,
    ];
    // Another server may have stored the same browser at the same moment.
    let insert =
        "INSERT INTO push_subscriptions (endpoint, account, guest, session, key, secret, created)
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
    let missing = no_account(account_of(&new.person));
    steps.push(Step::new(insert, values).blaming(move |key| match key {
        "push_subscriptions_session" => Some(StoreError::NoSuchSession),
        key => missing(key),
    }));
    let (column, value) = person_column(&new.person);
    let make_room = match column {
        "account" => {
            "DELETE FROM push_subscriptions WHERE id IN (
                 SELECT id FROM push_subscriptions WHERE account = $1 ORDER BY created DESC, id DESC OFFSET $2)"
        }
        _ => {
            "DELETE FROM push_subscriptions WHERE id IN (
                 SELECT id FROM push_subscriptions WHERE guest = $1 ORDER BY created DESC, id DESC OFFSET $2)"
        }
    };
    steps.push(Step::new(make_room, values![value.to_owned(), MOST_BROWSERS]));
}

/// A guest who leaves their last seat is told nothing any more. Those who leave two seats at once wait for each other: the later
/// one sees that the other seat is free.
fn forget_guest_who_leaves(table: &TableId, seat: &StoredSeat, steps: &mut Vec<Step>) {
    let next = match &seat.occupant {
        Some(Occupant::Person(Person::Guest(guest))) => Some(text(guest)),
        _ => None,
    };
    for sql in [
        "SELECT 1 FROM push_subscriptions WHERE guest IN (
             SELECT guest FROM seats WHERE table_id = $1 AND number = $2 AND guest IS DISTINCT FROM $3)
         ORDER BY id FOR UPDATE",
        "DELETE FROM push_subscriptions WHERE guest IN (
             SELECT guest FROM seats WHERE table_id = $1 AND number = $2 AND guest IS DISTINCT FROM $3)
             AND NOT EXISTS (
                 SELECT 1 FROM seats WHERE seats.guest = push_subscriptions.guest
                     AND (table_id <> $1 OR number <> $2))",
    ] {
        steps.push(Step::new(sql, values![text(table), i64::from(seat.number), next.clone()]));
    }
}

/// The same for the guests of a table that is about to be deleted; some may play on at the table of their next game.
fn forget_guests_of(table: &TableId, steps: &mut Vec<Step>) {
    for sql in [
        "SELECT 1 FROM push_subscriptions WHERE guest IN (SELECT guest FROM seats WHERE table_id = $1)
         ORDER BY id FOR UPDATE",
        "DELETE FROM push_subscriptions WHERE guest IN (SELECT guest FROM seats WHERE table_id = $1)
             AND NOT EXISTS (
                 SELECT 1 FROM seats WHERE seats.guest = push_subscriptions.guest AND table_id <> $1)",
    ] {
        steps.push(Step::new(sql, values![text(table)]));
    }
}

/// Counts moves once more, or once less.
fn count_moves(
    moves: &[CountedMove],
    is_undone: bool,
    steps: &mut Vec<Step>,
) -> Result<(), StoreError> {
    // In one order, so that two games that end at once do not wait for each other in a circle.
    let mut moves: Vec<&CountedMove> = moves.iter().collect();
    moves.sort_by_key(|counted| (counted.position, &counted.text));
    for CountedMove { position, text, winner } in moves {
        if let Some(team) = winner.filter(|team| !(1..=3).contains(team)) {
            return Err(StoreError::Unacceptable(Contradiction::NoSuchTeam(team)));
        }
        let won = |team: Option<u8>| i64::from(*winner == team);
        let key = || values![position.cast_signed(), text.clone()];
        let mut values = key();
        values.extend(values![won(None), won(Some(1)), won(Some(2)), won(Some(3))]);
        if is_undone {
            let subtract = "UPDATE explored SET draws = GREATEST(0, draws - $3), first = GREATEST(0, first - $4),
                    second = GREATEST(0, second - $5), third = GREATEST(0, third - $6)
                WHERE position = $1 AND move = $2";
            let sweep = "DELETE FROM explored WHERE position = $1 AND move = $2
                AND draws = 0 AND first = 0 AND second = 0 AND third = 0";
            steps.extend([Step::new(subtract, values), Step::new(sweep, key())]);
        } else {
            let add = "INSERT INTO explored (position, move, draws, first, second, third)
                VALUES ($1, $2, $3, $4, $5, $6)
                ON CONFLICT (position, move) DO UPDATE SET
                    draws = explored.draws + excluded.draws, first = explored.first + excluded.first,
                    second = explored.second + excluded.second, third = explored.third + excluded.third";
            steps.push(Step::new(add, values));
        }
    }
    Ok(())
}

fn unsubscribe(person: &Person, endpoint: &str) -> Step {
    let (column, value) = person_column(person);
    let sql = match column {
        "account" => "DELETE FROM push_subscriptions WHERE account = $1 AND endpoint = $2",
        _ => "DELETE FROM push_subscriptions WHERE guest = $1 AND endpoint = $2",
    };
    Step::new(sql, values![value.to_owned(), endpoint.to_owned()])
}
