//! Engines that play at a table.

use tetrarch_catalog::{EngineSetup, Level, Limits, Position, Question, Remaining, Seat, Stop};
use tetrarch_protocol::Phase;
use tetrarch_table::{Millis, Moment, Table, TimeControl};

use super::chairs;
use super::live::Live;
use super::step::Step;
use crate::engine_pool::{EnginePool, Lane, Thinking};
use crate::refusal::Refusal;
use crate::secrets::draw_seed;

/// The memory of an engine at a table, in mebibytes.
const ENGINE_MEMORY_MIB: usize = 16;
/// The longest that an engine thinks about a move.
const LONGEST_MOVE_MS: u64 = 2_000;

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
        let level = chairs::level_of(&self.chairs[seat.index()])?;
        (self.phase() == Phase::Playing).then_some((seat, level))
    }

    /// Whether an engine is at work on what is to be played now.
    pub(super) fn awaits(&self, engine: &EngineMove) -> bool {
        self.engine_to_move().is_some_and(|(seat, _)| seat == engine.seat)
            && engine.ply == self.plies()
    }

    /// Asks for the move of the engine whose turn it is.
    pub(super) fn ask_engine(&self, engines: &EnginePool, now: Moment) -> Option<EngineMove> {
        let (seat, level) = self.engine_to_move()?;
        let position = self.table.position().clone();
        let history = keys_before(&self.table);
        let limits = limits(&self.table, seat, now);
        let work = move |stop: &Stop| choose(&position, level, limits, &history, stop);
        match engines.ask(Lane::Move, work) {
            Ok(thinking) => Some(EngineMove { seat, ply: self.plies(), thinking }),
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "an engine cannot move");
                None
            }
        }
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
    let setup = EngineSetup { table_mib: ENGINE_MEMORY_MIB, threads: 1, ..EngineSetup::default() };
    let question = Question::new(limits).after(history).until(stop);
    let mut player = position.player(level, setup, draw_seed());
    player.choose(position, &question, &mut |_| ()).map(|decision| decision.text)
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
