//! Programs that play: what concerns them, and their games, as streams of lines.

mod events;
mod game;

pub(crate) use events::events;
pub(crate) use game::game;
