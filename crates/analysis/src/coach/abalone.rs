//! Abalone: marbles that are pushed off, marbles that are pushed.

use tetrarch_abalone::Event;
use tetrarch_catalog::{AnyDiagram, AnyEvent, Message, Position, Said, Seat, Side, Team};
use tetrarch_game::{AnyOf, MessageKind, MessageSpec, Name, messages};

use super::step::{Step, line_name};
use super::taking::Taking;

pub(super) const MESSAGES: &[&[MessageSpec]] = &[OffSaid::MESSAGES, PushSaid::MESSAGES];

messages! {
    /// Of marbles that are pushed off.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum OffSaid as "coach-abalone-off" {
        /// The opponent's reply pushes a marble off.
        "reply" = Reply {
            played: Name,
            side: Side,
            reply: Name,
            owners: Vec<Side>,
        },
        /// No reply does.
        "safe" = Safe {
            better: Name,
            side: Side,
            owners: AnyOf<Side>,
        },
        /// The better move pushes a marble off.
        "takes" = Takes {
            better: Name,
            owners: Vec<Side>,
        },
        /// A line ends with a marble pushed off.
        "line" = Line {
            first: Name,
            line: Name,
            side: Side,
            owners: Vec<Side>,
        },
    }
}

messages! {
    /// Of marbles that are pushed.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum PushSaid as "coach-abalone-push" {
        /// The opponent's reply pushes.
        "reply" = Reply {
            played: Name,
            side: Side,
            reply: Name,
            marbles: usize,
            owners: Vec<Side>,
        },
        /// No reply pushes more.
        "safe" = Safe {
            better: Name,
            side: Side,
            most: usize,
            owners: AnyOf<Side>,
        },
        /// The better move pushes.
        "takes" = Takes {
            better: Name,
            marbles: usize,
            owners: Vec<Side>,
        },
        /// A line ends with a push.
        "line" = Line {
            first: Name,
            line: Name,
            side: Side,
            marbles: usize,
            owners: Vec<Side>,
        },
    }
}

/// Marbles pushed off the board.
pub(super) struct PushedOff;

impl Taking for PushedOff {
    fn least(&self, _: &Position) -> usize {
        1
    }

    fn taken(&self, step: &Step, from: Option<Team>) -> usize {
        pushed_off(step, from).len()
    }

    fn reply(&self, played: &Step, reply: &Step) -> Message {
        let owners = sides(reply, &pushed_off(reply, Some(played.team())));
        let (played, side, reply) = (played.name(), reply.side(), reply.name());
        OffSaid::Reply { played, side, reply, owners }.message()
    }

    fn safe(&self, better: &Step, _: usize) -> Message {
        let side = better.after.side(better.after.turn());
        OffSaid::Safe { better: better.name(), side, owners: team_of(better) }.message()
    }

    fn takes(&self, better: &Step) -> Message {
        let owners = sides(better, &pushed_off(better, None));
        OffSaid::Takes { better: better.name(), owners }.message()
    }

    fn line(&self, first: &Step, line: &[Step], last: &Step, _: usize) -> Message {
        let owners = sides(last, &pushed_off(last, victim(first, last)));
        let (first, line) = (first.name(), line_name(line));
        OffSaid::Line { first, line, side: last.side(), owners }.message()
    }
}

/// Marbles pushed by a move, those that fall off among them.
pub(super) struct Pushed;

impl Taking for Pushed {
    fn least(&self, _: &Position) -> usize {
        1
    }

    fn taken(&self, step: &Step, from: Option<Team>) -> usize {
        pushed(step, from).len()
    }

    fn reply(&self, played: &Step, reply: &Step) -> Message {
        let pushed = pushed(reply, Some(played.team()));
        PushSaid::Reply {
            played: played.name(),
            side: reply.side(),
            reply: reply.name(),
            marbles: pushed.len(),
            owners: sides(reply, &pushed),
        }
        .message()
    }

    fn safe(&self, better: &Step, most: usize) -> Message {
        let side = better.after.side(better.after.turn());
        PushSaid::Safe { better: better.name(), side, most, owners: team_of(better) }.message()
    }

    fn takes(&self, better: &Step) -> Message {
        let pushed = pushed(better, None);
        let owners = sides(better, &pushed);
        PushSaid::Takes { better: better.name(), marbles: pushed.len(), owners }.message()
    }

    fn line(&self, first: &Step, line: &[Step], last: &Step, marbles: usize) -> Message {
        let owners = sides(last, &pushed(last, victim(first, last)));
        let (first, line) = (first.name(), line_name(line));
        PushSaid::Line { first, line, side: last.side(), marbles, owners }.message()
    }
}

/// The owners of the marbles that a move pushes off.
fn pushed_off(step: &Step, from: Option<Team>) -> Vec<Seat> {
    let owners = step.events.iter().filter_map(|event| match event {
        AnyEvent::Abalone(Event::Eject { marble, .. }) => Some(*marble),
        _ => None,
    });
    owners.filter(|&owner| is_of(step, owner, from)).collect()
}

/// The owners of the marbles that a move pushes.
fn pushed(step: &Step, from: Option<Team>) -> Vec<Seat> {
    let AnyDiagram::Abalone(before) = step.before.diagram() else { return Vec::new() };
    let owners = step.events.iter().filter_map(|event| match event {
        AnyEvent::Abalone(Event::Push { from, .. }) => before.marble(*from),
        AnyEvent::Abalone(Event::Eject { marble, .. }) => Some(*marble),
        _ => None,
    });
    owners.filter(|&owner| is_of(step, owner, from)).collect()
}

fn is_of(step: &Step, owner: Seat, team: Option<Team>) -> bool {
    team.is_none_or(|team| step.before.team(owner) == team)
}

/// Whose marbles count where a line is told: those of the team that began it, unless it pushes itself.
fn victim(first: &Step, last: &Step) -> Option<Team> {
    (first.team() != last.team()).then(|| first.team())
}

/// What the owners are called, each once.
fn sides(step: &Step, owners: &[Seat]) -> Vec<Side> {
    let mut sides: Vec<Side> = owners.iter().map(|&owner| step.before.side(owner)).collect();
    sides.sort_unstable();
    sides.dedup();
    sides
}

/// What the seats of the player's team are called.
fn team_of(step: &Step) -> AnyOf<Side> {
    let seats = Seat::all(step.after.seats());
    let own = seats.filter(|&seat| step.after.team(seat) == step.team());
    own.map(|seat| step.after.side(seat)).collect()
}
