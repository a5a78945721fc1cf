//! What an evaluation sees in a position: numbers with names.

/// Names the features of a game: a struct of whole numbers that can be listed.
macro_rules! features {
    (
        $(#[$documentation:meta])*
        $name:ident {
            $($(#[$field_documentation:meta])* $field:ident,)+
        }
    ) => {
        $(#[$documentation])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct $name {
            $($(#[$field_documentation])* pub $field: i32,)+
        }

        impl $name {
            /// The names, as the file of weights spells them.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($field)),+];
            /// How many there are.
            pub const COUNT: usize = Self::NAMES.len();

            /// The numbers, in the order of the names.
            #[inline]
            #[must_use]
            pub const fn values(&self) -> [i32; Self::COUNT] {
                [$(self.$field),+]
            }

            /// The features with these numbers.
            #[inline]
            #[must_use]
            pub const fn from_values([$($field),+]: [i32; Self::COUNT]) -> Self {
                Self { $($field),+ }
            }
        }
    };
}
pub(crate) use features;

/// A position as an evaluation sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The features, in the order of their names.
    pub values: Vec<i32>,
    /// How far the game has gone.
    pub phase: GamePhase,
}

/// How far a game has gone, from its opening to its ending: weights change in between.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GamePhase(u16);

impl GamePhase {
    /// The ending.
    pub const LAST: i32 = 256;

    /// A number of steps out of `of` from the opening to the ending; more is the ending.
    #[inline]
    #[must_use]
    pub const fn new(steps: usize, of: usize) -> Self {
        let steps = if steps < of { steps } else { of };
        Self((steps * Self::LAST as usize / of) as u16)
    }

    /// From 0 to [`GamePhase::LAST`].
    #[inline]
    #[must_use]
    pub const fn value(self) -> i32 {
        self.0 as i32
    }

    /// From 0 to 1.
    #[must_use]
    pub fn share(self) -> f64 {
        f64::from(self.0) / f64::from(Self::LAST)
    }
}
