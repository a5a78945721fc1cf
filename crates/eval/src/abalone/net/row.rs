//! One number a filter, in the registers of this machine.

use super::{FILTERS, FIRST_ONE};

/// One number a filter, as a network keeps it: one cache line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(64))]
pub(super) struct Filters(pub [i16; FILTERS]);

/// One number a filter, to compute with. All implementations give the same results.
pub(super) trait Row: Copy {
    fn load(filters: &Filters) -> Self;
    /// The sums, which do not overflow; unsigned ones may be up to 65,535.
    fn plus(self, other: Self) -> Self;
    /// The differences, which do not overflow once all is added and taken away.
    fn minus(self, other: Self) -> Self;
    fn store(self, filters: &mut Filters);
    /// The squares of what lies between 0 and [`FIRST_ONE`], in sixteenths.
    fn activated(self) -> Self;
    /// The eighths of unsigned numbers.
    fn eighths(self) -> [i16; FILTERS];
}

/// Without vector instructions; what the others are compared with.
#[cfg_attr(not(test), allow(dead_code, reason = "used where there are no vector instructions"))]
#[derive(Clone, Copy)]
pub(super) struct Portable([i16; FILTERS]);

impl Row for Portable {
    #[inline(always)]
    fn load(filters: &Filters) -> Self {
        Self(filters.0)
    }

    /// Signed and unsigned sums have the same bits.
    #[inline(always)]
    fn plus(mut self, other: Self) -> Self {
        let pairs = self.0.iter_mut().zip(&other.0);
        pairs.for_each(|(sum, other)| *sum = sum.wrapping_add(*other));
        self
    }

    #[inline(always)]
    fn minus(mut self, other: Self) -> Self {
        let pairs = self.0.iter_mut().zip(&other.0);
        pairs.for_each(|(sum, other)| *sum = sum.wrapping_sub(*other));
        self
    }

    #[inline(always)]
    fn store(self, filters: &mut Filters) {
        filters.0 = self.0;
    }

    #[inline(always)]
    fn activated(self) -> Self {
        Self(self.0.map(|sum| {
            let active = sum.clamp(0, FIRST_ONE as i16) as u16;
            ((active * active) >> 4) as i16
        }))
    }

    #[inline(always)]
    fn eighths(self) -> [i16; FILTERS] {
        self.0.map(|pooled| (pooled as u16 >> 3) as i16)
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::{
        __m128i, __m256i, _mm_add_epi16, _mm_loadu_si128, _mm_max_epi16, _mm_min_epi16,
        _mm_mullo_epi16, _mm_set1_epi16, _mm_srli_epi16, _mm_storeu_si128, _mm_sub_epi16,
        _mm256_add_epi16, _mm256_loadu_si256, _mm256_max_epi16, _mm256_min_epi16,
        _mm256_mullo_epi16, _mm256_set1_epi16, _mm256_srli_epi16, _mm256_storeu_si256,
        _mm256_sub_epi16,
    };

    use super::{FILTERS, FIRST_ONE, Filters, Row};

    /// Defines a row in registers of one width. The methods are only to be called where the
    /// processor has the instructions: SSE2 is part of every x86-64, AVX2 is asked for. There are no
    /// closures here: they would be compiled without those instructions.
    macro_rules! row {
        ($name:ident, $register:ty, $lanes:literal, $load:ident, $store:ident, $add:ident,
         $subtract:ident, $set:ident, $min:ident, $max:ident, $multiply:ident, $shift:ident) => {
            #[derive(Clone, Copy)]
            pub(in super::super) struct $name([$register; FILTERS / $lanes]);

            impl Row for $name {
                #[inline(always)]
                fn load(filters: &Filters) -> Self {
                    // SAFETY: the instruction exists (above).
                    let mut row = [unsafe { $set(0) }; FILTERS / $lanes];
                    for n in 0..FILTERS / $lanes {
                        // SAFETY: each register is inside of the row; the instruction exists (above).
                        row[n] = unsafe { $load(filters.0.as_ptr().add(n * $lanes).cast()) };
                    }
                    Self(row)
                }

                #[inline(always)]
                fn plus(mut self, other: Self) -> Self {
                    for n in 0..FILTERS / $lanes {
                        // SAFETY: the instruction exists (above).
                        self.0[n] = unsafe { $add(self.0[n], other.0[n]) };
                    }
                    self
                }

                #[inline(always)]
                fn minus(mut self, other: Self) -> Self {
                    for n in 0..FILTERS / $lanes {
                        // SAFETY: the instruction exists (above).
                        self.0[n] = unsafe { $subtract(self.0[n], other.0[n]) };
                    }
                    self
                }

                #[inline(always)]
                fn store(self, filters: &mut Filters) {
                    for n in 0..FILTERS / $lanes {
                        // SAFETY: each register is inside of the row; the instruction exists (above).
                        unsafe {
                            $store(filters.0.as_mut_ptr().add(n * $lanes).cast(), self.0[n]);
                        }
                    }
                }

                #[inline(always)]
                fn activated(mut self) -> Self {
                    for n in 0..FILTERS / $lanes {
                        // SAFETY: the instructions exist (above).
                        self.0[n] = unsafe {
                            let active = $max($min(self.0[n], $set(FIRST_ONE as i16)), $set(0));
                            $shift::<4>($multiply(active, active))
                        };
                    }
                    self
                }

                #[inline(always)]
                fn eighths(self) -> [i16; FILTERS] {
                    let mut eighths = [0; FILTERS];
                    for n in 0..FILTERS / $lanes {
                        // SAFETY: each register is inside of the row; the instructions exist (above).
                        unsafe {
                            let place = eighths.as_mut_ptr().add(n * $lanes);
                            $store(place.cast(), $shift::<3>(self.0[n]));
                        }
                    }
                    eighths
                }
            }
        };
    }

    row!(
        Sse2,
        __m128i,
        8,
        _mm_loadu_si128,
        _mm_storeu_si128,
        _mm_add_epi16,
        _mm_sub_epi16,
        _mm_set1_epi16,
        _mm_min_epi16,
        _mm_max_epi16,
        _mm_mullo_epi16,
        _mm_srli_epi16
    );
    row!(
        Avx2,
        __m256i,
        16,
        _mm256_loadu_si256,
        _mm256_storeu_si256,
        _mm256_add_epi16,
        _mm256_sub_epi16,
        _mm256_set1_epi16,
        _mm256_min_epi16,
        _mm256_max_epi16,
        _mm256_mullo_epi16,
        _mm256_srli_epi16
    );
}

#[cfg(target_arch = "x86_64")]
pub(super) use x86::{Avx2, Sse2 as Widest};

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm {
    use std::arch::wasm32::{
        i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i16x8_sub, u16x8_shr, v128,
        v128_load, v128_store,
    };

    use super::{FILTERS, FIRST_ONE, Filters, Row};

    const LANES: usize = 8;

    #[derive(Clone, Copy)]
    pub(in super::super) struct Simd128([v128; FILTERS / LANES]);

    impl Row for Simd128 {
        #[inline(always)]
        fn load(filters: &Filters) -> Self {
            // SAFETY: each register is inside of the row.
            Self(std::array::from_fn(|n| unsafe {
                v128_load(filters.0.as_ptr().add(n * LANES).cast())
            }))
        }

        #[inline(always)]
        fn plus(self, other: Self) -> Self {
            Self(std::array::from_fn(|n| i16x8_add(self.0[n], other.0[n])))
        }

        #[inline(always)]
        fn minus(self, other: Self) -> Self {
            Self(std::array::from_fn(|n| i16x8_sub(self.0[n], other.0[n])))
        }

        #[inline(always)]
        fn store(self, filters: &mut Filters) {
            for (n, register) in self.0.into_iter().enumerate() {
                // SAFETY: each register is inside of the row.
                unsafe {
                    v128_store(filters.0.as_mut_ptr().add(n * LANES).cast(), register);
                }
            }
        }

        #[inline(always)]
        fn activated(self) -> Self {
            Self(self.0.map(|sum| {
                let active =
                    i16x8_max(i16x8_min(sum, i16x8_splat(FIRST_ONE as i16)), i16x8_splat(0));
                u16x8_shr(i16x8_mul(active, active), 4)
            }))
        }

        #[inline(always)]
        fn eighths(self) -> [i16; FILTERS] {
            let mut eighths = [0_i16; FILTERS];
            for (n, register) in self.0.into_iter().enumerate() {
                // SAFETY: each register is inside of the row.
                unsafe {
                    v128_store(eighths.as_mut_ptr().add(n * LANES).cast(), u16x8_shr(register, 3));
                }
            }
            eighths
        }
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(super) use wasm::Simd128 as Widest;

#[cfg(not(any(
    target_arch = "x86_64",
    all(target_arch = "wasm32", target_feature = "simd128")
)))]
pub(super) use Portable as Widest;
