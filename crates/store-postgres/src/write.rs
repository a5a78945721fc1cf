//! A write: one transaction, sent as a whole, whose outcome is known before anyone is told.
//!
//! Every transaction stores a mark of its own. If the connection is lost while the answer is awaited, a new connection stores the same
//! mark as void. If the mark is there already, the write happened. If not, it never will: the void mark stands in its way, even
//! where PostgreSQL is still working on it.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use deadpool_postgres::Object;
// These ask their futures in order the first time, which is the order in which statements are sent.
use futures_util::future::{join, join_all, join4};
use tetrarch_store::{Change, Conflict, EntryBody, JournalEntry, StoreError, TableId};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Statement};

use crate::plan::{GUARD, Step, plan};
use crate::pools::{Source, connection};
use crate::silence::Patience;
use crate::trouble::{is_crossing, is_lost, store_error};

/// How often a transaction that was in another one's way is tried.
const ATTEMPTS: usize = 20;
/// How often a write is sent again that was lost on its way.
const SENDINGS: usize = 3;
/// How long a write whose answer was lost waits for the database to come back.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long it waits between two attempts.
const PAUSE: Duration = Duration::from_millis(100);
/// How many answered marks are deleted at a time, with another write.
const SWEPT: usize = 64;

const INSERT_MARK: &str = "INSERT INTO write_marks (id, void) VALUES ($1, FALSE)";
const DELETE_MARKS: &str = "DELETE FROM write_marks WHERE id = ANY ($1)";

/// The marks of one server: what to call the next, and which of them are no longer needed.
#[derive(Debug)]
pub(crate) struct Marks {
    next: AtomicI64,
    answered: Mutex<Vec<i64>>,
}

impl Marks {
    /// Marks that no other server uses: they begin somewhere in 2⁶³.
    pub(crate) fn new() -> Result<Marks, getrandom::Error> {
        let begin = getrandom::u64()?.cast_signed();
        Ok(Marks { next: AtomicI64::new(begin), answered: Mutex::default() })
    }

    fn draw(&self) -> i64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    fn answered(&self, marks: impl IntoIterator<Item = i64>) {
        self.answered.lock().unwrap_or_else(PoisonError::into_inner).extend(marks);
    }

    /// Those that can be deleted, if it is worth it.
    fn to_sweep(&self) -> Vec<i64> {
        let mut answered = self.answered.lock().unwrap_or_else(PoisonError::into_inner);
        if answered.len() < SWEPT { Vec::new() } else { std::mem::take(&mut *answered) }
    }
}

/// How one attempt went.
enum Attempt {
    Done,
    Refused(StoreError),
    /// Another transaction was in the way.
    Crossed(StoreError),
    /// The answer was lost; the transaction may have happened.
    Lost(StoreError),
}

/// Makes all the changes, or none of them.
pub(crate) async fn write(
    pool: &Source,
    marks: &Marks,
    changes: &[Change],
) -> Result<(), StoreError> {
    let (mut crossings, mut sendings) = (0, 0);
    loop {
        let mut steps = Vec::new();
        changes.iter().try_for_each(|change| plan(change, &mut steps))?;
        let client = connection(pool).await?;
        let mark = marks.draw();
        let swept = marks.to_sweep();
        let attempt = attempt(pool, client, mark, &swept, steps).await;
        if !matches!(attempt, Attempt::Done) {
            marks.answered(swept);
        }
        match attempt {
            Attempt::Done => {
                marks.answered([mark]);
                return Ok(());
            }
            Attempt::Refused(error) => return Err(error),
            Attempt::Crossed(error) => {
                crossings += 1;
                if crossings == ATTEMPTS {
                    return Err(error);
                }
            }
            Attempt::Lost(error) => {
                // A void mark stays: the transaction may still be under way.
                if look_up(pool, mark, &error).await? {
                    marks.answered([mark]);
                    return Ok(());
                }
                sendings += 1;
                if sendings == SENDINGS {
                    return Err(error);
                }
            }
        }
    }
}

async fn attempt(
    pool: &Source,
    client: Object,
    mark: i64,
    swept: &[i64],
    steps: Vec<Step>,
) -> Attempt {
    let Failure { cause, step, answer_lost } =
        match pool.within(Patience::Short, send(&client, mark, swept, &steps)).await {
            Ok(Ok(())) => return Attempt::Done,
            Ok(Err(failure)) => failure,
            Err(silent) => {
                drop(Object::take(client));
                return Attempt::Lost(silent);
            }
        };
    let error = match cause {
        Cause::Database(error) => error,
        Cause::Untouched(error) => {
            roll_back(pool, client).await;
            return Attempt::Refused(error);
        }
    };
    let meaning = store_error(&error);
    if is_lost(&error) {
        drop(Object::take(client));
        return if answer_lost { Attempt::Lost(meaning) } else { Attempt::Refused(meaning) };
    }
    let is_guarded = error.code() == Some(&SqlState::DIVISION_BY_ZERO);
    let key = error.as_db_error().and_then(|error| error.constraint());
    let key = if is_guarded { Some(GUARD) } else { key };
    let step = step.and_then(|step| steps.get(step));
    let blamed = key.zip(step).and_then(|(key, step)| step.blame(key));
    let client = roll_back(pool, client).await;
    // A mark that was drawn twice: another one is drawn.
    if is_crossing(&error) || key == Some("write_marks_id") {
        return Attempt::Crossed(meaning);
    }
    let entry = step.and_then(|step| step.entry.as_ref());
    Attempt::Refused(match (blamed, entry, client) {
        (Some(StoreError::Conflict(conflict)), Some((table, entry)), Some(client)) => {
            let telling = most_telling(&client, table, entry, conflict.clone());
            // What was found is true as well.
            pool.within(Patience::Short, telling).await.unwrap_or(conflict).into()
        }
        (Some(blamed), ..) => blamed,
        (None, ..) => meaning,
    })
}

/// Ends a transaction that was refused; without the connection if that cannot be done.
async fn roll_back(pool: &Source, client: Object) -> Option<Object> {
    let done = pool.within(Patience::Short, client.batch_execute("ROLLBACK")).await;
    if !matches!(done, Ok(Ok(()))) {
        drop(Object::take(client));
        return None;
    }
    Some(client)
}

/// What went wrong first.
struct Failure {
    cause: Cause,
    /// Which step, if it was one.
    step: Option<usize>,
    /// Whether the end of the transaction had been sent.
    answer_lost: bool,
}

enum Cause {
    Database(Error),
    Untouched(StoreError),
}

/// Sends the whole transaction without waiting in between. Where a statement must touch something, its answer is awaited
/// before the end is sent.
async fn send(client: &Object, mark: i64, swept: &[i64], steps: &[Step]) -> Result<(), Failure> {
    let early = |error| Failure { cause: Cause::Database(error), step: None, answer_lost: false };
    let insert_mark = client.prepare_cached(INSERT_MARK).await.map_err(early)?;
    let delete_marks = client.prepare_cached(DELETE_MARKS).await.map_err(early)?;
    let mut statements: Vec<Statement> = Vec::with_capacity(steps.len());
    for step in steps {
        statements.push(client.prepare_cached(step.sql).await.map_err(early)?);
    }
    let values: Vec<Vec<&(dyn ToSql + Sync)>> = steps
        .iter()
        .map(|step| step.values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect())
        .collect();
    let at_once = steps.iter().all(|step| step.untouched.is_none());
    let commit = async || client.batch_execute("COMMIT").await;

    let begun = client.batch_execute("BEGIN");
    let marked = async {
        let marked = async { client.execute(&insert_mark, &[&mark]).await };
        let swept = async {
            if swept.is_empty() { Ok(0) } else { client.execute(&delete_marks, &[&swept]).await }
        };
        let (marked, swept) = join(marked, swept).await;
        marked.and(swept)
    };
    let stepping =
        statements.iter().zip(&values).map(|(statement, values)| client.execute(statement, values));
    let done = async { if at_once { commit().await } else { Ok(()) } };
    let (begun, marked, stepped, done) = join4(begun, marked, join_all(stepping), done).await;

    let failed =
        |error, step| Failure { cause: Cause::Database(error), step, answer_lost: at_once };
    begun.map_err(|error| failed(error, None))?;
    marked.map_err(|error| failed(error, None))?;
    for (place, (touched, step)) in stepped.into_iter().zip(steps).enumerate() {
        let touched = touched.map_err(|error| failed(error, Some(place)))?;
        if let Some(error) = step.untouched.as_ref().filter(|_| touched == 0) {
            let cause = Cause::Untouched(error.clone());
            return Err(Failure { cause, step: Some(place), answer_lost: false });
        }
    }
    done.map_err(|error| failed(error, None))?;
    if !at_once {
        let late = |error| Failure { cause: Cause::Database(error), step: None, answer_lost: true };
        commit().await.map_err(late)?;
    }
    Ok(())
}

/// Whether the transaction with this mark happened. If not, it never will.
async fn look_up(pool: &Source, mark: i64, lost: &StoreError) -> Result<bool, StoreError> {
    let begin = Instant::now();
    loop {
        if let Some(happened) = try_look_up(pool, mark).await {
            return Ok(happened);
        }
        if begin.elapsed() > PATIENCE {
            tracing::error!(%lost, "outcome of a write unknown");
            return Err(StoreError::Undecided(lost.to_string()));
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn try_look_up(pool: &Source, mark: i64) -> Option<bool> {
    let client = connection(pool).await.ok()?;
    let asked = async {
        // Waits for the transaction if it is still under way.
        let void = "INSERT INTO write_marks (id, void) VALUES ($1, TRUE) ON CONFLICT DO NOTHING";
        client.execute(void, &[&mark]).await?;
        client.query_one("SELECT void FROM write_marks WHERE id = $1", &[&mark]).await
    };
    match pool.within(Patience::Short, asked).await {
        Ok(Ok(row)) => row.try_get::<_, bool>(0).ok().map(|void| !void),
        Ok(Err(error)) if !is_lost(&error) => None,
        _ => {
            drop(Object::take(client));
            None
        }
    }
}

/// Of several keys of an entry that are taken, the one that tells the caller most.
async fn most_telling(
    client: &Object,
    table: &TableId,
    entry: &JournalEntry,
    found: Conflict,
) -> Conflict {
    let EntryBody::Move(made) = &entry.body else { return found };
    let query = "SELECT
            EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND seat = $2 AND move_id = $3),
            EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND ply = $4)";
    let move_id = made.move_id.map(|id| id.0.cast_signed());
    let asked: [&(dyn ToSql + Sync); 4] =
        [&table.as_str(), &i64::from(made.seat), &move_id, &i64::from(made.ply)];
    // What was found is true as well.
    let Ok(row) = client.query_one(query, &asked).await else { return found };
    match (row.get(0), row.get(1), made.move_id) {
        (true, _, Some(move_id)) => {
            Conflict::MoveId { table: table.clone(), seat: made.seat, move_id }
        }
        (_, true, _) => Conflict::Ply { table: table.clone(), ply: made.ply },
        _ => found,
    }
}
