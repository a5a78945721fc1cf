//! Engines that play at a table.

use std::time::{Duration, Instant};

use tetrarch_catalog::{Position, Seat};
use tetrarch_engine::{Level, Limits, Remaining, Stop};
use tetrarch_jobs::{JobLimits, MoveTask, Outcome, Place, Task, move_id};
use tetrarch_protocol::Phase;
use tetrarch_store::jobs::JobLane;
use tetrarch_table::{Millis, Moment, Table, TimeControl};

use super::live::Live;
use super::step::Step;
use super::stored_seats;
use crate::engine_pool::{EnginePool, Lane, Thinking};
use crate::errand::Errand;
use crate::refusal::Refusal;
use crate::secrets::draw_seed;
use crate::shares::QueueFull;

/// The longest that an engine thinks about a move.
pub(crate) const LONGEST_MOVE_MS: u64 = 2_000;
/// How much longer the move of a worker elsewhere may take before it is looked for here.
const GRACE: Duration = Duration::from_millis(1_500);

/// How hard an engine tries, after it has failed so often at the same move.
///
/// An engine that fails has a mistake in it, and would make it again: the game must go on all the
/// same, and its opponent not wait forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effort {
    /// As hard as its level does.
    Full,
    /// One move deep.
    OneMove,
    /// Not at all: any legal move.
    None,
}

impl Effort {
    fn after(failures: u32) -> Self {
        match failures {
            0 | 1 => Self::Full,
            2 => Self::OneMove,
            _ => Self::None,
        }
    }
}

/// How an engine comes to its move.
type Choose = fn(&Position, Level, Limits, &[u64], &Stop) -> Option<String>;

/// An engine at work on the move of a seat.
pub(super) struct EngineMove {
    seat: Seat,
    ply: u32,
    thinking: Thinking<Option<String>>,
}

impl EngineMove {
    /// Waits for the text of the move; none if there will be none.
    pub(super) async fn text(&mut self) -> Option<String> {
        self.thinking.answer().await.flatten()
    }
}

impl Live {
    /// The seat to move and its level, if an engine sits there.
    fn engine_to_move(&self) -> Option<(Seat, Level)> {
        let seat = self.table.turn();
        let level = stored_seats::level_of(&self.stored_seats[seat.index()])?;
        (self.phase() == Phase::Playing).then_some((seat, level))
    }

    /// Whether an engine is at work on what is to be played now.
    pub(super) fn awaits(&self, engine: &EngineMove) -> bool {
        self.engine_to_move().is_some_and(|(seat, _)| seat == engine.seat)
            && engine.ply == self.plies()
    }

    /// Asks for the move of the engine whose turn it is, if it is one's, and which has failed so often at
    /// it.
    ///
    /// # Errors
    /// If too much of the table's owner waits already.
    pub(super) fn ask_engine(
        &self,
        engines: &EnginePool,
        failures: u32,
        now: Moment,
    ) -> Result<Option<EngineMove>, QueueFull> {
        self.ask_with(choose, engines, failures, now)
    }

    fn ask_with(
        &self,
        choose: Choose,
        engines: &EnginePool,
        failures: u32,
        now: Moment,
    ) -> Result<Option<EngineMove>, QueueFull> {
        let Some((seat, level)) = self.engine_to_move() else { return Ok(None) };
        let position = self.table.position().clone();
        let history = keys_before(&self.table);
        let limits = JobLimits::of(limits(&self.table, seat, now));
        let errand = self.errand(level, limits, &history, failures);
        let asked = Instant::now();
        let work = move |stop: &Stop| match Effort::after(failures) {
            Effort::Full => choose(&position, level, limits.after(asked.elapsed()), &history, stop),
            Effort::OneMove => {
                let limits = Limits { depth: Some(1), ..limits.after(asked.elapsed()) };
                choose(&position, level, limits, &history, stop)
            }
            Effort::None => position.moves().into_iter().next(),
        };
        let thinking = engines.ask_anyone(Lane::Move, self.setup.owner, work, errand)?;
        Ok(Some(EngineMove { seat, ply: self.plies(), thinking }))
    }

    /// How a worker elsewhere would find the move. What has failed is tried here.
    fn errand(
        &self,
        level: Level,
        limits: JobLimits,
        history: &[u64],
        failures: u32,
    ) -> Option<Errand<Option<String>>> {
        let table = self.stored_id();
        let id = move_id(&table, self.number(), failures).filter(|_| failures == 0)?;
        let (position, history) = (self.table.position().clone(), history.to_vec());
        let task = move || {
            let (place, seed) = (Place::of(&position), draw_seed().0);
            Task::Move(MoveTask { place, history, level: level.number(), limits, seed })
        };
        let read = |outcome| match outcome {
            Outcome::Move { text } => Some(text),
            _ => None,
        };
        Some(Errand {
            id,
            lane: JobLane::Move,
            table,
            task: Box::new(task),
            read,
            on_progress: None,
            patience: Some(Duration::from_millis(LONGEST_MOVE_MS) + GRACE),
        })
    }

    /// Plays the move that an engine has chosen.
    pub(super) fn play_engine(&mut self, text: &str, now: Moment) -> Result<Step, Refusal> {
        self.play_text(self.table.turn(), text, None, now, Millis::ZERO)
    }
}

fn choose(
    position: &Position,
    level: Level,
    limits: Limits,
    history: &[u64],
    stop: &Stop,
) -> Option<String> {
    tetrarch_jobs::choose(position, level, limits, history, draw_seed(), stop)
}

/// The keys of the positions before the one on the board: to come back to one may be a draw.
fn keys_before(table: &Table) -> Vec<u64> {
    let settings = table.settings();
    let mut texts: Vec<&str> = table.history().positions().collect();
    texts.pop();
    let keys = texts.into_iter().filter_map(|text| settings.entry().position(settings, text).ok());
    keys.map(|position| position.key()).collect()
}

fn limits(table: &Table, seat: Seat, now: Moment) -> Limits {
    let control = table.setup().control;
    let remaining = table.clock().left(seat, now).map(|left| Remaining {
        bank_ms: left.0,
        increment_ms: control.increment().0,
        delay_ms: control.delay().0,
        for_each_move: matches!(control, TimeControl::DaysPerMove { .. }),
    });
    Limits { move_time_ms: Some(LONGEST_MOVE_MS), remaining, ..Limits::NONE }
}

#[cfg(test)]
mod tests {
    use tetrarch_protocol::{NewSeat, NewTable};

    use super::super::create::{Party, create, settings_of};
    use super::*;

    fn fail(_: &Position, _: Level, _: Limits, _: &[u64], _: &Stop) -> Option<String> {
        panic!("on purpose")
    }

    fn fail_if_deep(
        position: &Position,
        _: Level,
        limits: Limits,
        _: &[u64],
        _: &Stop,
    ) -> Option<String> {
        assert_eq!(limits.depth, Some(1), "on purpose");
        position.moves().pop()
    }

    /// A table where an engine has the first move.
    fn engine_first() -> Live {
        let seats = vec![NewSeat::Computer { level: 10 }, NewSeat::Me { name: None }];
        let new = serde_json::json!({ "game": "gou", "seats": seats });
        let new: NewTable = serde_json::from_value(new).expect("it is a table");
        let settings = settings_of(&new).expect("the game exists");
        let (_, changes) =
            create(&new, settings, &Party::default(), Moment::ZERO).expect("it can be made");
        let mut stored = None;
        for change in changes {
            match change {
                tetrarch_store::Change::CreateTable(head) => {
                    stored = Some(tetrarch_store::StoredTable { head, entries: Vec::new() });
                }
                tetrarch_store::Change::Append { entries, .. } => {
                    stored.as_mut().expect("it comes first").entries.extend(entries);
                }
                other => panic!("nothing else makes a table: {other:?}"),
            }
        }
        let stored = stored.expect("a table was made");
        Live::restore(&stored, |_| ()).expect("it was just written").live
    }

    #[tokio::test]
    async fn an_engine_that_always_fails_plays_any_legal_move_in_the_end() {
        let (engines, mut live) = (EnginePool::new(1), engine_first());
        for failures in 0..3 {
            let asked = live.ask_with(fail, &engines, failures, Moment::ZERO);
            assert_eq!(asked.expect("there is room").expect("it is its turn").text().await, None);
        }
        let asked = live.ask_with(fail, &engines, 3, Moment::ZERO);
        let text = asked
            .expect("there is room")
            .expect("it is its turn")
            .text()
            .await
            .expect("this cannot fail");
        live.play_engine(&text, Moment::ZERO).expect("the move is legal");
        assert_eq!(live.plies(), 1);
    }

    #[tokio::test]
    async fn an_engine_that_fails_when_it_thinks_plays_without_thinking_far() {
        let (engines, live) = (EnginePool::new(1), engine_first());
        for (failures, answers) in [(0, false), (1, false), (2, true)] {
            let asked = live.ask_with(fail_if_deep, &engines, failures, Moment::ZERO);
            let answer = asked.expect("there is room").expect("it is its turn").text().await;
            assert_eq!(answer.is_some(), answers, "after {failures} failures");
        }
    }
}
