//! A table from a record of a game that was played elsewhere.

use tetrarch_catalog::Seat;
use tetrarch_protocol::{JournalEvent, TableId};
use tetrarch_store::{self as store, Change, Occupant, Person, Visibility};
use tetrarch_table::record::{Record, RecordProblem, Seated, Trouble};
use tetrarch_table::{Moment, PlayedMove, PlayerKind, Table};
use tetrarch_views::ending_view;

use super::create::changed;
use super::live::Live;
use super::notes::SetupNote;
use super::stored_seats;
use crate::secrets::draw_guest;
use crate::shares::Owner;

/// What makes a public table of a recorded game; none if the game is not over.
///
/// # Errors
/// What is wrong with the record.
pub(crate) fn finished_game(
    id: TableId,
    record: &Record,
    now: Moment,
) -> Result<Option<Vec<Change>>, RecordProblem> {
    let table = Table::from_record(record)?;
    if !table.is_over() {
        return Ok(None);
    }
    let seats = (0..).zip(&record.players).map(|(number, player)| stored_seat(number, player));
    let place = Place {
        id,
        seats: seats.collect(),
        visibility: Visibility::Public,
        owner: Owner::default(),
        is_local: false,
    };
    place.changes(table, record, now).map(Some)
}

/// The table to which a recorded game comes.
pub(super) struct Place {
    pub(super) id: TableId,
    pub(super) seats: Vec<store::StoredSeat>,
    pub(super) visibility: Visibility,
    pub(super) owner: Owner,
    pub(super) is_local: bool,
}

impl Place {
    /// What makes the table, with the game as far as it was played.
    ///
    /// # Errors
    /// If the table cannot be opened.
    pub(super) fn changes(
        self,
        table: Table,
        record: &Record,
        now: Moment,
    ) -> Result<Vec<Change>, RecordProblem> {
        let setup = SetupNote {
            options: changed(table.settings()),
            table_options: *table.options(),
            start: table.setup().start.clone(),
            time: table.setup().control,
            series: None,
            maker: None,
            owner: self.owner,
            is_local: self.is_local,
        };
        let settings = table.settings().clone();
        let live = Live::open(self.id, settings, setup, self.seats, self.visibility, false);
        let mut live = live.map_err(|refusal| RecordProblem {
            ply: None,
            trouble: Trouble::Start { problem: refusal.problem().message },
        })?;

        let ending = table.ending().map(ending_view);
        let played: Vec<JournalEvent> = (1..).zip(table.history().moves()).map(played).collect();
        live.table = table;
        // Nothing happens after it is told.
        let moment = |date: Option<jiff::Timestamp>| {
            let since_1970 = date.and_then(|date| u64::try_from(date.as_millisecond()).ok());
            since_1970.map_or(now, |ms| Moment(ms).min(now))
        };
        let (began, ended) = (moment(record.date_start), moment(record.date_end));
        let created = Change::CreateTable(live.head(began));
        let begun = live.step([vec![JournalEvent::Begun {}], played].concat(), None, began);
        let over =
            ending.map(|ending| live.step(vec![JournalEvent::Ended { ending }], None, ended));
        let over = over.into_iter().flat_map(|over| over.changes).chain(live.counted_moves(false));
        Ok([created].into_iter().chain(begun.changes).chain(over).collect())
    }
}

pub(super) fn stored_seat(number: u8, player: &Seated) -> store::StoredSeat {
    let occupant = match player.kind {
        PlayerKind::Human => Occupant::Person(Person::Guest(draw_guest())),
        PlayerKind::Computer => {
            Occupant::Computer(stored_seats::level_named(&player.name).to_string())
        }
    };
    let name = Some(player.name.clone());
    store::StoredSeat { occupant: Some(occupant), name, ..store::StoredSeat::empty(number) }
}

/// A move as it is stored: its story is computed again whenever it is read.
fn played((ply, played): (u32, &PlayedMove)) -> JournalEvent {
    JournalEvent::Played {
        ply,
        seat: played.seat.number(),
        text: played.text.clone(),
        message: played.message.clone(),
        story: Vec::new(),
        position: played.position.clone(),
        turn: Seat::FIRST.number(),
        spent_ms: played.spent.0,
    }
}
