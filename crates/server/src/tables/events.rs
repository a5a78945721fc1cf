//! The table's events in the words of the protocol.

use serde_json::Value;
use tetrarch_catalog::{Played, Seat};
use tetrarch_protocol::{Clocks, EndingView, Event};
use tetrarch_table::{Clock, Ending, Millis, Moment, TableEvent, TimeControl};

/// An event of a table for everybody.
pub(crate) fn told(event: TableEvent) -> Event {
    match event {
        TableEvent::Played { ply, played, position, turn, spent } => {
            told_move(ply, &played, position, turn, spent)
        }
        TableEvent::TakenBack { plies, position, turn } => {
            Event::TakenBack { plies: plies as u32, position, turn: turn.number() }
        }
        TableEvent::TakebackAsked { seat, plies } => {
            Event::TakebackAsked { seat: seat.number(), plies: plies as u32 }
        }
        TableEvent::TakebackVote { seat, yes } => Event::TakebackVote { seat: seat.number(), yes },
        TableEvent::TakebackClosed => Event::TakebackClosed {},
        TableEvent::DrawVote { seat, yes } => Event::DrawVote { seat: seat.number(), yes },
        TableEvent::DrawOffered { team } => Event::DrawOffered { team: team.number() },
        TableEvent::DrawClosed => Event::DrawClosed {},
        TableEvent::ResignationVote { seat, yes } => {
            Event::ResignationVote { seat: seat.number(), yes }
        }
        TableEvent::ClockStarted { seat } => Event::ClockStarted { seat: seat.number() },
        TableEvent::ClockPaused => Event::ClockPaused {},
        TableEvent::TimeAdded { seat, added } => {
            Event::TimeAdded { seat: seat.number(), added_ms: added.0 }
        }
        TableEvent::Ended { ending } => Event::Ended { ending: told_ending(&ending) },
    }
}

/// A move for everybody.
pub(crate) fn told_move(
    ply: usize,
    played: &Played,
    position: String,
    turn: Seat,
    spent: Millis,
) -> Event {
    let step = |event| serde_json::to_value(event).unwrap_or(Value::Null);
    Event::Played {
        ply: ply as u32,
        seat: played.seat.number(),
        text: played.text.clone(),
        sentence: played.sentence.clone(),
        story: played.events.iter().map(step).collect(),
        position,
        turn: turn.number(),
        spent_ms: spent.0,
    }
}

/// An ending for everybody.
pub(crate) fn told_ending(ending: &Ending) -> EndingView {
    let values =
        |scores: &Vec<tetrarch_table::Score>| scores.iter().map(|score| score.value()).collect();
    EndingView {
        id: ending.id.to_owned(),
        sentence: ending.sentence.clone(),
        scores: ending.scores.as_ref().map(values),
        points: ending.points.map(|points| points.to_vec()),
    }
}

/// The clocks for everybody; none where nobody counts time.
pub(crate) fn told_clocks(clock: &Clock, seats: usize, now: Moment) -> Option<Clocks> {
    if clock.control() == TimeControl::None {
        return None;
    }
    let left = |seat| clock.left(seat, now).unwrap_or_default().0;
    Some(Clocks {
        left_ms: Seat::all(seats).map(left).collect(),
        free_ms: clock.control().delay().minus(clock.spent(now)).0,
        running: clock.is_running().then(|| clock.turn().number()),
    })
}
