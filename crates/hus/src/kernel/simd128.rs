//! The register of WebAssembly with vector instructions.
//!
//! It is worth its `unsafe`: the engine of the page looks at 1.29 million positions of European Hus a
//! second with it, and at 0.50 million with the portable register (Node 20).

use std::arch::wasm32::{
    i8x16_gt, u8x16_add, u8x16_bitmask, u8x16_eq, u8x16_extract_lane, u8x16_shr, u8x16_splat,
    u8x16_sub, u8x16_swizzle, v128, v128_and, v128_load, v128_or, v128_store,
};

use super::register::Register;
use crate::side::{PLACE, PLACES, Side};

/// A side in one vector.
#[derive(Clone, Copy)]
pub(super) struct Simd128(v128);

impl Register for Simd128 {
    #[inline(always)]
    fn load(side: &Side) -> Self {
        // SAFETY: the pointer is to sixteen bytes, and any alignment will do.
        Self(unsafe { v128_load(side.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self) -> Side {
        let mut side = [0; PLACES];
        // SAFETY: the pointer is to sixteen bytes, and any alignment will do.
        unsafe { v128_store(side.as_mut_ptr().cast(), self.0) };
        side
    }

    #[inline(always)]
    fn all(byte: u8) -> Self {
        Self(u8x16_splat(byte))
    }

    #[inline(always)]
    fn first(self) -> u8 {
        u8x16_extract_lane::<0>(self.0)
    }

    #[inline(always)]
    fn top_bits(self) -> u16 {
        u8x16_bitmask(self.0)
    }

    #[inline(always)]
    fn fetch(self, places: Self) -> Self {
        // Every number beyond the last place gives zero, so the bits between are taken away.
        Self(u8x16_swizzle(self.0, places.and(Self::all(0x8F)).0))
    }

    #[inline(always)]
    fn first_everywhere(self) -> Self {
        Self::all(self.first())
    }

    #[inline(always)]
    fn turned(self, places: Self) -> Self {
        self.fetch(Self::load(&PLACE).plus(places))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(u8x16_add(self.0, other.0))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(u8x16_sub(self.0, other.0))
    }

    #[inline(always)]
    fn sixteenths(self) -> Self {
        Self(u8x16_shr(self.0, 4))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(v128_or(self.0, other.0))
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Self {
        Self(u8x16_eq(self.0, other.0))
    }

    #[inline(always)]
    fn exceeds(self, other: Self) -> Self {
        Self(i8x16_gt(self.0, other.0))
    }
}
