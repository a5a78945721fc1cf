//! Who sits where.

use rusqlite::{Connection, named_params};

use super::require_account;
use crate::sqlite::trouble::Halt;
use crate::sqlite::values::{person_columns, secrets_column};
use crate::{Occupant, Person, StoreError, StoredSeat, TableId};

pub(super) fn insert(connection: &Connection, row: i64, seat: &StoredSeat) -> Result<(), Halt> {
    write(
        connection,
        "INSERT INTO seats (table_row, number, account, guest, computer, name, secrets, invitation, invited, rating)
         VALUES (:row, :number, :account, :guest, :computer, :name, :secrets, :invitation, :invited, :rating)",
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
    let replaced = write(
        connection,
        "UPDATE seats SET account = :account, guest = :guest, computer = :computer, name = :name, secrets = :secrets,
             invitation = :invitation, invited = :invited, rating = :rating
         WHERE table_row = :row AND number = :number",
        row,
        seat,
    )?;
    if replaced == 0 {
        return Err(StoreError::NoSuchSeat { table: table.clone(), seat: seat.number }.into());
    }
    Ok(())
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
    for account in seated.into_iter().chain(&seat.invited) {
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
        ":rating": seat.rating,
    })?)
}
