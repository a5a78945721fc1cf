//! Moves, and which of them a player can choose from.

use crate::Colour;
use crate::places::{Place, Side, below, each_place, nth_place};
use crate::snake::Snake;

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
    /// The choices of a colour (Turns 2 and 3).
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
        self.each_carry(|from, to, scales| visit(Move::Carry { from, to, scales }));
        for second in each_place(self.swappable) {
            for first in each_place(self.swappable & below(second)) {
                visit(Move::Swap { first, second });
            }
        }
        if self.count() == 0 {
            visit(Move::Pass);
        }
    }

    /// Visits every move of scales: where they come from, where they land, and how many.
    #[inline]
    pub(crate) fn each_carry(&self, mut visit: impl FnMut(Place, Place, u8)) {
        for (stacks, side, scales) in self.carries {
            for from in each_place(stacks) {
                visit(from, self.snake.target(from, side), scales);
            }
        }
    }

    /// The move that [`Self::each`] visits after `index` others, of the [`Self::count`] there are.
    #[inline]
    pub(crate) fn nth(&self, index: u32) -> Move {
        let mut index = index;
        for (stacks, side, scales) in self.carries {
            let count = stacks.count_ones();
            if index < count {
                return self.carry(nth_place(stacks, index), side, scales);
            }
            index -= count;
        }
        let (first, second) = PAIRS[index as usize];
        let [first, second] = [first, second].map(|nth| nth_place(self.swappable, nth));
        Move::Swap { first, second }
    }

    #[inline]
    fn carry(&self, from: Place, side: Side, scales: u8) -> Move {
        Move::Carry { from, to: self.snake.target(from, side), scales }
    }
}

/// A colour has nine scales and so tops nine stacks at most: that many pairs.
const MOST_PAIRS: usize = 9 * 8 / 2;

/// All pairs of stacks, in the order in which swaps are visited.
const PAIRS: [(u32, u32); MOST_PAIRS] = {
    let mut pairs = [(0, 0); MOST_PAIRS];
    let (mut first, mut second) = (0, 1);
    let mut index = 0;
    while index < pairs.len() {
        pairs[index] = (first, second);
        first += 1;
        if first == second {
            (first, second) = (0, second + 1);
        }
        index += 1;
    }
    pairs
};

#[cfg(test)]
mod tests {
    use tetrarch_game::{Game, GameOptions, MoveList, Rng, Seed};

    use super::Choices;
    use crate::{Options, Pantarei};

    /// Random play picks a move by its index; the list is the reference.
    #[test]
    fn a_move_picked_by_its_index_is_the_listed_one() {
        let options = Options::choose(None, &[]).expect("the standard variant");
        let mut rng = Rng::new(Seed(5));
        for seed in 0..200 {
            let mut position = Pantarei::start(&options, Seed(seed)).expect("a game starts");
            while position.play_random(&mut rng) && position.outcome().is_none() {
                let colour = position.colour.expect("chosen in the first turn");
                let choices = Choices::of(position.snake, colour, position.lock);
                let mut listed = MoveList::new();
                position.moves(&mut listed);
                for index in 0..choices.count() {
                    assert_eq!(choices.nth(index as u32), listed[index], "{position:?}");
                }
            }
        }
    }
}
