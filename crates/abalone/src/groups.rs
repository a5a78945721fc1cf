//! The legal moves, found as sets: all moves of one shape at once.

use crate::moves::Shape;
use crate::{Cells, Direction};

/// The board as the seat to move sees it.
#[derive(Clone, Copy)]
pub(crate) struct View {
    /// The seat's own marbles: one of them must be the rear of a push (sheet 4.4).
    pub own: Cells,
    /// Its team's marbles, its own included: they help to push and are never pushed (4.4, 4.5).
    pub team: Cells,
    /// The marbles it may move without pushing: its team's (4.3), or its own only.
    pub movable: Cells,
    /// The marbles of all others.
    pub rivals: Cells,
}

impl View {
    /// Visits every shape of move, in the order of [`Shape::ALL`], with the cells that a legal
    /// move of that shape begins from.
    ///
    /// Inlined with each direction as a constant, which turns the steps into fixed shifts.
    #[inline(always)]
    pub(crate) fn each_group(&self, visit: &mut impl FnMut(Shape, Cells)) {
        self.groups_toward(Direction::East, visit);
        self.groups_toward(Direction::NorthEast, visit);
        self.groups_toward(Direction::NorthWest, visit);
        self.groups_toward(Direction::West, visit);
        self.groups_toward(Direction::SouthWest, visit);
        self.groups_toward(Direction::SouthEast, visit);
    }

    #[inline(always)]
    fn groups_toward(&self, direction: Direction, visit: &mut impl FnMut(Shape, Cells)) {
        let before_free = (!(self.team | self.rivals)).facing(direction);
        let free_to_step = self.movable & before_free;

        let in_line =
            self.plain_rears(direction, free_to_step) | self.pushing_rears(direction, before_free);
        visit(Shape::InLine { direction }, in_line);

        for axis in direction.crossing_axes() {
            let pairs = free_to_step & free_to_step.facing(axis);
            let triples = pairs & pairs.facing(axis);
            visit(Shape::Sideways { axis, length: 2, direction }, pairs);
            visit(Shape::Sideways { axis, length: 3, direction }, triples);
        }
    }

    /// The rear marbles of one, two or three in a row before a free cell (sheet 1.2, 1.3).
    #[inline(always)]
    fn plain_rears(&self, direction: Direction, of_one: Cells) -> Cells {
        let of_two = self.movable & of_one.facing(direction);
        let of_three = self.movable & of_two.facing(direction);
        of_one | of_two | of_three
    }

    /// The rear marbles of two against one and of three against one or two, where a free cell
    /// or the edge is behind the pushed ones (sheet 2.1).
    #[inline(always)]
    fn pushing_rears(&self, direction: Direction, before_free: Cells) -> Cells {
        let last_pushed = self.rivals & (before_free | Cells::edge(direction));
        let before_one = last_pushed.facing(direction);
        let before_two = (self.rivals & before_one).facing(direction);

        let front_against_one = self.team & before_one;
        let second_against_one = front_against_one.facing(direction);
        let second_against_two = (self.team & before_two).facing(direction);
        let third = (self.team & (second_against_one | second_against_two)).facing(direction);
        self.own & (second_against_one | third)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_come_in_the_order_of_the_shapes() {
        let view =
            View { own: Cells::NONE, team: Cells::NONE, movable: Cells::NONE, rivals: Cells::NONE };
        let mut shapes = Vec::new();
        view.each_group(&mut |shape, _| shapes.push(shape));
        assert_eq!(shapes, Shape::ALL);
    }
}
