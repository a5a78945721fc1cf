//! Sets of cells as the bits of one word.

/// Gives a set that is a tuple struct of one word its size, intersection (`&`) and union (`|`, `|=`): `bit_set!(Cells)`.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Cells(u64);
/// tetrarch_game::bit_set!(Cells);
///
/// assert_eq!(Cells(0b110) & Cells(0b011), Cells(0b010));
/// assert_eq!(Cells(0b110) | Cells(0b011), Cells(0b111));
/// assert_eq!(Cells(0b110).len(), 2);
/// assert!(!Cells(0b110).is_empty());
/// ```
#[macro_export]
macro_rules! bit_set {
    ($set:ident) => {
        impl $set {
            /// How many there are.
            #[inline]
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there are none.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }

        impl ::std::ops::BitAnd for $set {
            type Output = Self;

            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ::std::ops::BitOr for $set {
            type Output = Self;

            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }
    };
}
