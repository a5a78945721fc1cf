//! The table: a game being played.

mod actions;
mod draw;
mod giving_up;
mod play;
mod recorded;
mod saved;
mod takeback;

pub use actions::Action;
pub use saved::{Part, RestoreError, SavedTable};
pub use takeback::TakebackRequest;

use tetrarch_catalog::{Position, Seat, Settings};

use crate::occurrences::Occurrences;
use crate::{
    Ballot, Cause, Decision, Ending, GameClock, History, Moment, Player, Repetition, Seating,
    Setup, TableError, TableEvent, TableOptions,
};

/// A game being played: players on seats, its history, its clocks, its end.
///
/// Whatever changes a table is given the moment it happens, answers with the events that tell
/// what happened, and refuses with an error what may not happen; an error leaves the table as
/// it was. Without clocks any moment will do, [`Moment::ZERO`] for example.
///
/// Draws and resignations are the teams' matter: a team is for something when more than half of
/// its humans are (of its computers, if it has no humans). Every vote is open to the whole table.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    setup: Setup,
    seating: Seating,
    position: Position,
    history: History,
    occurrences: Occurrences,
    clock: GameClock,
    draw: Option<Ballot>,
    resignations: Ballot,
    takeback: Option<TakebackRequest>,
    ending: Option<Ending>,
}

impl Table {
    /// Opens a table. Its clock stands still until [`start_clock`](Self::start_clock) or, if that
    /// is not called, until the first move.
    ///
    /// # Errors
    /// If the start position cannot be read, or there are not as many players as seats.
    pub fn open(mut setup: Setup) -> Result<Self, TableError> {
        let position = setup.first_position()?;
        setup.seat_players(&position)?;
        let history = History::new(position.text());
        let mut occurrences = Occurrences::default();
        occurrences.add(history.start());
        let mut table = Self {
            seating: Seating::new(setup.players.clone(), &position),
            clock: GameClock::new(setup.control, position.seats(), position.turn()),
            setup,
            position,
            history,
            occurrences,
            draw: None,
            resignations: Ballot::default(),
            takeback: None,
            ending: None,
        };
        table.ending = table.cause_on_board().map(|cause| table.ending_of(cause));
        Ok(table)
    }

    /// What the table was opened with.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game, variant and options.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.setup.settings
    }

    /// What the table does where the rules are silent.
    #[must_use]
    pub fn options(&self) -> &TableOptions {
        &self.setup.options
    }

    /// The players, seats and teams.
    #[must_use]
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The player on a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        self.seating.player(seat)
    }

    /// A seat gets a new player, or the same one under another name. What the
    /// seat has voted for stands.
    pub fn seat(&mut self, seat: Seat, player: Player) {
        self.setup.players[seat.index()] = player.clone();
        self.seating.seat(seat, player);
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whose turn it is; once the game is over, whose turn it would be.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.position.turn()
    }

    /// What has been played.
    #[must_use]
    pub fn history(&self) -> &History {
        &self.history
    }

    /// How often the position on the board has occurred in this game, now included.
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.occurrences.of(self.history.position())
    }

    /// The clocks.
    #[must_use]
    pub fn clock(&self) -> &GameClock {
        &self.clock
    }

    /// The votes for a draw, while one is offered.
    #[must_use]
    pub fn draw_votes(&self) -> Option<&Ballot> {
        self.draw.as_ref()
    }

    /// Who wants to resign.
    #[must_use]
    pub fn resignation_votes(&self) -> &Ballot {
        &self.resignations
    }

    /// The takeback that is being voted on.
    #[must_use]
    pub fn takeback_request(&self) -> Option<&TakebackRequest> {
        self.takeback.as_ref()
    }

    /// How the game ended, if it did.
    #[must_use]
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// What ends the game here without a player's decision. The rules come first, then the
    /// repetition, then the length.
    fn cause_on_board(&self) -> Option<Cause> {
        let TableOptions { repetition, max_plies } = self.setup.options;
        if let Some(outcome) = self.position.outcome() {
            return Some(Cause::Rules(outcome));
        }
        if repetition == Repetition::Draw && self.occurrences() >= 3 {
            return Some(Cause::Repetition);
        }
        let is_longest = max_plies.is_some_and(|max| self.history.plies() >= max as usize);
        is_longest.then_some(Cause::MaxPlies)
    }

    fn ending_of(&self, cause: Cause) -> Ending {
        Ending::new(cause, &self.seating, &self.position)
    }

    fn end(&mut self, cause: Cause, now: Moment) -> TableEvent {
        let ending = self.ending_of(cause);
        self.clock.pause(now);
        self.forget_votes();
        self.ending = Some(ending.clone());
        TableEvent::Ended { ending }
    }

    fn decide(&mut self, decision: Decision, now: Moment) -> TableEvent {
        self.end(Cause::Decision(decision), now)
    }

    fn forget_votes(&mut self) {
        self.draw = None;
        self.takeback = None;
        self.resignations = Ballot::default();
    }

    fn check_running(&self) -> Result<(), TableError> {
        if self.is_over() { Err(TableError::GameOver) } else { Ok(()) }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), TableError> {
        let seats = self.position.seats();
        if seat.index() < seats { Ok(()) } else { Err(TableError::NoSuchSeat { seat, seats }) }
    }

    fn check_vote(&self, seat: Seat) -> Result<(), TableError> {
        self.check_running()?;
        self.check_seat(seat)?;
        if self.seating.has_vote(seat) { Ok(()) } else { Err(TableError::NoVote { seat }) }
    }
}
