//! Answers every request of the page.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use tetrarch_analysis::ReplayedGame;
use tetrarch_catalog::{Position, Seed};
use tetrarch_engine::{Clock, Limits};
use tetrarch_protocol::Problem;
use tetrarch_table::Moment;
use tetrarch_views::catalogue;

use crate::local_table::LocalTable;
use crate::problems::{Unanswerable, bad_record, bad_settings, unreadable};
use crate::proving::Proving;
use crate::request::ProgressMessage;
use crate::thinking::{Listener, Thinking, analyse};
use crate::{Request, Step, TableAct, View, WantedSettings};

/// What the page hears.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// What was asked for.
    Ok(Value),
    /// Why there is none.
    Problem(Problem),
}

/// Answers requests, and keeps the tables and the engine that they are about.
pub struct Dispatcher<C> {
    clock: C,
    tables: BTreeMap<u32, LocalTable>,
    last_table: u32,
    thinking: Thinking,
    proving: Proving,
}

impl<C: Clock> Dispatcher<C> {
    /// A dispatcher without tables.
    #[must_use]
    pub fn new(clock: C) -> Self {
        Self {
            clock,
            tables: BTreeMap::new(),
            last_table: 0,
            thinking: Thinking::default(),
            proving: Proving::default(),
        }
    }

    /// Answers a request in JSON. The listener hears what the engine thinks while it does.
    pub fn answer(
        &mut self,
        request: &[u8],
        listener: &mut dyn FnMut(&ProgressMessage<'_>),
    ) -> Answer {
        let request =
            serde_json::from_slice(request).map_err(|error| bad_settings(unreadable(&error)));
        match request.and_then(|request| self.answer_request(request, listener)) {
            Ok(value) => Answer::Ok(value),
            Err(problem) => Answer::Problem(*problem),
        }
    }

    fn answer_request(
        &mut self,
        request: Request,
        listener: Listener<'_>,
    ) -> Result<Value, Box<Problem>> {
        match request {
            Request::Catalogue {} => written(catalogue()),
            Request::Start { settings, seed } => {
                written(View::from(&settings.start(Seed(seed.unwrap_or_default()))?))
            }
            Request::Look { settings, position } => {
                written(View::from(&settings.position(&position)?))
            }
            Request::SetUp { settings, diagram, turn } => {
                written(View::from(&settings.set_up(&diagram, turn)?))
            }
            Request::Preview { settings, position, text } => {
                written(Step::of(&settings.position(&position)?, &text)?)
            }
            Request::Geometry { settings } => written(settings.start(Seed::default())?.geometry()),
            Request::OpenTable { setup } => self.seat(LocalTable::open(setup)?),
            Request::RestoreTable { saved } => self.seat(LocalTable::restore(&saved)?),
            Request::ReadRecord { text } => self.seat(LocalTable::read_record(&text)?),
            Request::Table { table, act } => self.act(table, act),
            Request::Choose { settings, position, history, level, seed } => {
                let (position, keys) = after(&settings, &position, &history)?;
                let Self { thinking, clock, .. } = self;
                let seed = Seed(seed);
                written(thinking.choose(&position, &keys, level, seed, clock, listener)?)
            }
            Request::Think { settings, position, history, lines, ms, nodes } => {
                let (position, keys) = after(&settings, &position, &history)?;
                let limits = Limits { move_time_ms: ms, nodes, ..Limits::NONE };
                let Self { thinking, clock, .. } = self;
                written(thinking.think(&position, &keys, lines, limits, clock, listener))
            }
            Request::ProofNode { settings, position, nodes } => {
                written(self.proving.node(&settings.position(&position)?, nodes, &self.clock))
            }
            Request::Analyse { settings, start, moves, lines, effort } => {
                let course =
                    ReplayedGame::play(settings.position(&start)?, moves).map_err(bad_record)?;
                written(analyse(&course, lines, effort, &self.clock, listener)?)
            }
        }
    }

    fn seat(&mut self, table: LocalTable) -> Result<Value, Box<Problem>> {
        self.last_table += 1;
        self.tables.insert(self.last_table, table);
        written(self.last_table)
    }

    fn act(&mut self, handle: u32, act: TableAct) -> Result<Value, Box<Problem>> {
        let now = Moment(self.clock.now_ms());
        if act == (TableAct::Dispose {}) {
            self.tables.remove(&handle);
            return Ok(Value::Null);
        }
        let no_table = || bad_settings(Unanswerable::NoSuchTable { handle });
        let table = self.tables.get_mut(&handle).ok_or_else(no_table)?;
        match act {
            TableAct::Snapshot {} => written(table.snapshot(handle, now)),
            TableAct::Play { text } => written(table.play(&text, now)?),
            TableAct::Undo { plies } => written(table.undo(plies, now)?),
            TableAct::Resign { seat } => written(table.resign(seat, now)?),
            TableAct::AgreeDraw {} => written(table.agree_draw(now)?),
            TableAct::StartClock {} => written(table.run_clock(true, now)?),
            TableAct::PauseClock {} => written(table.run_clock(false, now)?),
            TableAct::NextGame { seed } => written(table.next_game(seed)?),
            TableAct::Save {} => written(table.save(now)),
            TableAct::Record { format } => written(table.record(format)?),
            TableAct::StepAt { ply } => written(table.step_at(ply)?),
            TableAct::Dispose {} => Ok(Value::Null),
        }
    }
}

/// A position and the keys of the positions before it.
fn after(
    settings: &WantedSettings,
    position: &str,
    history: &[String],
) -> Result<(Position, Vec<u64>), Box<Problem>> {
    let keys = history.iter().map(|text| Ok(settings.position(text)?.key()));
    Ok((settings.position(position)?, keys.collect::<Result<_, Box<Problem>>>()?))
}

fn written(answer: impl Serialize) -> Result<Value, Box<Problem>> {
    Ok(serde_json::to_value(answer).expect("answers are plain data"))
}
