//! Pantareï: winning moves that are threatened, stacks that grow towards the goal.

use tetrarch_catalog::games::Pantarei;
use tetrarch_catalog::{Message, Position, Said, Side, Team};
use tetrarch_game::{Game as _, MessageKind, MessageSpec, Name, messages};

use super::step::{Step, line_name};
use super::taking::Taking;

pub(super) const MESSAGES: &[&[MessageSpec]] = &[ThreatsSaid::MESSAGES, StacksSaid::MESSAGES];

messages! {
    /// Of threats to win.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum ThreatsSaid as "coach-pantarei-threats" {
        /// The opponent's reply threatens.
        "reply" = Reply {
            played: Name,
            side: Side,
            reply: Name,
            ways: usize,
        },
        /// No reply threatens more.
        "safe" = Safe {
            better: Name,
            side: Side,
            most: usize,
        },
        /// The better move threatens.
        "takes" = Takes {
            better: Name,
            ways: usize,
        },
        /// A line ends with a threat.
        "line" = Line {
            first: Name,
            line: Name,
            side: Side,
            ways: usize,
        },
    }
}

messages! {
    /// Of high stacks.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum StacksSaid as "coach-pantarei-stacks" {
        /// The opponent's reply tops a higher stack.
        "reply" = Reply {
            played: Name,
            side: Side,
            reply: Name,
            height: usize,
            goal: usize,
        },
        /// No reply tops a higher one.
        "safe" = Safe {
            better: Name,
            side: Side,
            most: usize,
        },
        /// The better move tops a higher one.
        "takes" = Takes {
            better: Name,
            side: Side,
            height: usize,
            goal: usize,
        },
        /// A line ends with a higher one.
        "line" = Line {
            first: Name,
            line: Name,
            side: Side,
            height: usize,
            goal: usize,
        },
    }
}

/// Moves that would win if the player were to move again.
pub(super) struct Threats;

impl Taking for Threats {
    fn least(&self, _: &Position) -> usize {
        1
    }

    fn taken(&self, step: &Step, _: Option<Team>) -> usize {
        let Some(snake) = step.after.typed::<Pantarei>() else { return 0 };
        match snake.colour_of(step.seat) {
            Some(colour) if snake.outcome().is_none() => {
                snake.count_winning_carries(colour) as usize
            }
            _ => 0,
        }
    }

    fn reply(&self, played: &Step, reply: &Step) -> Message {
        ThreatsSaid::Reply {
            played: played.name(),
            side: reply.side(),
            reply: reply.name(),
            ways: self.taken(reply, None),
        }
        .message()
    }

    fn safe(&self, better: &Step, most: usize) -> Message {
        let side = better.after.side(better.after.turn());
        ThreatsSaid::Safe { better: better.name(), side, most }.message()
    }

    fn takes(&self, better: &Step) -> Message {
        ThreatsSaid::Takes { better: better.name(), ways: self.taken(better, None) }.message()
    }

    fn line(&self, first: &Step, line: &[Step], last: &Step, ways: usize) -> Message {
        let (first, line) = (first.name(), line_name(line));
        ThreatsSaid::Line { first, line, side: last.side(), ways }.message()
    }
}

/// The highest stack that the player tops after a move.
pub(super) struct Stacks;

impl Taking for Stacks {
    /// Two short of the goal: two scales win on it.
    fn least(&self, position: &Position) -> usize {
        goal(position).saturating_sub(2).max(1)
    }

    fn taken(&self, step: &Step, _: Option<Team>) -> usize {
        let Some(snake) = step.after.typed::<Pantarei>() else { return 0 };
        let own = snake.colour_of(step.seat);
        let mut highest = 0;
        snake.each_stack(|colour, height| {
            if colour.is_some() && colour == own {
                highest = highest.max(usize::from(height));
            }
        });
        highest
    }

    fn reply(&self, played: &Step, reply: &Step) -> Message {
        StacksSaid::Reply {
            played: played.name(),
            side: reply.side(),
            reply: reply.name(),
            height: self.taken(reply, None),
            goal: goal(&reply.after),
        }
        .message()
    }

    fn safe(&self, better: &Step, most: usize) -> Message {
        let side = better.after.side(better.after.turn());
        StacksSaid::Safe { better: better.name(), side, most }.message()
    }

    fn takes(&self, better: &Step) -> Message {
        StacksSaid::Takes {
            better: better.name(),
            side: better.side(),
            height: self.taken(better, None),
            goal: goal(&better.after),
        }
        .message()
    }

    fn line(&self, first: &Step, line: &[Step], last: &Step, height: usize) -> Message {
        let (first, line) = (first.name(), line_name(line));
        let goal = goal(&last.after);
        StacksSaid::Line { first, line, side: last.side(), height, goal }.message()
    }
}

/// How high a stack wins.
fn goal(position: &Position) -> usize {
    position.typed::<Pantarei>().map_or(0, |snake| usize::from(snake.options().goal()))
}
