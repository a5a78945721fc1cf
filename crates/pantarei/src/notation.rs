//! Position and move text.

use tetrarch_game::{MessageSpec, MoveError, Notation, PositionError};

use crate::{Illegal, Move, Options, Pantarei, messages, move_text, position_text};

impl Notation for Pantarei {
    type Illegal = Illegal;

    const MESSAGES: &'static [&'static [MessageSpec]] = messages::MESSAGES;

    fn position_text(&self) -> String {
        position_text::write(self)
    }

    fn parse_position(options: &Options, text: &str) -> Result<Self, PositionError> {
        position_text::parse(options, text)
    }

    fn move_text(&self, mv: Move) -> String {
        move_text::write(self, mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        move_text::parse(self, text)
    }
}
