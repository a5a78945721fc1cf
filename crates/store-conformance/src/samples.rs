//! Tables, people and entries to test with.

use std::str::FromStr;

use tetrarch_store::{
    Account, AccountId, ApiToken, AuditEntry, Block, Change, Conflict, CountedMove, EntryBody,
    GameKey, GuestId, JournalEntry, JsonText, MoveId, MoveMade, NewAbuseReport, Occupant, Person,
    PlayerRating, PushSubscription, Rating, SecretHash, Session, Status, StoreError, StoredSeat,
    Subject, TableHead, TableId, TableSummary, UnixMillis, Visibility,
};

/// An id of any kind.
///
/// # Panics
/// If the sample is not a good one.
pub fn id<T: FromStr<Err: std::fmt::Debug>>(text: &str) -> T {
    text.parse().expect("an id")
}

/// JSON from a text.
///
/// # Panics
/// If the sample is not a good one.
pub fn json(text: &str) -> JsonText {
    JsonText::parse(text).expect("JSON")
}

/// A guest.
///
/// # Panics
/// If the sample is not a good one.
pub fn guest(text: &str) -> Person {
    Person::Guest(id::<GuestId>(text))
}

/// A person with an account.
///
/// # Panics
/// If the sample is not a good one.
pub fn member(text: &str) -> Person {
    Person::Account(id::<AccountId>(text))
}

/// An account.
///
/// # Panics
/// If the sample is not a good one.
pub fn account(id_text: &str, name: &str) -> Account {
    Account {
        language: None,
        id: id(id_text),
        name: name.into(),
        password_hash: "$argon2id$…".into(),
        created: UnixMillis(1),
    }
}

/// The hash of a secret.
pub fn secret(byte: u8) -> SecretHash {
    SecretHash([byte; 32])
}

/// A seat, with a person on it or free.
pub fn seat(number: u8, person: Option<Person>) -> StoredSeat {
    StoredSeat {
        name: person.as_ref().map(|_| "Ada".into()),
        occupant: person.map(Occupant::Person),
        ..StoredSeat::empty(number)
    }
}

/// How a table stands.
pub fn summary(status: Status) -> TableSummary {
    TableSummary { status, turn: Some(0), last_activity: UnixMillis(5), result: None }
}

/// A public game of Hus with two empty seats that is being played.
///
/// # Panics
/// If the sample is not a good one.
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

/// An event of a journal.
///
/// # Panics
/// If the sample is not a good one.
pub fn event(number: u32, text: &str) -> JournalEntry {
    JournalEntry { number, at: UnixMillis(10), body: EntryBody::Event(json(text)) }
}

/// A move whose ply is one less than its number, by the seats in turn.
///
/// # Panics
/// If the sample is not a good one.
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

/// A change that appends entries.
///
/// # Panics
/// If the sample is not a good one.
pub fn append(table: &str, entries: impl IntoIterator<Item = JournalEntry>) -> Change {
    Change::Append {
        table: id::<TableId>(table),
        entries: entries.into_iter().collect(),
        summary: None,
    }
}

/// The conflict that a write must have met.
///
/// # Panics
/// If it met none.
pub fn conflict(result: Result<(), StoreError>) -> Conflict {
    match result {
        Err(StoreError::Conflict(conflict)) => conflict,
        other => panic!("a conflict was expected, not {other:?}"),
    }
}

/// Changes that leave something of every kind in a new store.
///
/// # Panics
/// If the sample is not a good one.
pub fn everything(tables: u32) -> Vec<Change> {
    let mut changes = vec![
        Change::CreateAccount(account("ada", "Åda")),
        Change::CreateAccount(account("bo", "Bo")),
    ];
    for number in 0..tables {
        let name = format!("t{number}");
        let rating = Rating { value: 1612.5, deviation: 80.25, volatility: None, games: 7 };
        let seats = vec![
            StoredSeat { rating: Some(rating), ..seat(0, Some(member("ada"))) },
            StoredSeat { secrets: vec![secret(1), secret(2)], ..seat(1, Some(guest("g"))) },
            StoredSeat {
                occupant: Some(Occupant::Computer("5".into())),
                former: Some(id("bo")),
                ..seat(2, None)
            },
        ];
        let rated = number.is_multiple_of(2);
        changes.push(Change::CreateTable(TableHead { seats, rated, ..head(&name) }));
        let entries = [turn(1, "a1"), event(2, r#"{"chat":"gg ☺"}"#), turn(3, "b2")];
        changes.push(append(&name, entries));
        let game = GameKey { table: id(&name), game: 0 };
        changes.push(Change::SaveAnalysis { game: game.clone(), analysis: json("{}") });
        let rating = Rating { games: number + 1, ..rating };
        let ratings = vec![PlayerRating { account: id("ada"), pool: "hus".into(), rating }];
        changes.push(Change::Rate { game, at: UnixMillis(9), ratings });
    }
    changes.extend([
        Change::OpenSession(Session {
            token: secret(3),
            person: member("ada"),
            created: UnixMillis(1),
            expires: UnixMillis(i64::MAX),
        }),
        Change::CreateApiToken(ApiToken {
            token: secret(4),
            account: id("ada"),
            label: "bot".into(),
            scopes: vec!["play".into()],
            created: UnixMillis(1),
        }),
        Change::AddReport(NewAbuseReport {
            at: UnixMillis(1),
            table: id("t0"),
            seat: 1,
            entry: Some(2),
            reason: "insult".into(),
            words: String::new(),
            reporter: Some(id("ada")),
            accused: None,
        }),
        Change::SetBlock(Block {
            subject: Subject::Account(id("bo")),
            at: UnixMillis(1),
            until: None,
            reason: "rude".into(),
        }),
        Change::Log(AuditEntry {
            at: UnixMillis(1),
            who: "root".into(),
            action: "block".into(),
            subject: "account:bo".into(),
            detail: String::new(),
        }),
        Change::SetMute { account: id("ada"), muted: id("bo"), is_muted: true },
        Change::Subscribe(PushSubscription {
            person: member("ada"),
            session: Some(secret(3)),
            endpoint: "https://push.example/1".into(),
            key: vec![4, 5],
            secret: vec![6],
            created: UnixMillis(1),
        }),
        // A key with its highest bit set.
        Change::CountMoves {
            moves: vec![CountedMove { position: u64::MAX, text: "a1".into(), winner: Some(2) }],
            is_undone: false,
        },
        Change::SetPushKey(vec![7, 8, 9]),
    ]);
    changes
}
