//! A game at this terminal: a table, the story of its moves, and what was taken back.

use tetrarch_catalog::{Played, Position, Seat};
use tetrarch_engine::Level;
use tetrarch_table::{Moment, Setup, Table, TableError, TableEvent};

use super::who::Who;

/// A game at this terminal. All players sit in front of it, so no consent is needed: a
/// move is taken back at once, and one key speaks for the whole team.
#[derive(Clone, Debug)]
pub struct Session {
    table: Table,
    story: Vec<Played>,
    undone: Vec<String>,
    /// The table before a resignation or an agreed draw.
    before_decision: Option<Box<Table>>,
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
        Self { table, story, undone: Vec::new(), before_decision: None, is_saved: true }
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

    /// Who decides the moves of a seat.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who {
        Who::of(self.table.player(seat))
    }

    /// How strong the computer is that has to move now, if it has to.
    #[must_use]
    pub fn level_to_move(&self) -> Option<Level> {
        match self.who(self.table.turn()) {
            Who::Computer(level) if !self.table.is_over() => Some(level),
            _ => None,
        }
    }

    /// Whether the turn is the computer's and a person's will come.
    #[must_use]
    pub fn is_between_people(&self) -> bool {
        self.level_to_move().is_some() && self.who(self.speaker()) == Who::Person
    }

    /// Whether the computer has a seat.
    #[must_use]
    pub fn has_computer(&self) -> bool {
        self.table.seating().seats().any(|seat| self.who(seat) != Who::Person)
    }

    /// The seat that those in front of the screen speak for: the one to move, or if that is the
    /// computer's, the next one that is theirs.
    #[must_use]
    pub fn speaker(&self) -> Seat {
        let turn = self.table.turn();
        let seats = self.position().seats();
        let mut round =
            std::iter::successors(Some(turn), |seat| Some(seat.next(seats))).take(seats);
        round.find(|&seat| self.who(seat) == Who::Person).unwrap_or(turn)
    }

    /// The keys of the positions before the one on the board.
    ///
    /// # Panics
    /// Never: a position's own text can be read.
    #[must_use]
    pub fn keys_before(&self) -> Vec<u64> {
        let settings = self.table.settings();
        let texts = self.table.history().positions().take(self.story.len());
        let read = |text| settings.entry().position(settings, text);
        texts.map(|text| read(text).expect("a position's own text can be read").key()).collect()
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

    /// Takes back a resignation or an agreed draw; false if there was none.
    pub fn reopen(&mut self) -> bool {
        let Some(before) = self.before_decision.take() else { return false };
        self.table = *before;
        self.is_saved = self.story.is_empty();
        true
    }

    /// Takes the last move back; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.before_decision = None;
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
        let before = self.table.clone();
        let team = self.table.seating().team(seat);
        for seat in self.table.seating().seats_of(team) {
            // Once the majority has spoken the game is over, and the other votes are refused.
            if self.table.resign(seat, Moment::ZERO).is_ok() {
                self.is_saved = false;
            }
        }
        self.remember(before);
    }

    /// All players agree to a draw.
    pub fn agree_draw(&mut self) {
        let before = self.table.clone();
        for seat in Seat::all(self.position().seats()) {
            if self.table.offer_draw(seat, Moment::ZERO).is_ok() {
                self.is_saved = false;
            }
        }
        self.remember(before);
    }

    fn remember(&mut self, before: Table) {
        self.before_decision = self.table.is_over().then(|| Box::new(before));
    }
}
