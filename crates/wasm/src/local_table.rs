//! A table on one screen.

use serde::{Deserialize, Serialize};
use tetrarch_catalog::{Position, Seat, Seed};
use tetrarch_engine::Level;
use tetrarch_protocol::{
    ActKind, Phase, Problem, SetupView, Snapshot, TableId, TableState, Visibility,
};
use tetrarch_table::record::{self, Format};
use tetrarch_table::{
    Finish, Moment, Player, PlayerKind, SavedTable, Series, Setup, Start, Table, TableError,
    TimeControl,
};
use tetrarch_views::{
    clocks_view, ending_view, move_view, questions_view, series_view, setup_options, side_view,
    table_problem,
};
use ts_rs::TS;

use crate::problems::{Unanswerable, bad_record, bad_save, bad_settings, not_now, unreadable};
use crate::{LocalPlayer, RecordFormat, Step, WantedSettings};

/// The level of the computer that takes over from a player who resigned among three.
const SUBSTITUTE_LEVEL: u8 = 5;

/// What is played on one screen, by whom and how.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct LocalSetup {
    /// The game, with the options of the table among its own.
    pub settings: WantedSettings,
    /// The first position, where the rules' own is not wanted.
    #[serde(default)]
    pub position: Option<String>,
    /// What the deal is made from, in games that begin with one.
    pub seed: u64,
    /// Who plays, in seat order.
    pub seats: Vec<LocalPlayer>,
    /// The time control in its short text; none if it is not given.
    #[serde(default)]
    pub time: Option<String>,
    /// How many games a match has; 1 if none is given.
    #[serde(default)]
    pub games: Option<u32>,
}

/// A table on one device: the players share the page, so no consent is asked for.
#[derive(Debug)]
pub(crate) struct LocalTable {
    table: Table,
    seats: Vec<LocalPlayer>,
    /// The match, with the games before this one.
    series: Option<Series>,
    /// How often something has changed.
    number: u64,
}

/// A table as it is kept by the page.
#[derive(Serialize, Deserialize)]
struct Saved {
    table: SavedTable,
    seats: Vec<LocalPlayer>,
    series: Option<Series>,
}

impl LocalTable {
    /// Opens a table.
    pub fn open(setup: LocalSetup) -> Result<Self, Box<Problem>> {
        let settings = setup.settings.checked()?;
        let control: TimeControl = match &setup.time {
            Some(text) => text.parse().map_err(bad_settings)?,
            None => TimeControl::None,
        };
        let start = match setup.position {
            Some(text) => Start::Position(text),
            None => Start::Seed(Seed(setup.seed)),
        };
        let players: Vec<Player> = setup.seats.iter().map(LocalPlayer::player).collect();
        let series = match setup.games {
            None | Some(1) => None,
            Some(games) => {
                let series = Series::new(&settings, players.clone(), games, Finish::PlayedOut);
                Some(series.map_err(bad_settings)?)
            }
        };
        let opened = Setup::new(settings, start)
            .players(players)
            .options(setup.settings.table_options()?)
            .control(control);
        let table = Table::open(opened).map_err(|error| table_problem(&error))?;
        Ok(Self { table, seats: setup.seats, series, number: 0 })
    }

    /// Opens a saved table again.
    pub fn restore(saved: &str) -> Result<Self, Box<Problem>> {
        let Saved { table, seats, series } =
            serde_json::from_str(saved).map_err(|error| bad_save(unreadable(&error)))?;
        let table = Table::restore(table).map_err(bad_save)?;
        if seats.len() != table.position().seats() {
            return Err(bad_save(Unanswerable::SavedPlayers));
        }
        Ok(Self { table, seats, series, number: 0 })
    }

    /// The table on which the first game of a record stands.
    pub fn read_record(text: &str) -> Result<Self, Box<Problem>> {
        let records = record::read(text, None, None).map_err(bad_record)?;
        let first = records.first().ok_or_else(|| bad_record(Unanswerable::EmptyRecord))?;
        let table = Table::from_record(first).map_err(bad_record)?;
        let seats = table.seating().players().iter().map(LocalPlayer::of).collect();
        Ok(Self { table, seats, series: None, number: 0 })
    }

    /// Everything about the table.
    pub fn snapshot(&mut self, handle: u32, now: Moment) -> Snapshot {
        if !self.table.check_time(now).is_empty() {
            self.number += 1;
        }
        let table = &self.table;
        let position = table.position();
        let is_over = table.is_over();
        Snapshot {
            table: name_of(handle),
            number: self.number,
            setup: self.setup_view(),
            start: table.history().start().to_owned(),
            history: table.history().moves().iter().map(move_view).collect(),
            diagram: serde_json::to_value(position.diagram()).unwrap_or_default(),
            moves: if is_over { Vec::new() } else { position.moves() },
            clocks: clocks_view(table.clock(), position.seats(), now),
            chat: Vec::new(),
            state: self.state(),
        }
    }

    /// What changes while the game is played.
    fn state(&self) -> TableState {
        let table = &self.table;
        let position = table.position();
        let games_before = self.games_before();
        TableState {
            phase: if table.is_over() { Phase::Over } else { Phase::Playing },
            seats: Seat::all(position.seats())
                .zip(&self.seats)
                .map(|(seat, player)| side_view(position, seat, player.occupant()))
                .collect(),
            position: position.text(),
            turn: position.turn().number(),
            questions: questions_view(table),
            closed: None,
            may: Seat::all(position.seats()).map(|seat| self.may(seat)).collect(),
            ending: table.ending().map(ending_view),
            series: self.series_now().map(|series| series_view(&series, games_before)),
            next: None,
            may_talk: false,
        }
    }

    fn setup_view(&self) -> SetupView {
        let settings = self.table.settings();
        SetupView {
            game: settings.game().to_owned(),
            variant: settings.variant().to_owned(),
            options: setup_options(settings, self.table.options()),
            time: self.table.setup().control.to_string(),
            rated: false,
            visibility: Visibility::Link,
            games: self.series.as_ref().map_or(1, Series::length),
            local: true,
        }
    }

    /// The player to move plays.
    pub fn play(&mut self, text: &str, now: Moment) -> Result<Step, Box<Problem>> {
        let step = Step::of(self.table.position(), text)?;
        self.table.play(self.table.turn(), text, now).map_err(|error| table_problem(&error))?;
        self.number += 1;
        Ok(step)
    }

    /// Takes the last moves back.
    pub fn undo(&mut self, plies: u32, now: Moment) -> Result<(), Box<Problem>> {
        let taken_back = self.table.takeback(plies as usize, now);
        taken_back.map_err(|error| table_problem(&error))?;
        self.number += 1;
        Ok(())
    }

    /// What a person on a seat may do now besides moving: no consent is needed, because all players share the screen.
    fn may(&self, seat: Seat) -> Vec<ActKind> {
        let table = &self.table;
        let is_person = |seat: Seat| table.player(seat).kind == PlayerKind::Human;
        let seats = || table.seating().seats();
        if !is_person(seat) {
            return Vec::new();
        }
        let is_over = table.is_over();
        let has_moved = table.history().moves().iter().any(|played| is_person(played.seat));
        let all = [
            (ActKind::Resign, !is_over),
            (ActKind::OfferDraw, !is_over && seats().all(is_person)),
            (ActKind::AskTakeback, has_moved),
            (ActKind::Rematch, is_over),
        ];
        all.into_iter().filter(|(_, may)| *may).map(|(kind, _)| kind).collect()
    }

    /// The team of a seat gives up: the whole team sits at this screen. Where three play, the computer takes
    /// the seat and the others play on.
    pub fn resign(&mut self, seat: u8, now: Moment) -> Result<(), Box<Problem>> {
        let seat = Seat::try_from(seat).map_err(bad_settings)?;
        if !self.table.is_over()
            && seat.index() < self.seats.len()
            && self.table.goes_on_without(seat)
        {
            let level = Level::new(SUBSTITUTE_LEVEL).map_err(bad_settings)?;
            let substitute = LocalPlayer::Computer { level };
            let handed_over = self.table.hand_over(seat, substitute.player());
            handed_over.map_err(|error| table_problem(&error))?;
            self.seats[seat.index()] = substitute;
            self.number += 1;
            return Ok(());
        }
        let team = self.table.position().team(seat);
        self.vote_all(|table, seat| {
            let is_partner = table.position().team(seat) == team;
            if is_partner { table.resign(seat, now).map(|_| ()) } else { Ok(()) }
        })
    }

    /// All agree to a draw.
    pub fn agree_draw(&mut self, now: Moment) -> Result<(), Box<Problem>> {
        self.vote_all(|table, seat| table.offer_draw(seat, now).map(|_| ()))
    }

    /// Every seat that has a vote casts it, until the game is over.
    fn vote_all(
        &mut self,
        mut vote: impl FnMut(&mut Table, Seat) -> Result<(), TableError>,
    ) -> Result<(), Box<Problem>> {
        if self.table.is_over() {
            return Err(table_problem(&TableError::GameOver).into());
        }
        let voters: Vec<Seat> = self.table.seating().seats().collect();
        for seat in voters {
            if !self.table.is_over() && self.table.seating().has_vote(seat) {
                vote(&mut self.table, seat).map_err(|error| table_problem(&error))?;
            }
        }
        self.number += 1;
        Ok(())
    }

    /// Lets the clock run, or stops it for a while.
    pub fn run_clock(&mut self, run: bool, now: Moment) -> Result<(), Box<Problem>> {
        let done = if run { self.table.start_clock(now) } else { self.table.pause_clock(now) };
        done.map_err(|error| table_problem(&error))?;
        self.number += 1;
        Ok(())
    }

    /// Clears the table for the next game of the match, with all players one seat further.
    pub fn next_game(&mut self, seed: u64) -> Result<(), Box<Problem>> {
        let over = || not_now("no-next-game", Unanswerable::NoNextGame);
        let Some(ending) = self.table.ending() else {
            return Err(not_now("not-over", Unanswerable::NotOver));
        };
        let mut series = self.series.clone().ok_or_else(over)?;
        let counted = series.add(ending).map_err(|_| over())?;
        let players = series.next_players().ok_or_else(over)?;
        let mut seats = self.seats.clone();
        if counted {
            seats.rotate_left(1);
        }
        let mut setup = self.table.setup().clone().players(players);
        setup.start = Start::Seed(Seed(seed));
        self.table = Table::open(setup).map_err(|error| table_problem(&error))?;
        self.seats = seats;
        self.series = Some(series);
        self.number += 1;
        Ok(())
    }

    /// The match with this game, if it is over.
    fn series_now(&self) -> Option<Series> {
        let mut series = self.series.clone()?;
        if let Some(ending) = self.table.ending() {
            series.add(ending).expect("the game is one of the match");
        }
        Some(series)
    }

    fn games_before(&self) -> usize {
        self.series.as_ref().map_or(0, |series| series.games().len())
    }

    /// The table as a text, to be kept by the page.
    pub fn save(&self, now: Moment) -> String {
        let saved = Saved {
            table: self.table.save(now),
            seats: self.seats.clone(),
            series: self.series.clone(),
        };
        serde_json::to_string(&saved).expect("a table is plain data")
    }

    /// The game as others read it.
    pub fn record(&self, format: RecordFormat) -> Result<String, Box<Problem>> {
        let format = match format {
            RecordFormat::Json => Format::Json,
            RecordFormat::Text => Format::Text,
        };
        record::write(&[self.table.record()], format).map_err(bad_record)
    }

    /// A move of the history, counted from 1.
    pub fn step_at(&self, ply: u32) -> Result<Step, Box<Problem>> {
        let history = self.table.history();
        let index = (ply as usize).checked_sub(1);
        let played = index.and_then(|index| history.moves().get(index));
        let (Some(played), Some(index)) = (played, index) else {
            let plies = history.plies();
            return Err(bad_settings(Unanswerable::NoSuchMove { ply: ply as usize, plies }));
        };
        let before = history.positions().nth(index).expect("there is one before every move");
        Step::of(&self.position(before), &played.text)
    }

    fn position(&self, text: &str) -> Position {
        let settings = self.table.settings();
        settings.entry().position(settings, text).expect("a position's own text can be read")
    }
}

/// A name for a table that no server knows.
fn name_of(handle: u32) -> TableId {
    format!("{handle:016}").parse().expect("sixteen digits are a name")
}
