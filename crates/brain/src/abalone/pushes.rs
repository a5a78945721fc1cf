//! Pushes of a whole side at once.

use tetrarch_abalone::{Abalone, Cells, Direction, Move};
use tetrarch_game::{Game, Seat, Team};

/// A seat's or a team's marbles and those of its rivals.
#[derive(Clone, Copy)]
pub(super) struct Sides {
    /// The marbles one of which must be the rear of a push (sheet 4.4).
    pub own: Cells,
    /// Those that help to push.
    pub team: Cells,
    /// Those that can be pushed.
    pub rivals: Cells,
}

impl Sides {
    /// As the seat to move sees them.
    #[inline]
    pub fn of_mover(position: &Abalone) -> Self {
        let turn = position.turn();
        Self { own: position.marbles(turn), ..Self::of_team(position, position.team(turn)) }
    }

    /// As a team sees them, whoever of it has the turn.
    #[inline]
    pub fn of_team(position: &Abalone, team: Team) -> Self {
        let (mut own, mut rivals) = (Cells::NONE, Cells::NONE);
        for seat in Seat::all(position.seats()) {
            let marbles = position.marbles(seat);
            if position.team(seat) == team {
                own |= marbles;
            } else {
                rivals |= marbles;
            }
        }
        Self { own, team: own, rivals }
    }

    /// The rear marbles of pushes in a direction that push a marble off (sheet 2.1).
    #[inline]
    pub fn ejecting_rears(&self, direction: Direction) -> Cells {
        self.pushing_rears(direction, Cells::edge(direction))
    }

    /// The rear marbles of all pushes in a direction.
    #[inline]
    pub fn all_pushing_rears(&self, direction: Direction) -> Cells {
        let free = !(self.team | self.rivals);
        self.pushing_rears(direction, free.facing(direction) | Cells::edge(direction))
    }

    /// Two push one, three push one or two, if the last pushed one stands where it can go.
    #[inline]
    fn pushing_rears(&self, direction: Direction, can_go: Cells) -> Cells {
        let before_one = (self.rivals & can_go).facing(direction);
        let before_two = (self.rivals & before_one).facing(direction);
        let second_against_one = (self.team & before_one).facing(direction);
        let second_against_two = (self.team & before_two).facing(direction);
        let third = (self.team & (second_against_one | second_against_two)).facing(direction);
        self.own & (second_against_one | third)
    }

    /// Visits every move that pushes a marble off.
    #[inline]
    pub fn each_ejection(&self, mut visit: impl FnMut(Move)) {
        for direction in Direction::ALL {
            for rear in self.ejecting_rears(direction) {
                visit(Move::InLine { rear, direction });
            }
        }
    }
}

/// What a move does beside moving its own marbles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effect {
    /// Nothing.
    Plain,
    /// It pushes.
    Pushes,
    /// It pushes a marble off.
    Ejects,
}

/// The marbles that a move takes along, the pushed ones included, and what it does.
#[inline]
pub(super) fn effect(sides: &Sides, mv: Move) -> (Cells, Option<Direction>, Effect) {
    match mv {
        Move::Pass => (Cells::NONE, None, Effect::Plain),
        Move::Sideways { first, axis, length, direction } => {
            let row = (1..length).fold(Cells::of(first), |row, _| row | row.step(axis));
            (row, Some(direction), Effect::Plain)
        }
        Move::InLine { rear, direction } => {
            let all = sides.team | sides.rivals;
            let row = (0..4).fold(Cells::of(rear), |row, _| row | (row.step(direction) & all));
            let effect = if (row & sides.rivals).is_empty() {
                Effect::Plain
            } else if (row & Cells::edge(direction)).is_empty() {
                Effect::Pushes
            } else {
                Effect::Ejects
            };
            (row, Some(direction), effect)
        }
    }
}
