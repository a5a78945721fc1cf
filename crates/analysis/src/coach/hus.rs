//! Hus: seeds that a sowing captures.

use tetrarch_catalog::{AnyEvent, Message, Position, Said, Side, Team};
use tetrarch_game::{MessageKind, MessageSpec, Name, messages};
use tetrarch_hus::Event;

use super::step::{Step, line_name};
use super::taking::Taking;

pub(super) const MESSAGES: &[&[MessageSpec]] = &[SeedsSaid::MESSAGES];

messages! {
    /// Of captured seeds.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum SeedsSaid as "coach-hus" {
        /// The opponent's reply captures.
        "reply" = Reply {
            played: Name,
            side: Side,
            reply: Name,
            captured: usize,
            laps: usize,
        },
        /// No reply captures more.
        "safe" = Safe {
            better: Name,
            side: Side,
            most: usize,
        },
        /// The better move captures.
        "takes" = Takes {
            better: Name,
            captured: usize,
            laps: usize,
        },
        /// A line ends with a capture.
        "line" = Line {
            first: Name,
            line: Name,
            side: Side,
            captured: usize,
        },
    }
}

/// Seeds captured in a sowing.
pub(super) struct Seeds;

impl Taking for Seeds {
    fn least(&self, _: &Position) -> usize {
        1
    }

    fn taken(&self, step: &Step, _: Option<Team>) -> usize {
        let captured = step.events.iter().map(|event| match event {
            AnyEvent::Hus(Event::Capture { seeds, .. }) => usize::from(*seeds),
            _ => 0,
        });
        captured.sum()
    }

    fn reply(&self, played: &Step, reply: &Step) -> Message {
        SeedsSaid::Reply {
            played: played.name(),
            side: reply.side(),
            reply: reply.name(),
            captured: self.taken(reply, None),
            laps: laps(reply),
        }
        .message()
    }

    fn safe(&self, better: &Step, most: usize) -> Message {
        let side = better.after.side(better.after.turn());
        SeedsSaid::Safe { better: better.name(), side, most }.message()
    }

    fn takes(&self, better: &Step) -> Message {
        let (captured, laps) = (self.taken(better, None), laps(better));
        SeedsSaid::Takes { better: better.name(), captured, laps }.message()
    }

    fn line(&self, first: &Step, line: &[Step], last: &Step, captured: usize) -> Message {
        let (first, line) = (first.name(), line_name(line));
        SeedsSaid::Line { first, line, side: last.side(), captured }.message()
    }
}

fn laps(step: &Step) -> usize {
    step.events.iter().filter(|event| matches!(event, AnyEvent::Hus(Event::Lap { .. }))).count()
}
