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

/// The rear marbles of pushes in one direction (sheet 2.1).
#[derive(Clone, Copy)]
pub(super) struct Pushes {
    /// Of those that push no marble off.
    pub inside: Cells,
    /// Of those that push a marble off.
    pub off: Cells,
}

impl Sides {
    /// As the seat to move sees them.
    #[inline]
    pub fn of_mover(position: &Abalone) -> Self {
        let turn = position.turn();
        Self { own: position.marbles(turn), ..Self::of_team(position, position.team(turn)) }
    }

    /// From a team's point of view, whichever partner is to move.
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

    /// The pushes in a direction. Inlined, so that where the direction is a constant all steps
    /// are fixed shifts.
    #[inline(always)]
    pub fn pushes(&self, direction: Direction) -> Pushes {
        let free = !(self.team | self.rivals);
        Pushes {
            inside: self.rears(direction, free.facing(direction)),
            off: self.rears(direction, Cells::edge(direction)),
        }
    }

    /// Two push one, three push one or two, if the last pushed one stands where it can go.
    #[inline(always)]
    fn rears(&self, direction: Direction, can_go: Cells) -> Cells {
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
            for rear in self.rears(direction, Cells::edge(direction)) {
                visit(Move::InLine { rear, direction });
            }
        }
    }
}
