//! The rules and notation of Gou.
//!
//! Two players, Red and Yellow, fourteen pieces each, on five squares one inside the other that
//! are joined by diagonals. A piece slides along the side of a square as far as it likes, or goes
//! one point along a diagonal. A player who holds an enemy piece between two of their own on one line
//! captures it; a move may not end between two enemies. The four points round the centre are the
//! goal: standing on all of them wins, and so does taking all but four of the other's pieces.
//!
//! ```
//! use tetrarch_game::{Game, GameOptions, Notation, Seed, story_of};
//! use tetrarch_gou::{Gou, Options};
//! use tetrarch_messages::english;
//!
//! let options = Options::choose(Some("variation-1"), &[])?;
//! let mut position = Gou::start(&options, Seed(0))?;
//! let mv = position.parse_move("c9-g9")?;
//! assert_eq!(english(&story_of(&position, mv)), "Red moves from c9 to g9.");
//! position.play(mv);
//! assert_eq!(position.position_text(), "rrryyy/r3y/r2ryy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr y");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The board is data: a [`Board`] is read from a file of lines, goals and start, and everything
//! the rules need is computed from it. The rules work on [`PointSet`]s, all pieces and all points
//! at once; `tests/literal.rs` compares them with a second reading, piece by piece.
//!
//! | where | what |
//! |---|---|
//! | `slide` | rule 1, where pieces go; rule 3 and variation 2, where they may not stop |
//! | `capture` | rule 2 and variation 1, what they capture |
//! | `ending` | rules 4 and 5, who has won |
//! | `legality` | which rule a move breaks |
//! | `reach` | what a piece could do, for boards that show it |
//! | `outlook` | what a player could do, for searches |

mod board;
mod capture;
mod diagram;
mod edition;
mod ending;
mod event;
mod geometry;
mod gesture;
mod illegal;
mod legality;
mod line;
mod messages;
mod moves;
mod notation;
mod options;
mod outlook;
mod point;
mod point_set;
mod position;
mod presentation;
mod reach;
mod rows;
mod slide;

mod way;

pub use board::Board;
pub use diagram::{Diagram, Spot};
pub use event::Event;
pub use geometry::Geometry;
pub use gesture::Gesture;
pub use illegal::Illegal;
pub use line::Line;
pub use moves::Move;
pub use options::Options;
pub use outlook::Outlook;
pub use point::Point;
pub use point_set::PointSet;
pub use position::Gou;
pub use reach::{Forbidden, Reach, Target};
pub use way::Axis;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
