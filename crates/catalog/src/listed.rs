//! The one list of games: a new game is one line in [`games`] and one in [`with_games!`](crate::with_games!). Everything else that goes
//! through all games (front ends, engine, fuzzing, the page) asks this list.

use std::any::Any;

use serde::{Deserialize, Serialize};
use tetrarch_game::{Diagram as _, Notation, PlainDiagram, PlainEvent, PlainGesture, Presentation};
use ts_rs::TS;

use crate::entry::{Entry, Listing};

/// The listed games as types, for code that is compiled for each of them alone.
pub mod games {
    pub use tetrarch_abalone::Abalone;
    pub use tetrarch_gou::Gou;
    pub use tetrarch_hus::Hus;
    #[cfg(feature = "test-game")]
    pub use tetrarch_noughts::Noughts;
    pub use tetrarch_pantarei::Pantarei;
}

/// Calls a macro with every listed game, in the order they are shown, as `Name => type: knowledge`. `evaluated` is a game that
/// `tetrarch-eval` knows something about; `plain` is one that the engine plays by its rules alone.
#[macro_export]
macro_rules! list_games {
    ($call:ident, $($tests:tt)*) => {
        $call! {
            Hus => $crate::games::Hus: evaluated,
            Pantarei => $crate::games::Pantarei: evaluated,
            Gou => $crate::games::Gou: evaluated,
            Abalone => $crate::games::Abalone: evaluated,
            $($tests)*
        }
    };
}

/// Calls a macro with every listed game, as [`list_games!`](crate::list_games!) writes them.
#[cfg(not(feature = "test-game"))]
#[macro_export]
macro_rules! with_games {
    ($call:ident) => {
        $crate::list_games! { $call, }
    };
}

/// Calls a macro with every listed game and the game of the tests.
#[cfg(feature = "test-game")]
#[macro_export]
macro_rules! with_games {
    ($call:ident) => {
        $crate::list_games! { $call, Noughts => $crate::games::Noughts: plain, }
    };
}

/// A game that the catalogue can carry: its drawings, events and gestures can stand among the
/// others'.
pub(crate) trait Listed: Notation + Presentation {
    fn any_diagram(diagram: Self::Diagram) -> AnyDiagram;
    /// The drawing, if it is of this game.
    fn own_diagram(diagram: &AnyDiagram) -> Option<&Self::Diagram>;
    fn any_event(event: Self::Event) -> AnyEvent;
    fn any_gesture(gesture: Self::Gesture) -> AnyGesture;
    fn any_geometry(geometry: Self::Geometry) -> AnyGeometry;
}

macro_rules! catalogue {
    ($($variant:ident => $game:ty: $knowledge:ident),+ $(,)?) => {
        /// The board of any game as it is drawn. Front ends fall back on [`plain`](Self::plain).
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
        #[serde(tag = "game", rename_all = "kebab-case")]
        #[non_exhaustive]
        pub enum AnyDiagram {
            $(
                #[doc = concat!("A drawing of ", stringify!($variant), ".")]
                $variant(<$game as Presentation>::Diagram),
            )+
        }

        /// One step of the story of a move, of any game. Front ends fall back on [`plain`](Self::plain).
        #[derive(Clone, PartialEq, Debug, Serialize, TS)]
        #[serde(untagged)]
        #[non_exhaustive]
        pub enum AnyEvent {
            $(
                #[doc = concat!("A step in ", stringify!($variant), ".")]
                $variant(<$game as tetrarch_game::Game>::Event),
            )+
        }

        /// What a hand does to play a move, of any game. Front ends fall back on [`plain`](Self::plain).
        #[derive(Clone, PartialEq, Debug, Serialize, TS)]
        #[serde(untagged)]
        #[non_exhaustive]
        pub enum AnyGesture {
            $(
                #[doc = concat!("A gesture of ", stringify!($variant), ".")]
                $variant(<$game as Presentation>::Gesture),
            )+
        }

        /// What no move of a game changes, of any game.
        #[derive(Clone, PartialEq, Debug, Serialize, TS)]
        #[serde(untagged)]
        #[non_exhaustive]
        pub enum AnyGeometry {
            $(
                #[doc = concat!("The board of ", stringify!($variant), ".")]
                $variant(<$game as Presentation>::Geometry),
            )+
        }

        impl AnyDiagram {
            /// Redraws after one event of the same game.
            ///
            /// # Panics
            /// If the event is another game's: a slip of the caller.
            pub fn apply(&mut self, event: &AnyEvent) {
                match (self, event) {
                    $((Self::$variant(diagram), AnyEvent::$variant(event)) => diagram.apply(event),)+
                    _ => panic!("an event of another game"),
                }
            }

            /// The drawing, if it is of a plain board.
            #[must_use]
            pub fn plain(&self) -> Option<&PlainDiagram> {
                match self {
                    $(Self::$variant(diagram) => (diagram as &dyn Any).downcast_ref(),)+
                }
            }
        }

        impl AnyEvent {
            /// The step, if it happens on a plain board.
            #[must_use]
            pub fn plain(&self) -> Option<&PlainEvent> {
                match self {
                    $(Self::$variant(event) => (event as &dyn Any).downcast_ref(),)+
                }
            }
        }

        impl AnyGesture {
            /// The gesture, if it is made on a plain board.
            #[must_use]
            pub fn plain(&self) -> Option<&PlainGesture> {
                match self {
                    $(Self::$variant(gesture) => (gesture as &dyn Any).downcast_ref(),)+
                }
            }
        }

        $(
            impl Listed for $game {
                fn any_diagram(diagram: Self::Diagram) -> AnyDiagram {
                    AnyDiagram::$variant(diagram)
                }

                fn own_diagram(diagram: &AnyDiagram) -> Option<&Self::Diagram> {
                    match diagram {
                        AnyDiagram::$variant(diagram) => Some(diagram),
                        _ => None,
                    }
                }

                fn any_event(event: Self::Event) -> AnyEvent {
                    AnyEvent::$variant(event)
                }

                fn any_gesture(gesture: Self::Gesture) -> AnyGesture {
                    AnyGesture::$variant(gesture)
                }

                fn any_geometry(geometry: Self::Geometry) -> AnyGeometry {
                    AnyGeometry::$variant(geometry)
                }
            }
        )+

        pub(crate) static ENTRIES: &[&dyn Entry] = &[$(&Listing::<$game>::NEW),+];
    };
}

with_games!(catalogue);
