//! The register of processors without the vector instructions, WebAssembly among them.

use std::array::from_fn;

use super::register::Register;
use crate::side::{PLACES, Side};

/// A side as plain bytes.
#[derive(Clone, Copy)]
pub(super) struct Portable(Side);

impl Portable {
    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(u8, u8) -> u8) -> Self {
        Self(from_fn(|place| f(self.0[place], other.0[place])))
    }
}

impl Register for Portable {
    #[inline(always)]
    fn load(side: &Side) -> Self {
        Self(*side)
    }

    #[inline(always)]
    fn store(self) -> Side {
        self.0
    }

    #[inline(always)]
    fn all(byte: u8) -> Self {
        Self([byte; PLACES])
    }

    #[inline(always)]
    fn first(self) -> u8 {
        self.0[0]
    }

    #[inline(always)]
    fn top_bits(self) -> u16 {
        self.0.iter().rev().fold(0, |bits, byte| bits << 1 | u16::from(byte >> 7))
    }

    #[inline(always)]
    fn fetch(self, places: Self) -> Self {
        Self(places.0.map(|place| if place < 128 { self.0[usize::from(place % 16)] } else { 0 }))
    }

    #[inline(always)]
    fn first_everywhere(self) -> Self {
        Self::all(self.first())
    }

    #[inline(always)]
    fn turned(self, places: Self) -> Self {
        let bits = 8 * u32::from(places.first());
        Self(u128::from_le_bytes(self.0).rotate_right(bits).to_le_bytes())
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.zip(other, u8::wrapping_add)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.zip(other, u8::wrapping_sub)
    }

    #[inline(always)]
    fn sixteenths(self) -> Self {
        Self(self.0.map(|byte| byte / 16))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Self {
        self.zip(other, |a, b| if a == b { 0xFF } else { 0 })
    }

    #[inline(always)]
    fn exceeds(self, other: Self) -> Self {
        self.zip(other, |a, b| if a > b { 0xFF } else { 0 })
    }
}
