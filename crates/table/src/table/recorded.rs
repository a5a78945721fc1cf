//! From a table to the record of its game, and from a record to a table.

use tetrarch_catalog::{Said, Seat, Team};
use tetrarch_game::Name;

use crate::ending::ended_by;
use crate::record::{Ply, Record, RecordProblem, Seated, Trouble};
use crate::{Decision, Millis, Moment, Player, RecordScore, Setup, Start, Table, TimeControl};

impl Table {
    /// The game as it stands, to be kept or exchanged. Dates, event and site are the caller's.
    ///
    /// A deal is written out beside its seed, for programs that shuffle in another way.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.settings().clone(), self.seated());
        match &self.setup.start {
            Start::Seed(_) if !self.settings().is_dealt() => {}
            Start::Seed(seed) => {
                record.seed = Some(*seed);
                record.start = Some(self.history.start().to_owned());
            }
            Start::Position(_) => record.start = Some(self.history.start().to_owned()),
        }
        record.table_options = self.setup.options;
        let has_clocks = self.setup.control != TimeControl::None;
        record.time_control = has_clocks.then(|| self.setup.control.to_string());
        record.plies = self.plies();
        if let Some(ending) = &self.ending {
            record.result = ending.scores.clone();
            record.termination = Some(ending.id.to_owned());
        }
        record
    }

    fn seated(&self) -> Vec<Seated> {
        let points = self.ending.as_ref().and_then(|ending| ending.points);
        let seated = |seat: Seat| {
            let Player { name, kind } = self.player(seat).clone();
            let points = points.map(|points| u32::from(points[seat.index()]));
            Seated { kind, points, ..Seated::named(name) }
        };
        self.seating.seats().map(seated).collect()
    }

    /// The moves, with their times if they were measured.
    fn plies(&self) -> Vec<Ply> {
        let moves = self.history.moves();
        let is_timed = moves.iter().any(|played| played.spent > Millis::ZERO);
        let ply = |played: &crate::PlayedMove| Ply {
            spent_ms: is_timed.then_some(played.spent.0),
            ..Ply::new(played.seat, &played.text)
        };
        moves.iter().map(ply).collect()
    }

    /// A table on which the recorded game stands as it was left, its clock standing still.
    ///
    /// An end that no table knows (a record of another program may name one) is left out, and
    /// the game is open; so is a time control in another notation.
    ///
    /// # Errors
    /// The first thing that [`Record::check`] finds wrong, or a result that is not the one this
    /// table gives for such an end.
    pub fn from_record(record: &Record) -> Result<Self, RecordProblem> {
        if let Some(problem) = record.check().into_iter().next() {
            return Err(problem);
        }
        let mut table = Self::open(setup_of(record)).map_err(unplayable)?;
        for ply in &record.plies {
            let spent = Millis(ply.spent_ms.unwrap_or(0));
            table.replay(&ply.text, spent).map_err(unplayable)?;
        }
        if !table.is_over()
            && let Some(decision) = table.decision_in(record)
        {
            table.decide(decision, Moment::ZERO);
            table.check_result(record)?;
        }
        Ok(table)
    }

    /// Which of the ends that the moves do not show the record names.
    fn decision_in(&self, record: &Record) -> Option<Decision> {
        match record.termination.as_deref()? {
            ended_by::AGREEMENT => Some(Decision::Agreement),
            ended_by::ABORT => Some(Decision::Abort),
            ended_by::RESIGNATION => Some(Decision::Resignation { team: self.loser_in(record)? }),
            ended_by::TIME => Some(Decision::Time { seat: self.losing_seat_in(record)? }),
            ended_by::ABANDONMENT => {
                Some(Decision::Abandonment { seat: self.losing_seat_in(record)? })
            }
            _ => None,
        }
    }

    /// It must have been the seat to move, unless the record was made elsewhere.
    fn losing_seat_in(&self, record: &Record) -> Option<Seat> {
        let team = self.loser_in(record)?;
        let mut losing = self.seating.seats_of(team);
        losing.sort_by_key(|&seat| seat != self.turn());
        losing.first().copied()
    }

    fn loser_in(&self, record: &Record) -> Option<Team> {
        let scores = record.result.as_ref()?;
        let mut seats = self.seating.seats().zip(scores);
        let loser = seats.find(|(_, score)| **score == RecordScore::Loss);
        loser.map(|(seat, _)| self.seating.team(seat))
    }

    fn check_result(&self, record: &Record) -> Result<(), RecordProblem> {
        let Some(ending) = self.ending.as_ref().filter(|ending| ending.scores != record.result)
        else {
            return Ok(());
        };
        let (recorded, expected) = (record.result.clone(), ending.scores.clone());
        let trouble = Trouble::Result { recorded, expected, reason: Name(ending.id.into()) };
        Err(RecordProblem { ply: None, trouble })
    }
}

fn setup_of(record: &Record) -> Setup {
    let start = match &record.start {
        Some(text) => Start::Position(text.clone()),
        None => Start::Seed(record.seed.unwrap_or_default()),
    };
    let player = |seated: &Seated| Player { name: seated.name.clone(), kind: seated.kind };
    let control = record.time_control.as_ref().and_then(|text| text.parse().ok());
    Setup::new(record.settings.clone(), start)
        .players(record.players.iter().map(player))
        .options(record.table_options)
        .control(control.unwrap_or_default())
}

/// What a table refuses although the record was checked.
fn unplayable(error: crate::TableError) -> RecordProblem {
    RecordProblem { ply: None, trouble: Trouble::Start { problem: error.message() } }
}
