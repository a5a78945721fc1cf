//! Playing one game of a match.

use tetrarch_catalog::{Seat, Team};
use tetrarch_engine::Stop;
use tetrarch_game::Said as _;
use tetrarch_table::{Millis, Moment, Player, RecordScore, Setup, Start, Table};

use crate::adjudication::{Adjudicated, Opinions};
use crate::chance::seed_of;
use crate::contestant::SeatClock;
use crate::opening::{Book, Opening};
use crate::{
    Casting, Contestant, ContestantMove, FinishedGame, Fixture, Forfeit, ForfeitNote, GameResult,
    MatchPlan, Pace, Turn, Work,
};

/// Sets the seeds of contestants apart from those of openings.
const CONTESTANT: u64 = 2;

/// Plays the games of a match.
pub(crate) struct Referee<'a> {
    plan: &'a MatchPlan,
    casting: &'a dyn Casting,
    book: Book<'a>,
}

impl<'a> Referee<'a> {
    pub(crate) fn new(plan: &'a MatchPlan, casting: &'a dyn Casting) -> Self {
        let book = Book::new(plan.openings, &plan.settings, plan.seed);
        Self { plan, casting, book }
    }

    /// Plays a game; none if the match was broken off before its end.
    pub(crate) fn play(&self, fixture: &Fixture, stop: &Stop) -> Option<FinishedGame> {
        let opening = self.book.opening(fixture.round);
        let mut bout = Bout::begin(self.plan, fixture, &opening);
        let end = match self.contestants(&bout) {
            Ok(mut contestants) => bout.play(&mut contestants, stop)?,
            Err((seat, forfeit)) => End::Forfeit(seat, forfeit),
        };
        (!stop.is_set()).then(|| bout.finished(&end))
    }

    fn contestants(&self, bout: &Bout<'_>) -> Result<Vec<Box<dyn Contestant>>, (Seat, Forfeit)> {
        let teams = bout.fixture.teams.iter().enumerate();
        let contestants = teams.map(|(team, &entrant)| {
            let place = [CONTESTANT, bout.fixture.game, team as u64];
            let seed = seed_of(self.plan.seed, &place);
            let contestant = self.casting.contestant(entrant, bout.table.position(), seed);
            contestant.map_err(|forfeit| (bout.first_seat(Team::from_index(team)), forfeit))
        });
        contestants.collect()
    }
}

/// What ended a game.
enum End {
    /// The rules of the game or of the table.
    Table,
    /// A contestant that could not go on.
    Forfeit(Seat, Forfeit),
    /// What both thought of it.
    Adjudication(Adjudicated),
}

/// A game being played.
struct Bout<'a> {
    plan: &'a MatchPlan,
    fixture: &'a Fixture,
    table: Table,
    opening_text: String,
    keys: Vec<u64>,
    clocks: Vec<Option<SeatClock>>,
    moment: Moment,
    opinions: Opinions,
    work: Vec<Work>,
}

impl<'a> Bout<'a> {
    fn begin(plan: &'a MatchPlan, fixture: &'a Fixture, opening: &Opening) -> Self {
        let start = plan.settings.entry().start(&plan.settings, opening.deal);
        let start = start.expect("the plan was checked");
        let entrant = |seat: Seat| &plan.entrants[fixture.teams[start.team(seat).index()]];
        let seats = || Seat::all(start.seats());
        let players = seats().map(|seat| Player::computer(&entrant(seat).name));
        let setup = Setup::new(plan.settings.clone(), Start::Seed(opening.deal))
            .players(players)
            .options(plan.table);
        let mut table = Table::open(setup).expect("every seat has a player");
        let mut keys = Vec::new();
        for text in &opening.moves {
            keys.push(table.position().key());
            let played = table.play(table.turn(), text, Moment::ZERO);
            // The table may end a game that its rules do not: by repetition in the opening.
            if played.is_err() {
                keys.pop();
                break;
            }
        }
        if !table.is_over() {
            table.start_clock(Moment::ZERO).expect("the game goes on");
        }
        let clock = |seat| {
            let bank = entrant(seat).pace(plan.pace).bank?;
            Some(SeatClock { left_ms: bank.bank_ms, increment_ms: bank.increment_ms })
        };
        Self {
            plan,
            fixture,
            opening_text: table.position().text(),
            keys,
            clocks: seats().map(clock).collect(),
            moment: Moment::ZERO,
            opinions: Opinions::default(),
            work: vec![Work::default(); fixture.teams.len()],
            table,
        }
    }

    fn play(&mut self, contestants: &mut [Box<dyn Contestant>], stop: &Stop) -> Option<End> {
        while !self.table.is_over() {
            let seat = self.table.turn();
            let team = self.table.seating().team(seat);
            let taken = self.take_turn(seat, team, contestants[team.index()].as_mut(), stop);
            if stop.is_set() {
                return None;
            }
            match taken {
                Err(forfeit) => return Some(End::Forfeit(seat, forfeit)),
                Ok(Some(adjudicated)) if !self.table.is_over() => {
                    return Some(End::Adjudication(adjudicated));
                }
                Ok(_) => {}
            }
        }
        Some(End::Table)
    }

    fn take_turn(
        &mut self,
        seat: Seat,
        team: Team,
        contestant: &mut dyn Contestant,
        stop: &Stop,
    ) -> Result<Option<Adjudicated>, Forfeit> {
        let pace = self.pace(team);
        let clock = self.plan.timekeeping.clock();
        let left_ms = self.clocks[seat.index()].map(|clock| clock.left_ms);
        let begun_ms = clock.now_ms();
        let choice = contestant.choose(&Turn {
            table: &self.table,
            keys: &self.keys,
            limits: pace.limits(left_ms),
            clocks: &self.clocks,
            margin_ms: self.plan.margin_ms,
            patience_ms: self.plan.patience_ms,
            clock,
            stop,
        })?;
        let spent_ms = clock.now_ms().saturating_sub(begun_ms);
        self.charge(seat, spent_ms)?;
        self.work[team.index()].add(Work {
            moves: 1,
            depth: u64::from(choice.depth),
            nodes: choice.nodes,
            ms: if pace.is_timed() { spent_ms } else { 0 },
        });
        self.put(seat, &choice, if pace.is_timed() { spent_ms } else { 0 })?;
        let plies = self.table.history().plies() as u32;
        Ok(self.plan.adjudication.hear(&mut self.opinions, team, choice.worth, plies))
    }

    fn pace(&self, team: Team) -> Pace {
        self.plan.entrants[self.fixture.teams[team.index()]].pace(self.plan.pace)
    }

    /// Takes the time from the seat's clock, if it has one.
    fn charge(&mut self, seat: Seat, spent_ms: u64) -> Result<(), Forfeit> {
        let Some(clock) = &mut self.clocks[seat.index()] else { return Ok(()) };
        if spent_ms > clock.left_ms + self.plan.margin_ms {
            return Err(Forfeit::Time { spent_ms, allowed_ms: clock.left_ms });
        }
        clock.left_ms = clock.left_ms.saturating_sub(spent_ms) + clock.increment_ms;
        Ok(())
    }

    fn put(&mut self, seat: Seat, choice: &ContestantMove, spent_ms: u64) -> Result<(), Forfeit> {
        let key = self.table.position().key();
        self.moment = self.moment.after(Millis(spent_ms));
        self.table.play(seat, &choice.text, self.moment).map_err(|error| Forfeit::IllegalMove {
            text: choice.text.clone(),
            why: error.message(),
        })?;
        self.keys.push(key);
        Ok(())
    }

    fn first_seat(&self, team: Team) -> Seat {
        self.table.seating().seats_of(team)[0]
    }

    fn finished(self, end: &End) -> FinishedGame {
        let mut record = self.table.record();
        record.event = Some("Tetrarch arena".to_owned());
        record.round = Some(format!("{}.{}", self.fixture.round + 1, self.fixture.game + 1));
        let mut forfeit_note = None;
        match end {
            End::Table => {}
            End::Forfeit(seat, forfeit) => {
                let loser = self.table.seating().team(*seat);
                record.result = Some(self.won_by(|team| team != loser));
                record.termination = Some("forfeit".to_owned());
                let entrant = self.plan.entrants[self.fixture.teams[loser.index()]].name.clone();
                let message = forfeit.message();
                record.comment = Some(format!("{entrant}: {}", message.plain()));
                forfeit_note = Some(ForfeitNote { entrant, kind: forfeit.kind(), message });
            }
            End::Adjudication(adjudicated) => {
                record.result = Some(match *adjudicated {
                    Adjudicated::Win(winner) => self.won_by(|team| team == winner),
                    Adjudicated::Draw => vec![RecordScore::Draw; self.table.position().seats()],
                });
                record.termination = Some("adjudication".to_owned());
            }
        }
        let scores = record.result.clone().unwrap_or_default();
        let teams = (0..self.fixture.teams.len()).map(Team::from_index);
        let result = GameResult {
            game: self.fixture.game,
            round: self.fixture.round,
            group: self.fixture.group,
            teams: self
                .fixture
                .teams
                .iter()
                .map(|&entrant| self.plan.entrants[entrant].name.clone())
                .collect(),
            points: teams.map(|team| scores[self.first_seat(team).index()].value()).collect(),
            ending: record.termination.clone().unwrap_or_default(),
            forfeit: forfeit_note,
            plies: record.plies.len() as u64,
            opening: self.opening_text,
            work: self.work,
        };
        FinishedGame { result, record }
    }

    fn won_by(&self, has_won: impl Fn(Team) -> bool) -> Vec<RecordScore> {
        let seating = self.table.seating();
        let score =
            |seat| if has_won(seating.team(seat)) { RecordScore::Win } else { RecordScore::Loss };
        seating.seats().map(score).collect()
    }
}
