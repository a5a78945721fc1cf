//! Text in and out, as every game has it.

use tetrarch_game::{MessageSpec, MoveError, Notation, PositionError};

use crate::{Abalone, Illegal, Move, Options, messages, move_text, position_text};

impl Notation for Abalone {
    type Illegal = Illegal;

    const MESSAGES: &'static [&'static [MessageSpec]] = messages::MESSAGES;

    fn position_text(&self) -> String {
        position_text::write(self)
    }

    fn parse_position(options: &Options, text: &str) -> Result<Self, PositionError> {
        position_text::read(options, text)
    }

    fn move_text(&self, mv: Move) -> String {
        move_text::write(mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        self.read_move(text)
    }
}
