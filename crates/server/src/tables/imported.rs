//! A table from a record of a game that was played elsewhere.

use tetrarch_catalog::Seat;
use tetrarch_protocol::{Event, TableId};
use tetrarch_store::{self as store, Change, Occupant, Person, Visibility};
use tetrarch_table::record::{Problem, Record, Seated, Trouble};
use tetrarch_table::{Moment, PlayedMove, PlayerKind, Table};

use super::chairs;
use super::create::changed;
use super::events::told_ending;
use super::live::Live;
use super::notes::SetupNote;
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
) -> Result<Option<Vec<Change>>, Problem> {
    let table = Table::from_record(record)?;
    let Some(ending) = table.ending() else { return Ok(None) };
    let setup = SetupNote {
        options: changed(table.settings()),
        table_options: *table.options(),
        start: table.setup().start.clone(),
        time: table.setup().control,
        series: None,
        maker: None,
        owner: Owner::default(),
    };
    let seats = (0..).zip(&record.players).map(|(number, player)| chair(number, player));
    let (settings, public) = (table.settings().clone(), Visibility::Public);
    let live = Live::open(id, settings, setup, seats.collect(), public, false);
    let mut live = live
        .map_err(|refusal| Problem { ply: None, trouble: Trouble::Start(refusal.to_string()) })?;

    let ending = told_ending(ending);
    let played: Vec<Event> = (1..).zip(table.history().moves()).map(played).collect();
    live.table = table;
    let moment = |date: Option<jiff::Timestamp>| {
        let since_1970 = date.and_then(|date| u64::try_from(date.as_millisecond()).ok());
        since_1970.map_or(now, Moment)
    };
    let (began, ended) = (moment(record.date_start), moment(record.date_end));
    let head = live.head(began);
    let begun = live.step([vec![Event::Begun {}], played].concat(), None, began);
    let over = live.step(vec![Event::Ended { ending }], None, ended);
    let created = Change::CreateTable(head);
    Ok(Some([created].into_iter().chain(begun.changes).chain(over.changes).collect()))
}

fn chair(number: u8, player: &Seated) -> store::Seat {
    let occupant = match player.kind {
        PlayerKind::Human => Occupant::Person(Person::Guest(draw_guest())),
        PlayerKind::Computer => Occupant::Computer(chairs::level_named(&player.name).to_string()),
    };
    let name = Some(player.name.clone());
    store::Seat { occupant: Some(occupant), name, ..store::Seat::empty(number) }
}

/// A move as it is stored: its story is told anew whenever it is read.
fn played((ply, played): (u32, &PlayedMove)) -> Event {
    Event::Played {
        ply,
        seat: played.seat.number(),
        text: played.text.clone(),
        sentence: played.sentence.clone(),
        story: Vec::new(),
        position: played.position.clone(),
        turn: Seat::FIRST.number(),
        spent_ms: played.spent.0,
    }
}
