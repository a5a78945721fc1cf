//! Who sits where.

use rusqlite::{Connection, OptionalExtension as _, named_params};

use super::{push, require_account};
use crate::sqlite::trouble::Halt;
use crate::sqlite::values::{person_columns, secrets_column};
use crate::{GuestId, Occupant, Person, StoreError, StoredSeat, TableId};

pub(super) fn insert(connection: &Connection, row: i64, seat: &StoredSeat) -> Result<(), Halt> {
    write(
        connection,
        "INSERT INTO seats (table_row, number, account, guest, computer, name, secrets, invitation, invited, former, rating)
         VALUES (:row, :number, :account, :guest, :computer, :name, :secrets, :invitation, :invited, :former, :rating)",
        row,
        seat,
    )?;
    Ok(())
}

pub(super) fn replace(
    connection: &Connection,
    table: &TableId,
    row: i64,
    seat: &StoredSeat,
) -> Result<(), Halt> {
    let guest: Option<GuestId> = connection
        .prepare_cached("SELECT guest FROM seats WHERE table_row = ? AND number = ?")?
        .query_row((row, seat.number), |row| row.get(0))
        .optional()?
        .flatten();
    let replaced = write(
        connection,
        "UPDATE seats SET account = :account, guest = :guest, computer = :computer, name = :name, secrets = :secrets,
             invitation = :invitation, invited = :invited, former = :former, rating = :rating
         WHERE table_row = :row AND number = :number",
        row,
        seat,
    )?;
    if replaced == 0 {
        return Err(StoreError::NoSuchSeat { table: table.clone(), seat: seat.number }.into());
    }
    guest.map_or(Ok(()), |guest| push::forget_guest_who_left(connection, &guest))
}

fn write(
    connection: &Connection,
    statement: &str,
    row: i64,
    seat: &StoredSeat,
) -> Result<usize, Halt> {
    let (person, computer) = match &seat.occupant {
        Some(Occupant::Person(person)) => (Some(person), None),
        Some(Occupant::Computer(computer)) => (None, Some(computer)),
        None => (None, None),
    };
    let seated = person.and_then(|person| match person {
        Person::Account(account) => Some(account),
        Person::Guest(_) => None,
    });
    for account in seated.into_iter().chain(&seat.invited).chain(&seat.former) {
        require_account(connection, account)?;
    }
    let (account, guest) = person.map_or((None, None), person_columns);
    Ok(connection.prepare_cached(statement)?.execute(named_params! {
        ":row": row,
        ":number": seat.number,
        ":account": account,
        ":guest": guest,
        ":computer": computer,
        ":name": seat.name,
        ":secrets": secrets_column(&seat.secrets),
        ":invitation": seat.invitation,
        ":invited": seat.invited,
        ":former": seat.former,
        ":rating": seat.rating,
    })?)
}
