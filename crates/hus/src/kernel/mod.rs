//! Sowing without a story, as fast as the processor allows.
//!
//! A side is one register of sixteen bytes, turned so that the pit in hand comes first; a lap is
//! then one turn and one addition, whatever its length. The seed-by-seed sowing is the reference:
//! tests say that both agree, for every register, on every move of random games.

mod board;
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod portable;
mod register;
mod relay;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
#[cfg(target_arch = "x86_64")]
mod ssse3;
#[cfg(test)]
mod tests;

use board::Board;
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
use portable::Portable as Fallback;
use register::Register;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use simd128::Simd128 as Fallback;
#[cfg(target_arch = "x86_64")]
use ssse3::Ssse3;

use crate::Options;
use crate::places::Places;
use crate::side::Side;

/// Defines a function that runs a generic one with the best register of this processor. Where
/// SSSE3 is enabled for the whole build, the choice is made by the compiler; a module of WebAssembly
/// cannot ask its machine, so there it always is.
macro_rules! with_best_register {
    (
        $(#[$documentation:meta])*
        $name:ident($($argument:ident: $type:ty),*) -> $result:ty = $generic:ident
    ) => {
        $(#[$documentation])*
        #[inline]
        pub(crate) fn $name($($argument: $type),*) -> $result {
            #[cfg(target_arch = "x86_64")]
            if is_x86_feature_detected!("ssse3") {
                #[target_feature(enable = "ssse3")]
                #[inline]
                fn vector($($argument: $type),*) -> $result {
                    $generic::<Ssse3>($($argument),*)
                }
                // SAFETY: the processor has just been asked.
                return unsafe { vector($($argument),*) };
            }
            $generic::<Fallback>($($argument),*)
        }
    };
}

with_best_register! {
    /// Both sides after the sowing from a place of one's own, or none if it is endless.
    sow(own: &Side, other: &Side, place: usize, options: &Options) -> Option<[Side; 2]> = sow_with
}

with_best_register! {
    /// The places from which a sowing may begin and comes to an end.
    legal_places(own: &Side, other: &Side, options: &Options) -> Places = legal_places_with
}

with_best_register! {
    /// The places that hold two seeds or more.
    pairs(side: &Side) -> Places = pairs_with
}

#[inline(always)]
fn sow_with<R: Register>(
    own: &Side,
    other: &Side,
    place: usize,
    options: &Options,
) -> Option<[Side; 2]> {
    let board = Board::<R>::new(own, other, options.capture_if);
    let after = relay::sow(board, place, options)?;
    Some([after.own.store(), after.without_captured(other, &board)])
}

#[inline(always)]
fn legal_places_with<R: Register>(own: &Side, other: &Side, options: &Options) -> Places {
    let board = Board::<R>::new(own, other, options.capture_if);
    let mut legal = pairs_with::<R>(own);
    for place in legal.without(board.ending_in_first_round(options)) {
        if relay::sow(board, place, options).is_none() {
            legal.remove(place);
        }
    }
    legal
}

#[inline(always)]
fn pairs_with<R: Register>(side: &Side) -> Places {
    Places::from_bits(R::load(side).exceeds(R::all(1)).top_bits())
}
