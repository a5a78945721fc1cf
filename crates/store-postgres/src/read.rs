//! Queries.

use std::collections::HashMap;

use deadpool_postgres::Object;
use tetrarch_store::{
    AbuseReport, Account, AccountId, ApiToken, AuditEntry, Block, Cursor, Damage, EntryBody,
    ExploredMove, GameKey, JournalEntry, JsonText, ListingPage, MoveMade, NewAbuseReport,
    Ownership, Person, PersonalData, PushSubscription, Rating, RatingPoint, SecretHash, ServerId,
    Session, SessionTimes, Status, StoreError, StoredSeat, StoredTable, TableHead, TableId,
    TableQuery, TableSummary, UnixMillis, Visibility,
};
use tokio_postgres::types::ToSql;
use tokio_postgres::{IsolationLevel, Row};

use crate::pools::{Source, connection};
use crate::silence::Patience;
use crate::trouble::store_error;
use crate::values::{Columns, SEAT, name_key, person_column, status_word, visibility_word};

/// A page has no more tables than this, whatever is asked for.
const LARGEST_PAGE: u32 = 1_000;

const HEAD: &str = "tables.number, id, game, variant, visibility, rated, setup, invitation, created, status, turn, last_activity, result";

/// One moment of the database, or one question after another.
pub(crate) struct Reader<'a> {
    asked: Asked<'a>,
    source: Source,
    patience: Patience,
}

enum Asked<'a> {
    Plain(Object),
    Moment(deadpool_postgres::Transaction<'a>),
}

type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

impl Reader<'_> {
    /// For a single question.
    pub(crate) async fn plain(pool: &Source) -> Result<Reader<'static>, StoreError> {
        let asked = Asked::Plain(connection(pool).await?);
        Ok(Reader { asked, source: pool.clone(), patience: Patience::Short })
    }

    /// Everything that is asked comes from one moment.
    pub(crate) async fn moment<'a>(
        pool: &Source,
        client: &'a mut Object,
    ) -> Result<Reader<'a>, StoreError> {
        let begin = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead);
        let begun = pool.within(Patience::Short, begin.read_only(true).start()).await?;
        let asked = Asked::Moment(begun.map_err(|error| store_error(&error))?);
        Ok(Reader { asked, source: pool.clone(), patience: Patience::Short })
    }

    /// It may have to look through many rows.
    fn patient(self) -> Self {
        Reader { patience: Patience::Long, ..self }
    }

    async fn rows(&self, sql: &str, values: Values<'_>) -> Result<Vec<Row>, StoreError> {
        let rows = async {
            match &self.asked {
                Asked::Plain(client) => {
                    client.query(&client.prepare_cached(sql).await?, values).await
                }
                Asked::Moment(moment) => {
                    moment.query(&moment.prepare_cached(sql).await?, values).await
                }
            }
        };
        let rows = self.source.within(self.patience, rows).await?;
        rows.map_err(|error| store_error(&error))
    }

    async fn all<T>(
        &self,
        sql: &str,
        values: Values<'_>,
        read: impl Fn(&mut Columns<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = self.rows(sql, values).await?;
        rows.iter().map(|row| read(&mut Columns::of(row))).collect()
    }

    async fn first<T>(
        &self,
        sql: &str,
        values: Values<'_>,
        read: impl Fn(&mut Columns<'_>) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.all(sql, values, read).await?.into_iter().next())
    }

    pub(crate) async fn table(self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        let Some(head) = self.table_head(id).await? else { return Ok(None) };
        Ok(Some(StoredTable { head, entries: self.entries_after(id, 0, None).await? }))
    }

    pub(crate) async fn table_head(&self, id: &TableId) -> Result<Option<TableHead>, StoreError> {
        let sql = format!("SELECT {HEAD} FROM tables WHERE id = $1 AND setup <> 'null'");
        let Some((_, head)) = self.first(&sql, &[&id.as_str()], head).await? else {
            return Ok(None);
        };
        let sql = format!("SELECT {SEAT} FROM seats WHERE table_id = $1 ORDER BY number");
        let seats = self.all(&sql, &[&id.as_str()], |row| row.seat()).await?;
        Ok(Some(TableHead { seats, ..head }))
    }

    pub(crate) async fn ownership(&self, id: &TableId) -> Result<Option<Ownership>, StoreError> {
        let sql = "SELECT epoch, owner, EXISTS (SELECT 1 FROM servers WHERE servers.id = owner
                AND expires > (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT)
            FROM tables WHERE id = $1 AND setup <> 'null'";
        self.first(sql, &[&id.as_str()], |row| {
            Ok(Ownership { epoch: row.number()?, owner: row.id_if_any()?, is_alive: row.get()? })
        })
        .await
    }

    pub(crate) async fn orphans(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        // The order is that of the outer query: the inner ones go by the owner, and not through all tables by their id.
        let sql = "SELECT id FROM (
                SELECT id FROM tables WHERE status = 'ongoing' AND setup <> 'null' AND owner IS NULL
                UNION ALL
                SELECT tables.id FROM servers JOIN tables ON owner = servers.id
                WHERE expires <= (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT
                    AND status = 'ongoing' AND setup <> 'null'
                OFFSET 0
            ) AS orphans WHERE id > $1 ORDER BY id LIMIT $2";
        let after = after.map_or("", TableId::as_str);
        self.all(sql, &[&after, &i64::from(limit)], |row| row.id()).await
    }

    pub(crate) async fn living_servers(&self) -> Result<Vec<ServerId>, StoreError> {
        let sql = "SELECT id FROM servers
            WHERE expires > (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT ORDER BY id";
        self.all(sql, &[], |row| row.id()).await
    }

    pub(crate) async fn entries_after(
        self,
        table: &TableId,
        number: u32,
        limit: Option<u32>,
    ) -> Result<Vec<JournalEntry>, StoreError> {
        // No limit is no limit in SQL, too.
        let sql = "SELECT number, at, ply, seat, move, move_id, clock, event FROM entries
            WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3";
        let limit = limit.map(i64::from);
        self.patient().all(sql, &[&table.as_str(), &i64::from(number), &limit], entry).await
    }

    pub(crate) async fn page(self, query: &TableQuery) -> Result<ListingPage, StoreError> {
        let reader = self.patient();
        let limit = query.limit.clamp(1, LARGEST_PAGE) as usize;
        // One more than asked for tells whether there is a next page.
        let (sql, values) = listing(query, limit + 1);
        let values: Vec<&(dyn ToSql + Sync)> =
            values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
        let mut found = reader.all(&sql, &values, head).await?;
        let more = found.len() > limit;
        found.truncate(limit);
        let next = found.last().filter(|_| more).map(|(number, _)| Cursor::behind(*number));
        let ids: Vec<&str> = found.iter().map(|(_, head)| head.id.as_str()).collect();
        let sql = format!(
            "SELECT table_id, {SEAT} FROM seats WHERE table_id = ANY ($1) ORDER BY table_id, number"
        );
        let seats = reader.all(&sql, &[&ids], |row| Ok((row.id()?, row.seat()?))).await?;
        let mut by_table: HashMap<TableId, Vec<StoredSeat>> = HashMap::new();
        for (table, seat) in seats {
            by_table.entry(table).or_default().push(seat);
        }
        let seated = |(_, head): (i64, TableHead)| {
            let seats = by_table.remove(&head.id).unwrap_or_default();
            TableHead { seats, ..head }
        };
        Ok(ListingPage { tables: found.into_iter().map(seated).collect(), next })
    }

    pub(crate) async fn account(&self, id: &AccountId) -> Result<Option<Account>, StoreError> {
        let sql = "SELECT id, name, password_hash, created, language FROM accounts WHERE id = $1";
        self.first(sql, &[&id.as_str()], account).await
    }

    pub(crate) async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let sql =
            "SELECT id, name, password_hash, created, language FROM accounts WHERE name_key = $1";
        self.first(sql, &[&name_key(name)], account).await
    }

    pub(crate) async fn leaving_accounts(&self) -> Result<Vec<AccountId>, StoreError> {
        let sql = "SELECT id FROM accounts WHERE password_hash = '' ORDER BY id";
        self.all(sql, &[], |row| row.id()).await
    }

    pub(crate) async fn session(
        &self,
        token: SecretHash,
        now: UnixMillis,
    ) -> Result<Option<Session>, StoreError> {
        let sql = "SELECT account, guest, created, expires FROM sessions
            WHERE token = $1 AND expires > $2";
        self.first(sql, &[&&token.0[..], &now.0], |row| {
            let nobody = || StoreError::Damaged(Damage::SessionWithoutPerson);
            Ok(Session {
                token,
                person: row.person()?.ok_or_else(nobody)?,
                created: row.time()?,
                expires: row.time()?,
            })
        })
        .await
    }

    pub(crate) async fn api_token(
        &self,
        token: SecretHash,
    ) -> Result<Option<ApiToken>, StoreError> {
        let sql = "SELECT token, account, label, scopes, created FROM api_tokens WHERE token = $1";
        self.first(sql, &[&&token.0[..]], api_token).await
    }

    pub(crate) async fn personal_data(self, person: &Person) -> Result<PersonalData, StoreError> {
        self.patient().all_of(person).await
    }

    async fn all_of(&self, person: &Person) -> Result<PersonalData, StoreError> {
        let (column, value) = person_column(person);
        let sql = format!(
            "SELECT created, expires FROM sessions WHERE {column} = $1 ORDER BY created, token"
        );
        let times =
            |row: &mut Columns<'_>| Ok(SessionTimes { created: row.time()?, expires: row.time()? });
        let mut known = PersonalData {
            account: None,
            sessions: self.all(&sql, &[&value], times).await?,
            api_tokens: Vec::new(),
            ratings: Vec::new(),
            tables: match person {
                Person::Account(_) => self.tables_of("account = $1 OR former = $1", value).await?,
                Person::Guest(_) => self.tables_of("guest = $1", value).await?,
            },
            invitations: Vec::new(),
            muted: Vec::new(),
            reports: Vec::new(),
        };
        if let Person::Account(id) = person {
            known.account = self.account(id).await?;
            let sql = "SELECT token, account, label, scopes, created FROM api_tokens
                WHERE account = $1 ORDER BY label";
            known.api_tokens = self.all(sql, &[&value], api_token).await?;
            let sql = format!("{POINTS} WHERE account = $1 ORDER BY pool, games");
            known.ratings = self.all(&sql, &[&value], point).await?;
            known.invitations = self.tables_of("invited = $1", value).await?;
            known.muted = self.mutes(id).await?;
            let sql = format!("{REPORTS} WHERE reporter = $1 ORDER BY id");
            known.reports = self.all(&sql, &[&value], report).await?;
        }
        Ok(known)
    }

    /// The tables with a seat of someone, `$1`.
    async fn tables_of(&self, whose: &str, value: &str) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE {whose})
             ORDER BY number DESC"
        );
        self.all(&sql, &[&value], |row| row.id()).await
    }

    pub(crate) async fn ratings(
        &self,
        account: &AccountId,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        let sql = format!(
            "{POINTS} WHERE account = $1 AND games = (
                SELECT max(games) FROM ratings AS other WHERE other.account = $1 AND other.pool = ratings.pool
            ) ORDER BY pool"
        );
        self.all(&sql, &[&account.as_str()], point).await
    }

    pub(crate) async fn rating_history(
        &self,
        account: &AccountId,
        pool: &str,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        let sql = format!("{POINTS} WHERE account = $1 AND pool = $2 ORDER BY games");
        self.all(&sql, &[&account.as_str(), &pool], point).await
    }

    pub(crate) async fn reports(
        &self,
        only_open: bool,
        limit: u32,
    ) -> Result<Vec<AbuseReport>, StoreError> {
        let sql = format!("{REPORTS} WHERE NOT $1 OR closed IS NULL ORDER BY id DESC LIMIT $2");
        self.all(&sql, &[&only_open, &i64::from(limit)], report).await
    }

    pub(crate) async fn count_reports(&self) -> Result<u32, StoreError> {
        let count = self.first("SELECT count(*) FROM reports", &[], |row| row.number()).await?;
        Ok(count.unwrap_or(0))
    }

    pub(crate) async fn blocks(&self) -> Result<Vec<Block>, StoreError> {
        let sql = "SELECT subject, at, until, reason FROM blocks ORDER BY at DESC, subject";
        self.all(sql, &[], |row| {
            let subject: String = row.get()?;
            let wrong = |error| StoreError::Damaged(Damage::Id(error));
            Ok(Block {
                subject: subject.parse().map_err(wrong)?,
                at: row.time()?,
                until: row.time_if_any()?,
                reason: row.get()?,
            })
        })
        .await
    }

    pub(crate) async fn audit_log(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError> {
        let sql =
            "SELECT at, who, action, subject, detail FROM audit_log ORDER BY id DESC LIMIT $1";
        self.all(sql, &[&i64::from(limit)], |row| {
            Ok(AuditEntry {
                at: row.time()?,
                who: row.get()?,
                action: row.get()?,
                subject: row.get()?,
                detail: row.get()?,
            })
        })
        .await
    }

    pub(crate) async fn mutes(&self, account: &AccountId) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT name FROM mutes JOIN accounts ON accounts.id = muted
            WHERE account = $1 ORDER BY name_key";
        self.all(sql, &[&account.as_str()], |row| row.get()).await
    }

    pub(crate) async fn push_subscriptions(
        &self,
        person: &Person,
    ) -> Result<Vec<PushSubscription>, StoreError> {
        let (column, value) = person_column(person);
        let sql = format!(
            "SELECT session, endpoint, key, secret, created FROM push_subscriptions
             WHERE {column} = $1 ORDER BY created, id"
        );
        self.all(&sql, &[&value], |row| {
            Ok(PushSubscription {
                person: person.clone(),
                session: row.secret_if_any()?,
                endpoint: row.get()?,
                key: row.get()?,
                secret: row.get()?,
                created: row.time()?,
            })
        })
        .await
    }

    pub(crate) async fn push_key(&self) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.first("SELECT push_key FROM upkeep", &[], |row| row.get()).await?.flatten())
    }

    pub(crate) async fn analysis(&self, game: &GameKey) -> Result<Option<JsonText>, StoreError> {
        let sql = "SELECT analysis FROM analyses WHERE table_id = $1 AND game = $2";
        let key: [&(dyn ToSql + Sync); 2] = [&game.table.as_str(), &i64::from(game.game)];
        self.first(sql, &key, |row| row.json()).await
    }

    pub(crate) async fn explored(&self, position: u64) -> Result<Vec<ExploredMove>, StoreError> {
        let sql = "SELECT move, draws, first, second, third FROM explored
            WHERE position = $1 ORDER BY move";
        // The integers of the database are signed; the bits are what matters.
        self.all(sql, &[&position.cast_signed()], |row| {
            Ok(ExploredMove {
                text: row.get()?,
                draws: row.number()?,
                wins: [row.number()?, row.number()?, row.number()?],
            })
        })
        .await
    }
}

/// The query as SQL with its values: only the conditions that are asked for, so that PostgreSQL can choose an
/// index for them.
fn listing(query: &TableQuery, rows: usize) -> (String, Vec<Box<dyn ToSql + Sync + Send>>) {
    let mut values: Vec<Box<dyn ToSql + Sync + Send>> = Vec::new();
    let mut sql = format!("SELECT {HEAD} FROM tables WHERE TRUE");
    let mut only = |condition: &str, value: Box<dyn ToSql + Sync + Send>| {
        values.push(value);
        sql += " AND ";
        sql += &condition.replace('?', &format!("${}", values.len()));
    };
    // An array, so that PostgreSQL starts with a person's few seats, and does not walk through all tables from the newest on.
    let of_seats =
        |column: &str| format!("id = ANY (ARRAY(SELECT table_id FROM seats WHERE {column} = ?))");
    if let Some(player) = &query.player {
        let (column, value) = person_column(player);
        only(&of_seats(column), Box::new(value.to_owned()));
    }
    if let Some(account) = &query.invited {
        only(&of_seats("invited"), Box::new(account.to_string()));
    }
    if let Some(listed) = query.listed {
        only("listed = ?", Box::new(listed));
    }
    if let Some(status) = query.status {
        only("status = ?", Box::new(status_word(status)));
    }
    if let Some(visibility) = query.visibility {
        only("visibility = ?", Box::new(visibility_word(visibility)));
    }
    if let Some(game) = &query.game {
        only("game = ?", Box::new(game.clone()));
    }
    if let Some(variant) = &query.variant {
        only("variant = ?", Box::new(variant.clone()));
    }
    if let Some(moment) = query.idle_since {
        only("last_activity < ?", Box::new(moment.0));
    }
    if let Some(cursor) = query.after {
        only("tables.number < ?", Box::new(cursor.number()));
    }
    sql += &format!(" ORDER BY tables.number DESC LIMIT {rows}");
    (sql, values)
}

/// A table without its seats, and its number.
fn head(row: &mut Columns<'_>) -> Result<(i64, TableHead), StoreError> {
    let number = row.get()?;
    let head = TableHead {
        id: row.id()?,
        game: row.get()?,
        variant: row.get()?,
        visibility: row.word(&[("public", Visibility::Public), ("link", Visibility::Link)])?,
        rated: row.get()?,
        setup: row.json()?,
        invitation: row.secret_if_any()?,
        seats: Vec::new(),
        created: row.time()?,
        summary: TableSummary {
            status: row.word(&[
                ("open", Status::Open),
                ("ongoing", Status::Ongoing),
                ("finished", Status::Finished),
                ("aborted", Status::Aborted),
            ])?,
            turn: row.number_if_any()?,
            last_activity: row.time()?,
            result: row.json_if_any()?,
        },
    };
    Ok((number, head))
}

fn entry(row: &mut Columns<'_>) -> Result<JournalEntry, StoreError> {
    let (number, at) = (row.number()?, row.time()?);
    let (ply, seat): (Option<u32>, Option<u8>) = (row.number_if_any()?, row.number_if_any()?);
    let text: Option<String> = row.get()?;
    let (move_id, clock) = (row.move_id()?, row.json_if_any()?);
    let body = match (row.json_if_any()?, ply, seat, text) {
        (Some(event), ..) => EntryBody::Event(event),
        (None, Some(ply), Some(seat), Some(text)) => {
            EntryBody::Move(MoveMade { ply, seat, text, move_id, clock })
        }
        _ => return Err(StoreError::Damaged(Damage::EmptyEntry)),
    };
    Ok(JournalEntry { number, at, body })
}

fn account(row: &mut Columns<'_>) -> Result<Account, StoreError> {
    Ok(Account {
        id: row.id()?,
        name: row.get()?,
        password_hash: row.get()?,
        created: row.time()?,
        language: row.get()?,
    })
}

fn api_token(row: &mut Columns<'_>) -> Result<ApiToken, StoreError> {
    Ok(ApiToken {
        token: row.secret()?,
        account: row.id()?,
        label: row.get()?,
        scopes: row.texts()?,
        created: row.time()?,
    })
}

const POINTS: &str = "SELECT pool, value, deviation, volatility, games, table_id, game, at
    FROM ratings JOIN rated_games USING (table_id, game)";

fn point(row: &mut Columns<'_>) -> Result<RatingPoint, StoreError> {
    Ok(RatingPoint {
        pool: row.get()?,
        rating: Rating {
            value: row.get()?,
            deviation: row.get()?,
            volatility: row.get()?,
            games: row.number()?,
        },
        game: GameKey { table: row.id()?, game: row.number()? },
        at: row.time()?,
    })
}

const REPORTS: &str =
    "SELECT id, at, table_id, seat, entry, reason, words, reporter, accused, closed FROM reports";

fn report(row: &mut Columns<'_>) -> Result<AbuseReport, StoreError> {
    let id = row.get()?;
    let about = NewAbuseReport {
        at: row.time()?,
        table: row.id()?,
        seat: row.number()?,
        entry: row.number_if_any()?,
        reason: row.get()?,
        words: row.get()?,
        reporter: row.id_if_any()?,
        accused: row.id_if_any()?,
    };
    Ok(AbuseReport { id, about, closed: row.time_if_any()? })
}
