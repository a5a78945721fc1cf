//! Places in the snake, and sets of them as bits.

/// A scale's place in the snake, counted from 0 at the head, every stack from bottom to top.
/// A stack is named by the place of its top scale.
pub(crate) type Place = u8;

/// An end of the snake, or the direction towards it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// The head.
    Left,
    /// The tail.
    Right,
}

impl Side {
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// All places before a place.
#[inline]
pub(crate) const fn below(at: Place) -> u32 {
    (1 << at) - 1
}

/// A number of places from a place on.
#[inline]
pub(crate) const fn run(from: Place, length: u8) -> u32 {
    below(length) << from
}

/// The place of a set that is nearest to an end of the snake.
#[inline]
pub(crate) const fn end(set: u32, side: Side) -> Place {
    match side {
        Side::Left => set.trailing_zeros() as Place,
        // Exclusive or is the subtraction from 31 that costs nothing.
        Side::Right => (set.leading_zeros() ^ (u32::BITS - 1)) as Place,
    }
}

/// A set without its place that is nearest to an end of the snake. An empty set stays empty.
#[inline]
pub(crate) const fn without_end(set: u32, side: Side) -> u32 {
    match side {
        Side::Left => set & set.wrapping_sub(1),
        Side::Right => set & !1_u32.wrapping_shl(end(set, side) as u32),
    }
}

/// The place of a set that has `index` others before it.
#[inline]
pub(crate) fn nth_place(set: u32, index: u32) -> Place {
    end((0..index).fold(set, |rest, _| without_end(rest, Side::Left)), Side::Left)
}

/// The places of a set, from the head on.
#[inline]
pub(crate) fn each_place(mut set: u32) -> impl Iterator<Item = Place> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let place = end(set, Side::Left);
        set = without_end(set, Side::Left);
        Some(place)
    })
}
