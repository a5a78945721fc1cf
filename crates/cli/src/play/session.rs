//! A game at this terminal: a table, the story of its moves, and what was taken back.

use tetrarch_catalog::{Played, Position, Seat};
use tetrarch_table::{Moment, Setup, Table, TableError, TableEvent};

/// A game at this terminal. Everybody sits in front of it, so nobody has to be asked twice: a
/// move is taken back at once, and whoever presses the key speaks for the whole team.
#[derive(Clone, Debug)]
pub struct Session {
    table: Table,
    story: Vec<Played>,
    undone: Vec<String>,
    is_saved: bool,
}

impl Session {
    /// Opens a table without clocks.
    ///
    /// # Errors
    /// If the table cannot be opened.
    pub fn open(setup: Setup) -> Result<Self, TableError> {
        Ok(Self::resume(Table::open(setup)?, Vec::new()))
    }

    /// Goes on with a game of which this is the story so far.
    #[must_use]
    pub fn resume(table: Table, story: Vec<Played>) -> Self {
        Self { table, story, undone: Vec::new(), is_saved: true }
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.table.position()
    }

    /// Every move with its events, the first one first.
    #[must_use]
    pub fn story(&self) -> &[Played] {
        &self.story
    }

    /// Whether nothing would be lost if the game were closed now.
    #[must_use]
    pub fn is_saved(&self) -> bool {
        self.is_saved
    }

    /// Remembers that the game is in a file now.
    pub fn mark_saved(&mut self) {
        self.is_saved = true;
    }

    /// Plays a move for the seat whose turn it is. What was taken back before is forgotten,
    /// unless this is the same move again.
    ///
    /// # Errors
    /// If the game is over or a rule forbids the move.
    pub fn play(&mut self, text: &str) -> Result<&Played, TableError> {
        let events = self.table.play(self.table.turn(), text, Moment::ZERO)?;
        let played = events.into_iter().find_map(|event| match event {
            TableEvent::Played { played, .. } => Some(played),
            _ => None,
        });
        let played = played.expect("a table tells of the move it accepts");
        if self.undone.pop().is_some_and(|next| next != played.text) {
            self.undone.clear();
        }
        self.is_saved = false;
        self.story.push(played);
        Ok(self.story.last().expect("a move was pushed"))
    }

    /// Takes the last move back; false if there is none.
    pub fn undo(&mut self) -> bool {
        if self.table.takeback(1, Moment::ZERO).is_err() {
            return false;
        }
        self.undone.extend(self.story.pop().map(|played| played.text));
        self.is_saved = self.story.is_empty();
        true
    }

    /// Plays the move that was last taken back; none if there is none.
    pub fn redo(&mut self) -> Option<&Played> {
        let text = self.undone.last()?.clone();
        self.play(&text).ok()
    }

    /// The team of a seat gives up.
    pub fn resign(&mut self, seat: Seat) {
        let team = self.table.seating().team(seat);
        for seat in self.table.seating().seats_of(team) {
            // Once the majority has spoken the game is over, and the other votes are refused.
            if self.table.resign(seat, Moment::ZERO).is_ok() {
                self.is_saved = false;
            }
        }
    }

    /// Everybody agrees to a draw.
    pub fn agree_draw(&mut self) {
        for seat in Seat::all(self.position().seats()) {
            if self.table.offer_draw(seat, Moment::ZERO).is_ok() {
                self.is_saved = false;
            }
        }
    }
}
