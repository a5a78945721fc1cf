//! The table's events in the words of the protocol.

use tetrarch_protocol::Event;
use tetrarch_table::TableEvent;
use tetrarch_views::closing_view;
pub(crate) use tetrarch_views::{
    clocks_view as told_clocks, ending_view as told_ending, played_event as told_move,
};

use super::leaving::SUBSTITUTE_LEVEL;

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
        TableEvent::TakebackClosed { seat, closing } => {
            Event::TakebackClosed { seat: Some(seat.number()), closing: closing_view(closing) }
        }
        TableEvent::DrawVote { seat, yes } => Event::DrawVote { seat: seat.number(), yes },
        TableEvent::DrawOffered { team } => Event::DrawOffered { team: team.number() },
        TableEvent::DrawClosed { seat, closing } => {
            Event::DrawClosed { seat: Some(seat.number()), closing: closing_view(closing) }
        }
        TableEvent::ResignationVote { seat, yes } => {
            Event::ResignationVote { seat: seat.number(), yes }
        }
        TableEvent::HandedOver { seat } => {
            Event::ComputerSeated { seat: seat.number(), level: SUBSTITUTE_LEVEL }
        }
        TableEvent::ClockStarted { seat } => Event::ClockStarted { seat: seat.number() },
        TableEvent::ClockPaused => Event::ClockPaused {},
        TableEvent::TimeAdded { seat, added } => {
            Event::TimeAdded { seat: seat.number(), added_ms: added.0 }
        }
        TableEvent::Ended { ending } => Event::Ended { ending: told_ending(&ending) },
    }
}
