//! Stores, tables and entries to test with.

use std::str::FromStr;

use tempfile::TempDir;
use tetrarch_store::{
    Account, AccountId, Change, Conflict, EntryBody, GuestId, JournalEntry, JsonText, MoveId,
    MoveMade, Occupant, Person, SecretHash, SqliteStore, Status, Store, StoreError, StoredSeat,
    TableHead, TableId, TableSummary, UnixMillis, Visibility,
};

/// A store that vanishes with its folder.
pub struct Fresh {
    pub store: SqliteStore,
    pub folder: TempDir,
}

pub fn fresh() -> Fresh {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = SqliteStore::open(folder.path()).expect("a new store");
    Fresh { store, folder }
}

impl Fresh {
    /// Closes the store and opens the same folder again.
    pub fn reopened(self) -> Fresh {
        let Fresh { store, folder } = self;
        drop(store);
        let store = SqliteStore::open(folder.path()).expect("the same store again");
        Fresh { store, folder }
    }

    pub async fn write(&self, changes: impl IntoIterator<Item = Change>) -> Result<(), StoreError> {
        self.store.write(changes.into_iter().collect()).await
    }

    pub async fn create(&self, table: &str) {
        self.write([Change::CreateTable(head(table))]).await.expect("a new table");
    }

    pub async fn sign_up(&self, id: &str, name: &str) {
        self.write([Change::CreateAccount(account(id, name))]).await.expect("a new account");
    }

    pub async fn entries(&self, table: &str) -> Vec<JournalEntry> {
        self.store.entries_after(&id(table), 0).await.expect("a journal")
    }
}

/// An id of any kind.
pub fn id<T: FromStr<Err: std::fmt::Debug>>(text: &str) -> T {
    text.parse().expect("an id")
}

pub fn json(text: &str) -> JsonText {
    JsonText::parse(text).expect("JSON")
}

pub fn guest(text: &str) -> Person {
    Person::Guest(id::<GuestId>(text))
}

pub fn member(text: &str) -> Person {
    Person::Account(id::<AccountId>(text))
}

pub fn account(id_text: &str, name: &str) -> Account {
    Account {
        language: None,
        id: id(id_text),
        name: name.into(),
        password_hash: "$argon2id$…".into(),
        created: UnixMillis(1),
    }
}

pub fn secret(byte: u8) -> SecretHash {
    SecretHash([byte; 32])
}

pub fn seat(number: u8, person: Option<Person>) -> StoredSeat {
    StoredSeat {
        name: person.as_ref().map(|_| "Ada".into()),
        occupant: person.map(Occupant::Person),
        ..StoredSeat::empty(number)
    }
}

pub fn summary(status: Status) -> TableSummary {
    TableSummary { status, turn: Some(0), last_activity: UnixMillis(5), result: None }
}

/// A public game of Hus with two empty seats that is being played.
pub fn head(table: &str) -> TableHead {
    TableHead {
        id: id(table),
        game: "hus".into(),
        variant: "standard".into(),
        visibility: Visibility::Public,
        rated: false,
        setup: json(r#"{"options":{"stop":4},"clock":"5+3"}"#),
        invitation: None,
        seats: vec![seat(0, None), seat(1, None)],
        created: UnixMillis(1),
        summary: summary(Status::Ongoing),
    }
}

pub fn event(number: u32, text: &str) -> JournalEntry {
    JournalEntry { number, at: UnixMillis(10), body: EntryBody::Event(json(text)) }
}

/// A move whose ply is one less than its number, by the seats in turn.
pub fn turn(number: u32, text: &str) -> JournalEntry {
    let made = MoveMade {
        ply: number - 1,
        seat: u8::from(number.is_multiple_of(2)),
        text: text.into(),
        move_id: Some(MoveId(u64::from(number))),
        clock: Some(json("[300000,298000]")),
    };
    JournalEntry { number, at: UnixMillis(20), body: EntryBody::Move(made) }
}

pub fn append(table: &str, entries: impl IntoIterator<Item = JournalEntry>) -> Change {
    Change::Append {
        table: id::<TableId>(table),
        entries: entries.into_iter().collect(),
        summary: None,
    }
}

/// The conflict that a write must have met.
pub fn conflict(result: Result<(), StoreError>) -> Conflict {
    match result {
        Err(StoreError::Conflict(conflict)) => conflict,
        other => panic!("a conflict was expected, not {other:?}"),
    }
}
