//! Reading tables, one or a page of them.

use rusqlite::{Connection, OptionalExtension, Row, ToSql};

use super::entries_after;
use crate::sqlite::values::{Secrets, occupant};
use crate::{
    Cursor, ListingPage, Person, StoredSeat, StoredTable, TableHead, TableId, TableQuery,
    TableSummary,
};

/// A page has no more tables than this, whatever is asked for.
const LARGEST_PAGE: u32 = 1_000;

const COLUMNS: &str = "row, id, game, variant, visibility, rated, setup, invitation, created, status, turn, last_activity, result";

pub(in crate::sqlite) fn table(
    connection: &Connection,
    id: &TableId,
) -> rusqlite::Result<Option<StoredTable>> {
    let Some(head) = table_head(connection, id)? else { return Ok(None) };
    Ok(Some(StoredTable { head, entries: entries_after(connection, id, 0, None)? }))
}

pub(in crate::sqlite) fn table_head(
    connection: &Connection,
    id: &TableId,
) -> rusqlite::Result<Option<TableHead>> {
    let query = format!("SELECT {COLUMNS} FROM tables WHERE id = ? AND setup <> 'null'");
    let found = connection.prepare_cached(&query)?.query_row([id], head).optional()?;
    let Some((row, head)) = found else { return Ok(None) };
    Ok(Some(TableHead { seats: seats(connection, row)?, ..head }))
}

pub(in crate::sqlite) fn page(
    connection: &Connection,
    query: &TableQuery,
) -> rusqlite::Result<ListingPage> {
    let limit = query.limit.clamp(1, LARGEST_PAGE) as usize;
    // One more than asked for tells whether there is a next page.
    let after = query.after.map(Cursor::number);
    let (text, values) = listing(query, after.as_ref(), limit + 1);
    let mut statement = connection.prepare_cached(&text)?;
    let mut found =
        statement.query_map(&values[..], head)?.collect::<rusqlite::Result<Vec<_>>>()?;
    let more = found.len() > limit;
    found.truncate(limit);
    let next = found.last().filter(|_| more).map(|(row, _)| Cursor::behind(*row));
    let tables = found
        .into_iter()
        .map(|(row, head)| Ok(TableHead { seats: seats(connection, row)?, ..head }))
        .collect::<rusqlite::Result<Vec<_>>>()?;
    Ok(ListingPage { tables, next })
}

/// The query as SQL with its values: only the conditions that are asked for, so that SQLite can
/// choose an index for them.
fn listing<'a>(
    query: &'a TableQuery,
    after: Option<&'a i64>,
    rows: usize,
) -> (String, Vec<&'a dyn ToSql>) {
    let mut values: Vec<&dyn ToSql> = Vec::new();
    let mut text = format!("SELECT {COLUMNS} FROM ");
    let player: Option<(_, &dyn ToSql)> = query.player.as_ref().map(|player| match player {
        Person::Account(account) => ("account", account as _),
        Person::Guest(guest) => ("guest", guest as _),
    });
    let invited = query.invited.as_ref().map(|account| ("invited", account as _));
    let mut of_seats = Vec::new();
    for (column, value) in player.into_iter().chain(invited) {
        values.push(value);
        // CROSS makes SQLite start with an account's few seats, and not with all finished games.
        text += &format!(
            "(SELECT DISTINCT table_row FROM seats WHERE {column} = ?) AS of_{column} CROSS JOIN "
        );
        of_seats.push(format!("row = of_{column}.table_row"));
    }
    text += "tables WHERE ";
    text += if of_seats.is_empty() { "TRUE" } else { "" };
    text += &of_seats.join(" AND ");
    // Written out, so that SQLite sees that the index of the lobby will do.
    text += match query.listed {
        Some(true) => " AND listed = 1",
        Some(false) => " AND listed = 0",
        None => "",
    };
    let conditions: [(&str, Option<&dyn ToSql>); 6] = [
        ("status = ?", query.status.as_ref().map(|value| value as _)),
        ("visibility = ?", query.visibility.as_ref().map(|value| value as _)),
        ("game = ?", query.game.as_ref().map(|value| value as _)),
        ("variant = ?", query.variant.as_ref().map(|value| value as _)),
        ("last_activity < ?", query.idle_since.as_ref().map(|value| value as _)),
        ("row < ?", after.map(|row| row as _)),
    ];
    for (condition, value) in conditions {
        if let Some(value) = value {
            text += " AND ";
            text += condition;
            values.push(value);
        }
    }
    text += &format!(" ORDER BY row DESC LIMIT {rows}");
    (text, values)
}

/// A table without its seats, and its row.
fn head(row: &Row<'_>) -> rusqlite::Result<(i64, TableHead)> {
    let head = TableHead {
        id: row.get("id")?,
        game: row.get("game")?,
        variant: row.get("variant")?,
        visibility: row.get("visibility")?,
        rated: row.get("rated")?,
        setup: row.get("setup")?,
        invitation: row.get("invitation")?,
        seats: Vec::new(),
        created: row.get("created")?,
        summary: TableSummary {
            status: row.get("status")?,
            turn: row.get("turn")?,
            last_activity: row.get("last_activity")?,
            result: row.get("result")?,
        },
    };
    Ok((row.get("row")?, head))
}

fn seats(connection: &Connection, row: i64) -> rusqlite::Result<Vec<StoredSeat>> {
    connection
        .prepare_cached(
            "SELECT number, account, guest, computer, name, secrets, invitation, invited, former, rating FROM seats WHERE table_row = ? ORDER BY number",
        )?
        .query_map([row], |row| {
            Ok(StoredSeat {
                number: row.get("number")?,
                occupant: occupant(row.get("account")?, row.get("guest")?, row.get("computer")?),
                name: row.get("name")?,
                secrets: row.get::<_, Secrets>("secrets")?.0,
                invitation: row.get("invitation")?,
                invited: row.get("invited")?,
                former: row.get("former")?,
                rating: row.get("rating")?,
            })
        })?
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SqliteStore, Status, Visibility};

    #[test]
    fn every_list_is_found_by_an_index_and_those_of_all_tables_need_no_sorting() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        drop(SqliteStore::open(folder.path()).expect("a new store"));
        let file = folder.path().join("tetrarch.db");
        let database = Connection::open(file).expect("its database");
        let page = TableQuery::all(50);
        let public = |status| TableQuery {
            status: Some(status),
            visibility: Some(Visibility::Public),
            ..page.clone()
        };
        let account = Some(Person::Account("ada".parse().expect("an id")));
        let guest = Some(Person::Guest("bo".parse().expect("an id")));
        let of_game = TableQuery { game: Some("hus".to_owned()), ..public(Status::Finished) };
        let lists = [
            TableQuery { listed: Some(true), ..public(Status::Open) },
            public(Status::Ongoing),
            public(Status::Finished),
            TableQuery { variant: Some("standard".to_owned()), ..of_game.clone() },
            of_game,
            TableQuery { status: Some(Status::Ongoing), ..page.clone() },
            TableQuery { player: account, ..page.clone() },
            TableQuery { player: guest, status: Some(Status::Finished), ..page.clone() },
            TableQuery { invited: Some("ada".parse().expect("an id")), ..page.clone() },
        ];
        for query in lists {
            let (text, values) = listing(&query, None, 51);
            let mut explained =
                database.prepare(&format!("EXPLAIN QUERY PLAN {text}")).expect("SQL");
            let steps =
                explained.query_map(&values[..], |row| row.get::<_, String>(3)).expect("a plan");
            let steps: Vec<String> = steps.flatten().collect();
            let scans =
                |step: &String| step.starts_with("SCAN tables") || step.starts_with("SCAN seats");
            assert!(!steps.iter().any(scans), "{text}: {steps:?}");
            let is_of_someone = query.player.is_some() || query.invited.is_some();
            let sorts = steps.iter().any(|step| step.contains("ORDER BY"));
            assert!(is_of_someone || !sorts, "{text}: {steps:?}");
        }
    }
}
