//! A table in a store, and back.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrarch_catalog::{Message, OptionsError, Said, UnknownGame, entry};
use tetrarch_game::{Arg, ArgKind, Argument, messages};

use super::TakebackRequest;
use crate::{
    Ballot, Cause, Decision, GameClock, Millis, Moment, Player, Setup, Start, Table, TableError,
    TableOptions, TimeControl,
};

/// Everything a table needs to be opened again as it was: plain data for a store.
///
/// Only what cannot be found out by playing the moves again is in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SavedTable {
    game: String,
    variant: String,
    /// The options that differ from the variant's own.
    options: BTreeMap<String, String>,
    start: Start,
    players: Vec<Player>,
    table_options: TableOptions,
    time_control: TimeControl,
    moves: Vec<SavedMove>,
    clock: GameClock,
    draw: Option<Ballot>,
    resignations: Ballot,
    takeback: Option<TakebackRequest>,
    decision: Option<Decision>,
}

/// A move of a saved table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct SavedMove {
    text: String,
    spent: Millis,
}

messages! {
    /// Why a saved table cannot be opened again.
    #[derive(Clone, PartialEq, Debug)]
    pub enum RestoreError as "saved" {
        /// A move cannot be played again.
        "move" = Move {
            /// Its number, counted from 1.
            ply: usize,
            /// Why not.
            error: Message,
        },
        /// A part does not fit the game.
        "unfit" = Unfit {
            /// Which.
            part: Part,
        };
        /// There is no such game.
        "game" = Game(UnknownGame),
        /// The settings cannot be played.
        "options" = Options(OptionsError),
        /// The table refuses to open.
        "table" = Table(TableError),
    }
}

/// A part of a saved table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The clock.
    Clock,
    /// The takeback that was asked for.
    Takeback,
    /// The ending.
    Ending,
}

impl Argument for Part {
    const KIND: ArgKind = ArgKind::Choice(&["clock", "takeback", "ending"]);

    fn arg(&self) -> Arg {
        Arg::Word(
            match self {
                Self::Clock => "clock",
                Self::Takeback => "takeback",
                Self::Ending => "ending",
            }
            .into(),
        )
    }
}

impl Table {
    /// The table as plain data, its clock charged up to now. The restored table's clock stands
    /// still, so that a restart costs no player any time.
    #[must_use]
    pub fn save(&self, now: Moment) -> SavedTable {
        let settings = self.settings();
        let options = settings.changed_options().into_iter();
        let moves = self.history.moves().iter();
        SavedTable {
            game: settings.game().to_owned(),
            variant: settings.variant().to_owned(),
            options: options.map(|(id, value)| (id.to_owned(), value)).collect(),
            start: self.setup.start.clone(),
            players: self.setup.players.clone(),
            table_options: self.setup.options,
            time_control: self.setup.control,
            moves: moves
                .map(|played| SavedMove { text: played.text.clone(), spent: played.spent })
                .collect(),
            clock: self.clock.stored(now),
            draw: self.draw.clone(),
            resignations: self.resignations.clone(),
            takeback: self.takeback.clone(),
            decision: self.ending.as_ref().and_then(|ending| match ending.cause {
                Cause::Decision(decision) => Some(decision),
                Cause::Rules(_) | Cause::Repetition | Cause::MaxPlies => None,
            }),
        }
    }

    /// Opens a saved table again. Every move is checked; [`start_clock`](Self::start_clock) lets
    /// the game go on.
    ///
    /// # Errors
    /// If the data are not those of a game that can be played.
    pub fn restore(saved: SavedTable) -> Result<Self, RestoreError> {
        let set: Vec<(&str, &str)> =
            saved.options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
        let settings = entry(&saved.game)?.settings(Some(&saved.variant), &set)?;
        let setup = Setup::new(settings, saved.start)
            .players(saved.players)
            .options(saved.table_options)
            .control(saved.time_control);
        let mut table = Self::open(setup)?;
        for (index, played) in saved.moves.into_iter().enumerate() {
            table
                .replay(&played.text, played.spent)
                .map_err(|error| RestoreError::Move { ply: index + 1, error: error.message() })?;
        }
        table.put_clock(saved.clock)?;
        table.put_takeback(saved.takeback)?;
        table.draw = saved.draw;
        table.resignations = saved.resignations;
        table.put_decision(saved.decision)?;
        Ok(table)
    }

    /// Plays a move of which only the text and the cost are known any more. The clock is charged
    /// and stands still.
    pub(super) fn replay(&mut self, text: &str, spent: Millis) -> Result<(), TableError> {
        self.check_running()?;
        self.make_move(text, spent, Moment::ZERO)?;
        self.clock.pause(Moment::ZERO);
        if let Some(cause) = self.cause_on_board() {
            self.end(cause, Moment::ZERO);
        }
        Ok(())
    }

    fn put_clock(&mut self, clock: GameClock) -> Result<(), RestoreError> {
        if !clock.fits(self.setup.control, self.position.seats(), self.turn()) {
            return Err(RestoreError::Unfit { part: Part::Clock });
        }
        self.clock = clock;
        Ok(())
    }

    fn put_takeback(&mut self, takeback: Option<TakebackRequest>) -> Result<(), RestoreError> {
        let fits = takeback.as_ref().is_none_or(|request| {
            self.check_vote(request.seat).is_ok()
                && (1..=self.history.plies()).contains(&request.plies)
        });
        self.takeback = takeback;
        if fits { Ok(()) } else { Err(RestoreError::Unfit { part: Part::Takeback }) }
    }

    fn put_decision(&mut self, decision: Option<Decision>) -> Result<(), RestoreError> {
        let Some(decision) = decision else { return Ok(()) };
        let has_its_players = match decision {
            Decision::Resignation { team } => self.seating.teams().contains(&team),
            Decision::Time { seat } | Decision::Abandonment { seat } => {
                self.check_seat(seat).is_ok()
            }
            Decision::Agreement | Decision::Abort => true,
        };
        if self.is_over() || !has_its_players {
            return Err(RestoreError::Unfit { part: Part::Ending });
        }
        self.decide(decision, Moment::ZERO);
        Ok(())
    }
}
