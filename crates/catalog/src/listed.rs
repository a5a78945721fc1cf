//! The one explicit list of games. A new game is one line at the end of this file.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tetrarch_brain::levels::Sight;
use tetrarch_game::{Diagram as _, Notation, Told};
use ts_rs::TS;

use crate::books::Shelf;
use crate::entry::{Entry, Listing};

/// A game that the catalogue can carry: its drawings, events and gestures can stand among the
/// others', and an engine plays it at every level.
pub(crate) trait Listed: Notation + Told + Sight {
    fn any_diagram(diagram: Self::Diagram) -> AnyDiagram;
    /// The drawing, if it is of this game.
    fn own_diagram(diagram: &AnyDiagram) -> Option<&Self::Diagram>;
    fn any_event(event: Self::Event) -> AnyEvent;
    fn any_gesture(gesture: Self::Gesture) -> AnyGesture;
    fn any_geometry(geometry: Self::Geometry) -> AnyGeometry;

    /// The game's books.
    fn shelf() -> &'static Shelf<Self>;
}

macro_rules! games {
    ($($variant:ident => $game:ty),+ $(,)?) => {
        /// The board of any game as it is drawn.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
        #[serde(tag = "game", rename_all = "kebab-case")]
        pub enum AnyDiagram {
            $(
                #[doc = concat!("A drawing of ", stringify!($variant), ".")]
                $variant(<$game as Told>::Diagram),
            )+
        }

        /// One step of the story of a move, of any game.
        #[derive(Clone, PartialEq, Debug, Serialize, TS)]
        #[serde(untagged)]
        pub enum AnyEvent {
            $(
                #[doc = concat!("A step in ", stringify!($variant), ".")]
                $variant(<$game as tetrarch_game::Game>::Event),
            )+
        }

        /// What a hand does to play a move, of any game.
        #[derive(Clone, PartialEq, Debug, Serialize, TS)]
        #[serde(untagged)]
        pub enum AnyGesture {
            $(
                #[doc = concat!("A gesture of ", stringify!($variant), ".")]
                $variant(<$game as Told>::Gesture),
            )+
        }

        /// What no move of a game changes, of any game.
        #[derive(Clone, PartialEq, Debug, Serialize, TS)]
        #[serde(untagged)]
        pub enum AnyGeometry {
            $(
                #[doc = concat!("The board of ", stringify!($variant), ".")]
                $variant(<$game as Told>::Geometry),
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

                fn shelf() -> &'static Shelf<Self> {
                    static SHELF: LazyLock<Shelf<$game>> = LazyLock::new(Shelf::new);
                    &SHELF
                }
            }
        )+

        pub(crate) static ENTRIES: &[&dyn Entry] = &[$(&Listing::<$game>::NEW),+];
    };
}

games! {
    Hus => tetrarch_hus::Hus,
    Pantarei => tetrarch_pantarei::Pantarei,
    Gou => tetrarch_gou::Gou,
    Abalone => tetrarch_abalone::Abalone,
}
