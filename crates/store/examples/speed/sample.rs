//! Tables and moves of an ordinary size.

use tetrarch_store::{
    EntryBody, JournalEntry, JsonText, MoveId, MoveMade, Status, StoredSeat, TableHead,
    TableSummary, UnixMillis, Visibility,
};

const SETUP: &str = r#"{"options":{},"clock":"5+3","seed":"0123456789abcdef","match":{"games":1}}"#;
const GAMES: [&str; 4] = ["hus", "gou", "pantarei", "abalone"];

pub fn table(number: u32, status: Status) -> TableHead {
    TableHead {
        id: format!("table-{number}").parse().expect("an id"),
        game: GAMES[number as usize % GAMES.len()].into(),
        variant: "standard".into(),
        visibility: if number.is_multiple_of(3) { Visibility::Link } else { Visibility::Public },
        rated: false,
        setup: JsonText::parse(SETUP).expect("JSON"),
        invitation: None,
        seats: (0..2).map(StoredSeat::empty).collect(),
        created: UnixMillis(0),
        summary: TableSummary { status, turn: Some(0), last_activity: UnixMillis(0), result: None },
    }
}

pub fn turn(ply: u32) -> JournalEntry {
    let made = MoveMade {
        ply,
        seat: (ply % 2) as u8,
        text: "c3-d4".into(),
        // As large as those that a browser draws.
        move_id: Some(MoveId(0x0012_3456_789A_0000 + u64::from(ply))),
        clock: Some(JsonText::of(&[298_000, 300_000]).expect("JSON")),
    };
    let at = UnixMillis(1_794_700_000_000 + i64::from(ply) * 1_000);
    JournalEntry { number: ply + 1, at, body: EntryBody::Move(made) }
}
