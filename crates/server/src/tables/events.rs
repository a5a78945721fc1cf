//! The table's events in the words of the protocol.

use tetrarch_protocol::Event;
use tetrarch_table::TableEvent;
pub(crate) use tetrarch_views::{
    clocks_view as told_clocks, ending_view as told_ending, played_event as told_move,
};

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
