//! The snake: its stacks in a row, and what can happen to them.

use crate::places::{Place, Side, below, each_place, end, run, without_end};
use crate::{Colour, Scale};

/// The stacks from head (left) to tail (right).
///
/// All scales lie in one row, each stack from bottom to top, and a scale is one bit in each of
/// four planes. Whatever moves, moves the same way in all planes, and the head's side is bit 0.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Snake {
    /// The scales that have none above them: one a stack.
    tops: u32,
    /// The black scales.
    black: u32,
    /// The scales of value 1 or 3.
    odd: u32,
    /// The scales of value 2 or 3. The neutral scale has neither value bit.
    high: u32,
}

impl Snake {
    /// The first bit that no scale uses in the halves of [`Self::words`].
    pub(crate) const FREE_BITS_FROM: u32 = Scale::COUNT as u32;

    /// The snake of these stacks, each from bottom to top.
    pub(crate) fn from_stacks(stacks: &[Vec<Scale>]) -> Self {
        let mut snake = Self { tops: 0, black: 0, odd: 0, high: 0 };
        let mut next = 1;
        for stack in stacks {
            for &scale in stack {
                if let Scale::Coloured { colour, value } = scale {
                    snake.black |= if colour == Colour::Black { next } else { 0 };
                    snake.odd |= if value & 1 != 0 { next } else { 0 };
                    snake.high |= if value & 2 != 0 { next } else { 0 };
                }
                next <<= 1;
            }
            snake.tops |= next >> 1;
        }
        snake
    }

    /// The stacks, each from bottom to top.
    pub(crate) fn to_stacks(self) -> Vec<Vec<Scale>> {
        each_place(self.tops)
            .map(|top| (self.bottom(top)..=top).map(|at| self.scale(at)).collect())
            .collect()
    }

    /// Everything there is to know about the snake, for hashing.
    #[inline]
    pub(crate) const fn words(self) -> [u64; 2] {
        [self.tops as u64 | (self.black as u64) << 32, self.odd as u64 | (self.high as u64) << 32]
    }

    /// The scales that have none above them: one a stack.
    #[inline]
    pub(crate) const fn tops(self) -> u32 {
        self.tops
    }

    /// How many stacks there are.
    pub(crate) const fn stacks(self) -> u8 {
        self.tops.count_ones() as u8
    }

    /// The number of a stack, counted from 1 at the head.
    #[inline]
    pub(crate) const fn number(self, top: Place) -> u8 {
        (self.tops & below(top)).count_ones() as u8 + 1
    }

    /// The stack with this number, counted from 1 at the head.
    pub(crate) fn stack(self, number: u32) -> Option<Place> {
        each_place(self.tops).nth(number.checked_sub(1)? as usize)
    }

    /// The scale at a place.
    pub(crate) const fn scale(self, at: Place) -> Scale {
        let value = self.value(at);
        if value == 0 {
            return Scale::Neutral;
        }
        let colour = if self.black >> at & 1 != 0 { Colour::Black } else { Colour::White };
        Scale::Coloured { colour, value }
    }

    /// The value of the scale at a place; 0 for the neutral one.
    #[inline]
    const fn value(self, at: Place) -> u8 {
        ((self.odd >> at & 1) | (self.high >> at & 1) << 1) as u8
    }

    /// The place of a stack's lowest scale.
    #[inline]
    const fn bottom(self, top: Place) -> Place {
        (u32::BITS - (self.tops & below(top)).leading_zeros()) as Place
    }

    /// How many scales a stack has.
    #[inline]
    pub(crate) const fn height(self, top: Place) -> u8 {
        top + 1 - self.bottom(top)
    }

    /// Whether some stack has at least this many scales, for the goals there are: five to nine.
    #[inline]
    pub(crate) const fn has_stack_of(self, height: u8) -> bool {
        debug_assert!(5 <= height && height <= 9);
        // So high a stack is a run of covered scales with a top after it; runs grow by overlap.
        let covered = !self.tops;
        let two_covered = covered & covered >> 1;
        let four_covered = two_covered & two_covered >> 2;
        let all_covered = four_covered & four_covered >> (height - 5);
        all_covered & self.tops >> (height - 1) != 0
    }

    /// The stacks of at least this many scales.
    #[inline]
    pub(crate) fn stacks_of(self, height: u8) -> u32 {
        (1..height).fold(self.tops, |stacks, above| stacks & !self.tops << above)
    }

    /// The stacks topped by a colour whose top scale can land on a stack.
    #[inline]
    pub(crate) const fn landing_on(self, target: Place, colour: Colour) -> u32 {
        let left = self.tops & below(target);
        let right = self.tops & !below(target + 1);
        let (two_left, two_right) =
            (without_end(left, Side::Right), without_end(right, Side::Left));
        let three_left = without_end(two_left, Side::Right);
        let three_right = without_end(two_right, Side::Left);
        let landing = (self.odd & !self.high & nearest(left, right))
            | (self.high & !self.odd & nearest(two_left, two_right))
            | (self.odd & self.high & nearest(three_left, three_right));
        landing & self.topped_by(colour)
    }

    /// The stacks that a colour tops. The neutral scale has no colour.
    #[inline]
    pub(crate) const fn topped_by(self, colour: Colour) -> u32 {
        let of_colour = match colour {
            Colour::White => !self.black,
            Colour::Black => self.black,
        };
        self.tops & of_colour & (self.odd | self.high)
    }

    /// The stacks of two scales or more.
    #[inline]
    pub(crate) const fn tall(self) -> u32 {
        // The place before a single scale is a top, or lies beyond the head.
        self.tops & !(self.tops << 1 | 1)
    }

    /// The stacks whose top scale has room to move to a side: no scale passes head or tail.
    #[inline]
    pub(crate) const fn with_room(self, side: Side) -> u32 {
        let for_one = without_end(self.tops, side);
        let for_two = without_end(for_one, side);
        let for_three = without_end(for_two, side);
        (self.odd & !self.high & for_one)
            | (self.high & !self.odd & for_two)
            | (self.odd & self.high & for_three)
    }

    /// The stack on which the top scale of a stack lands, given that it has room.
    #[inline]
    pub(crate) const fn target(self, top: Place, side: Side) -> Place {
        let mut ahead = match side {
            Side::Left => self.tops & below(top),
            Side::Right => self.tops & !below(top + 1),
        };
        let value = self.value(top);
        if value > 1 {
            ahead = without_end(ahead, side.other());
        }
        if value > 2 {
            ahead = without_end(ahead, side.other());
        }
        end(ahead, side.other())
    }

    /// Moves the upper scales of a stack onto another; a place left empty closes up by itself.
    #[inline]
    pub(crate) fn carry(&mut self, from: Place, to: Place, scales: u8) {
        // What the scales leave is a top now, if there is anything; what they land on is none.
        self.tops |= 1 << from >> scales;
        self.tops &= !(1 << to);
        let (start, left, right) = if from < to {
            (from + 1 - scales, scales, to - from)
        } else {
            (to + 1, from - scales - to, scales)
        };
        self.exchange(start, left, 0, right);
    }

    /// Swaps two whole stacks, the first of them nearer to the head.
    #[inline]
    pub(crate) fn swap(&mut self, first: Place, second: Place) {
        let start = self.bottom(first);
        let between = self.bottom(second) - first - 1;
        self.exchange(start, first + 1 - start, between, second - first - between);
    }

    /// Lets two runs of scales change places around the `between` scales that part them. The
    /// left run begins at `start`.
    #[inline]
    fn exchange(&mut self, start: Place, left: u8, between: u8, right: u8) {
        let to_left = run(start, right);
        let middle = run(start + right, between);
        let to_right = run(start + right + between, left);
        let kept = !(to_left | middle | to_right);
        let rearranged = |plane: u32| {
            plane & kept
                | plane >> (left + between) & to_left
                | plane << right >> left & middle
                | plane << (right + between) & to_right
        };
        *self = Self {
            tops: rearranged(self.tops),
            black: rearranged(self.black),
            odd: rearranged(self.odd),
            high: rearranged(self.high),
        };
    }
}

/// The last place of the set to the left and the first of the set to the right.
#[inline]
const fn nearest(left: u32, right: u32) -> u32 {
    (left ^ without_end(left, Side::Right)) | (right ^ without_end(right, Side::Left))
}
