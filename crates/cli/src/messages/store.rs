//! What `tetrarch store` and `tetrarch serve --store` say of stores that cannot be used, copied or trusted.

use tetrarch_game::{Message, Name, Said as _, messages};
use tetrarch_server::OpenProblem;
use tetrarch_store::contents::{CopyError, Flaw};
use tetrarch_store::{Contradiction, Damage, IdError, StoreError};
use tetrarch_store_postgres::PostgresError;

use super::Wrong;

messages! {
    /// Why a PostgreSQL database cannot be used.
    #[derive(Clone, PartialEq, Debug)]
    pub enum DatabaseProblem as "cli-database" {
        "address" = Address { reason: String },
        "tls" = Tls,
        "unreachable" = Unreachable { address: Name, reason: String },
        "denied" = Denied { address: Name, user: String, reason: String },
        "missing" = Missing { address: Name, reason: String },
        "too-old" = TooOld { found: Name, oldest: Name },
        "not-durable" = NotDurable { setting: Name },
        "foreign" = Foreign,
        ;
        "form" = Form(Wrong),
        "open" = Open(OpenProblem),
    }
}

impl From<PostgresError> for DatabaseProblem {
    fn from(error: PostgresError) -> Self {
        match error {
            PostgresError::Address(Some(reason)) => Self::Address { reason },
            PostgresError::Address(None) => Self::Form(Wrong::DatabaseForm),
            PostgresError::Tls => Self::Tls,
            PostgresError::Unreachable { at, why } => {
                Self::Unreachable { address: Name::of(&at), reason: why }
            }
            PostgresError::Denied { at, user, why } => {
                Self::Denied { address: Name::of(&at), user, reason: why }
            }
            PostgresError::NoDatabase { at, why } => {
                Self::Missing { address: Name::of(&at), reason: why }
            }
            PostgresError::TooOld { found, oldest } => {
                Self::TooOld { found: Name::of(&found), oldest: Name::of(&oldest) }
            }
            PostgresError::NotDurable { setting } => {
                Self::NotDurable { setting: Name::of(&setting) }
            }
            PostgresError::TooNew { found, known } => {
                Self::Open(OpenProblem::TooNew { found, known })
            }
            PostgresError::Foreign => Self::Foreign,
            PostgresError::Database(error) => Self::Open(OpenProblem::Database { error }),
        }
    }
}

messages! {
    /// What is the matter with a store that was opened.
    #[derive(Clone, PartialEq, Debug)]
    pub enum StoreTrouble as "cli-trouble" {
        "disk-full" = DiskFull,
        "busy" = Busy,
        "damaged" = Damaged { reason: Message },
        "unreachable" = Unreachable { reason: String },
        "failed" = Failed { reason: String },
        "changed" = Changed,
        "closed" = Closed,
    }
}

messages! {
    /// What is wrong with stored data.
    #[derive(Clone, PartialEq, Debug)]
    pub enum DamageText as "cli-damage" {
        "out-of-range" = OutOfRange { number: i64 },
        "unknown-word" = UnknownWord { word: String },
        "id" = Id { text: String },
        "hash-length" = HashLength,
        "session-without-person" = SessionWithoutPerson,
        "empty-entry" = EmptyEntry,
        "reported" = Reported { reason: String },
    }
}

impl From<Damage> for DamageText {
    fn from(damage: Damage) -> Self {
        match damage {
            Damage::OutOfRange(number) => Self::OutOfRange { number },
            Damage::UnknownWord(word) => Self::UnknownWord { word },
            Damage::Id(IdError(text)) => Self::Id { text },
            Damage::HashLength => Self::HashLength,
            Damage::SessionWithoutPerson => Self::SessionWithoutPerson,
            Damage::EmptyEntry => Self::EmptyEntry,
            Damage::Reported(reason) => Self::Reported { reason },
        }
    }
}

impl From<StoreError> for StoreTrouble {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::DiskFull => Self::DiskFull,
            StoreError::Busy => Self::Busy,
            StoreError::Damaged(damage) => {
                Self::Damaged { reason: DamageText::from(damage).message() }
            }
            StoreError::Unreachable(reason) | StoreError::Undecided(reason) => {
                Self::Unreachable { reason }
            }
            StoreError::Failed(reason)
            | StoreError::Unacceptable(Contradiction::Reported(reason)) => Self::Failed { reason },
            StoreError::Closed => Self::Closed,
            // Copying and checking ask for nothing that could be missing or taken: someone else writes.
            StoreError::Conflict(_)
            | StoreError::NoSuchTable(_)
            | StoreError::NoSuchEvent { .. }
            | StoreError::NoSuchSeat { .. }
            | StoreError::NoSuchReport(_)
            | StoreError::NoSuchAccount(_)
            | StoreError::NoSuchSession
            | StoreError::Unacceptable(Contradiction::Rated(_) | Contradiction::NoSuchTeam(_)) => {
                Self::Changed
            }
        }
    }
}

messages! {
    /// Why a copy ended early.
    #[derive(Clone, PartialEq, Debug)]
    pub enum CopyProblem as "cli-copy" {
        "from" = From { problem: Message },
        "to" = To { problem: Message },
        "occupied" = Occupied { section: Name },
        "differs" = Differs { section: Name, read: u64, written: u64 },
    }
}

impl From<CopyError> for CopyProblem {
    fn from(error: CopyError) -> Self {
        match error {
            CopyError::From(error) => Self::From { problem: StoreTrouble::from(error).message() },
            CopyError::To(error) => Self::To { problem: StoreTrouble::from(error).message() },
            CopyError::Occupied(section) => Self::Occupied { section: Name::of(&section) },
            CopyError::Differs { section, from, to } => {
                Self::Differs { section: Name::of(&section), read: from, written: to }
            }
        }
    }
}

messages! {
    /// What a check finds wrong with a store.
    #[derive(Clone, PartialEq, Debug)]
    pub enum FlawText as "cli-flaw" {
        "damage" = Damage { reason: String },
        "dangling" = Dangling { from: Name, to: Name },
        "gap" = Gap { table: Name, number: i64 },
        "not-json" = NotJson { section: Name, key: Name, column: Name, reason: String },
    }
}

impl From<&Flaw> for FlawText {
    fn from(flaw: &Flaw) -> Self {
        match flaw {
            Flaw::Damage(reason) => Self::Damage { reason: reason.clone() },
            Flaw::Dangling { from, to } => {
                Self::Dangling { from: Name::of(from), to: Name::of(to) }
            }
            Flaw::Gap { table, number } => Self::Gap { table: Name::of(table), number: *number },
            Flaw::NotJson { section, key, column, error } => Self::NotJson {
                section: Name::of(section),
                key: Name::of(key),
                column: Name::of(column),
                reason: error.clone(),
            },
        }
    }
}
