//! The table's events in the words of the protocol.

use tetrarch_protocol::JournalEvent;
use tetrarch_table::TableEvent;
use tetrarch_views::{closing_view, ending_view, played_event};

use super::leaving::SUBSTITUTE_LEVEL;

/// An event of a table, for all clients.
pub(crate) fn to_event(event: TableEvent) -> JournalEvent {
    match event {
        TableEvent::Played { ply, played, position, turn, spent } => {
            played_event(ply, &played, position, turn, spent)
        }
        TableEvent::TakenBack { plies, position, turn } => {
            JournalEvent::TakenBack { plies: plies as u32, position, turn: turn.number() }
        }
        TableEvent::TakebackAsked { seat, plies } => {
            JournalEvent::TakebackAsked { seat: seat.number(), plies: plies as u32 }
        }
        TableEvent::TakebackVote { seat, yes } => {
            JournalEvent::TakebackVote { seat: seat.number(), yes }
        }
        TableEvent::TakebackClosed { seat, closing } => JournalEvent::TakebackClosed {
            seat: Some(seat.number()),
            closing: closing_view(closing),
        },
        TableEvent::DrawVote { seat, yes } => JournalEvent::DrawVote { seat: seat.number(), yes },
        TableEvent::DrawOffered { team } => JournalEvent::DrawOffered { team: team.number() },
        TableEvent::DrawClosed { seat, closing } => {
            JournalEvent::DrawClosed { seat: Some(seat.number()), closing: closing_view(closing) }
        }
        TableEvent::ResignationVote { seat, yes } => {
            JournalEvent::ResignationVote { seat: seat.number(), yes }
        }
        TableEvent::HandedOver { seat } => {
            JournalEvent::ComputerSeated { seat: seat.number(), level: SUBSTITUTE_LEVEL }
        }
        TableEvent::ClockStarted { seat } => JournalEvent::ClockStarted { seat: seat.number() },
        TableEvent::ClockPaused => JournalEvent::ClockPaused {},
        TableEvent::TimeAdded { seat, added } => {
            JournalEvent::TimeAdded { seat: seat.number(), added_ms: added.0 }
        }
        TableEvent::Ended { ending } => JournalEvent::Ended { ending: ending_view(&ending) },
    }
}
