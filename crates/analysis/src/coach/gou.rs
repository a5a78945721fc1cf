//! Gou: pieces that a move captures, goal points that a side holds.

use tetrarch_catalog::games::Gou;
use tetrarch_catalog::{AnyEvent, Message, Position, Said, Side, Team};
use tetrarch_game::{MessageKind, MessageSpec, Name, messages};
use tetrarch_gou::{Event, Point};

use super::step::{Step, line_name};
use super::taking::Taking;

pub(super) const MESSAGES: &[&[MessageSpec]] = &[PiecesSaid::MESSAGES, GoalsSaid::MESSAGES];

messages! {
    /// Of captured pieces.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum PiecesSaid as "coach-gou" {
        /// The opponent's reply captures.
        "reply" = Reply {
            played: Name,
            side: Side,
            reply: Name,
            captured: Vec<Point>,
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
            captured: Vec<Point>,
        },
        /// A line ends with a capture.
        "line" = Line {
            first: Name,
            line: Name,
            side: Side,
            captured: Vec<Point>,
        },
    }
}

messages! {
    /// Of goal points.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum GoalsSaid as "coach-gou-goals" {
        /// The opponent's reply holds more.
        "reply" = Reply {
            played: Name,
            side: Side,
            reply: Name,
            held: usize,
            goals: usize,
        },
        /// No reply holds more.
        "safe" = Safe {
            better: Name,
            side: Side,
            most: usize,
            goals: usize,
        },
        /// The better move holds more.
        "takes" = Takes {
            better: Name,
            side: Side,
            held: usize,
            goals: usize,
        },
        /// A line ends with more.
        "line" = Line {
            first: Name,
            line: Name,
            side: Side,
            held: usize,
            goals: usize,
        },
    }
}

/// Pieces captured by a move.
pub(super) struct Pieces;

impl Taking for Pieces {
    fn least(&self, _: &Position) -> usize {
        1
    }

    fn taken(&self, step: &Step, _: Option<Team>) -> usize {
        captured(step).len()
    }

    fn reply(&self, played: &Step, reply: &Step) -> Message {
        PiecesSaid::Reply {
            played: played.name(),
            side: reply.side(),
            reply: reply.name(),
            captured: captured(reply),
        }
        .message()
    }

    fn safe(&self, better: &Step, most: usize) -> Message {
        let side = better.after.side(better.after.turn());
        PiecesSaid::Safe { better: better.name(), side, most }.message()
    }

    fn takes(&self, better: &Step) -> Message {
        PiecesSaid::Takes { better: better.name(), captured: captured(better) }.message()
    }

    fn line(&self, first: &Step, line: &[Step], last: &Step, _: usize) -> Message {
        let (first, line) = (first.name(), line_name(line));
        PiecesSaid::Line { first, line, side: last.side(), captured: captured(last) }.message()
    }
}

fn captured(step: &Step) -> Vec<Point> {
    let captured = step.events.iter().filter_map(|event| match event {
        AnyEvent::Gou(Event::Remove { point }) => Some(*point),
        _ => None,
    });
    captured.collect()
}

/// Goal points that the player's pieces stand on after a move.
pub(super) struct Goals;

impl Taking for Goals {
    /// All goal points win; one less is a threat.
    fn least(&self, position: &Position) -> usize {
        goals(position).saturating_sub(1).max(1)
    }

    fn taken(&self, step: &Step, _: Option<Team>) -> usize {
        let after = step.after.typed::<Gou>();
        after.map_or(0, |gou| (gou.pieces(step.seat) & gou.board().goals()).len())
    }

    fn reply(&self, played: &Step, reply: &Step) -> Message {
        GoalsSaid::Reply {
            played: played.name(),
            side: reply.side(),
            reply: reply.name(),
            held: self.taken(reply, None),
            goals: goals(&reply.after),
        }
        .message()
    }

    fn safe(&self, better: &Step, most: usize) -> Message {
        let side = better.after.side(better.after.turn());
        GoalsSaid::Safe { better: better.name(), side, most, goals: goals(&better.after) }.message()
    }

    fn takes(&self, better: &Step) -> Message {
        GoalsSaid::Takes {
            better: better.name(),
            side: better.side(),
            held: self.taken(better, None),
            goals: goals(&better.after),
        }
        .message()
    }

    fn line(&self, first: &Step, line: &[Step], last: &Step, held: usize) -> Message {
        let (first, line) = (first.name(), line_name(line));
        let goals = goals(&last.after);
        GoalsSaid::Line { first, line, side: last.side(), held, goals }.message()
    }
}

/// How many goal points the board has.
fn goals(position: &Position) -> usize {
    position.typed::<Gou>().map_or(0, |gou| gou.board().goals().len())
}
