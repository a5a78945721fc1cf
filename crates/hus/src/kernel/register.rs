//! What the kernel asks of a register of sixteen bytes, one for each place of a side.

use crate::side::Side;

/// Sixteen bytes that are worked on all at once.
///
/// The functions are marked to be inlined always: only inside a function that is compiled for the
/// vector instructions do they become single instructions.
pub(super) trait Register: Copy {
    /// One byte a place.
    fn load(side: &Side) -> Self;
    /// One byte a place.
    fn store(self) -> Side;
    /// The same byte in every place.
    fn all(byte: u8) -> Self;

    /// The byte of the first place.
    fn first(self) -> u8;
    /// The top bit of every byte, the first place's lowest.
    fn top_bits(self) -> u16;
    /// Fetches a byte for each place: `places` says from where in its lower four bits, or by its
    /// top bit that it is to be zero.
    fn fetch(self, places: Self) -> Self;

    /// The first place's byte in every place.
    fn first_everywhere(self) -> Self;
    /// The byte that lies this number of places further on comes first; `places` has the same number,
    /// below 112, in every byte.
    fn turned(self, places: Self) -> Self;

    /// Wrapping sum.
    fn plus(self, other: Self) -> Self;
    /// Wrapping difference.
    fn minus(self, other: Self) -> Self;
    /// The sixteenth part, without the rest.
    fn sixteenths(self) -> Self;
    /// Bitwise and.
    fn and(self, other: Self) -> Self;
    /// Bitwise or.
    fn or(self, other: Self) -> Self;
    /// All bits set where the bytes are equal, none elsewhere.
    fn equals(self, other: Self) -> Self;
    /// All bits set where this byte is greater, none elsewhere; for bytes below 128.
    fn exceeds(self, other: Self) -> Self;
}
