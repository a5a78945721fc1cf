//! Moves, and which of them a player can choose from.

use crate::Colour;
use crate::snake::{Place, Side, Snake, below, bits};

/// One turn. A stack is named by the place of its top scale among all scales, counted from 0 at
/// the head, every stack from bottom to top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Seat 1 takes a colour.
    Choose(Colour),
    /// The upper scales of a stack move onto another stack.
    Carry {
        /// The stack they leave.
        from: u8,
        /// The stack they land on.
        to: u8,
        /// One, or two with the one directly under the top.
        scales: u8,
    },
    /// Two whole stacks change places.
    Swap {
        /// The one nearer to the head.
        first: u8,
        /// The one nearer to the tail.
        second: u8,
    },
    /// Nothing can be moved or swapped.
    Pass,
}

/// What the player to move can do, as sets of stacks.
pub(crate) struct Choices {
    snake: Snake,
    /// Own stacks that can move, by side and number of scales.
    carries: [(u32, Side, u8); 4],
    /// Own stacks, any two of which can be swapped; none while swapping is banned.
    swappable: u32,
}

impl Choices {
    /// The choices of a colour (rules, Turns 2 and 3).
    #[inline]
    pub(crate) fn of(snake: Snake, colour: Colour, swap_banned: bool) -> Self {
        let own = snake.topped_by(colour);
        let left = own & snake.with_room(Side::Left);
        let right = own & snake.with_room(Side::Right);
        let tall = snake.tall();
        Self {
            snake,
            carries: [
                (left, Side::Left, 1),
                (right, Side::Right, 1),
                (left & tall, Side::Left, 2),
                (right & tall, Side::Right, 2),
            ],
            swappable: if swap_banned { 0 } else { own },
        }
    }

    /// How many moves and swaps there are.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        let carries: u32 = self.carries.iter().map(|(stacks, ..)| stacks.count_ones()).sum();
        let swappable = self.swappable.count_ones();
        (carries + swappable * swappable.saturating_sub(1) / 2) as usize
    }

    /// Visits every move: a pass if there is no other.
    #[inline]
    pub(crate) fn each(&self, mut visit: impl FnMut(Move)) {
        for (stacks, side, scales) in self.carries {
            for from in bits(stacks) {
                visit(self.carry(from, side, scales));
            }
        }
        for second in bits(self.swappable) {
            for first in bits(self.swappable & below(second)) {
                visit(Move::Swap { first, second });
            }
        }
        if self.count() == 0 {
            visit(Move::Pass);
        }
    }

    #[inline]
    fn carry(&self, from: Place, side: Side, scales: u8) -> Move {
        Move::Carry { from, to: self.snake.target(from, side), scales }
    }
}
